import type { CompanyModel } from '#model/engine/company-model.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import { isStocked } from '#model/product/product.bundle.ts';

/** Stock available to a line, thousandths: free stock, and stock reserved for this line. */
export interface LineStock {
  readonly free: number;
  readonly held: number;
}

/** The stock available to an order line; undefined for a product that is not stocked, or not on this device. */
export function lineStock(
  { replica: { view } }: CompanyModel,
  line: { readonly id: string; readonly product: string | null },
  warehouse: string,
): LineStock | undefined {
  const product = line.product === null ? undefined : view.get('product', line.product);
  if (!product || !isStocked(product)) return undefined;
  const stock = view.get('availability', placeKey(product.id, warehouse));
  const held = view.get('reservation', line.id);
  return { free: (stock?.onHand ?? 0) - (stock?.reserved ?? 0), held: held ? held.soft + held.hard : 0 };
}
