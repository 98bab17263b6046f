import type { Find } from '#views/kit/lines/use-lines.ts';
import { useProductCodes } from './product-search.ts';

type Product = Exclude<ReturnType<ReturnType<typeof useProductCodes>>, string>['product'];

/**
 * Finds the product of a code, if one of the lines is of it.
 * @param missing says that none is, by SKU
 */
export function useCodesOnLines(
  lines: readonly { readonly product: string | null }[],
  missing: (sku: string) => string,
): Find<Product> {
  const find = useProductCodes();
  return (code) => {
    const found = find(code);
    if (typeof found === 'string') return found;
    return lines.some(({ product }) => product === found.product.id) ? found : missing(found.product.sku);
  };
}
