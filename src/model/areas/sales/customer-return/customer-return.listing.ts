import { customerListing } from '../customer/customer.listing.ts';
import { total } from '#model/lines/line-parts.ts';
import { defineListing, documentNumber, through, whole, word } from '#model/lists/listing.ts';
import { productListing } from '#model/areas/products/product/product.listing.ts';
import { salesOrderListing } from '../sales-order/sales-order.listing.ts';
import type { CustomerReturnRow } from './customer-return.facts.ts';

type Lines = Pick<CustomerReturnRow, 'lines'>;

/** The one reason of all lines; empty where there are several, or none. */
export function soleReason({ lines }: Lines): string {
  const [first = '', ...others] = new Set(lines.flatMap(({ reason }) => reason ?? []));
  return others.length > 0 ? '' : first;
}

/** Units that come back or have come, thousandths. */
export const unitsOf = ({ lines }: Lines): number => total(lines, ({ quantity }) => quantity);

/** How lists of returns sort, filter, search and sum. */
export const customerReturnListing = defineListing({
  table: 'customerReturn',
  version: 2,
  fields: {
    warehouse: word((row: CustomerReturnRow) => row.warehouse),
    tab: word((row: CustomerReturnRow) => String(row.state)),
    number: documentNumber,
    customer: word((row: CustomerReturnRow) => row.customer),
    customerName: through('customer', customerListing, 'name', true),
    order: word((row: CustomerReturnRow) => row.order ?? ''),
    orderNumber: through('order', salesOrderListing, 'reference'),
    reason: word(soleReason),
    units: whole(unitsOf),
    credit: whole((row: CustomerReturnRow) => row.credit ?? 0),
    created: word((row: CustomerReturnRow) => row.createdAt),
    received: word((row: CustomerReturnRow) => row.receivedAt ?? ''),
  },
  tab: 'tab',
  filters: {
    customer: { kind: 'choice', field: 'customer' },
    reason: { kind: 'choice', field: 'reason' },
    warehouse: { kind: 'choice', field: 'warehouse' },
    created: { kind: 'days', field: 'created' },
    received: { kind: 'days', field: 'received' },
  },
  sorts: {
    number: 'number',
    customer: 'customerName',
    order: 'orderNumber',
    units: 'units',
    credit: 'credit',
    created: 'created',
  },
  text: (row) => `${row.number ?? ''} ${row.theirReference} ${row.notes}`,
  named: [
    { by: 'customer', listing: customerListing },
    { by: 'order', listing: salesOrderListing },
    {
      byMany: 'product',
      listing: productListing,
      ids: (row: CustomerReturnRow) => [...new Set(row.lines.map(({ product }) => product))],
    },
  ],
});
