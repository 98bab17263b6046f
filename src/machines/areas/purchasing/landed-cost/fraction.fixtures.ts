/** A fraction in lowest terms. */
export class Fraction {
  readonly n: bigint;
  readonly d: bigint;

  constructor(n: bigint, d = 1n) {
    const by = gcd(n < 0n ? -n : n, d) || 1n;
    this.n = n / by;
    this.d = d / by;
  }

  plus = (other: Fraction): Fraction => new Fraction(this.n * other.d + other.n * this.d, this.d * other.d);
  minus = (other: Fraction): Fraction => this.plus(other.times(-1, 1));
  times = (n: number, d: number): Fraction => new Fraction(this.n * BigInt(n), this.d * BigInt(d));
  over = (other: Fraction): Fraction => new Fraction(this.n * other.d, this.d * other.n);
  multiplied = (other: Fraction): Fraction => new Fraction(this.n * other.n, this.d * other.d);
  isBelow = (other: Fraction): boolean => this.n * other.d < other.n * this.d;
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
export const whole = (n: number): Fraction => new Fraction(BigInt(n));
export const ZERO = whole(0);

/** n ÷ d, half away from zero. */
export function rounded(n: bigint, d: bigint): number {
  const twice = 2n * (n < 0n ? -n : n) + d;
  const magnitude = Number(twice / (2n * d));
  return n < 0n && magnitude !== 0 ? -magnitude : magnitude;
}
