import { answering } from '#model/areas/setup/member/answering.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import { leavingValues } from '#model/stock/stock.values.ts';
import { released } from '#model/stock/stock.withholding.ts';
import type { WithReason } from '#model/values/schemas.ts';
import type {
  Dispatch,
  Move,
  MovementFact,
  MovementForm,
  MovementRow,
  Put,
  Receive,
  Settle,
  TakeBack,
} from './movement.facts.ts';
import { lineOf, namedOr, partsOf, readyOf, underway } from './movement.lines.ts';
import { destinationOf, homeOf } from './movement.places.ts';
import { readyParts } from './movement.ready.ts';
import { placedAt, promisesOnLeaving, promisesOnReturn } from './movement.stock.ts';

type Context = DecisionContext<MovementRow>;

export function rowOf({ row, id }: Context): MovementRow {
  if (!row) throw new Error(`movement ${id} is not there`);
  return row;
}

/** [MO7] The number is drawn when goods are first asked for. */
const numberOf = (context: Context): string | null => rowOf(context).number ?? context.draw('MOV');

export const noted = (_: Context, { note }: MovementForm): MovementFact<'noted'> => ({ note });

export const requested = (context: Context): MovementFact<'requested'> => ({
  number: numberOf(context),
  ...answering(context),
});

export const reserved = (context: Context): MovementFact<'reserved'> => ({
  number: numberOf(context),
  lines: readyParts(context.view, rowOf(context), context.env.today),
});

export const unreserved = (context: Context): MovementFact<'unreserved'> => ({
  lines: partsOf(rowOf(context), readyOf),
});

export function put(context: Context, part: Put): MovementFact<'put'> {
  const row = rowOf(context);
  const [placed = { ...part, to: part.to ?? '' }] = placedAt(row, [part], (line) => line.to);
  return { ...placed, released: released(promisesOnLeaving(context.view, row, [placed])) };
}

export function takenBack(context: Context, part: TakeBack): MovementFact<'takenBack'> {
  const row = { ...rowOf(context), arrivals: [part] };
  return { ...part, released: released(promisesOnReturn(context.view, row)) };
}

export function moved(context: Context, data: Move): MovementFact<'moved'> {
  const row = rowOf(context);
  const lines = placedAt(row, namedOr(row, data.lines, readyOf), (line) => line.to);
  const promises = promisesOnLeaving(context.view, row, lines);
  return { lines, ready: partsOf(row, readyOf), released: released(promises) };
}

export function dispatched(context: Context, data: Dispatch): MovementFact<'dispatched'> {
  const row = rowOf(context);
  const lines = [...namedOr(row, data.lines, readyOf)];
  const promises = promisesOnLeaving(context.view, row, lines);
  return { lines, ready: partsOf(row, readyOf), released: released(promises) };
}

export function received(context: Context, data: Receive): MovementFact<'received'> {
  const row = rowOf(context);
  return { lines: placedAt(row, namedOr(row, data.lines, underway), destinationOf(context.view, row)) };
}

export function settled(context: Context, data: Settle): MovementFact<'settled'> {
  const row = rowOf(context);
  const { view } = context;
  const { outcome, reason } = data;
  const parts = namedOr(row, data.lines, underway);
  if (outcome === 'found') return { outcome, reason, lines: placedAt(row, parts, destinationOf(view, row)) };
  if (outcome === 'returned')
    return { outcome, reason, lines: placedAt(row, parts, (line) => homeOf(view, row, line)) };
  const leaving = parts.map(({ line, quantity }) => ({
    product: lineOf(row, line)?.product ?? '',
    quantity,
  }));
  const values = leavingValues(view, leaving);
  const lines = parts.map(({ line, quantity }, index) => ({
    line,
    quantity,
    to: 'loss',
    value: values[index] ?? 0,
  }));
  return { outcome, reason, lines };
}

export function putBack(context: Context): MovementFact<'putBack'> {
  const row = rowOf(context);
  const homes = (line: Parameters<typeof homeOf>[2]): string => homeOf(context.view, row, line);
  return { lines: placedAt(row, partsOf(row, underway), homes) };
}

export const cancelled = (context: Context, { reason }: WithReason): MovementFact<'cancelled'> => ({
  reason,
  ready: partsOf(rowOf(context), readyOf),
});

export const reversed = (context: Context, { reason }: WithReason): MovementFact<'reversed'> => ({
  reason,
  released: released(promisesOnReturn(context.view, rowOf(context))),
});
