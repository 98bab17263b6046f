import type { Draft } from 'immer';
import { defineKind } from '#model/engine/kind.ts';
import type { AppliedEvent } from '#model/engine/document-type.ts';
import type {
  Begun,
  CancelAsked,
  Invoice,
  NewInvoice,
  Paid,
  PaymentFailed,
  PlanChanged,
  PlanPlanned,
  Renewed,
  RetryAsked,
  SubscriptionRow,
  Tried,
} from './subscription.facts.ts';

/** A company's log holds one subscription, under this id. */
export const SUBSCRIPTION = 'subscription';

type Row = Draft<SubscriptionRow>;

/** Of its invoices, those a device shows; the log has all. */
const KEPT_INVOICES = 120;

/** Not what somebody sees of it who does not manage the company. */
const isWholeRow = (row: Row): boolean => 'invoices' in row;

/** What a member sees of a fact may lack the invoice. */
function add(row: Row, invoice: NewInvoice | null | undefined): void {
  if (!invoice || !row.invoices) return;
  const own = { ...invoice, tries: [], failed: [], tryAt: invoice.issuedAt, paidAt: null, refundedAt: null };
  row.invoices = [...row.invoices, own].slice(-KEPT_INVOICES) as Draft<Invoice[]>;
}

function change(row: Row, number: string, how: (invoice: Draft<Invoice>) => void): void {
  const found = row.invoices?.find((one) => one.number === number);
  if (found) how(found);
}

const settled =
  (field: 'paidAt' | 'refundedAt') =>
  (row: Row, { invoice, at }: Paid): void =>
    change(row, invoice, (one) => {
      one[field] = at;
      one.tryAt = null;
    });

export const subscriptionKind = defineKind({
  kind: 'subscription',
  seenWith: 'company.view',
  guarded: [
    {
      permission: 'company.manage',
      fields: ['price', 'currency', 'card', 'billTo', 'invoice', 'invoices', 'cancellation', 'series'],
    },
  ],
  lists: [],
  isDiscussed: false,
  indexes: {},
  folds: {
    begun: (row: Row, { invoice, ...data }: Begun): void => {
      const isWhole = 'series' in data; // not where it was redacted
      Object.assign(row, data, { next: null }, isWhole && { billTo: null, invoices: [], cancellation: null });
      add(row, invoice);
    },
    renewed: (row: Row, { invoice, ...data }: Renewed): void => {
      Object.assign(row, data, { next: null, trial: false }, isWholeRow(row) && { cancellation: null });
      add(row, invoice);
    },
    planChanged: (row: Row, { invoice, ...data }: PlanChanged): void => {
      Object.assign(row, data, { next: null });
      add(row, invoice);
    },
    planPlanned: (row: Row, { next }: PlanPlanned): void => void (row.next = next === row.plan ? null : next),
    tried: (row: Row, { invoice, attempt, tryAt }: Tried, { at }: AppliedEvent): void =>
      change(row, invoice, (one) => {
        if (attempt > one.tries.length) one.tries.push(at);
        one.tryAt = tryAt;
      }),
    retryAsked: (row: Row, { invoice, tryAt }: RetryAsked): void =>
      change(row, invoice, (one) => void (one.tryAt = tryAt)),
    paid: settled('paidAt'),
    refunded: settled('refundedAt'),
    paymentFailed: (row: Row, { invoice, attempt, tryAt }: PaymentFailed): void =>
      change(row, invoice, (one) => {
        one.failed = [...one.failed, attempt].sort((a, b) => a - b);
        one.tryAt = tryAt;
      }),
    cancelAsked: (row: Row, data: CancelAsked): void => void Object.assign(row, data, { next: null }),
    cancelUndone: (row: Row): void => void (isWholeRow(row) && (row.cancellation = null)),
  },
});
