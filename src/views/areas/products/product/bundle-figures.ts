import type { CompanyModel } from '#model/engine/company-model.ts';
import { total } from '#model/lines/line-parts.ts';
import { kitStock, neededParts, nextArrival, stockOfParts } from '#model/areas/products/product/kit-stock.ts';
import { isKit } from '#model/areas/products/product/product.bundle.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { placeKey } from '#model/stock/stock.tables.ts';

/** What of a bundle there is in one warehouse. */
export interface BundleStock {
  readonly warehouse: string;
  /** Thousandths that can be sold. */
  readonly free: number;
  /** The component that limits it, with what of it is free (thousandths) and the day more is expected; null: none does. */
  readonly limiting: { readonly product: string; readonly free: number; readonly on: string | null } | null;
}

/** What of a bundle there is in a warehouse: what its components make of a kit, else its own stock. [PR31] */
export function bundleStock(
  { replica: { view } }: CompanyModel,
  bundle: ProductRow,
  warehouse: string,
): BundleStock {
  if (!isKit(bundle)) {
    const stock = view.get('availability', placeKey(bundle.id, warehouse));
    return { warehouse, free: (stock?.onHand ?? 0) - (stock?.reserved ?? 0), limiting: null };
  }
  const { kits, limiting } = kitStock(view, bundle, warehouse);
  const on = limiting && nextArrival(view, limiting.product, warehouse);
  return { warehouse, free: kits, limiting: limiting && { ...limiting, on } };
}

/** What of a bundle there is in all warehouses, thousandths. */
export function bundleFree(
  model: CompanyModel,
  bundle: ProductRow,
  warehouses: readonly { readonly id: string }[],
): number {
  if (!isKit(bundle)) return total(warehouses, ({ id }) => bundleStock(model, bundle, id).free);
  const { view } = model.replica;
  const parts = neededParts(view, bundle);
  return total(warehouses, ({ id }) => stockOfParts(view, parts, id).kits);
}
