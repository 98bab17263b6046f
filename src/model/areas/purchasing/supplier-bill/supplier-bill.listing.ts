import { defineListing, documentNumber, through, whole, word } from '#model/lists/listing.ts';
import { amountAt } from '#model/values/unit-cost.ts';
import { supplierListing } from '../supplier/supplier.listing.ts';
import { payableOf } from './bill-sums.ts';
import type { SupplierBillRow } from './supplier-bill.facts.ts';
import { billStage, isBillUnpaid } from './supplier-bill.kind.ts';

/** The parts of the list of bills: each is in one of them. */
export const billTabs = ['draft', 'deviating', 'toApprove', 'toPost', 'toPay', 'paid', 'gone'] as const;
export type BillTab = (typeof billTabs)[number];

const byStage: Readonly<Record<string, BillTab>> = {
  draft: 'draft',
  deviating: 'deviating',
  matched: 'toApprove',
  approved: 'toPost',
  discarded: 'gone',
  reversed: 'gone',
};

/** The part of the list that a bill is in. */
export const tabOfBill = (row: SupplierBillRow): BillTab =>
  byStage[billStage(row)] ?? (isBillUnpaid(row) ? 'toPay' : 'paid');

/** What is to be paid of it in the company's currency, minor units; below zero: what the supplier owes. */
export const ownPayableOf = (row: SupplierBillRow): number =>
  tabOfBill(row) === 'gone' ? 0 : amountAt(payableOf(row), row.rate);

/** What is still to be paid of it in the company's currency, minor units. */
export const ownOpenOf = (row: SupplierBillRow): number => (isBillUnpaid(row) ? ownPayableOf(row) : 0);

/** How lists of supplier bills sort, filter, search and sum. */
export const supplierBillListing = defineListing({
  table: 'supplierBill',
  version: 1,
  fields: {
    tab: word(tabOfBill),
    number: documentNumber,
    type: word((row: SupplierBillRow) => row.type),
    source: word((row: SupplierBillRow) => row.source),
    supplier: word((row: SupplierBillRow) => row.supplier),
    supplierName: through('supplier', supplierListing, 'name', true),
    billed: word((row: SupplierBillRow) => row.billedOn),
    due: word((row: SupplierBillRow) => row.dueOn),
    // The last day of what is still to be paid.
    late: word((row: SupplierBillRow) => (isBillUnpaid(row) ? row.dueOn : '')),
    ordered: word((row: SupplierBillRow) => row.ordered?.on ?? ''),
    currency: word((row: SupplierBillRow) => row.currency),
    total: whole((row: SupplierBillRow) => ownPayableOf(row), 'stated'),
    open: whole((row: SupplierBillRow) => ownOpenOf(row), 'stated'),
  },
  tab: 'tab',
  filters: {
    late: { kind: 'before', field: 'late' },
    type: { kind: 'choice', field: 'type' },
    source: { kind: 'choice', field: 'source' },
    supplier: { kind: 'choice', field: 'supplier' },
    currency: { kind: 'choice', field: 'currency' },
    billed: { kind: 'days', field: 'billed' },
    due: { kind: 'days', field: 'due' },
    total: { kind: 'amount', field: 'total' },
  },
  sorts: {
    number: 'number',
    supplier: 'supplierName',
    billed: 'billed',
    due: 'due',
    total: 'total',
    open: 'open',
  },
  sums: ['total', 'open'],
  text: (row) => `${row.number ?? ''} ${row.supplierNumber} ${row.paymentReference}`,
  named: [{ by: 'supplier', listing: supplierListing }],
});
