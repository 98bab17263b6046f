import type { RetailLine, RetailReason } from './retail-line.ts';

/** A sale line, and how much of it (thousandths) was cancelled by which lines of the file. */
export interface SoldLine {
  readonly line: RetailLine;
  cancelled: number;
  readonly cancelledBy: number[];
}

export interface UnmatchedCancellation {
  readonly line: RetailLine;
  readonly reason: RetailReason;
}

/**
 * Subtracts each cancellation, earliest first, from earlier sales of the same customer and stock code, latest first.
 * One that exceeds what is left of them subtracts nothing. Mutates `sold`; returns the cancellations without a sale.
 * [IM5]
 */
export function matchCancellations(
  sold: readonly SoldLine[],
  cancellations: readonly RetailLine[],
): UnmatchedCancellation[] {
  const sales = new Map<string, SoldLine[]>();
  for (const sale of [...sold].sort((a, b) => byMoment(b.line, a.line))) {
    const key = keyOf(sale.line);
    const same = sales.get(key);
    if (same) same.push(sale);
    else sales.set(key, [sale]);
  }
  return [...cancellations].sort(byMoment).flatMap((line) => {
    const reason = line.customer === null ? 'customerUnknown' : takeOff(line, sales.get(keyOf(line)) ?? []);
    return reason ? [{ line, reason }] : [];
  });
}

/** @param sales latest first */
function takeOff(cancellation: RetailLine, sales: readonly SoldLine[]): RetailReason | null {
  const earlier = sales.filter(({ line }) => line.at <= cancellation.at);
  const left = earlier.reduce((sum, sale) => sum + openOf(sale), 0);
  if (earlier.length === 0) return 'noEarlierSale';
  if (left < cancellation.quantity) return 'moreThanSold';
  let wanted = cancellation.quantity;
  for (const sale of earlier) {
    const part = Math.min(wanted, openOf(sale));
    if (part === 0) continue;
    sale.cancelled += part;
    sale.cancelledBy.push(cancellation.number);
    wanted -= part;
    if (wanted === 0) break;
  }
  return null;
}

const openOf = (sale: SoldLine): number => sale.line.quantity - sale.cancelled;
const keyOf = (line: RetailLine): string => `${line.customer ?? ''} ${line.code}`;
const byMoment = (a: RetailLine, b: RetailLine): number =>
  a.at < b.at ? -1 : a.at > b.at ? 1 : a.number - b.number;
