import { resolveScan } from '#model/areas/products/product/product-codes.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import type { FormColumn } from '#views/kit/lines/form-columns.ts';
import { useProductChoice } from './product-search.ts';

/** The column of a list within a form in which a product is found: by its name or SKU, or by a code that is scanned. */
export function useProductColumn(
  header: string,
  isOffered: (row: ProductRow) => boolean,
): FormColumn<{ readonly product: string }> & { readonly kind: 'found' } {
  const { view } = useModel().replica;
  const today = useToday();
  const nameOf = useProductName();
  const choice = useProductChoice(isOffered);
  return {
    kind: 'found',
    id: 'product',
    header,
    ...choice,
    said: (id) => {
      const product = view.get('product', id);
      return product ? `${product.sku} · ${nameOf(product)}` : '';
    },
    find: (code) => {
      const scanned = resolveScan(view, code, today);
      return scanned.is === 'product' ? scanned.product.id : undefined;
    },
  };
}
