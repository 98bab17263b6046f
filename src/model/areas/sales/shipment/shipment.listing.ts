import { customerListing } from '../customer/customer.listing.ts';
import { defineListing, documentNumber, through, word } from '#model/lists/listing.ts';
import { salesOrderListing } from '../sales-order/sales-order.listing.ts';
import type { ShipmentRow } from './shipment.facts.ts';

/** How lists of shipments sort, filter and search. */
export const shipmentListing = defineListing({
  table: 'shipment',
  version: 2,
  fields: {
    warehouse: word((row: ShipmentRow) => row.warehouse),
    tab: word((row: ShipmentRow) => String(row.state)),
    number: documentNumber,
    order: word((row: ShipmentRow) => row.order),
    orderNumber: through('order', salesOrderListing, 'reference'),
    customer: word((row: ShipmentRow) => row.customer),
    customerName: through('customer', customerListing, 'name', true),
    opened: word((row: ShipmentRow) => row.createdAt),
    shipped: word((row: ShipmentRow) => row.shippedAt ?? ''),
  },
  tab: 'tab',
  filters: {
    customer: { kind: 'choice', field: 'customer' },
    opened: { kind: 'days', field: 'opened' },
    shipped: { kind: 'days', field: 'shipped' },
  },
  sorts: {
    number: 'number',
    order: 'orderNumber',
    customer: 'customerName',
    opened: 'opened',
    shipped: 'shipped',
  },
  text: (row) => [row.number ?? '', ...row.parcels.map((one) => one.tracking)].join(' '),
  named: [
    { by: 'customer', listing: customerListing },
    { by: 'order', listing: salesOrderListing },
  ],
});
