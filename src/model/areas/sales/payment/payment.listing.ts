import { defineListing, documentNumber, through, whole, word } from '#model/lists/listing.ts';
import { amountAt } from '#model/values/unit-cost.ts';
import { customerListing } from '../customer/customer.listing.ts';
import type { PaymentRow } from './payment.facts.ts';
import { leftOfPayment } from './payment.figures.ts';

/** What a list of payments is divided into: what is to be set against invoices, what is, and what was taken back. */
export const paymentTabs = ['toAllocate', 'allocated', 'reversed'] as const;
export type PaymentTab = (typeof paymentTabs)[number];

/** The part of the list that a payment is in. */
function tabOfPayment({ state }: Pick<PaymentRow, 'state'>): PaymentTab {
  if (state === 'allocated' || state === 'reversed') return state;
  return 'toAllocate';
}

/** What is left of a payment to allocate: nothing of one that was taken back. Minor units of its currency. */
export const toAllocateOf = (row: PaymentRow): number =>
  tabOfPayment(row) === 'toAllocate' ? leftOfPayment(row) : 0;

const signOf = ({ direction }: Pick<PaymentRow, 'direction'>): 1 | -1 => (direction === 'in' ? 1 : -1);

/** Minor units of the company's currency; below zero where it went to the customer, nothing where it was taken back. */
export const ownAmountOf = (row: PaymentRow): number =>
  tabOfPayment(row) === 'reversed' ? 0 : signOf(row) * amountAt(row.amount, row.rate);

/** What is left of it, in the company's minor units; below zero where it went to the customer. */
export const ownLeftOf = (row: PaymentRow): number => signOf(row) * amountAt(toAllocateOf(row), row.rate);

/** How lists of payments sort, filter, search and sum. [PAY7] */
export const paymentListing = defineListing({
  table: 'payment',
  version: 1,
  fields: {
    tab: word(tabOfPayment),
    number: documentNumber,
    on: word((row: PaymentRow) => row.on),
    customer: word((row: PaymentRow) => row.customer),
    customerName: through('customer', customerListing, 'name', true),
    direction: word((row: PaymentRow) => row.direction),
    source: word((row: PaymentRow) => row.source),
    currency: word((row: PaymentRow) => row.currency),
    amount: whole(ownAmountOf),
    left: whole(ownLeftOf),
  },
  tab: 'tab',
  filters: {
    customer: { kind: 'choice', field: 'customer' },
    direction: { kind: 'choice', field: 'direction' },
    source: { kind: 'choice', field: 'source' },
    currency: { kind: 'choice', field: 'currency' },
    on: { kind: 'days', field: 'on' },
    amount: { kind: 'amount', field: 'amount' },
  },
  sorts: { number: 'number', on: 'on', customer: 'customerName', amount: 'amount', left: 'left' },
  sums: ['amount', 'left'],
  text: (row) => [row.number ?? '', row.reference, row.bankReference ?? '', row.notes].join(' '),
  named: [{ by: 'customer', listing: customerListing }],
});
