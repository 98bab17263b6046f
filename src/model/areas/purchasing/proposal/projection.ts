import type { ReservationRow, ExpectedReceiptRow } from '#model/stock/stock.tables.ts';
import { addDays } from '#model/values/moments.ts';
import { compare } from '#model/values/order.ts';
import type { LateReceipt, ProjectedDay } from './proposal.ts';

type Demand = Pick<ReservationRow, 'open' | 'on'>;
type Receipt = Pick<ExpectedReceiptRow, 'kind' | 'order' | 'open' | 'on'>;

/** What is known of a product in a warehouse; thousandths and days. */
export interface Supply {
  /** What lies there and may be promised. */
  readonly onHand: number;
  readonly demand: readonly Demand[];
  readonly expected: readonly Receipt[];
}

/** The days looked at: today, and the last one of which demand counts. */
export interface Span {
  readonly today: string;
  readonly until: string;
}

/**
 * The stock of a product in a warehouse day by day. What should have left is asked for today; what should have come is
 * taken to come tomorrow, since nobody knows better. Demand after the span is left out; what is expected later counts,
 * so that an order that was postponed is not ordered again. [RPL2]
 */
export function projectionOf({ onHand, demand, expected }: Supply, { today, until }: Span): ProjectedDay[] {
  const changes = new Map<string, { into: number; out: number }>([[today, { into: 0, out: 0 }]]);
  const at = (on: string) => {
    const found = changes.get(on) ?? { into: 0, out: 0 };
    changes.set(on, found);
    return found;
  };
  for (const { on, open } of demand) if (on <= until) at(on < today ? today : on).out += open;
  for (const { on, open } of expected) at(comesOn(on, today)).into += open;
  let left = onHand;
  return [...changes]
    .sort(([a], [b]) => compare(a, b))
    .map(([on, { into, out }]) => {
      left += into - out;
      return { on, into, out, left };
    });
}

const comesOn = (on: string, today: string): string => (on < today ? addDays(today, 1) : on);

/** What is left in the end; there is always a day. */
export const leftOf = (days: readonly ProjectedDay[]): number => days.at(-1)?.left ?? 0;

/** The first day that ends with less than the level; null if none does. */
export const shortOn = (days: readonly ProjectedDay[], level: number): string | null =>
  days.find(({ left }) => left < level)?.on ?? null;

/** What is expected after a day on which it is needed, the first to come first. [RPL4] */
export const lateFor = ({ expected }: Supply, day: string, today: string): LateReceipt[] =>
  expected
    .filter(({ on }) => comesOn(on, today) > day)
    .map(({ kind = 'purchaseOrder', order, on, open }) => ({ kind, document: order, on, quantity: open }))
    .sort((a, b) => compare(a.on, b.on));
