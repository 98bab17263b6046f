import type { Reader } from '../engine/reader.ts';
import type { MovementRow, MovementRowLine } from './movement.facts.ts';

/** The place that a line's goods are put in: its own, or where the warehouse receives goods. */
export const destinationOf =
  (view: Reader, row: Pick<MovementRow, 'toWarehouse'>) =>
  (line: Pick<MovementRowLine, 'to'>): string | null =>
    line.to ?? view.get('warehouse', row.toWarehouse)?.receiving ?? null;

/** Where a line's goods go back to: the place they came from, or receiving if that is no longer active. */
export function homeOf(
  view: Reader,
  row: Pick<MovementRow, 'warehouse'>,
  { from }: Pick<MovementRowLine, 'from'>,
): string {
  if (view.get('location', from)?.state === 'active') return from;
  return view.get('warehouse', row.warehouse)?.receiving ?? from;
}
