import { type Fraction, rounded, whole, ZERO } from './fraction.fixtures.ts';

/** Whether n ÷ d is exactly between two whole numbers. */
const isHalf = (n: bigint, d: bigint): boolean => (n * 2n) % d === 0n && n % d !== 0n;

/**
 * The stock of a product in layers, in exact fractions and straight from the rules [ST5, ST25, ST27]: no units, no facts. A
 * layer is what is here of a receipt; goods of none are in one of their own.
 */
export class ExactLayers {
  quantity = 0;
  value = 0;
  expensed = 0;
  layers = new Map<string, Fraction>();
  /** What there was of each before the last of it left. */
  #last = new Map<string, Fraction>();

  enter(receipt: string, quantity: number, value: number): void {
    if (this.quantity === 0) this.layers = new Map();
    this.layers.set(receipt, this.here(receipt).plus(whole(quantity)));
    this.quantity += quantity;
    this.value += value;
  }

  /** Returns the value that it leaves with. */
  sell(quantity: number): number {
    const value =
      quantity === this.quantity
        ? this.value
        : rounded(BigInt(this.value) * BigInt(quantity), BigInt(this.quantity));
    this.#scale(this.quantity - quantity, whole(this.quantity));
    this.quantity -= quantity;
    this.value -= value;
    return value;
  }

  /** Goods come back to the layers that are here, or to those that the last of it was of. */
  comeBack(quantity: number, value: number): void {
    const of = this.quantity === 0 ? this.#last : this.layers;
    const all = sumOf(of);
    if (all.n === 0n) return this.enter('', quantity, value);
    this.layers = of;
    this.quantity += quantity;
    this.value += value;
    this.#scale(this.quantity, all);
  }

  /** Goods of a receipt go back where they came from, at a value of their own. */
  goBack(receipt: string, quantity: number, worth: number): void {
    const own = this.here(receipt);
    const taken = own.isBelow(whole(quantity)) ? own : whole(quantity);
    this.layers.set(receipt, own.plus(taken.times(-1, 1)));
    this.#scale(this.quantity - quantity, sumOf(this.layers));
    const leaving = quantity === this.quantity ? this.value : Math.min(worth, this.value);
    this.quantity -= quantity;
    this.value -= leaving;
    this.expensed -= worth - leaving;
  }

  /**
   * What of an amount went to stock: of goods of which nothing is kept, nothing. Shares of layers are kept in 15 digits: an
   * exact half goes the way that `is` has it.
   */
  land(receipt: string, kept: number, amount: number, is = 0): number {
    if (kept === 0) return this.#change(amount, 0);
    const here = this.quantity === 0 ? ZERO : this.here(receipt);
    if (!here.isBelow(whole(kept))) return this.#change(amount, amount);
    const [n, d] = [BigInt(amount) * here.n, here.d * BigInt(kept)];
    const share = rounded(n, d);
    return this.#change(amount, isHalf(n, d) && Math.abs(is - share) === 1 ? is : share);
  }

  /** Takes back what was landed: of goods that all went back since, from the stock that it was left in. */
  unland(receipt: string, kept: number, amount: number, is = 0): number {
    return kept === 0
      ? this.#change(amount, this.quantity === 0 ? 0 : amount)
      : this.land(receipt, kept, amount, is);
  }

  /** What of a correction of so many pieces went to stock, by how many are there; `wasExpensed`: it comes from cost. [ST16] */
  correct(concerned: number, amount: number, wasExpensed = false): number {
    const here = Math.min(this.quantity, concerned);
    const part = concerned === 0 ? 0 : rounded(BigInt(amount) * BigInt(here), BigInt(concerned));
    const taken = this.#change(amount, part);
    if (wasExpensed) this.expensed -= amount;
    return taken;
  }

  /** Changes what stock is worth by a part of an amount, never below nothing; the rest is cost. */
  #change(amount: number, part: number): number {
    const taken = Math.max(part, 0 - this.value) + 0;
    this.value += taken;
    this.expensed += amount - taken;
    return taken;
  }

  here(receipt: string): Fraction {
    return this.layers.get(receipt) ?? ZERO;
  }

  /** Makes all layers come to a quantity, each in proportion. */
  #scale(to: number, from: Fraction): void {
    if (to === 0) this.#last = this.layers;
    if (from.n === 0n) return;
    this.layers = new Map([...this.layers].map(([id, one]) => [id, one.multiplied(whole(to).over(from))]));
  }
}

const sumOf = (layers: ReadonlyMap<string, Fraction>): Fraction =>
  [...layers.values()].reduce((sum, one) => sum.plus(one), ZERO);
