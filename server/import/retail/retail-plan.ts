import { compare } from '#model/values/order.ts';
import { matchCancellations, type SoldLine } from './cancellations.ts';
import { isService, type RetailLine, type RetailReason } from './retail-line.ts';

export interface PlannedProduct {
  readonly code: string;
  readonly name: string;
  readonly service: boolean;
  /** Ten-thousandths: its most frequent sales price. */
  readonly price: number;
}

export interface PlannedCustomer {
  readonly number: string;
  readonly name: string;
  /** As written in the file. */
  readonly country: string;
}

export interface PlannedOrder {
  readonly invoice: string;
  readonly at: string;
  /** The number of a planned customer. */
  readonly customer: string;
  readonly country: string;
  readonly lines: readonly SoldLine[];
}

export interface RetailPlan {
  readonly products: readonly PlannedProduct[];
  readonly customers: readonly PlannedCustomer[];
  /** Earliest first. */
  readonly orders: readonly PlannedOrder[];
  readonly rejected: readonly { readonly line: RetailLine; readonly reason: RetailReason }[];
  /** Shipped quantity (thousandths) by stock code. */
  readonly shipped: ReadonlyMap<string, number>;
}

/** The documents made from invoice lines. [IM4] [IM5] [IM6] */
export function planRetail(sales: readonly RetailLine[], cancellations: readonly RetailLine[]): RetailPlan {
  const rejected: { line: RetailLine; reason: RetailReason }[] = [];
  const orders = [...invoicesOf(sales)].map(([invoice, lines]) => orderOf(invoice, lines, rejected));
  orders.sort((a, b) => compare(a.at, b.at) || compare(a.invoice, b.invoice));
  const sold = orders.flatMap((order) => order.lines);
  rejected.push(...matchCancellations(sold, cancellations));
  const products = productsOf(sold);
  return { products, customers: customersOf(orders), orders, rejected, shipped: shippedOf(sold, products) };
}

function invoicesOf(sales: readonly RetailLine[]): Map<string, RetailLine[]> {
  const invoices = new Map<string, RetailLine[]>();
  for (const line of sales) listIn(invoices, line.invoice).push(line);
  return invoices;
}

function orderOf(
  invoice: string,
  lines: readonly RetailLine[],
  rejected: { line: RetailLine; reason: RetailReason }[],
): PlannedOrder {
  const first = lines.reduce((a, b) => (b.at < a.at ? b : a));
  const { at, customer, country } = first;
  const own = lines.filter((line) => line.customer === customer && line.country === country);
  for (const line of lines) if (!own.includes(line)) rejected.push({ line, reason: 'otherCustomer' });
  return {
    invoice,
    at,
    country,
    customer: customer ?? cashNumber(country),
    lines: own.map((line) => ({ line, cancelled: 0, cancelledBy: [] })),
  };
}

/** Sales without a customer: one customer per country. */
const cashNumber = (country: string): string => `CASH ${country}`.toUpperCase();

function productsOf(sold: readonly SoldLine[]): PlannedProduct[] {
  const byCode = new Map<string, RetailLine[]>();
  for (const { line } of sold) listIn(byCode, line.code).push(line);
  return [...byCode].map(([code, lines]) => {
    const name = mostFrequent(lines.map((line) => line.description).filter((text) => text !== '')) ?? code;
    const price = mostFrequent(lines.map((line) => line.price)) ?? 0;
    return { code, name: name.slice(0, 200), service: isService(code, name), price };
  });
}

function customersOf(orders: readonly PlannedOrder[]): PlannedCustomer[] {
  const countries = new Map<string, string[]>();
  for (const { customer, country } of orders) listIn(countries, customer).push(country);
  return [...countries].map(([number, seen]) => {
    const country = mostFrequent(seen) ?? 'Unspecified';
    const name = number === cashNumber(country) ? `Cash sales, ${country}` : `Customer ${number}`;
    return { number, name, country };
  });
}

function shippedOf(sold: readonly SoldLine[], products: readonly PlannedProduct[]): Map<string, number> {
  const services = new Set(products.filter((product) => product.service).map((product) => product.code));
  const shipped = new Map<string, number>();
  for (const { line, cancelled } of sold)
    if (!services.has(line.code) && line.quantity > cancelled)
      shipped.set(line.code, (shipped.get(line.code) ?? 0) + line.quantity - cancelled);
  return shipped;
}

/** The most frequent value; the first of several. */
function mostFrequent<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let best: T | undefined;
  let most = 0;
  for (const [value, count] of counts) if (count > most) [best, most] = [value, count];
  return best;
}

function listIn<T>(lists: Map<string, T[]>, key: string): T[] {
  const list = lists.get(key) ?? [];
  if (list.length === 0) lists.set(key, list);
  return list;
}
