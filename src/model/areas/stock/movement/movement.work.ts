import { all } from '#model/engine/chart.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import { todayIsOpen } from '#model/stock/closed-period.ts';
import { firstRefused, skuOf } from '#model/lines/line-rules.ts';
import { partIsWhole } from '#model/areas/products/product/product.quantities.ts';
import { placeKey, unheldOf } from '#model/stock/stock.tables.ts';
import type {
  Dispatch,
  Move,
  MovementRow,
  MovementRowLine,
  Part,
  Put,
  Receive,
  Settle,
  TakeBack,
} from './movement.facts.ts';
import { lineOf, namedOr, readyOf, sumOf, travels, underway } from './movement.lines.ts';
import { destinationOf, homeOf } from './movement.places.ts';
import { placeProblem, type MovementRule } from './movement.rules.ts';

type Placed = Part & { readonly to?: string | undefined };

/** [MO8] Who has claimed it works on it; another takes it over by claiming it. */
const isFreeOrYours: MovementRule<unknown> = ({ row, env, id }) =>
  row && row.claimedBy !== null && row.claimedBy !== env.by && !env.internal
    ? {
        code: 'takenByAnother',
        params: { by: row.claimedBy },
        fix: { kind: 'movement', document: id, type: 'claim' },
      }
    : null;

export const isNotYours: MovementRule<unknown> = ({ row, env }) =>
  row?.claimedBy === env.by ? { code: 'alreadyTaken' } : null;

/** [MO2] Within a warehouse goods are moved; between warehouses they are sent off, and received there. */
const isOneStep: MovementRule<unknown> = ({ row, id }) =>
  row && travels(row)
    ? { code: 'goodsTravel', fix: { kind: 'movement', document: id, type: 'dispatch' } }
    : null;
const isTwoSteps: MovementRule<unknown> = ({ row, id }) =>
  row && !travels(row) ? { code: 'goodsStay', fix: { kind: 'movement', document: id, type: 'move' } } : null;

const wasPut = (row: MovementRow): boolean => row.arrivals.length > 0;

/** [MO18] Once something was put in its place, the movement is finished: it is neither let go nor cancelled. */
export const nothingWasPut: MovementRule<unknown> = ({ row }) =>
  row && wasPut(row) ? { code: 'somethingPut' } : null;

const somethingWasPut: MovementRule<unknown> = ({ row }) =>
  row && !wasPut(row) ? { code: 'nothingPut' } : null;

/** [MO18] It ends with goods that move now, or that were put in their place before. */
const somethingMoves: MovementRule<Move> = (context, data) => {
  const { row } = context;
  if (!row || wasPut(row)) return null;
  return data?.lines?.length === 0 ? { code: 'nothingPut' } : somethingIsReady(context, undefined);
};

/** [MO5] Only what lies ready is moved. */
const somethingIsReady: MovementRule<unknown> = ({ row, id }) =>
  row && sumOf(row, readyOf) === 0
    ? { code: 'nothingReady', fix: { kind: 'movement', document: id, type: 'reserve' } }
    : null;

/** [MO9] Parts are of lines of the movement, whole, and together no more than there is of each. */
function partsFit(
  view: Reader,
  row: MovementRow,
  parts: readonly Placed[],
  most: (line: MovementRowLine) => number,
): Refusal | null {
  const asked = new Map<string, number>();
  return firstRefused(parts, (part) => {
    const line = lineOf(row, part.line);
    if (!line) return onField('unknownLine', 'line');
    const wanted = (asked.get(line.id) ?? 0) + part.quantity;
    asked.set(line.id, wanted);
    if (wanted > most(line))
      return onField('tooMuchForLine', 'quantity', { sku: skuOf(view, line), most: most(line), wanted });
    return partIsWhole(view, line, part.quantity, most(line));
  });
}

/** [MO3] Goods are put in another place than they lie in, active and of the warehouse. */
function placesFit(
  view: Reader,
  row: MovementRow,
  warehouse: string,
  parts: readonly Placed[],
  placeOf: (line: MovementRowLine) => string | null,
): Refusal | null {
  return firstRefused(parts, (part) => {
    const line = lineOf(row, part.line);
    const to = part.to ?? (line && placeOf(line));
    if (!line || to === null || to === undefined) return onField('placeMissing', 'to');
    if (to === line.from && !travels(row)) return onField('samePlace', 'to');
    return placeProblem(view, warehouse, to, 'to');
  });
}

/** [MO10] No more is put in a place than it has room for. */
function roomSuffices(
  view: Reader,
  row: MovementRow,
  parts: readonly Placed[],
  placeOf: (line: MovementRowLine) => string | null,
): Refusal | null {
  const coming = new Map<string, number>();
  return firstRefused(parts, (part) => {
    const line = lineOf(row, part.line);
    const to = part.to ?? (line && placeOf(line));
    if (to === null || to === undefined) return null;
    const wanted = (coming.get(to) ?? 0) + part.quantity;
    coming.set(to, wanted);
    const place = view.get('location', to);
    const room = roomIn(view, to);
    return room === null || wanted <= room
      ? null
      : onField('placeIsFull', 'to', { location: place?.code ?? to, room, wanted });
  });
}

