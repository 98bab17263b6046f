import { defineSharedPurpose } from '#model/sharing/shared-purpose.ts';
import type { InvoiceRow } from './invoice.facts.ts';
import { isIssued, stageOf } from './invoice.kind.ts';

/** An invoice or a credit note for its customer, with how it is paid; they ask about it, and answer for nothing. [LNK4] */
export const invoice = defineSharedPurpose<InvoiceRow>({
  kind: 'invoice',
  days: 90,
  asksToConfirm: false,
  acts: {},
  isShown: isIssued,
  isCancelled: (row) => stageOf(row) === 'discarded',
  partyOf: (view, { customer: id }) => ({ id, name: view.get('customer', id)?.name ?? '' }),
  linesOf: () => [],
});
