import type { Reader } from '#model/engine/reader.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { LocationRow } from '../location/location.facts.ts';
import { compare } from '#model/values/order.ts';
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

/** Whether goods may be moved from or to it. */
export const takesPart = ({ state }: Pick<DocumentRow, 'state'>): boolean => state === 'active';

/** The places of a warehouse that goods may be moved from and to, in pick sequence. */
export const placesIn = (view: Reader, warehouse: string): readonly LocationRow[] =>
  view
    .by('location', 'warehouse', warehouse)
    .filter(takesPart)
    .toSorted((a, b) => a.pickSequence - b.pickSequence || compare(a.code, b.code));
