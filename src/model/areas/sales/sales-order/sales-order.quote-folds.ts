import type { Draft } from 'immer';
import type { AppliedEvent } from '#model/engine/document-type.ts';
import type { Quoted, SalesOrderFact, SalesOrderRow } from './sales-order.facts.ts';
import { fresh } from './sales-order.lines.ts';

type Row = Draft<SalesOrderRow>;
type Quote = Draft<Quoted>;

/** Changes what an order is as a quote; nothing where it is none. */
const ofQuote = (row: Row, change: (quote: Quote) => void): void => {
  if (row.quote) change(row.quote);
};

function sent(row: Row, data: SalesOrderFact<'quoteSent'>): void {
  const number = row.quote ? row.quote.number : data.number;
  const { revision, by, sentOn: on, validUntil } = data;
  const { earlier = [], parts } = row.quote ?? {};
  row.quote = { number, revision, by, on, earlier, ...(parts && { parts }) };
  row.number = number;
  row.validUntil = validUntil;
}

/** What was sent stays readable. [SO76] */
function revised(row: Row, { lines, gross }: SalesOrderFact<'revised'>): void {
  const { validUntil, quote } = row;
  if (!quote || typeof validUntil !== 'string') return;
  const { revision, on } = quote;
  quote.earlier.push({ revision, on, validUntil, lines, gross });
}

/** What happens to an order as a quote. */
export const quoteFolds = {
  quoteSent: sent,
  revised,
  accepted: (row: Row, { whole }: SalesOrderFact<'accepted'>, { at, by }: AppliedEvent): void => {
    ofQuote(row, (quote) => void (quote.accepted = { at, by }));
    if (whole) row.lines = whole.map((line) => ({ ...line, ...fresh }));
  },
  declined: (row: Row, { reason }: SalesOrderFact<'declined'>): void =>
    ofQuote(row, (quote) => void (quote.declineReason = reason)),
  expired: (): void => {},
  renewed: (row: Row, { validUntil }: SalesOrderFact<'renewed'>): void => {
    row.validUntil = validUntil;
  },
  partOrdered: (row: Row, { order, lines }: SalesOrderFact<'partOrdered'>): void =>
    ofQuote(row, (quote) => {
      const parts = lines.map(({ line, quantity }) => ({ line, quantity }));
      quote.parts = [...(quote.parts ?? []), { order, lines: parts }];
    }),
};
