import type { LedgerLine } from '#model/engine/ledger-answer.ts';
import { virtualPlaces } from '#model/stock/stock.places.ts';
import { addDays } from '#model/values/moments.ts';

const outside: ReadonlySet<string> = new Set(virtualPlaces);

/** A ledger line with the change to the company's stock, and the stock after it; thousandths. */
export interface Movement extends LedgerLine {
  readonly change: number;
  readonly after: number;
}

/** What a line added to (negative: took from) the company's stock; a move within it changes nothing. */
const changeOf = ({ from, to, quantity }: Pick<LedgerLine, 'from' | 'to' | 'quantity'>): number =>
  (outside.has(to) ? 0 : quantity) - (outside.has(from) ? 0 : quantity);

/**
 * Lines of one product, newest first, each with the stock after it, counted back from the current stock.
 * @param now thousandths on all shelves
 */
export function movementsOf(lines: readonly LedgerLine[], now: number): readonly Movement[] {
  let after = now;
  return lines.map((line) => {
    const change = changeOf(line);
    const movement = { ...line, change, after };
    after -= change;
    return movement;
  });
}

/** The stock before the oldest of these lines, thousandths; zero once all lines are loaded. */
export function openingOf(movements: readonly Movement[], now: number): number {
  const oldest = movements.at(-1);
  return oldest ? oldest.after - oldest.change : now;
}

export interface DayStock {
  readonly day: string;
  /** Thousandths at the end of the day. */
  readonly onHand: number;
}

/**
 * Stock at the end of each day from the oldest of these lines to today. Lines are dated by when the goods moved, which
 * may be before they were recorded.
 * @param dayOf the company's day of a moment
 */
export function stockByDay(
  movements: readonly Movement[],
  now: number,
  today: string,
  dayOf: (moment: string) => string,
): readonly DayStock[] {
  const changes = new Map<string, number>();
  let day = today;
  for (const { effectiveAt, change } of movements) {
    const on = dayOf(effectiveAt);
    changes.set(on, (changes.get(on) ?? 0) + change);
    if (on < day) day = on;
  }
  let onHand = openingOf(movements, now);
  const days: DayStock[] = [];
  for (; day <= today; day = addDays(day, 1)) {
    onHand += changes.get(day) ?? 0;
    days.push({ day, onHand });
  }
  return days;
}
