import { useLingui } from '@lingui/react/macro';
import { useModel } from '../document/model-context.tsx';
import { useFormat } from '../ui/use-format.ts';
import { unitWords } from './product.messages.ts';
import { useProductName } from './product-name.ts';

/** What names a product: a line of any document, or a row of stock. */
interface OfProduct {
  readonly product: string;
}

/** How lines of a document name their product, and say quantities of it. */
export function useLineWords() {
  const { i18n } = useLingui();
  const format = useFormat();
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
    quantity: (line: OfProduct, thousandths: number): string => {
      const product = productOf(line);
      return format.quantity(thousandths, product && i18n._(unitWords[product.unit]));
    },
  };
}
