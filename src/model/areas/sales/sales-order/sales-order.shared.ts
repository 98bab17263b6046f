import { defineSharedPurpose } from '#model/sharing/shared-purpose.ts';
import type { SalesOrderRow } from './sales-order.facts.ts';
import { commercialOf, isUnconfirmed } from './sales-order.kind.ts';

/** An order confirmation for the customer, who confirms to have read it, or asks about it. [LNK4] */
export const orderConfirmation = defineSharedPurpose<SalesOrderRow>({
  kind: 'salesOrder',
  days: 60,
  asksToConfirm: true,
  acts: {},
  isShown: (row) => !isUnconfirmed(row),
  isCancelled: ({ state }) => commercialOf(state) === 'cancelled',
  partyOf: (view, row) => view.get('customer', row.customer)?.name ?? '',
  linesOf: () => [],
});
