import type { Reader } from '#model/engine/reader.ts';
import { partOf, type LinePart } from '#model/lines/line-parts.ts';
import type { OrderDiscount, PricedLine } from '#model/lines/line-schemas.ts';
import { withOrderDiscount } from '#model/lines/order-discount.ts';
import { addDays } from '#model/values/moments.ts';
import { discountAfter, withAmendedDiscount } from './sales-order.discount.ts';
import { enteredLines, explode } from './sales-order.kits.ts';
import type {
  SalesOrderAmendment,
  SalesOrderFact,
  SalesOrderLine,
  SalesOrderRow,
  SettledLine,
} from './sales-order.facts.ts';
import { usualPrice, type PriceTerms } from './sales-order.prices.ts';
import { vatRateFor, type VatSale } from './sales-order.vat.ts';
import { isStocked, listPriceOf } from '#model/areas/products/product/product.bundle.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import type { Factor } from '#model/values/factor.ts';

/** A sale whose goods are promised for a day. */
interface PromisedSale extends VatSale {
  readonly promisedOn: string;
}

/** What one of a product usually costs on a sale, in the order's currency and as its prices are said; see `usualPrice`. */
export function soldPrice(
  view: Reader,
  sale: PromisedSale,
  product: ProductRow,
  terms: PriceTerms,
  per?: Factor,
): number {
  const line = { product: product.id, vatClass: product.vatClass };
  const vatRate = vatRateFor(view, sale, line, sale.promisedOn);
  return usualPrice(listPriceOf(view, product), vatRate, terms, per);
}

/** Days from an order to its delivery, where nobody has said another day. */
const LEAD_DAYS = 3;

/** The day for which something is promised that is agreed today and for which nobody has named a day. [SO32] */
export const usuallyPromisedOn = (today: string): string => addDays(today, LEAD_DAYS);

interface Settling {
  /** The day the goods left, if they did. */
  readonly leftOn?: string;
  /** The lines that were there before, whose kits stay what they were. */
  readonly before?: readonly SalesOrderLine[];
}

/**
 * Completes lines with what follows from the product and the tax tables: the rate of the day they are promised for, or
 * of the day they left. Kits become their parts. [SO30]
 */
export function settle<L extends PricedLine>(
  view: Reader,
  sale: PromisedSale,
  lines: readonly L[],
  { leftOn, before }: Settling = {},
): (L & SettledLine)[] {
  return explode(view, lines, before).map((line) => ({
    ...line,
    stocked: isStocked(view.get('product', line.product)),
    vatRate: vatRateFor(view, sale, line, leftOn ?? line.promisedOn ?? sale.promisedOn),
  }));
}

/** The lines of a whole order, with their parts of its discount. [SO90] */
export const settleOrder = <L extends PricedLine>(
  view: Reader,
  sale: PromisedSale & { readonly orderDiscount?: OrderDiscount | null | undefined },
  lines: readonly L[],
  settling?: Settling,
): (L & SettledLine)[] => withOrderDiscount(settle(view, sale, lines, settling), sale.orderDiscount);

type Amended = Pick<
  SalesOrderAmendment,
  'promisedOn' | 'deliveryAddress' | 'lines' | 'orderDiscount' | 'vatOverride'
>;

/** An order with what an amendment changes of where and when it goes, and how VAT is charged. */
export const amendedSale = (
  row: SalesOrderRow,
  { promisedOn, deliveryAddress, vatOverride = row.vatOverride }: Omit<Amended, 'lines' | 'orderDiscount'>,
): SalesOrderRow => ({
  ...row,
  promisedOn,
  deliveryAddress,
  ...(vatOverride !== undefined && { vatOverride }),
});

/** The lines of an amendment. The rate of what has left without one of its own stays with the line. [SO8] */
export function settleAmended(view: Reader, row: SalesOrderRow, data: Amended): SettledLine[] {
  const kept = new Map(row.lines.map((line) => [line.id, line]));
  const lines = settle(view, amendedSale(row, data), data.lines, { before: row.lines }).map((line) => {
    const before = kept.get(line.id);
    if (!before) return line;
    const { stocked, vatRate } = before;
    return hasOlderVat(before) ? { ...line, stocked, vatRate } : { ...line, stocked };
  });
  return withAmendedDiscount(row, lines, discountAfter(row, data));
}

/** Whether some of it left when orders still fixed the rate themselves. */
const hasOlderVat = ({ shipped, taxed = [] }: SalesOrderLine): boolean =>
  shipped > taxed.reduce((sum, part) => sum + part.quantity, 0);

/** The rates of the lines that leave now; one that is no longer known is the promised one. [SO8] */
export function ratesOfLeaving(
  view: Reader,
  row: SalesOrderRow,
  today: string,
  parts: readonly LinePart[],
): { line: string; vatRate: number | null }[] {
  return row.lines
    .filter(({ id }) => partOf(parts, id) > 0)
    .map((line) => ({
      line: line.id,
      vatRate: vatRateFor(view, row, line, today) ?? line.vatRate,
    }));
}

type Change = SalesOrderFact<'amended'>['changes'][number];
type Shown = Change['before'];

const headFields = [
  'theirReference',
  'promisedOn',
  'priority',
  'shipPolicy',
  'deliveryAddress',
  'notes',
  'tags',
] as const;
const lineFields = ['text', 'quantity', 'price', 'discount', 'vatClass', 'promisedOn'] as const;

/** What an amendment changes, field by field; an added or removed line is one change of its quantity. [SO11] */
export function changesOf(row: SalesOrderRow, data: SalesOrderAmendment): Change[] {
  const changes: Change[] = [];
  const note = (line: string | null, field: string, before: Shown, after: Shown): void => {
    if (before !== after) changes.push({ line, field, before, after });
  };
  for (const field of headFields) note(null, field, show(row[field]), show(data[field]));
  for (const field of ['deliveryTerm', 'deliveryPlace', 'salesperson', 'reserve', 'reserveDays'] as const)
    if (data[field] !== undefined) note(null, field, row[field] ?? null, data[field]);
  if (data.vatOverride !== undefined)
    for (const field of ['treatment', 'reason'] as const)
      note(null, `vatOverride.${field}`, row.vatOverride?.[field] ?? null, data.vatOverride?.[field] ?? null);
  const [discount, after] = [discountAfter(row, {}), discountAfter(row, data)];
  for (const field of ['percent', 'amount'] as const)
    note(null, `orderDiscount.${field}`, discountIn(discount, field), discountIn(after, field));
  const now = new Map(data.lines.map((line) => [line.id, line]));
  for (const line of enteredLines(row.lines)) {
    const next = now.get(line.id);
    if (!next) note(line.id, 'quantity', line.quantity, null);
    else {
      for (const field of lineFields) note(line.id, field, line[field], next[field]);
      note(line.id, 'orderedIn', unitShown(line), unitShown(next));
    }
    now.delete(line.id);
  }
  for (const line of now.values()) note(line.id, 'quantity', null, line.quantity);
  return changes;
}

const discountIn = (discount: OrderDiscount | null, field: 'percent' | 'amount'): number | null =>
  (discount as Readonly<Record<typeof field, number | undefined>> | null)?.[field] ?? null; // has one of the two

/** The unit of a line, with its size; null is the stock unit. */
const unitShown = ({ orderedIn }: Pick<PricedLine, 'orderedIn'>): Shown =>
  orderedIn ? `${orderedIn.unit} ${orderedIn.numerator}/${orderedIn.denominator}` : null;

const show = (value: string | number | object): string | number =>
  typeof value === 'object' ? Object.values(value).join(', ') : value;
