import { total } from '#model/lines/line-parts.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { coveredOn } from '#model/stock/stock.cover.ts';
import { waitingOf } from '#model/stock/stock.waiting.ts';
import { compare } from '#model/values/order.ts';

/** How much of a demand line is reserved, and how much is waiting for stock, thousandths. */
export interface Holding {
  readonly line: string;
  readonly product: string;
  readonly open: number;
  readonly soft: number;
  readonly hard: number;
  readonly waiting: number;
  /** The day (`YYYY-MM-DD`) on which expected receipts cover the waiting rest, after those ahead; null if none do. */
  readonly coveredOn: string | null;
}

/** When what several lines wait for can come. */
export interface Cover {
  /** Thousandths, or lines, that wait. */
  readonly waiting: number;
  /** The last day on which any of them is covered; null if none is. */
  readonly coveredOn: string | null;
  /** How many lines nothing is expected for. */
  readonly uncovered: number;
}

/** When the waiting lines of an order can be covered, and how many of them cannot. */
export function coverOf(holdings: readonly Holding[]): Cover {
  const waits = holdings.filter(({ waiting }) => waiting > 0);
  const days = waits.flatMap(({ coveredOn: day }) => day ?? []);
  return {
    waiting: total(waits, ({ waiting }) => waiting),
    coveredOn: days.sort(compare).at(-1) ?? null,
    uncovered: waits.length - days.length,
  };
}

/** What is reserved for an order, line by line, and when the rest can arrive. */
export function holdingsOf(
  { replica: { view } }: CompanyModel,
  order: string,
  today: string,
): readonly Holding[] {
  return view.by('reservation', 'document', order).map((row) => ({
    line: row.id,
    product: row.product,
    open: row.open,
    soft: row.soft,
    hard: row.hard,
    waiting: waitingOf(row),
    coveredOn: waitingOf(row) > 0 ? coveredOn(view, row, today) : null,
  }));
}
