import type { CompanyModel } from '#model/engine/company-model.ts';
import { placeKey } from '#model/stock/stock.tables.ts';

/** What a line may count on, thousandths: what nobody holds, and what is held for this very line. */
export interface LineStock {
  readonly free: number;
  readonly held: number;
}

/** The stock that a line of an order may count on; undefined for what is not stocked, or not known here. */
export function lineStock(
  { replica: { view } }: CompanyModel,
  line: { readonly id: string; readonly product: string | null },
  warehouse: string,
): LineStock | undefined {
  const product = line.product === null ? undefined : view.get('product', line.product);
  if (product?.kind !== 'stocked') return undefined;
  const stock = view.get('availability', placeKey(product.id, warehouse));
  const held = view.get('reservation', line.id);
  return { free: (stock?.onHand ?? 0) - (stock?.reserved ?? 0), held: held ? held.soft + held.hard : 0 };
}
