/** A quantity (thousandths) of a line. */
export interface LinePart {
  readonly line: string;
  readonly quantity: number;
}

interface Line {
  readonly id: string;
}

/** Each line's figure, where it is above zero. */
export function partsOf<L extends Line>(lines: readonly L[], figure: (line: L) => number): LinePart[] {
  return lines.map((line) => ({ line: line.id, quantity: figure(line) })).filter((part) => part.quantity > 0);
}

/** Sums the parts of each line, in order of first appearance. [LN2] */
export function perLine(parts: readonly LinePart[]): LinePart[] {
  const sums = new Map<string, number>();
  for (const { line, quantity } of parts) sums.set(line, (sums.get(line) ?? 0) + quantity);
  return [...sums].map(([line, quantity]) => ({ line, quantity }));
}

/** A quantity (thousandths) of a line, and what it costs (minor units). */
export interface PricedPart extends LinePart {
  readonly amount: number;
}

/** Sums the parts of each line, and what they cost, in order of first appearance. */
export function pricedPerLine(parts: readonly PricedPart[]): PricedPart[] {
  const amounts = new Map<string, number>();
  for (const { line, amount } of parts) amounts.set(line, (amounts.get(line) ?? 0) + amount);
  return perLine(parts).map((part) => ({ ...part, amount: amounts.get(part.line) ?? 0 }));
}

/** Parts of an order's lines, from the lines of another document that refer to them. */
export const ofOrderLines = (
  lines: readonly { readonly orderLine: string; readonly quantity: number }[],
): LinePart[] => perLine(lines.map(({ orderLine: line, quantity }) => ({ line, quantity })));

/** Total quantity of a line in the parts, thousandths. */
export const partOf = (parts: readonly LinePart[], line: string): number =>
  parts.reduce((sum, part) => (part.line === line ? sum + part.quantity : sum), 0);

export const total = <L>(lines: readonly L[], figure: (line: L) => number): number =>
  lines.reduce((sum, line) => sum + figure(line), 0);

/** Adds the parts to the lines' counters, or subtracts them. [LN2] */
export function count<C extends string>(
  lines: readonly (Line & Record<C, number>)[],
  parts: readonly LinePart[],
  counters: readonly C[],
  sign: 1 | -1 = 1,
): void {
  for (const { line: id, quantity } of parts) {
    const line: Record<C, number> | undefined = lines.find((one) => one.id === id);
    if (line) for (const counter of counters) line[counter] += sign * quantity;
  }
}

/** The earliest promised day of lines with open quantity; null if none is known. */
export function firstDay<L>(
  lines: readonly L[],
  open: (line: L) => number,
  dayOf: (line: L) => string | null,
): string | null {
  const days = lines.filter((line) => open(line) > 0).flatMap((line) => dayOf(line) ?? []);
  return days.sort()[0] ?? null;
}
