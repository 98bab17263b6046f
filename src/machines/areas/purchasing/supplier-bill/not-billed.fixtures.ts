import { billPosted, goodsPosted } from '#model/areas/purchasing/supplier-bill/bill-voucher.ts';
import type { Posted } from '#model/areas/setup/posting-rule/book-voucher.ts';
import type { Valued } from '#model/stock/stock.facts.ts';
import type { PurchasingWorld } from '../purchase-order/purchase-order.fixtures.ts';

/**
 * What the vouchers of each receipt, of what went back of it, and of its bills leave among the goods received and not billed,
 * minor units in credit.
 */
export function notBilledOf(world: PurchasingWorld): ReadonlyMap<string, number> {
  const { view, log, store } = world;
  const booked = new Map<string, number>();
  const book = (receipt: string, posted: readonly Posted[]): void => {
    for (const { purpose, amount } of posted)
      if (purpose === 'goodsNotBilled') booked.set(receipt, (booked.get(receipt) ?? 0) - amount);
  };
  for (const { type, data } of log) {
    if (type !== 'valued') continue;
    const { source, entries } = data as Valued; // the ledger wrote it
    if (source.kind === 'goodsReceipt') book(source.document, goodsPosted(view, entries));
    if (source.kind === 'supplierReturn')
      book(view.get('supplierReturn', source.document)?.receipt ?? '', goodsPosted(view, entries));
  }
  for (const id of store.all('supplierBill').keys()) {
    const bill = world.row('supplierBill', id);
    for (const line of [bill?.posted, bill?.reversed].flatMap((fact) => fact?.lines ?? []))
      if (bill && line.receipt !== null) book(line.receipt, billPosted(view, bill, [line]));
  }
  return booked;
}

/** The same of one receipt. */
export const notBilledIn = (world: PurchasingWorld, receipt: string): number =>
  notBilledOf(world).get(receipt) ?? 0;
