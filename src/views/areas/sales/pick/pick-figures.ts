import type { Reader } from '#model/engine/reader.ts';
import type { PickRow, PickRowLine } from '#model/areas/sales/pick/pick.facts.ts';
import { waitsFor } from '#model/areas/sales/pick/pick.kind.ts';
import { ANYONE } from '#model/lists/anyone.ts';
import { leftOf } from '#model/stock/left-to-pick.ts';
import { inWalkingOrder } from '#model/areas/stock/location/walking-order.ts';

/** The lines of a pick list in pick sequence: picking bins first, goods in staging last. [PK2] */
export const walk = (view: Reader, { lines }: Pick<PickRow, 'lines'>): readonly PickRowLine[] =>
  inWalkingOrder(view, lines);

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
