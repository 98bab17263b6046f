import type {
  AppliedEvent,
  BindDraft,
  DemandDraft,
  ExpectDraft,
  MoveDraft,
  ReserveDraft,
  StockEffect,
} from '#model/engine/document-type.ts';
import type { Env } from '#model/engine/env.ts';
import type { Reader } from '#model/engine/reader.ts';
import { promisesBeyondAll } from '#model/stock/stock.promises.ts';
import { ofLot } from '#model/stock/stock.lots.ts';
import { isKeptBack, placeKey } from '#model/stock/stock.tables.ts';
import type { MovementFact, MovementRow, MovementRowLine, Part, PlacedPart } from './movement.facts.ts';
import { lineOf, travels, underway } from './movement.lines.ts';
import { homeOf } from './movement.places.ts';
import { competes } from './movement.ready.ts';

const KIND = 'movement';

const goodsOf = ({ product, lot }: Pick<MovementRowLine, 'product' | 'lot'>) => ({ product, ...ofLot(lot) });

/** Lines with their parts. */
const paired = <P extends Part>(row: MovementRow, parts: readonly P[]) =>
  parts.flatMap((part) => {
    const line = lineOf(row, part.line);
    return line ? [{ line, part }] : [];
  });

const fillOf = (row: MovementRow, warehouse: string, parts: readonly Part[]) =>
  paired(row, parts).map(({ line: { product } }) => ({ product, warehouse }));

const entryOf = (row: MovementRow, { id: line, product }: MovementRowLine) => ({
  kind: KIND,
  document: row.id,
  line,
  product,
  warehouse: row.warehouse,
});

/** Goods are kept ready in their places; those that leave the warehouse compete with orders for what is free. [MO4] */
export function makeReady(event: AppliedEvent, view: Reader, env: Env): StockEffect {
  const row = view.get('movement', event.document);
  if (!row) return {};
  const { lines: parts } = event.data as MovementFact<'reserved'>; // the schema of `reserved`
  const demands: DemandDraft[] = [];
  const reserve: ReserveDraft[] = [];
  const bind: BindDraft[] = [];
  for (const line of row.lines) {
    const quantity = parts.find((part) => part.line === line.id)?.quantity ?? 0;
    if (!competes(view, row, { ...line, ready: line.ready - quantity })) {
      if (quantity > 0) bind.push({ ...goodsOf(line), location: line.from, quantity });
      continue;
    }
    const entry = entryOf(row, line);
    const on = row.dueOn ?? env.today;
    const held = view.get('reservation', line.id);
    if (!held) demands.push({ ...entry, open: line.quantity, priority: row.priority, on });
    const soft = Math.min(held?.soft ?? 0, quantity);
    if (soft > 0) reserve.push({ ...entry, quantity: -soft });
    if (quantity > 0) reserve.push({ ...entry, quantity, location: line.from, ...ofLot(line.lot) });
  }
  return { demands, reserve, bind, fill: fillOf(row, row.warehouse, demands.map(partOfDemand)) };
}

const partOfDemand = ({ line, open }: DemandDraft): Part => ({ line, quantity: open });

/** What lay ready is let go, and wanted no longer. */
function letGo(view: Reader, row: MovementRow, ready: readonly Part[]): StockEffect {
  const demands: DemandDraft[] = [];
  const reserve: ReserveDraft[] = [];
  const bind: BindDraft[] = [];
  for (const line of row.lines) {
    const held = view.get('reservation', line.id);
    if (held) {
      const entry = entryOf(row, line);
      const { priority, on, soft, hard } = held;
      demands.push({ ...entry, open: 0, priority, on });
      if (soft > 0) reserve.push({ ...entry, quantity: -soft });
      if (hard > 0) reserve.push({ ...entry, quantity: -hard, location: line.from, ...ofLot(line.lot) });
      continue;
    }
    const quantity = ready.find((part) => part.line === line.id)?.quantity ?? 0;
    if (quantity > 0) bind.push({ ...goodsOf(line), location: line.from, quantity: -quantity });
  }
  return { demands, reserve, bind, fill: fillOf(row, row.warehouse, demands.map(partOfDemand)) };
}

