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

/** A line of an order being edited. */
export type DraftLine = Written<PricedLine, PricedCell>;

/** An order being edited: null stands for choices not made yet. */
export interface OrderDraft extends Omit<
  SalesOrderForm,
  'customer' | 'rate' | 'orderedOn' | 'promisedOn' | 'lines'
> {
  readonly customer: string | null;
  readonly rate: number | null;
  readonly orderedOn: string | null;
  readonly promisedOn: string | null;
  /** The reason for amending a confirmed order. */
  readonly reason: string | null;
  readonly lines: readonly DraftLine[];
}

const editable = (line: PricedLine): DraftLine => ({ ...pricedLine.strip().parse(line), wrong: {} });

/** The editable part of an order. */
export function draftOf(row: SalesOrderRow): OrderDraft {
  return {
    ...salesOrderForm.strip().parse({ ...row, lines: [] }),
    reason: null,
    lines: row.lines.map(editable),
  };
}

/** An order dated today without a customer, with one blank line. */
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

/** The fields set by choosing a customer: delivery address, currency and shipping policy. */
const customerParts = (
  customer: CustomerRow,
): Pick<OrderDraft, 'customer' | 'currency' | 'shipPolicy' | 'deliveryAddress'> => ({
  customer: customer.id,
  currency: customer.currency,
  shipPolicy: customer.shipPolicy,
  deliveryAddress: addressesOf(customer)[0] ?? customer.addresses.billing,
});

/** An order for this customer, on its terms; the rate of another currency than before is to be asked for. */
export const soldTo = (draft: OrderDraft, customer: CustomerRow, companyCurrency: string): OrderDraft => ({
  ...draft,
  ...customerParts(customer),
  ...(customer.currency !== draft.currency && {
    rate: customer.currency === companyCurrency ? RATE_ONE : null,
  }),
});

/** The possible delivery addresses of a customer: its own, or else the billing address. */
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
 * @param usual this customer's terms for a product: price in ten-thousandths, discount in basis points
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
