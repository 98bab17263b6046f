import { multiplyDivide } from '#model/values/round.ts';
import { known, worthOf } from './goods-receipt.costs.ts';
import type { BilledPart, GoodsReceiptRow, Much, ReceiptRowLine } from './goods-receipt.facts.ts';

/**
 * What of a receipt's line is among the goods received and not billed [GR53]. It follows from what came in, what is kept and
 * what bills charge, in whatever order that came to be: documents book what they change of it, so that nothing is left of it
 * once all that is kept is billed, and nothing waits for a credit.
 */
export interface Standing {
  /** Thousandths that came in, accepted or not, and what they came in at, minor units of the company's currency. */
  readonly received: Much;
  /** Thousandths of them that did not go back. */
  readonly kept: number;
  /** What bills charge of goods that were here as they were billed, less what was credited of it. */
  readonly charged: Much;
  /** What bills charge beyond them: it waits for a credit, or for goods. */
  readonly waiting: Much;
}

export const NOTHING: Much = { quantity: 0, amount: 0 };

/**
 * The standing of a line of a posted receipt; bills may be left aside.
 * @throws Miss where what it cost is not known here
 */
export function standingOf(
  receipt: Pick<GoodsReceiptRow, 'id'>,
  line: ReceiptRowLine,
  bills: readonly BilledPart[] = line.bills ?? [],
): Standing {
  known(line.unitCost, 'goodsReceipt', receipt.id);
  const { bills: _, ...asReceived } = line;
  const { accepted = 0, rejected = 0 } = worthOf(asReceived) ?? {};
  const quantity = line.quantity + line.rejected;
  return bills.reduce<Standing>(billedBy, {
    received: { quantity, amount: accepted + rejected },
    kept: quantity - (line.returned ?? 0),
    charged: NOTHING,
    waiting: NOTHING,
  });
}

/** With what one more bill charges. In facts of before, all of that was of goods that were here. */
export function billedBy(standing: Standing, part: Omit<BilledPart, 'bill' | 'difference'>): Standing {
  const { quantity, billed: amount, charged = { quantity, amount }, waiting = NOTHING } = part;
  return {
    ...standing,
    charged: sumOf(standing.charged, charged),
    waiting: sumOf(standing.waiting, waiting),
  };
}

export const sumOf = (one: Much, other: Much): Much => ({
  quantity: one.quantity + other.quantity,
  amount: one.amount + other.amount,
});

export const without = (one: Much, other: Much): Much => ({
  quantity: one.quantity - other.quantity,
  amount: one.amount - other.amount,
});

/** The part of it that so many thousandths are; all of them take all of it. */
export const partOf = ({ quantity, amount }: Much, of: number): Much => ({
  quantity: of,
  amount: quantity === 0 ? 0 : multiplyDivide(amount, of, quantity),
});

/** Goods that are here after all are what was charged beyond those that were: nothing waits while goods are not billed. */
export function settled(standing: Standing): Standing {
  const { kept, charged, waiting } = standing;
  const here = Math.min(waiting.quantity, kept - charged.quantity);
  if (here <= 0) return standing;
  const part = partOf(waiting, here);
  return { ...standing, charged: sumOf(charged, part), waiting: without(waiting, part) };
}

/** Thousandths that are kept, and that no bill charges. */
export const unbilledIn = ({ kept, charged, waiting }: Standing): number =>
  Math.max(0, kept - charged.quantity - waiting.quantity);

/** What was charged of goods that went back since: it waits for a credit. */
export function chargedBack({ kept, charged }: Standing): Much {
  const { quantity, amount } = charged;
  return partOf({ quantity, amount: Math.max(0, amount) }, Math.max(0, quantity - kept));
}

/**
 * What is among the goods received and not billed, minor units of the company's currency: what goods came in at that are not
 * billed, less what waits for a credit.
 */
export function notBilled(standing: Standing): number {
  const now = settled(standing);
  return unbilledWorth(now) - now.waiting.amount - chargedBack(now).amount;
}

/** What goods came in at that are here and not billed; the last of a line take the rest of it. */
function unbilledWorth(standing: Standing): number {
  const { received } = standing;
  return received.amount - partOf(received, received.quantity - unbilledIn(standing)).amount;
}

/** What goods that are kept have cost as far as it is known: as billed, else as they came in. */
export function keptWorth(standing: Standing): number {
  const now = settled(standing);
  return unbilledWorth(now) + Math.max(0, now.charged.amount) - chargedBack(now).amount;
}

/**
 * What goods take with them that go back (thousandths), or bring where it is below zero: what they are among the goods
 * received and not billed, first those that are not billed. [SR5]
 */
export function takenBy(standing: Standing, quantity: number): number {
  const after = notBilled({ ...standing, kept: standing.kept - quantity });
  return notBilled(standing) - after;
}
