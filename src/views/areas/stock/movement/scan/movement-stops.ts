import type { Reader } from '#model/engine/reader.ts';
import type { MovementRow, MovementRowLine } from '#model/areas/stock/movement/movement.facts.ts';
import { readyOf, travels, underway } from '#model/areas/stock/movement/movement.lines.ts';
import { destinationOf } from '#model/areas/stock/movement/movement.places.ts';
import { inWalkingOrder } from '#model/areas/stock/location/walking-order.ts';

/** What is done by scanning: goods are put in their places within a warehouse, or received from another. */
export type Way = 'put' | 'receive';

export const wayOf = (row: Pick<MovementRow, 'warehouse' | 'toWarehouse'>): Way =>
  travels(row) ? 'receive' : 'put';

/** A line of a movement, at the place to go to: where its goods lie, or where they are put on arrival. */
export interface MovementStop {
  readonly location: string;
  readonly line: MovementRowLine;
  /** Where its goods go, as the line says. */
  readonly to: string | null;
  /** Thousandths that are to be put or received. */
  readonly left: number;
}

/** Goods that were taken and are not in their place yet. */
export interface InHand {
  readonly line: string;
  /** Thousandths. */
  readonly quantity: number;
}

/** The lines of a movement in walking order; those of one place in the walking order of where they go. [MVS6] */
export function stopsOf(view: Reader, row: MovementRow): readonly MovementStop[] {
  const way = wayOf(row);
  const destination = destinationOf(view, row);
  const stops = row.lines.map((line): MovementStop => {
    const to = destination(line);
    const [location, left] = way === 'put' ? [line.from, readyOf(line)] : [to ?? '', underway(line)];
    return { location, line, to, left };
  });
  const byDestination = inWalkingOrder(
    view,
    stops.map((stop) => ({ location: stop.to ?? '', stop })),
  );
  return inWalkingOrder(
    view,
    byDestination.map(({ stop }) => stop),
  );
}

/** Lines done of all that were made ready or sent. */
export function movementProgress(stops: readonly MovementStop[]): {
  readonly done: number;
  readonly lines: number;
} {
  const begun = stops.filter(({ line, left }) => left + line.sent > 0);
  return { done: begun.filter(({ left }) => left === 0).length, lines: begun.length };
}
