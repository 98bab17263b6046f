import { useModel } from '../document/model-context.tsx';
import { useProductName } from '../document/product-name.ts';
import { useQuantity } from '../document/use-quantity.ts';

/** Anything that refers to a product: a line of any document, or a row of stock. */
interface OfProduct {
  readonly product: string;
}

/** How document lines name their product and format its quantities. */
export function useLineWords() {
  const quantity = useQuantity();
  const { replica } = useModel();
  const nameOf = useProductName();
  const productOf = ({ product }: OfProduct) => replica.view.get('product', product);
  return {
    productOf,
    sku: (line: OfProduct): string => productOf(line)?.sku ?? '',
    name: (line: OfProduct): string => {
      const product = productOf(line);
      return product ? `${product.sku} · ${nameOf(product)}` : line.product;
    },
    /** With the product's unit. */
    quantity: (line: OfProduct, thousandths: number): string => quantity(thousandths, productOf(line)),
  };
}
