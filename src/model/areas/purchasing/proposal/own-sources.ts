import { isAssembled } from '#model/areas/products/product/product.bundle.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { componentsNow, quantityFor } from '#model/areas/stock/assembly/assembly.lines.ts';
import type { Reader } from '#model/engine/reader.ts';
import { placeKey, type AvailabilityRow } from '#model/stock/stock.tables.ts';
import { roundedUp } from '#model/values/units.ts';
import { takesGoods } from '../purchase-order/purchase-order.rules.ts';
import type { BuildSource, TransferSource } from './proposal.ts';

/** What is asked of the company's own warehouses; thousandths. */
export interface Lacking {
  readonly product: ProductRow;
  readonly warehouse: string;
  /** What no draft brings yet. */
  readonly rest: number;
}

/**
 * What a warehouse holds of a product beyond all that is promised there and what its reorder rule fills it up to. What is
 * expected there is not counted: it may be late. [RPL5]
 */
function spareIn({ reorder }: Pick<ProductRow, 'reorder'>, stock: AvailabilityRow): number {
  const rule = reorder.find(({ warehouse }) => warehouse === stock.warehouse);
  return Math.max(0, stock.onHand - stock.outgoing - Math.max(rule?.min ?? 0, rule?.max ?? 0));
}

/**
 * Warehouses that can spare all that is lacking, the one with the most to spare first.
 * @param taken what earlier proposals take of their stock, by product and warehouse
 */
export function transferSources(
  view: Reader,
  { product, warehouse, rest }: Lacking,
  taken: ReadonlyMap<string, number>,
): TransferSource[] {
  const quantity = roundedUp(rest, product.unit);
  return view
    .by('availability', 'product', product.id)
    .filter((stock) => stock.warehouse !== warehouse)
    .flatMap((stock): TransferSource[] => {
      const row = view.get('warehouse', stock.warehouse);
      const spare = spareIn(product, stock) - (taken.get(placeKey(product.id, stock.warehouse)) ?? 0);
      if (!row || !takesGoods(row) || quantity === 0 || spare < quantity) return [];
      return [{ from: 'transfer', warehouse: row.id, quantity, spare }];
    })
    .sort((a, b) => b.spare - a.spare);
}

/** An assembled bundle can be built, if some of its components have to be ordered first as well. [RPL7] */
export function buildSource(view: Reader, { product, warehouse, rest }: Lacking): BuildSource | null {
  if (!isAssembled(product)) return null;
  const quantity = roundedUp(rest, product.unit);
  const lacking = componentsNow(view, product.id, product.id)
    .filter(({ optional }) => !optional)
    .filter((line) => {
      const stock = view.get('availability', placeKey(line.product, warehouse));
      return (stock ? stock.onHand - stock.reserved : 0) < quantityFor(line, quantity, 'build');
    })
    .map(({ product: component }) => component);
  return { from: 'build', quantity, lacking };
}
