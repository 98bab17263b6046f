/** The number after the highest with the prefix: `['C-1001', 'C-1007', 'X']` → `C-1008`; `start` if there is none. */
export function nextNumber(taken: readonly string[], prefix: string, start: number): string {
  const used = taken
    .map((number) => (number.startsWith(prefix) ? Number(number.slice(prefix.length)) : Number.NaN))
    .filter((number) => Number.isInteger(number));
  return `${prefix}${Math.max(start - 1, ...used) + 1}`;
}
