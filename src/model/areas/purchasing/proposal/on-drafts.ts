import { isReleased, isUnfinished as isToBuild } from '#model/areas/stock/assembly/assembly.kind.ts';
import type { Reader } from '#model/engine/reader.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import { isUnplaced } from '../purchase-order/purchase-order.kind.ts';

/**
 * What is on its way into being ordered, by product and warehouse: orders that are not placed yet, transfers that have
 * not left, builds that are not released. The ledger expects nothing of it yet. Thousandths. [RPL3]
 * @param warehouses all of the company's
 */
export function quantitiesOnDrafts(view: Reader, warehouses: readonly string[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  const add = (product: string, warehouse: string, quantity: number): void => {
    const key = placeKey(product, warehouse);
    sums.set(key, (sums.get(key) ?? 0) + quantity);
  };
  for (const warehouse of warehouses) {
    for (const order of view.by('purchaseOrder', 'openWarehouse', warehouse))
      if (isUnplaced(order))
        for (const { product, quantity } of order.lines) add(product, warehouse, quantity);
    for (const { toWarehouse, lines } of view.by('movement', 'openWarehouse', warehouse))
      if (toWarehouse !== warehouse)
        for (const { product, quantity, sent } of lines) add(product, toWarehouse, quantity - sent);
    for (const build of view.by('assembly', 'openWarehouse', warehouse))
      if (build.mode === 'build' && isToBuild(build) && !isReleased(build))
        add(build.product, warehouse, build.quantity);
  }
  return sums;
}
