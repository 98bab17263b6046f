import { all, type Rule } from '#model/engine/chart.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import { unitFits } from '#model/areas/products/product/product.quantities.ts';
import { amountsFit } from '#model/lines/line-figures.ts';
import { partOf } from '#model/lines/line-parts.ts';
import { firstRefused, lineIsThere, skuOf } from '#model/lines/line-rules.ts';
import { isLeftOut } from '#model/lines/left-out.ts';
import { addDays } from '#model/values/moments.ts';
import { asAgreed, chosenLines } from './sales-order.agreed.ts';
import type { Acceptance, QuotePart, QuoteSending, SalesOrderRow, TakenPart } from './sales-order.facts.ts';
import { enteredLines } from './sales-order.kits.ts';
import { isWithinLimits, limitRefusal } from './sales-order.limit.ts';
import { openInQuote, partAsOrder } from './sales-order.quote-parts.ts';
import { isInOrder, mayBePromised } from './sales-order.rules.ts';

type QuoteRule<D = never> = Rule<SalesOrderRow, D>;

/** A rule that asks for no data, among those that do. */
const plainly =
  <D>(rule: QuoteRule): QuoteRule<D> =>
  (context) =>
    rule(context, undefined);

/** Days that a quote stands where nobody says until when. */
const USUAL_DAYS = 30;

/** The last day of a quote that is sent today. [SO75] */
export const validUntilOf = (row: Pick<SalesOrderRow, 'validUntil'>, today: string, asked?: string): string =>
  asked ?? row.validUntil ?? addDays(today, USUAL_DAYS);

const dayIsAhead = (day: string, today: string): Refusal | null =>
  day < today ? onField('validUntilIsPast', 'validUntil') : null;

/** [SO75] A quote ends today at the earliest. */
const endsLater: QuoteRule<QuoteSending> = ({ row, env: { today } }, data) =>
  data && row ? dayIsAhead(validUntilOf(row, today, data.validUntil), today) : null;

/** [SO75] What is quoted could be sold: its customer, products, prices and address are in order. */
export const mayBeQuoted: QuoteRule<QuoteSending> = all(plainly(mayBePromised), endsLater);

/** [SO75] */
export const mayBeRenewed: QuoteRule<{ readonly validUntil: string }> = ({ env: { today } }, data) =>
  data ? dayIsAhead(data.validUntil, today) : null;

/** [SO75] A quote expires when its last day is over. */
export const isOver: QuoteRule = ({ row, env: { today } }) =>
  row && (row.validUntil ?? today) >= today ? { code: 'quoteStillValid' } : null;

const isStillValid: QuoteRule = ({ row, id, env: { today } }) =>
  row && (row.validUntil ?? today) < today
    ? {
        code: 'quoteIsOver',
        params: { validUntil: row.validUntil ?? '' },
        fix: { kind: 'salesOrder', document: id, type: 'renew' },
      }
    : null;

const hasParts = ({ quote }: SalesOrderRow): boolean => (quote?.parts ?? []).length > 0;

/** [SO80] What was ordered of a quote in part is neither changed nor ordered as a whole. */
export const nothingIsOrdered: QuoteRule = ({ row, id }) =>
  row && hasParts(row)
    ? { code: 'quoteIsPartlyOrdered', fix: { kind: 'salesOrder', document: id, type: 'orderPart' } }
    : null;

/** [SO79] Only lines of the quote are taken, optional ones or not, and another quantity where the quote allows it. */
const choicesFit: QuoteRule<Acceptance> = ({ view, row }, data) =>
  row && data?.lines ? whyNotTaken(view, row, data.lines) : null;

/** Why a customer may not take this of a quote. [SO79] */
export function whyNotTaken(
  view: Reader,
  row: SalesOrderRow,
  choices: NonNullable<Acceptance['lines']>,
): Refusal | null {
  const entered = enteredLines(row.lines);
  const refusal = firstRefused(choices, ({ line: id, quantity, chosen }) => {
    const line = entered.find((one) => one.id === id);
    if (!line) return lineIsThere(entered, { line: id });
    if (chosen === false && !line.optional)
      return onField('lineIsNotOptional', 'chosen', { sku: skuOf(view, line) });
    if (quantity === undefined || quantity === line.quantity) return null;
    return row.quantities === 'repriced'
      ? unitFits(view, { ...line, quantity }, line)
      : onField('quantityIsLocked', 'quantity', { sku: skuOf(view, line) });
  });
  return refusal ?? amountsFit({ lines: chosenLines(view, row, choices), rate: row.rate });
}

/** A rule of an order, asked of what its customer takes of it. [SO78] */
const ofWhatIsTaken =
  <D extends Acceptance | undefined>(rule: QuoteRule): QuoteRule<D> =>
  (context, data) =>
    rule({ ...context, row: context.row && asAgreed(context.view, context.row, data?.lines) }, undefined);

/** [SO77] A quote is accepted while it stands, as an order is confirmed; beyond somebody's limits another approves it. */
export const isAcceptable: QuoteRule<Acceptance> = all(
  plainly(isStillValid),
  plainly(nothingIsOrdered),
  choicesFit,
  ofWhatIsTaken(isInOrder),
);
export const mayBeAccepted: QuoteRule<Acceptance> = all(isAcceptable, ofWhatIsTaken(isWithinLimits));

/** [SO80] A part takes no more of a line than is open of that line, whichever others are of the same product. */
const partFits: QuoteRule<QuotePart> = ({ view, row }, data) => {
  if (!row || !data) return null;
  const entered = enteredLines(row.lines);
  return firstRefused(data.lines, ({ line: id }) => {
    const line = entered.find((one) => one.id === id);
    if (!line) return lineIsThere(entered, { line: id });
    const most = openInQuote(row, line);
    const wanted = partOf(data.lines, id);
    if (wanted > most) return onField('moreThanQuoted', 'quantity', { sku: skuOf(view, line), most });
    return unitFits(view, { ...line, quantity: wanted }, undefined);
  });
};

/** [SO80] A part is ordered as an order is confirmed, by who may confirm it. */
const partMayBeConfirmed: QuoteRule<QuotePart> = (context, data) => {
  const { view, row } = context;
  if (!row) return null;
  if (!data) return isInOrder(context, undefined);
  const order = partAsOrder(view, row, data);
  return isInOrder({ ...context, row: order }, undefined) ?? limitRefusal(context, order, order.lines);
};

export const mayOrderPart: QuoteRule<QuotePart> = all(plainly(isStillValid), partFits, partMayBeConfirmed);

/** Passes when a part leaves nothing open of what the quote comes to. [SO80] */
export const ordersTheRest: QuoteRule<QuotePart> = ({ row }, data) => {
  if (!row || !data) return null;
  const left = enteredLines(row.lines).filter(
    (line) => !isLeftOut(line) && openInQuote(row, line) > partOf(data.lines, line.id),
  );
  return left.length === 0 ? null : { code: 'stillOpen' };
};

/** The quote that a part is of. */
export const quoteIsThere: QuoteRule<TakenPart> = ({ view }, data) =>
  data && !view.get('salesOrder', data.quote)
    ? { code: 'unknownDocument', params: { kind: 'salesOrder' } }
    : null;
