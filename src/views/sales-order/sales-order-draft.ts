import type { CustomerRow } from '#model/customer/customer.facts.ts';
import type { ProductRow } from '#model/product/product.facts.ts';
import { pricedLine, type PricedLine } from '#model/lines/line-schemas.ts';
import {
  salesOrderForm,
  type SalesOrderForm,
  type SalesOrderRow,
} from '#model/sales-order/sales-order.facts.ts';
import type { Address } from '#model/values/schemas.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import type { LineGrammar, Written } from '../lines/line-editor.ts';
import { blankLine, isEmpty, pricedCells, type PricedCell } from '../lines/priced-lines.ts';

/** A line of an order while it is written. */
export type DraftLine = Written<PricedLine, PricedCell>;

/** An order while it is written: what is not chosen yet is null. */
export interface OrderDraft extends Omit<
  SalesOrderForm,
  'customer' | 'rate' | 'orderedOn' | 'promisedOn' | 'lines'
> {
  readonly customer: string | null;
  readonly rate: number | null;
  readonly orderedOn: string | null;
  readonly promisedOn: string | null;
  /** Why a confirmed order is amended. */
  readonly reason: string | null;
  readonly lines: readonly DraftLine[];
}

const editable = (line: PricedLine): DraftLine => ({ ...pricedLine.strip().parse(line), wrong: {} });

/** What of an order may be written. */
export function draftOf(row: SalesOrderRow): OrderDraft {
  return {
    ...salesOrderForm.strip().parse({ ...row, lines: [] }),
    reason: null,
    lines: row.lines.map(editable),
  };
}

/** A sale of today to nobody yet, with one blank line. */
export const freshDraft = (
  start: Pick<OrderDraft, 'warehouse' | 'currency' | 'orderedOn' | 'promisedOn'> & {
    readonly country: string;
    readonly line: string;
  },
): OrderDraft => ({
  customer: null,
  warehouse: start.warehouse,
  currency: start.currency,
  rate: RATE_ONE,
  pricesIncludeVat: false,
  theirReference: '',
  orderedOn: start.orderedOn,
  promisedOn: start.promisedOn,
  priority: 5,
  shipPolicy: 'partialKeep',
  deliveryAddress: { street: '', postcode: '', city: '', country: start.country },
  notes: '',
  tags: [],
  reason: null,
  lines: [blankLine(start.line)],
});

/** What choosing a customer fills in: where it goes, in which currency, and what becomes of what is missing. */
export const customerParts = (
  customer: CustomerRow,
): Pick<OrderDraft, 'customer' | 'currency' | 'shipPolicy' | 'deliveryAddress'> => ({
  customer: customer.id,
  currency: customer.currency,
  shipPolicy: customer.shipPolicy,
  deliveryAddress: addressesOf(customer)[0] ?? customer.addresses.billing,
});

/** Where a customer's goods may go: its delivery addresses, or else where its invoices go. */
export function addressesOf({ addresses }: CustomerRow): readonly Address[] {
  const plain = ({ street, postcode, city, country }: Address): Address => ({
    street,
    postcode,
    city,
    country,
  });
  return addresses.delivery.length > 0 ? addresses.delivery.map(plain) : [plain(addresses.billing)];
}

/**
 * How lines of a sales order are edited.
 * @param usual what a product is sold at to this customer: price in ten-thousandths, discount in basis points
 */
export const lineGrammar = (
  usual: (product: ProductRow) => { readonly price: number | null; readonly discount: number },
): LineGrammar<DraftLine, PricedCell, ProductRow> => ({
  cells: pricedCells,
  blank: blankLine,
  isBlank: isEmpty,
  take: (line, product) =>
    product
      ? { ...line, product: product.id, vatClass: product.vatClass, ...usual(product) }
      : { ...line, product: null },
  amount: (line, quantity) => ({ ...line, quantity }),
});