/** [MO7] Goods are kept ready no longer. */
export function release(event: AppliedEvent, view: Reader): StockEffect {
  const row = view.get('movement', event.document);
  const data = event.data as MovementFact<'cancelled'> | MovementFact<'unreserved'>; // the schemas of both
  return row ? letGo(view, row, 'ready' in data ? data.ready : data.lines) : {};
}

/** Whether goods in a place may be promised. */
const counts = (view: Reader, line: MovementRowLine, location: string): boolean => {
  const place = view.get('location', location);
  if (!place || place.locationType === 'quarantine' || place.state === 'blocked') return false;
  return !isKeptBack(view.get('balance', placeKey(line.product, location, line.lot)));
};

/** Promises that the rest of the warehouse cannot keep when goods leave it, or can no longer be promised there. [ST9] */
export function promisesOnLeaving(
  view: Reader,
  row: MovementRow,
  parts: readonly (Part & { readonly to?: string | undefined })[],
): ReserveDraft[] {
  const leaving = paired(row, parts).flatMap(({ line, part: { quantity, to = line.to } }) => {
    const stays = !travels(row) && to !== null && counts(view, line, to);
    if (stays || !counts(view, line, line.from)) return [];
    const held = view.get('reservation', line.id);
    const own = (held?.soft ?? 0) + (held?.hard ?? 0);
    return [{ product: line.product, warehouse: row.warehouse, quantity: quantity - own }];
  });
  return promisesBeyondAll(view, leaving, row.id);
}

/** [MO18] Goods are put in their place, while the rest of the movement lies ready. */
export function putGoods(event: AppliedEvent, view: Reader): StockEffect {
  const row = view.get('movement', event.document);
  const part = event.data as MovementFact<'put'>; // the schema of `put`
  return row ? { ...swapped(row, part, -1), reserve: promisesOnLeaving(view, row, [part]) } : {};
}

/** [MO18] Goods come back from the place they were put in, and lie ready again. */
export function takeGoodsBack(event: AppliedEvent, view: Reader): StockEffect {
  const row = view.get('movement', event.document);
  const part = event.data as MovementFact<'takenBack'>; // the schema of `takenBack`
  if (!row) return {};
  return { ...swapped(row, part, 1), reserve: promisesOnReturn(view, { ...row, arrivals: [part] }) };
}

/** Ready goods go where they were put (-1), or come back and are ready (1). */
const swapped = (row: MovementRow, part: PlacedPart, sign: 1 | -1): StockEffect => ({
  bind: paired(row, [part]).map(({ line, part: { quantity } }) => ({
    ...goodsOf(line),
    location: line.from,
    quantity: sign * quantity,
  })),
  moves: movesOf(row, [part], ({ from }, { to }) => (sign === 1 ? { from: to, to: from } : { from, to })),
  fill: fillOf(row, row.warehouse, [part]),
});

/** [MO2] Goods move from place to place within the warehouse. */
export function moveGoods(event: AppliedEvent, view: Reader): StockEffect {
  const row = view.get('movement', event.document);
  if (!row) return {};
  const { lines, ready } = event.data as MovementFact<'moved'>; // the schema of `moved`
  const free = letGo(view, row, ready);
  return {
    ...free,
    reserve: [...(free.reserve ?? []), ...promisesOnLeaving(view, row, lines)],
    moves: movesOf(row, lines, (line, { to }) => ({ from: line.from, to })),
    fill: [...(free.fill ?? []), ...fillOf(row, row.warehouse, lines)],
  };
}

/** [MO11] Goods leave for the other warehouse, and are expected there. */
export function sendGoods(event: AppliedEvent, view: Reader, env: Env): StockEffect {
  const row = view.get('movement', event.document);
  if (!row) return {};
  const { lines, ready } = event.data as MovementFact<'dispatched'>; // the schema of `dispatched`
  const free = letGo(view, row, ready);
  return {
    ...free,
    reserve: [...(free.reserve ?? []), ...promisesOnLeaving(view, row, lines)],
    moves: movesOf(row, lines, (line) => ({ from: line.from, to: 'transit' })),
    expect: expected(row, env.today),
  };
}

/** [MO11] Goods arrive: what is received, or found after all. */
export function takeIn(event: AppliedEvent, view: Reader, env: Env): StockEffect {
  const row = view.get('movement', event.document);
  if (!row) return {};
  const { lines } = event.data as MovementFact<'received'>; // the schema of `received`
  return {
    moves: movesOf(row, lines, (_, { to }) => ({ from: 'transit', to })),
    expect: expected(row, env.today),
    fill: fillOf(row, row.toWarehouse, lines),
  };
}

