/** Decimals as other systems write amounts and weights (`"12.50"`, `12.5`), and our whole numbers of smallest parts. */

/** As a whole number of parts of ten to the `digits`; what is no number is 0. */
export function partsOf(decimal: string | number | null | undefined, digits: number): number {
  const value = Number(decimal ?? 0);
  if (!Number.isFinite(value)) return 0;
  return Number(`${Math.sign(value) * Math.round(Math.abs(Number(`${value}e${digits}`)))}`);
}

/** A whole number of parts as a decimal, with as many digits: `1250` with 2 is `12.50`. */
export const decimalOf = (parts: number, digits: number): string => (parts / 10 ** digits).toFixed(digits);
