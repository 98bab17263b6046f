import type { PricedLine } from '#model/lines/line-schemas.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import { useOrderedQuantity } from '#views/kit/document/use-unit-name.ts';

/** Anything that refers to a product: a line of any document, or a row of stock. */
interface OfProduct {
  readonly product: string;
}

/** How document lines name their product and format its quantities. */
export function useLineWords() {
  const quantity = useQuantity();
  const ordered = useOrderedQuantity();
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
    /** In the unit it was ordered in too: `2 boxes = 24 pcs`. */
    ordered: (line: OfProduct & Pick<PricedLine, 'orderedIn'>, thousandths: number): string =>
      ordered(line, thousandths, productOf(line)),
  };
}
