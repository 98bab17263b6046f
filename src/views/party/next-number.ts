/** The number after the highest of its kind: `['C-1001', 'C-1007', 'X']` → `C-1008`; the given start where there is none. */
export function nextNumber(taken: readonly string[], prefix: string, start: number): string {
  const used = taken
    .map((number) => (number.startsWith(prefix) ? Number(number.slice(prefix.length)) : Number.NaN))
    .filter((number) => Number.isInteger(number));
  return `${prefix}${Math.max(start - 1, ...used) + 1}`;
}
