import type { ShipmentLine } from './shipment.facts.ts';

/** Thousandths of each line that were scanned. */
type Checked = ReadonlyMap<string, number>;

interface Checking {
  /** With the scan, where it fits. */
  readonly lines: Checked;
  /** Thousandths of the product that were scanned, with this scan. */
  readonly found: number;
  /** Thousandths of the product in the shipment. */
  readonly wanted: number;
  /** More was scanned than is in the shipment. */
  readonly isFull: boolean;
}

/** What was scanned of a shipment with one scan more, which fills the lines of its product one after the other. [SH13] */
export function checkedWith(
  lines: readonly Pick<ShipmentLine, 'id' | 'product' | 'quantity'>[],
  checked: Checked,
  product: string,
  quantity: number,
): Checking {
  const own = lines.filter((line) => line.product === product);
  const wanted = own.reduce((sum, line) => sum + line.quantity, 0);
  const found = own.reduce((sum, line) => sum + (checked.get(line.id) ?? 0), quantity);
  const next = new Map(checked);
  let rest = quantity;
  for (const line of own) {
    const before = next.get(line.id) ?? 0;
    const more = Math.min(rest, line.quantity - before);
    if (more > 0) next.set(line.id, before + more);
    rest -= more;
  }
  return { lines: next, found, wanted, isFull: found > wanted };
}
