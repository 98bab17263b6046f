import type { CompanyModel } from '#model/engine/company-model.ts';
import type { BalanceRow } from '#model/stock/stock.tables.ts';

/** What lies of a lot in the company's places, thousandths, by place. */
export const placesOf = ({ replica: { view } }: CompanyModel, lot: string): readonly BalanceRow[] =>
  view.by('balance', 'lot', lot).filter(({ warehouse, onHand }) => warehouse !== null && onHand > 0);

/** What lies of each lot, thousandths; lots without stock are left out. */
export function stockByLot({ replica }: CompanyModel): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  const balances = replica.rows('balance') as readonly BalanceRow[]; // table balance holds BalanceRow
  for (const { lot, warehouse, onHand } of balances)
    if (lot !== undefined && warehouse !== null) sums.set(lot, (sums.get(lot) ?? 0) + onHand);
  return sums;
}
