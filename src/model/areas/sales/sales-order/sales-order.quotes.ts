import { addDays } from '#model/values/moments.ts';
import type { SalesOrderRow } from './sales-order.facts.ts';
import { commercialOf } from './sales-order.kind.ts';

/** How many quotes were won, of all. */
export interface Chance {
  readonly won: number;
  readonly all: number;
}

type QuoteRow = Pick<SalesOrderRow, 'customer' | 'quote' | 'revision' | 'state'>;

/** Whether a quote became an order, as a whole or in parts. [SO81] */
const isWon = (row: QuoteRow): boolean =>
  row.quote !== undefined &&
  (row.revision > 0 || commercialOf(row.state) === 'ordered' || (row.quote.parts ?? []).length > 0);

/** The quotes to each customer that were won, of all that were ever sent to them, as far as they are among the rows. [SO81] */
export function chancesOf(rows: readonly QuoteRow[]): ReadonlyMap<string, Chance> {
  const chances = new Map<string, Chance>();
  for (const row of rows) {
    if (!row.quote) continue;
    const { won, all } = chances.get(row.customer) ?? { won: 0, all: 0 };
    chances.set(row.customer, { won: won + (isWon(row) ? 1 : 0), all: all + 1 });
  }
  return chances;
}

/** Days in which quotes that hold no longer are called for, and in which they count as won lately. */
const WEEK = 7;
const LATELY = 30;

type Figured = QuoteRow & Pick<SalesOrderRow, 'validUntil' | 'changedAt'>;

/** Quotes that wait, those of them that expire within a week, what was won in thirty days, and how many there are. [SO81] */
export function quoteFigures(rows: readonly Figured[], today: string) {
  const quotes = rows.filter(({ quote }) => quote);
  const waiting = quotes.filter(({ state }) => commercialOf(state) === 'quoted');
  const soon = addDays(today, WEEK - 1);
  const since = addDays(today, -LATELY);
  const isExpiring = ({ validUntil }: Figured): boolean =>
    typeof validUntil === 'string' && validUntil >= today && validUntil <= soon;
  return {
    waiting: waiting.length,
    expiring: waiting.filter(isExpiring).length,
    won: quotes.filter((row) => isWon(row) && (row.quote?.accepted?.at ?? row.changedAt) >= since).length,
    all: quotes.length,
  };
}
