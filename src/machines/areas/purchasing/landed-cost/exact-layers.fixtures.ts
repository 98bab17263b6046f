/** A fraction in lowest terms. */
class Fraction {
  readonly n: bigint;
  readonly d: bigint;

  constructor(n: bigint, d = 1n) {
    const by = gcd(n < 0n ? -n : n, d) || 1n;
    this.n = n / by;
    this.d = d / by;
  }

  plus = (other: Fraction): Fraction => new Fraction(this.n * other.d + other.n * this.d, this.d * other.d);
  times = (n: number, d: number): Fraction => new Fraction(this.n * BigInt(n), this.d * BigInt(d));
  over = (other: Fraction): Fraction => new Fraction(this.n * other.d, this.d * other.n);
  multiplied = (other: Fraction): Fraction => new Fraction(this.n * other.n, this.d * other.d);
  isBelow = (other: Fraction): boolean => this.n * other.d < other.n * this.d;
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
const whole = (n: number): Fraction => new Fraction(BigInt(n));
const ZERO = whole(0);

/** Whether n ÷ d is exactly between two whole numbers. */
const isHalf = (n: bigint, d: bigint): boolean => (n * 2n) % d === 0n && n % d !== 0n;

/** n ÷ d, half away from zero. */
export function rounded(n: bigint, d: bigint): number {
  const twice = 2n * (n < 0n ? -n : n) + d;
  const magnitude = Number(twice / (2n * d));
  return n < 0n && magnitude !== 0 ? -magnitude : magnitude;
}

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
   * What of an amount went to stock; nothing kept: all of it that can be. Shares of layers are kept in 15 digits: an exact
   * half goes the way that `is` has it.
   */
  land(receipt: string, kept: number, amount: number, is = 0): number {
    const here = this.quantity === 0 ? ZERO : this.here(receipt);
    const isAll = kept === 0 ? amount < 0 && this.quantity > 0 : !here.isBelow(whole(kept));
    const [n, d] = [BigInt(amount) * here.n, here.d * BigInt(kept)];
    const share = kept === 0 ? 0 : rounded(n, d);
    const isEither = kept !== 0 && isHalf(n, d) && Math.abs(is - share) === 1;
    const part = isAll ? amount : isEither ? is : share;
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
