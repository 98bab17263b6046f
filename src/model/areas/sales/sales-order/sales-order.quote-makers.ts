import type { DecisionContext } from '#model/engine/document-type.ts';
import { totals } from '#model/lines/line-totals.ts';
import { asAgreed } from './sales-order.agreed.ts';
import type {
  Acceptance,
  QuoteSending,
  SalesOrderFact,
  SalesOrderLine,
  SalesOrderRow,
  SettledLine,
  TakenPart,
} from './sales-order.facts.ts';
import { enteredLines } from './sales-order.kits.ts';
import { datedOn, orderOf } from './sales-order.makers.ts';
import { validUntilOf } from './sales-order.quote.ts';
import { discountOfPart, partLines } from './sales-order.quote-parts.ts';
import { settleOrder } from './sales-order.terms.ts';

type Context = DecisionContext<SalesOrderRow>;

/** The first time it is sent a quote gets a number of its own. [SO75] */
export function quoteSent(context: Context, { by, validUntil }: QuoteSending): SalesOrderFact<'quoteSent'> {
  const row = orderOf(context);
  const { today } = context.env;
  return {
    number: row.quote ? null : context.draw('QT'),
    revision: (row.quote?.revision ?? 0) + 1,
    by,
    sentOn: today,
    validUntil: validUntilOf(row, today, validUntil),
  };
}

/** What was sent, as it was entered. [SO76] */
export function revised(context: Context): SalesOrderFact<'revised'> {
  const row = orderOf(context);
  return { lines: enteredLines(row.lines), gross: totals(row).gross };
}

export function accepted(context: Context, data: Acceptance): SalesOrderFact<'accepted'> {
  const row = orderOf(context);
  const agreed = asAgreed(context.view, row, data.lines);
  if (agreed === row) return data;
  const whole = agreed.lines.map(asSettled);
  return { ...data, whole };
}

/** A line without its counters, of which nothing has been done. */
function asSettled(line: SalesOrderLine): SettledLine {
  const {
    cancelled: _,
    released: __,
    picked: ___,
    shipped: ____,
    returned: _____,
    invoiced: ______,
    ...rest
  } = line;
  return rest;
}

/** What an order has of the quote that it is a part of. */
const copied = [
  'customer',
  'warehouse',
  'currency',
  'rate',
  'pricesIncludeVat',
  'theirReference',
  'priority',
  'shipPolicy',
  'deliveryAddress',
  'notes',
  'tags',
  'salesperson',
  'kitsInParts',
  'deliveryTerm',
  'deliveryPlace',
  'vatOverride',
] as const;
type Copied = Pick<SalesOrderRow, (typeof copied)[number]>;

/** A part of a quote as an order: its terms and prices, on the day it is ordered. [SO80] */
export function partTaken(context: Context, { quote: id, lines }: TakenPart): SalesOrderFact<'partTaken'> {
  const { view, env } = context;
  const quote = view.get('salesOrder', id);
  if (!quote) throw new Error(`quote ${id} is not there`);
  const own = copied.flatMap((field) => (quote[field] === undefined ? [] : [[field, quote[field]]]));
  const terms = Object.fromEntries(own) as Copied; // what the quote has of them
  const parts = partLines(quote, lines);
  const dated = datedOn(quote, env.today);
  const entered = parts.map(({ line }) => line);
  const orderDiscount = discountOfPart(quote, lines, true);
  return {
    ...terms,
    ...dated,
    ...(orderDiscount && { orderDiscount }),
    lines: settleOrder(view, { ...quote, ...dated, orderDiscount }, entered),
    ofQuote: { quote: id, lines: parts.map(({ line, of }) => ({ line: line.id, of })) },
  };
}
