import { customerListing } from '../customer/customer.listing.ts';
import {
  defineListing,
  documentNumber,
  regionState,
  through,
  whole,
  word,
  words,
} from '#model/lists/listing.ts';
import { salesOrderListing } from '../sales-order/sales-order.listing.ts';
import type { InvoiceRow } from './invoice.facts.ts';
import { openInCompanyCurrency, payableInCompanyCurrency } from '#model/areas/sales/owed/owed.ts';
import { invoiceRegion, isIssued, isUnsettled, ordersIn, stageOf } from './invoice.kind.ts';
import { paymentStanding } from './invoice.set-off.ts';

/** The parts of the list of invoices: each is in one of them. */
export const invoiceTabs = ['draft', 'open', 'overdue', 'paid', 'creditNotes', 'discarded'] as const;
export type InvoiceTab = (typeof invoiceTabs)[number];

/** The part of the list that an invoice is in; what is written off has nothing open, and is among the paid ones. */
export function tabOf(row: InvoiceRow): InvoiceTab {
  const stage = stageOf(row);
  if (stage === 'draft' || stage === 'discarded') return stage;
  const isLate = ['overdue', 'reminded'].includes(invoiceRegion(row, 'dunning'));
  const standing = !isUnsettled(row) ? 'paid' : isLate ? 'overdue' : 'open';
  return row.type === 'creditNote' ? 'creditNotes' : standing;
}

const isGone = (row: InvoiceRow): boolean => stageOf(row) === 'discarded';

/** How lists of invoices sort, filter, search and sum. */
export const invoiceListing = defineListing({
  table: 'invoice',
  version: 3,
  fields: {
    tab: word(tabOf),
    payment: word(paymentStanding),
    credit: word((row: InvoiceRow) => regionState(row.state, 'credit')),
    dunning: word((row: InvoiceRow) => regionState(row.state, 'dunning')),
    delivery: word((row: InvoiceRow) => regionState(row.state, 'delivery')),
    number: documentNumber,
    type: word((row: InvoiceRow) => row.type),
    customer: word((row: InvoiceRow) => row.customer),
    customerName: through('customer', customerListing, 'name', true),
    category: through('customer', customerListing, 'category'),
    order: words('order', ordersIn),
    issued: word((row: InvoiceRow) => row.issue?.issuedOn ?? ''),
    due: word((row: InvoiceRow) => row.issue?.dueOn ?? ''),
    // The last day of what is still to be paid.
    late: word((row: InvoiceRow) => (isUnsettled(row) ? (row.issue?.dueOn ?? '') : '')),
    currency: word((row: InvoiceRow) => row.currency),
    total: whole((row: InvoiceRow) => (isGone(row) ? 0 : payableInCompanyCurrency(row))),
    open: whole((row: InvoiceRow) => (isIssued(row) ? openInCompanyCurrency(row) : 0)),
  },
  tab: 'tab',
  filters: {
    late: { kind: 'before', field: 'late' },
    payment: { kind: 'choice', field: 'payment' },
    credit: { kind: 'choice', field: 'credit' },
    dunning: { kind: 'choice', field: 'dunning' },
    delivery: { kind: 'choice', field: 'delivery' },
    type: { kind: 'choice', field: 'type' },
    customer: { kind: 'choice', field: 'customer' },
    category: { kind: 'choice', field: 'category' },
    order: { kind: 'choice', field: 'order' },
    currency: { kind: 'choice', field: 'currency' },
    issued: { kind: 'days', field: 'issued' },
    due: { kind: 'days', field: 'due' },
    total: { kind: 'amount', field: 'total' },
  },
  sorts: {
    number: 'number',
    customer: 'customerName',
    issued: 'issued',
    due: 'due',
    total: 'total',
    open: 'open',
  },
  sums: ['total', 'open'],
  tally: ['issued', 'type', 'payment'],
  text: (row) => `${row.number ?? ''} ${row.theirReference} ${row.theirOrder} ${row.issue?.ocr ?? ''}`,
  named: [
    { by: 'customer', listing: customerListing },
    { byMany: 'order', listing: salesOrderListing, ids: ordersIn },
  ],
});
