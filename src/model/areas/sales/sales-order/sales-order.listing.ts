import { customerListing } from '../customer/customer.listing.ts';
import {
  code,
  defineListing,
  documentNumber,
  regionState,
  through,
  whole,
  word,
  words,
} from '#model/lists/listing.ts';
import type { SalesOrderRow } from './sales-order.facts.ts';
import { awaitedOn, dueOn, netInCompanyCurrency, shippedShare } from './sales-order.figures.ts';
import { commercialOf, soldOn } from './sales-order.kind.ts';
import { unpaidOf } from './sales-order.paying.ts';

/** How lists of sales orders sort, filter, search and sum. */
export const salesOrderListing = defineListing({
  table: 'salesOrder',
  version: 4,
  fields: {
    tab: word((row: SalesOrderRow) => `commercial.${commercialOf(row.state)}`),
    fulfilment: word((row: SalesOrderRow) => regionState(row.state, 'fulfilment')),
    billing: word((row: SalesOrderRow) => regionState(row.state, 'billing')),
    number: documentNumber,
    customer: word((row: SalesOrderRow) => row.customer),
    customerName: through('customer', customerListing, 'name', true),
    category: through('customer', customerListing, 'category'),
    tag: words('tag', (row: SalesOrderRow) => row.tags ?? []),
    product: words('product', soldOn),
    warehouse: word((row: SalesOrderRow) => row.warehouse),
    salesperson: word((row: SalesOrderRow) => row.salesperson ?? ''),
    ordered: word((row: SalesOrderRow) => row.orderedOn),
    // Ever confirmed to the customer, rather than only drafted.
    confirmed: word((row: SalesOrderRow) => (row.revision > 0 ? row.orderedOn : '')),
    due: word((row: SalesOrderRow) => dueOn(row)),
    awaited: word((row: SalesOrderRow) => awaitedOn(row) ?? ''),
    shipped: whole((row: SalesOrderRow) => shippedShare(row) ?? 0),
    // Of what was sent as a quote: until when it holds, and the day on which it ends by itself.
    quote: word((row: SalesOrderRow) => (row.quote ? 'yes' : '')),
    validUntil: word((row: SalesOrderRow) => (row.quote ? (row.validUntil ?? '') : '')),
    expires: word((row: SalesOrderRow) =>
      commercialOf(row.state) === 'quoted' ? (row.validUntil ?? '') : '',
    ),
    unpaid: whole(unpaidOf),
    total: whole(netInCompanyCurrency),
    net: whole(netInCompanyCurrency),
    // Of the whole order, as its pick lists have it.
    reference: code((row: SalesOrderRow) => row.number ?? ''),
    promised: word((row: SalesOrderRow) => row.promisedOn),
    urgency: word((row: SalesOrderRow) => `${row.promisedOn} ${9 - row.priority}`),
  },
  tab: 'tab',
  filters: {
    late: { kind: 'before', field: 'awaited' },
    fulfilment: { kind: 'choice', field: 'fulfilment' },
    // What is to be credited of an order is apart from what is to be invoiced of it.
    billing: {
      kind: 'choice',
      field: 'billing',
      including: { 'billing.toInvoice': ['billing.toCredit'] },
    },
    quote: { kind: 'choice', field: 'quote' },
    expiring: { kind: 'soon', field: 'expires' },
    validUntil: { kind: 'days', field: 'validUntil' },
    unpaid: { kind: 'positive', field: 'unpaid' },
    customer: { kind: 'choice', field: 'customer' },
    category: { kind: 'choice', field: 'category' },
    warehouse: { kind: 'choice', field: 'warehouse' },
    salesperson: { kind: 'choice', field: 'salesperson' },
    tag: { kind: 'choice', field: 'tag' },
    product: { kind: 'choice', field: 'product' },
    ordered: { kind: 'days', field: 'ordered' },
    confirmed: { kind: 'days', field: 'confirmed' },
    promised: { kind: 'days', field: 'due' },
    total: { kind: 'amount', field: 'total' },
  },
  sorts: {
    number: 'number',
    customer: 'customerName',
    ordered: 'ordered',
    promised: 'due',
    shipped: 'shipped',
    total: 'total',
    validUntil: 'validUntil',
  },
  sums: ['total', 'net'],
  tally: ['ordered', 'fulfilment', 'billing'],
  text: (row) => `${row.number ?? ''} ${row.quote?.number ?? ''} ${row.theirReference}`,
  named: [{ by: 'customer', listing: customerListing }],
});
