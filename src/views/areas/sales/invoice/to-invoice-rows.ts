import type { CompanyModel } from '#model/engine/company-model.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { toInvoice, type ToInvoice } from '#model/areas/sales/invoice/to-invoice.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';

/** The tables that what is to be invoiced is read from. */
export const toInvoiceTables = ['salesOrder', 'shipment', 'company', 'customer'] as const;

const ordersOf = ({ replica }: Pick<CompanyModel, 'replica'>): readonly SalesOrderRow[] =>
  replica.rows('salesOrder') as readonly SalesOrderRow[]; // table salesOrder holds SalesOrderRow

/** The orders with something to invoice or to credit, oldest first: a device holds all of them. [BIL1] */
export const toInvoiceRows = (model: Pick<CompanyModel, 'replica'>): readonly ToInvoice[] =>
  ordersOf(model)
    .flatMap((order) => ifKnown(() => toInvoice(model.replica.view, order), null) ?? [])
    .toSorted((a, b) => (a.since ?? a.order.orderedOn).localeCompare(b.since ?? b.order.orderedOn));

/** The orders of a customer of which something is to be invoiced, oldest first. */
export const ordersToInvoice = (
  model: Pick<CompanyModel, 'replica'>,
  customer: string,
): readonly SalesOrderRow[] =>
  toInvoiceRows(model)
    .filter(({ order, gross }) => order.customer === customer && gross !== 0)
    .map(({ order }) => order);
