import type { Reader } from '#model/engine/reader.ts';
import type { PickRow, PickRowLine } from '#model/pick/pick.facts.ts';
import { ANYONE, waitsFor } from '#model/pick/pick.kind.ts';
import { leftOf } from '#model/pick/pick.rules.ts';

/** The lines of a pick list in pick sequence: picking bins first, goods in staging last. [PK2] */
export function walk(view: Reader, { lines }: Pick<PickRow, 'lines'>): readonly PickRowLine[] {
  const stops = lines.map((line) => {
    const place = view.get('location', line.location);
    const rank = place?.locationType === 'staging' ? 2 : place?.pickable ? 0 : 1;
    return { line, rank, order: place?.pickSequence ?? 0, code: place?.code ?? '' };
  });
  stops.sort(
    (a, b) => a.rank - b.rank || a.order - b.order || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0),
  );
  return stops.map((stop) => stop.line);
}

/** Number of lines done, picked or short, out of all. */
export const progressOf = ({
  lines,
}: Pick<PickRow, 'lines'>): { readonly done: number; readonly lines: number } => ({
  done: lines.filter((line) => leftOf(line) === 0).length,
  lines: lines.length,
});

/** Whether a pick is for this person to work on: their own, or one that nobody has. [WF3] */
export const isToDo = (pick: Pick<PickRow, 'state' | 'claimedBy'>, user: string): boolean =>
  [user, ANYONE].includes(waitsFor(pick));
