import { firstDay } from '#model/lines/line-parts.ts';
import type { PurchaseOrderRow } from './purchase-order.facts.ts';
import { isAwaited } from './purchase-order.kind.ts';
import { openOf } from './purchase-order.lines.ts';

const WHOLE_PERCENTS = 100;

/** How much of an order has arrived, basis points in whole percents; lines have equal weight, since units differ. */
export function receivedShare({ lines }: Pick<PurchaseOrderRow, 'lines'>): number {
  if (lines.length === 0) return 0;
  const sum = lines.reduce((total, line) => total + Math.min(1, line.received / line.quantity), 0);
  // Never 100 % before the last piece has arrived.
  return Math.floor((sum / lines.length) * 100) * WHOLE_PERCENTS;
}

/** The first day that an open line is promised or expected for. */
export const expectedOn = (row: Pick<PurchaseOrderRow, 'lines' | 'expectedOn'>): string | null =>
  firstDay(row.lines, openOf, (line) => line.promisedOn ?? row.expectedOn) ?? row.expectedOn;

/** Whether goods are still awaited that should have arrived before today. */
export function isLate(row: PurchaseOrderRow, today: string): boolean {
  const on = expectedOn(row);
  return isAwaited(row) && on !== null && on < today;
}

/** Number of lines not fully received. */
export const openLines = (row: Pick<PurchaseOrderRow, 'lines'>): number =>
  row.lines.filter((line) => openOf(line) > 0).length;
