import { type Fraction, whole, ZERO } from '../landed-cost/fraction.fixtures.ts';

/** Thousandths, and what they come to in exact minor units. */
interface Pool {
  readonly quantity: number;
  readonly amount: Fraction;
}

/** What a line of a bill, or of a credit note, charges of a receipt: of goods that are here, and beyond them. */
interface Charge {
  readonly bill: string;
  readonly here: Pool;
  readonly beyond: Pool;
}

/** What a line should be posted as. */
interface Should {
  readonly quantity: number;
  readonly accrued: Fraction;
  readonly rest: Fraction;
}

const NONE: Pool = { quantity: 0, amount: ZERO };
const plus = (one: Pool, other: Pool): Pool => ({
  quantity: one.quantity + other.quantity,
  amount: one.amount.plus(other.amount),
});
const minus = (one: Pool, { quantity, amount }: Pool): Pool =>
  plus(one, { quantity: -quantity, amount: amount.times(-1, 1) });
const part = ({ quantity: all, amount }: Pool, quantity: number): Pool =>
  quantity <= 0 ? NONE : { quantity, amount: amount.times(quantity, all) };

/**
 * What of a receipt is among the goods received and not billed, in exact fractions and straight from the rules [GR53, SBL8,
 * SBL9, SBL10, SBL11, SR5]: goods that are kept and not billed, at what they came in at, less what is billed beyond those
 * that are kept, at what it was billed at.
 */
export class ExactAccrual {
  /** How often the books may have rounded it to a minor unit. */
  roundings = 1;
  #kept: number;
  #received: Pool;
  #charges: readonly Charge[] = [];

  constructor(quantity: number, worth: number) {
    this.#kept = quantity;
    this.#received = { quantity, amount: whole(worth) };
  }

  keep(quantity: number): void {
    if (quantity === this.#kept) return;
    this.#kept = quantity;
    this.roundings += 1;
  }

  cameInAt(worth: number): void {
    if (worth === Number(this.#received.amount.n)) return;
    this.#received = { ...this.#received, amount: whole(worth) };
    this.roundings += 1;
  }

  get accrued(): Fraction {
    const { beyond, back } = this.#now();
    return part(this.#received, this.unbilled).amount.minus(beyond.amount).minus(back.amount);
  }

  /** Thousandths that are left to bill. */
  get unbilled(): number {
    return Math.max(0, this.#kept - this.#now().here.quantity);
  }

  /** Thousandths that a credit is awaited for. */
  get waiting(): number {
    const { beyond, back } = this.#now();
    return beyond.quantity + back.quantity;
  }

  /** Of no goods: they cost more. */
  bill(bill: string, quantity: number, billed: number): Should {
    const all = { quantity, amount: whole(billed) };
    const here = quantity === 0 ? all : part(all, Math.min(quantity, this.unbilled));
    return { quantity, accrued: this.#charge(bill, here, minus(all, here)), rest: ZERO };
  }

  /** First what never came, then what went back; the rest is a lower price. */
  credit(bill: string, quantity: number, billed: number): Should {
    const { beyond, back } = this.#now();
    const never = part(beyond, Math.min(quantity, beyond.quantity));
    const gone = part(back, Math.min(quantity - never.quantity, back.quantity));
    const both = never.quantity + gone.quantity;
    const credited = part({ quantity, amount: whole(billed) }, both).amount;
    const lower = { quantity: 0, amount: whole(billed).minus(credited) };
    const accrued = this.#charge(bill, minus(lower, gone), minus(NONE, never));
    return { quantity: 0 - both, accrued, rest: both === 0 ? ZERO : credited.minus(accrued) };
  }

  /** Takes the last line of a bill back; what leaves goods not billed. */
  unbill(bill: string): Fraction {
    const before = this.accrued;
    this.#charges = this.#charges.toSpliced(
      this.#charges.findLastIndex((one) => one.bill === bill),
      1,
    );
    this.roundings += 1;
    return before.minus(this.accrued);
  }

  /** What is charged beyond what was here is of goods that are here by now. */
  #charge(bill: string, here: Pool, beyond: Pool): Fraction {
    const before = this.accrued;
    const { came } = this.#now();
    this.#charges = [...this.#charges, { bill, here: plus(here, came), beyond: minus(beyond, came) }];
    this.roundings += 1;
    return before.minus(this.accrued);
  }

  #now() {
    const sum = (of: (charge: Charge) => Pool): Pool =>
      this.#charges.reduce((all, one) => plus(all, of(one)), NONE);
    const [charged, waiting] = [sum((one) => one.here), sum((one) => one.beyond)];
    const came = part(waiting, Math.min(waiting.quantity, this.#kept - charged.quantity));
    const [here, beyond] = [plus(charged, came), minus(waiting, came)];
    const owed = { ...here, amount: here.amount.isBelow(ZERO) ? ZERO : here.amount };
    return { here, beyond, came, back: part(owed, here.quantity - this.#kept) };
  }
}
