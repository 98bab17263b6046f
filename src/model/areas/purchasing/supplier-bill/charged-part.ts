import { multiplyDivide } from '#model/values/round.ts';
import type { BilledPart, Much } from '../goods-receipt/goods-receipt.facts.ts';
import {
  chargedBack,
  NOTHING,
  partOf,
  settled,
  sumOf,
  unbilledIn,
  without,
  type Standing,
} from '../goods-receipt/not-billed.ts';

/**
 * What a line of a bill changes of what bills charge of a receipt's line: thousandths, below zero where it credits them, and
 * where they are counted; `credited`: what it gives back of what waited for a credit, absent where it gives back nothing.
 */
export interface Charge extends Pick<BilledPart, 'quantity' | 'charged' | 'waiting'> {
  readonly credited?: number;
}

/**
 * Goods that are here are charged first; what is charged beyond them waits for a credit among the goods that are received and
 * not billed. What charges no goods is a higher price of those that were charged. [SBL8] [SBL9]
 * @param bill what the line charges
 */
export function chargedPart(standing: Standing, bill: Much): Charge {
  const now = settled(standing);
  const here = Math.min(bill.quantity, unbilledIn(now));
  const charged = bill.quantity === 0 ? bill : partOf(bill, here);
  return {
    quantity: bill.quantity,
    ...counted(bill, cameAfter(standing, now), charged, without(bill, charged)),
  };
}

/**
 * A credit note gives back what waits for a credit first, at what it was billed at: what never came, then what went back. The
 * rest of it is a lower price of what stays. [SBL10]
 * @param credit what the line credits: thousandths, and an amount below zero
 */
export function creditedPart(standing: Standing, { quantity, amount }: Much): Charge {
  const now = settled(standing);
  const beyond = partOf(now.waiting, Math.min(quantity, now.waiting.quantity));
  const gone = chargedBack(now);
  const back = partOf(gone, Math.min(quantity - beyond.quantity, gone.quantity));
  const both = beyond.quantity + back.quantity;
  const credited = both === 0 ? 0 : multiplyDivide(amount, both, quantity);
  const lower = without({ quantity: 0, amount: amount - credited }, back);
  const all = { quantity: 0 - both, amount };
  return {
    quantity: all.quantity,
    ...counted(all, cameAfter(standing, now), lower, without(NOTHING, beyond)),
    ...(both === 0 ? {} : { credited }),
  };
}

/** What had been charged beyond what was here, of goods that are here by now. */
const cameAfter = (before: Standing, now: Standing): Much => without(now.charged, before.charged);

/** Where all that a line comes to is counted; absent where it is all of goods that were here. */
function counted(all: Much, came: Much, here: Much, beyond: Much): Pick<BilledPart, 'charged' | 'waiting'> {
  const [charged, waiting] = [sumOf(here, came), without(beyond, came)];
  return isSame(waiting, NOTHING) && isSame(charged, all) ? {} : { charged, waiting };
}

const isSame = (one: Much, other: Much): boolean =>
  one.quantity === other.quantity && one.amount === other.amount;
