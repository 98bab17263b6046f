/**
 * A decimal as other systems write amounts (`"12.50"`, `12.5`), as a whole number of parts of ten to the `digits`; what is no
 * number is 0.
 */
export function partsOf(decimal: string | number | null | undefined, digits: number): number {
  const value = Number(decimal ?? 0);
  if (!Number.isFinite(value)) return 0;
  return Number(`${Math.sign(value) * Math.round(Math.abs(Number(`${value}e${digits}`)))}`);
}
