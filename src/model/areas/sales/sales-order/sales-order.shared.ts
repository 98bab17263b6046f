import { defineSharedPurpose } from '#model/sharing/shared-purpose.ts';
import type { SalesOrderRow } from './sales-order.facts.ts';
import { commercialOf } from './sales-order.kind.ts';

/** An order that was confirmed at some time: no draft, and no quote, whatever became of it. */
const confirmed: ReadonlySet<string> = new Set(['confirmed', 'onHold', 'closed', 'cancelled']);

/** An order confirmation for the customer, who confirms to have read it, or asks about it. [LNK4] */
export const orderConfirmation = defineSharedPurpose<SalesOrderRow>({
  kind: 'salesOrder',
  days: 60,
  asksToConfirm: true,
  acts: {},
  isShown: ({ state, confirmedBy }) => confirmed.has(commercialOf(state)) && confirmedBy !== null,
  isCancelled: ({ state }) => commercialOf(state) === 'cancelled',
  partyOf: (view, row) => view.get('customer', row.customer)?.name ?? '',
  linesOf: () => [],
});
