import { DAY, defineKind } from '#model/engine/kind.ts';
import type { PaymentRow } from './payment.facts.ts';
import { paymentFolds } from './payment.folds.ts';

/** Whether it was taken back, and pays nothing. */
export const isReversed = ({ state }: Pick<PaymentRow, 'state'>): boolean => state === 'reversed';

const waiting: ReadonlySet<unknown> = new Set(['unallocated', 'partlyAllocated']);

/** Whether something of it pays nothing yet. */
const isLeft = ({ state }: Pick<PaymentRow, 'state'>): boolean => waiting.has(state);

export const paymentKind = defineKind({
  kind: 'payment',
  actions: ['view', 'record', 'allocate', 'refund', 'reverse', 'import'],
  limits: { unallocated: 7 * DAY, partlyAllocated: 30 * DAY },
  references: { customer: 'customer' },
  indexes: {
    number: (row) => row.number?.toLowerCase() ?? null,
    customer: (row) => row.customer,
    invoice: { keys: (row) => [...new Set(row.allocations.map(({ invoice }) => invoice))] },
    /** Payments that paid reminders, by invoice: few, and what is left of fees is asked for on each further one. */
    feeOf: { keys: ({ fees = [] }) => [...new Set(fees.map(({ invoice }) => invoice))], complete: true },
    /** The same money in two files of the bank. */
    bankReference: (row) => (isReversed(row) ? null : (row.bankReference ?? null)),
    /** Payments of which something is left, by customer. */
    left: { key: (row) => (isLeft(row) ? row.customer : null), complete: true },
  },
  isOpen: isLeft,
  reasons: { reversed: { reason: 'reverse' } },
  folds: paymentFolds,
});
