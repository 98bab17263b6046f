import type { Reader } from '#model/engine/reader.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import { UNIT } from '#model/values/money.ts';
import { compare } from '#model/values/order.ts';
import { isStocked, partsOfKit, type KitPart } from './product.bundle.ts';
import type { ProductRow } from './product.facts.ts';

/** How many whole kits (thousandths) there are in a warehouse, and the component that limits them. */
export interface KitStock {
  readonly kits: number;
  /** Its product, and the thousandths of it that are free; null where nothing that is stocked limits it. */
  readonly limiting: { readonly product: string; readonly free: number } | null;
}

/**
 * What the free stock of a warehouse makes of a kit: the fewest kits that one of the stocked components makes which it
 * needs. [PR31]
 * @param held what is reserved for the asker besides, thousandths of a product
 */
export function kitStock(
  view: Reader,
  kit: Pick<ProductRow, 'kind' | 'bundle'>,
  warehouse: string,
  held: (product: string) => number = () => 0,
): KitStock {
  return stockOfParts(view, neededParts(view, kit), warehouse, held);
}

/** The same, of the parts that a kit needs. */
export function stockOfParts(
  view: Reader,
  parts: readonly KitPart[],
  warehouse: string,
  held: (product: string) => number = () => 0,
): KitStock {
  let fewest: { readonly kits: number; readonly product: string; readonly free: number } | null = null;
  for (const { product, per } of parts) {
    const stock = view.get('availability', placeKey(product, warehouse));
    const free = (stock?.onHand ?? 0) - (stock?.reserved ?? 0) + held(product);
    const kits = Math.max(0, Math.floor(free / per));
    if (!fewest || kits < fewest.kits) fewest = { kits, product, free };
  }
  if (!fewest) return { kits: 0, limiting: null };
  const { kits, product, free } = fewest;
  return { kits: kits * UNIT, limiting: { product, free } };
}

/** The stocked products that a kit cannot be without. */
export const neededParts = (view: Reader, kit: Pick<ProductRow, 'kind' | 'bundle'>): readonly KitPart[] =>
  partsOfKit(view, kit).filter(
    ({ product, optional }) => !optional && isStocked(view.get('product', product)),
  );

/** The first day (`YYYY-MM-DD`) on which more of a product is expected in a warehouse; null if none is. */
export const nextArrival = (view: Reader, product: string, warehouse: string): string | null =>
  view
    .by('expectedReceipt', 'product', product)
    .filter((one) => one.warehouse === warehouse && one.open > 0)
    .map(({ on }) => on)
    .sort(compare)[0] ?? null;
