import { divideRounded } from './round.ts';

/** A number of zero or above in 15 significant digits, however large or small: `digits` × 10 ^ `exponent`. */
export interface Scaled {
  readonly digits: number;
  readonly exponent: number;
}

const SIGNIFICANT = 15;
/** Digits that a quotient is calculated to before it is rounded. */
const SPARE = 40;

export const NOTHING: Scaled = { digits: 0, exponent: 0 };

/** A whole number × 10 ^ exponent, rounded to 15 significant digits and written without zeros at the end. */
export function scaled(whole: bigint, exponent = 0): Scaled {
  if (whole <= 0n) return NOTHING;
  const beyond = Math.max(0, whole.toString().length - SIGNIFICANT);
  let digits = divideRounded(whole, tenTo(beyond));
  let power = exponent + beyond;
  while (digits % 10n === 0n) {
    digits /= 10n;
    power += 1;
  }
  return { digits: Number(digits), exponent: power };
}

/** `a × times ÷ by`; both above zero. */
export const timesOver = ({ digits, exponent }: Scaled, times: number, by: number): Scaled =>
  scaled(divideRounded(BigInt(digits) * BigInt(times) * tenTo(SPARE), BigInt(by)), exponent - SPARE);

export function plus(a: Scaled, b: Scaled): Scaled {
  const [x, y, exponent] = aligned(a, b);
  return scaled(x + y, exponent);
}

/** The difference; zero where the second is the larger. */
export function minus(a: Scaled, b: Scaled): Scaled {
  const [x, y, exponent] = aligned(a, b);
  return scaled(x - y, exponent);
}

/**
 * The part of an amount that `a × times` is of `b × by`, all of it where that is as much or more; rounded half away from
 * zero. `b` and both factors are above zero.
 */
export function partOf(amount: number, [a, times]: Multiple, [b, by]: Multiple): number {
  const [x, y] = aligned(a, b);
  const [part, whole] = [x * BigInt(times), y * BigInt(by)];
  return part >= whole ? amount : Number(divideRounded(BigInt(amount) * part, whole));
}

/** A number, and how many times it is meant. */
type Multiple = readonly [Scaled, number];

export function isAtLeast(a: Scaled, b: Scaled): boolean {
  const [x, y] = aligned(a, b);
  return x >= y;
}

/** Both as whole numbers of one power of ten. */
function aligned(a: Scaled, b: Scaled): readonly [bigint, bigint, number] {
  const exponent = Math.min(a.exponent, b.exponent);
  const wholeOf = (one: Scaled): bigint => BigInt(one.digits) * tenTo(one.exponent - exponent);
  return [wholeOf(a), wholeOf(b), exponent];
}

const tenTo = (power: number): bigint => 10n ** BigInt(power);
