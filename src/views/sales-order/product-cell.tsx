import './sales-order.css';
import type { ProductRow } from '#model/product/product.facts.ts';
import { usePaths } from '../app/use-paths.ts';
import { useProductName } from '../product/product-name.ts';
import { UiLink } from '../ui/ui-link.tsx';

/** A product in a line: its SKU as a link, its name under it. */
export function ProductCell({ product }: { readonly product: ProductRow | undefined }) {
  const paths = usePaths();
  const nameOf = useProductName();
  if (!product) return null;
  return (
    <span className="order-product">
      <UiLink to={paths.to(`/apps/products/${product.id}`)}>{product.sku}</UiLink>
      <span className="ui-faint">{nameOf(product)}</span>
    </span>
  );
}
