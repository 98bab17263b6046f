import type { CustomerRow } from '#model/areas/sales/customer/customer.facts.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { soldIn } from '#model/areas/products/product/product.units.ts';
import { pricedLine, type PricedLine } from '#model/lines/line-schemas.ts';
import {
  salesOrderForm,
  type SalesOrderForm,
  type SalesOrderRow,
} from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { enteredLines } from '#model/areas/sales/sales-order/sales-order.kits.ts';
import { listedCells, type PriceOf } from '#views/areas/products/prices/repriced.ts';
import type { Address } from '#model/values/schemas.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import type { OrderedUnit } from '#model/values/units.ts';
import { asOrdered, inStock, type UnitGrammar, type Written } from '#views/kit/lines/line-editor.ts';
import { blankLine, inUnit, isEmpty, withStock, type PricedCell } from '#views/kit/lines/priced-lines.ts';

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

const editable = (line: PricedLine): DraftLine => ({
  ...asOrdered(pricedLine.strip().parse(line)),
  wrong: {},
});

/** Drafts always have these fields: one is compared with another by them. */
const unsaid = {
  deliveryTerm: null,
  deliveryPlace: '',
  salesperson: null,
  orderDiscount: null,
  vatOverride: null,
  validUntil: null,
  reserve: null,
  reserveDays: null,
};

/** The editable part of an order. */
export function draftOf(row: SalesOrderRow): OrderDraft {
  return {
    ...unsaid,
    ...salesOrderForm.strip().parse({ ...row, lines: [] }),
    reason: null,
    lines: enteredLines(row.lines).map(editable),
  };
}

/** An order dated today without a customer, with one blank line. */
export const freshDraft = (
  start: Pick<
    OrderDraft,
    'warehouse' | 'currency' | 'orderedOn' | 'promisedOn' | 'pricesIncludeVat' | 'shipPolicy' | 'salesperson'
  > & {
    readonly country: string;
    readonly line: string;
  },
): OrderDraft => ({
  customer: null,
  warehouse: start.warehouse,
  currency: start.currency,
  rate: RATE_ONE,
  pricesIncludeVat: start.pricesIncludeVat,
  theirReference: '',
  orderedOn: start.orderedOn,
  promisedOn: start.promisedOn,
  priority: 5,
  shipPolicy: start.shipPolicy,
  deliveryAddress: { street: '', postcode: '', city: '', country: start.country },
  notes: '',
  tags: [],
  ...unsaid,
  salesperson: start.salesperson,
  reason: null,
  lines: [blankLine(start.line)],
});

/** The fields set by choosing a customer: delivery address and terms, currency, shipping policy, and who answers for them. */
const customerParts = (
  customer: CustomerRow,
): Pick<
  OrderDraft,
  'customer' | 'currency' | 'shipPolicy' | 'deliveryAddress' | 'deliveryTerm' | 'deliveryPlace'
> &
  Partial<Pick<OrderDraft, 'salesperson'>> => ({
  customer: customer.id,
  currency: customer.currency,
  shipPolicy: customer.shipPolicy,
  deliveryAddress: addressesOf(customer)[0] ?? customer.addresses.billing,
  deliveryTerm: customer.deliveryTerm ?? null,
  deliveryPlace: customer.deliveryPlace ?? '',
  ...(customer.salesperson && { salesperson: customer.salesperson }),
});

/** An order that is taken from a customer: whoever answers for them does so no longer, but whoever writes it. [CU5] */
export const soldNoMoreTo = (
  draft: OrderDraft,
  before: CustomerRow | undefined,
  author: string,
): OrderDraft =>
  before?.salesperson && before.salesperson === draft.salesperson ? { ...draft, salesperson: author } : draft;

/**
 * An order for this customer, on its terms. Another currency than before brings the rate of the order's day; where none
 * is known, it is asked for. [XR4]
 */
export const soldTo = (
  draft: OrderDraft,
  customer: CustomerRow,
  rateOf: (currency: string, day: string) => number | null,
): OrderDraft => ({
  ...draft,
  ...customerParts(customer),
  ...(customer.currency !== draft.currency && {
    rate: rateOf(customer.currency, draft.orderedOn ?? ''),
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

/** A customer's terms: prices, and the discount in basis points. */
export interface SalesTerms {
  readonly price: PriceOf;
  readonly discount: number;
}

/** How lines of a sales order are edited, on a customer's terms. */
export const lineGrammar = ({
  price,
  discount,
}: SalesTerms): UnitGrammar<DraftLine, PricedCell, ProductRow> => {
  const usual = (product: ProductRow, quantity: number) => (unit: OrderedUnit | undefined) =>
    price(product, { quantity, ...(unit && { orderedIn: unit }) }).price;
  return {
    cells: listedCells,
    blank: blankLine,
    isBlank: isEmpty,
    take: (line, product) => {
      const { orderedIn: _, charge: __, ...rest } = line;
      if (!product) return { ...rest, product: null };
      const unit = soldIn(product);
      const { id, vatClass } = product;
      const ordered = unit ? { orderedIn: unit } : {};
      const found = price(product, { quantity: inStock({ ...rest, ...ordered }) ?? 0, ...ordered });
      return { ...rest, product: id, vatClass, discount, ...found, ...ordered };
    },
    amount: (line, quantity, product) => withStock(line, quantity, usual(product, quantity)),
    inUnit: (line, product, unit) => inUnit(line, unit, usual(product, inStock(line) ?? 0)),
  };
};