/** Thousandths that a place has room for; null: nobody has said. */
export function roomIn(view: Reader, id: string): number | null {
  const { capacity } = view.get('location', id) ?? {};
  if (capacity === undefined || capacity === null) return null;
  const full = view.by('balance', 'location', id).reduce((sum, { onHand }) => sum + onHand, 0);
  return Math.max(0, capacity - full);
}

const goodsMayMove: MovementRule<Move> = ({ view, row }, data) => {
  if (!row) return null;
  const parts = namedOr(row, data?.lines, readyOf);
  const placeOf = (line: MovementRowLine): string | null => line.to;
  return (
    partsFit(view, row, parts, readyOf) ??
    placesFit(view, row, row.toWarehouse, parts, placeOf) ??
    roomSuffices(view, row, parts, placeOf)
  );
};

const goodsMayBePut: MovementRule<Put> = (context, data) =>
  data ? goodsMayMove(context, { lines: [data] }) : null;

/** [MO18] What was put in a place comes back while it lies there, free to go. */
const goodsMayComeBack: MovementRule<TakeBack> = ({ view, row }, data) => {
  if (!row || !data) return null;
  const line = lineOf(row, data.line);
  if (!line) return onField('unknownLine', 'line');
  const { quantity: wanted, to } = data;
  const most = row.arrivals
    .filter((arrival) => arrival.line === line.id && arrival.to === to)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  if (wanted > most) return onField('tooMuchForLine', 'quantity', { sku: skuOf(view, line), most, wanted });
  return (
    partIsWhole(view, line, wanted, most) ??
    placeProblem(view, row.warehouse, line.from, 'from') ??
    notThereToTake(view, line, to, wanted)
  );
};

/** Goods that do not lie in a place any more, or that others have taken. */
function notThereToTake(view: Reader, line: MovementRowLine, to: string, wanted: number): Refusal | null {
  const stock = view.get('balance', placeKey(line.product, to, line.lot));
  if (stock && unheldOf(stock) >= wanted) return null;
  const onHand = stock?.onHand ?? 0;
  const location = view.get('location', to)?.code ?? to;
  const params = { sku: skuOf(view, line), location, onHand, wanted };
  return { code: onHand < wanted ? 'insufficientStock' : 'reservedByOthers', params };
}

const goodsMayLeave: MovementRule<Dispatch> = ({ view, row }, data) =>
  row ? partsFit(view, row, namedOr(row, data?.lines, readyOf), readyOf) : null;

const goodsMayArrive: MovementRule<Receive> = ({ view, row }, data) => {
  if (!row) return null;
  const parts = namedOr(row, data?.lines, underway);
  const placeOf = destinationOf(view, row);
  return (
    partsFit(view, row, parts, underway) ??
    placesFit(view, row, row.toWarehouse, parts, placeOf) ??
    roomSuffices(view, row, parts, placeOf)
  );
};

/** [MO12] What is settled is on its way; what comes back, or was found, goes to a place of its warehouse. */
const restMayBeSettled: MovementRule<Settle> = ({ view, row }, data) => {
  if (!row) return null;
  if (!data) return null;
  if (row.state === 'returning' && data.outcome !== 'lost') return onField('goodsComeBack', 'outcome');
  const parts = namedOr(row, data.lines, underway);
  const unfit = partsFit(view, row, parts, underway);
  if (unfit || data.outcome === 'lost') return unfit;
  return data.outcome === 'found'
    ? placesFit(view, row, row.toWarehouse, parts, destinationOf(view, row))
    : placesFit(view, row, row.warehouse, parts, (line) => homeOf(view, row, line));
};

/** [MO14] Goods go back only from where they still are, free to go, in an open period. */
export const mayBeReversed: MovementRule<unknown> = ({ view, row, env }) => {
  const closed = todayIsOpen({ view, env });
  if (closed) return closed;
  const wanted = new Map<string, number>();
  for (const { line: id, quantity, to } of row?.arrivals ?? []) {
    const line = row && lineOf(row, id);
    if (!line) continue;
    const key = placeKey(line.product, to, line.lot);
    const sum = (wanted.get(key) ?? 0) + quantity;
    wanted.set(key, sum);
    const refusal = notThereToTake(view, line, to, sum);
    if (refusal) return refusal;
  }
  return null;
};

export const mayMove: MovementRule<Move> = all(isOneStep, isFreeOrYours, somethingMoves, goodsMayMove);
export const mayPut: MovementRule<Put> = all(isOneStep, isFreeOrYours, somethingIsReady, goodsMayBePut);
export const mayTakeBack: MovementRule<TakeBack> = all(isFreeOrYours, somethingWasPut, goodsMayComeBack);
export const mayLetGo: MovementRule<unknown> = all(isFreeOrYours, nothingWasPut);
export const mayDispatch: MovementRule<Dispatch> = all(
  isTwoSteps,
  isFreeOrYours,
  somethingIsReady,
  goodsMayLeave,
);
export const mayReceive: MovementRule<Receive> = all(isFreeOrYours, goodsMayArrive);
export const maySettle: MovementRule<Settle> = restMayBeSettled;
