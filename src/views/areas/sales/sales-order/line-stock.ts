import type { CompanyModel } from '#model/engine/company-model.ts';
import type { Reader } from '#model/engine/reader.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import { partId } from '#model/areas/sales/sales-order/sales-order.kits.ts';
import { kitStock } from '#model/areas/products/product/kit-stock.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { isKit, isStocked } from '#model/areas/products/product/product.bundle.ts';

/** Stock available to a line, thousandths: free stock, and stock reserved for this line. */
export interface LineStock {
  readonly free: number;
  readonly held: number;
  /** The component of a kit that limits it. */
  readonly limiting?: string;
}

/** The stock available to an order line; undefined for a product that is not stocked, or not on this device. */
export function lineStock(
  { replica: { view } }: CompanyModel,
  line: { readonly id: string; readonly product: string | null },
  warehouse: string,
): LineStock | undefined {
  const product = line.product === null ? undefined : view.get('product', line.product);
  if (product && isKit(product)) return kitLineStock(view, line, product, warehouse);
  if (!product || !isStocked(product)) return undefined;
  const stock = view.get('availability', placeKey(product.id, warehouse));
  const held = view.get('reservation', line.id);
  return { free: (stock?.onHand ?? 0) - (stock?.reserved ?? 0), held: held ? held.soft + held.hard : 0 };
}

/** What the free stock makes of a kit, with what its parts have reserved already. [PR31] */
function kitLineStock(
  view: Reader,
  line: { readonly id: string },
  kit: ProductRow,
  warehouse: string,
): LineStock | undefined {
  const held = (product: string): number => {
    const entry = view.get('reservation', partId(line.id, product));
    return entry ? entry.soft + entry.hard : 0;
  };
  const { kits, limiting } = kitStock(view, kit, warehouse, held);
  return limiting ? { free: kits, held: 0, limiting: limiting.product } : undefined;
}