/** [MO12] What did not arrive is gone, back where it came from, or there after all. */
export function settleGoods(event: AppliedEvent, view: Reader, env: Env): StockEffect {
  const row = view.get('movement', event.document);
  if (!row) return {};
  const { outcome, lines } = event.data as MovementFact<'settled'>; // the schema of `settled`
  if (outcome === 'found') return takeIn(event, view, env);
  const back = { moves: movesOf(row, lines, (_, { to }) => ({ from: 'transit', to })) };
  const expect = expected(row, env.today);
  return outcome === 'lost'
    ? { ...back, expect }
    : { ...back, expect, fill: fillOf(row, row.warehouse, lines) };
}

/** [MO13] Goods on their way back are expected nowhere. */
export function expectNothing(event: AppliedEvent, view: Reader, env: Env): StockEffect {
  const row = view.get('movement', event.document);
  return row ? { expect: expected(row, env.today) } : {};
}

/** [MO13] Goods that were called back are where they came from. */
export function putGoodsBack(event: AppliedEvent, view: Reader): StockEffect {
  const row = view.get('movement', event.document);
  if (!row) return {};
  const { lines } = event.data as MovementFact<'putBack'>; // the schema of `putBack`
  return {
    moves: movesOf(row, lines, (_, { to }) => ({ from: 'transit', to })),
    fill: fillOf(row, row.warehouse, lines),
  };
}

/** [MO14] All that moved goes back, and what was lost is there again, at the value it left with. */
export function undoMove(event: AppliedEvent, view: Reader): StockEffect {
  const row = view.get('movement', event.document);
  if (!row) return {};
  const found = paired(row, row.losses).map(({ line, part }): MoveDraft => ({
    ...goodsOf(line),
    quantity: part.quantity,
    from: 'loss',
    to: homeOf(view, row, line),
    line: line.id,
    ...(part.value === undefined ? {} : { value: part.value }),
  }));
  return {
    reserve: promisesOnReturn(view, row),
    moves: [
      ...movesOf(row, row.arrivals, (line, { to }) => ({ from: to, to: homeOf(view, row, line) })),
      ...found,
    ],
    fill: fillOf(row, row.warehouse, [...row.arrivals, ...row.losses]),
  };
}

/** Promises that a reversal releases where goods had arrived. [ST9] */
export const promisesOnReturn = (view: Reader, row: MovementRow): ReserveDraft[] =>
  promisesBeyondAll(
    view,
    paired(row, row.arrivals).flatMap(({ line, part: { quantity, to } }) => {
      const stays = !travels(row) && counts(view, line, homeOf(view, row, line));
      if (stays || !counts(view, line, to)) return [];
      return [{ product: line.product, warehouse: row.toWarehouse, quantity }];
    }),
  );

function movesOf<P extends Part>(
  row: MovementRow,
  parts: readonly P[],
  way: (line: MovementRowLine, part: P) => Pick<MoveDraft, 'from' | 'to'>,
): MoveDraft[] {
  return paired(row, parts)
    .map(({ line, part }) => ({
      ...goodsOf(line),
      quantity: part.quantity,
      ...way(line, part),
      line: line.id,
    }))
    .filter(({ from, to }) => from !== to);
}

/** What the other warehouse still expects; nothing of goods on their way back. [MO11] */
const expected = (row: MovementRow, today: string): ExpectDraft[] =>
  row.lines
    .filter(({ sent }) => sent > 0)
    .map((line) => ({
      kind: KIND,
      order: row.id,
      line: line.id,
      product: line.product,
      warehouse: row.toWarehouse,
      open: row.state === 'returning' ? 0 : underway(line),
      on: row.dueOn ?? today,
    }));

/** The parts with the places they are put in. */
export const placedAt = (
  row: MovementRow,
  parts: readonly (Part & { readonly to?: string | undefined })[],
  placeOf: (line: MovementRowLine) => string | null,
): PlacedPart[] =>
  paired(row, parts).map(({ line, part: { quantity, to } }) => ({
    line: line.id,
    quantity,
    to: to ?? placeOf(line) ?? line.from,
  }));
