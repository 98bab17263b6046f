import type { DecisionContext } from '#model/engine/document-type.ts';
import { openReceiptOf } from './unknown-item.count.ts';
import type { Matching, Parking, UnknownItemFact, UnknownItemRow } from './unknown-item.facts.ts';

type Context = DecisionContext<UnknownItemRow>;

/** It lies where its receipt was counted, and is of the receipt's supplier. */
export function parked({ view }: Context, data: Parking): UnknownItemFact<'parked'> {
  const receipt = view.get('goodsReceipt', data.receipt);
  if (!receipt) throw new Error('an unknown item without its receipt');
  return { ...data, warehouse: receipt.warehouse, supplier: receipt.supplier };
}

/** The fact says which receipt has it. [UKI3] */
export const matched = ({ view, row }: Context, data: Matching): UnknownItemFact<'matched'> => ({
  ...data,
  receipt: (row && openReceiptOf(view, row)?.id) ?? data.receipt,
});
