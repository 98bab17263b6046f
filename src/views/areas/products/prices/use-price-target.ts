import type { ListedPriceForm } from '#model/areas/products/prices/listed-price.facts.ts';
import { useDocumentName, useHeld } from '#views/kit/document/document-name.ts';
import { useProductName } from '#views/kit/document/product-name.ts';

/** What a price is of, in a line: the product with its SKU, or the category. */
export function usePriceTarget(): (price: Pick<ListedPriceForm, 'product' | 'category'>) => string {
  const held = useHeld();
  const nameOf = useProductName();
  const called = useDocumentName();
  return ({ product: id, category }) => {
    if (id === null) return category === null ? '' : called('category', category);
    const product = held('product', id);
    return product ? `${product.sku} · ${nameOf(product)}` : '';
  };
}
