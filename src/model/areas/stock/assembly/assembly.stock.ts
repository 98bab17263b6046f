import type {
  AppliedEvent,
  DemandDraft,
  ExpectDraft,
  MoveDraft,
  ReserveDraft,
  StockEffect,
} from '#model/engine/document-type.ts';
import type { Env } from '#model/engine/env.ts';
import type { Reader } from '#model/engine/reader.ts';
import { homeOf } from '../movement/movement.places.ts';
import { promisesBeyondAll } from '#model/stock/stock.promises.ts';
import { isPromisable, placeKey } from '#model/stock/stock.tables.ts';
import type { AssembledGoods, AssemblyFact, AssemblyLine, AssemblyRow } from './assembly.facts.ts';
import { goodsKey } from './assembly.goods.ts';
import { entering, leaving, quantityFor } from './assembly.lines.ts';

const KIND = 'assembly';
/** Where components become bundles, and bundles components; its goods are worth nothing. [AS8] */
const PRODUCTION = 'production';

const entryOf = ({ id: document, warehouse }: AssemblyRow, { id: line, product }: AssemblyLine) => ({
  kind: KIND,
  document,
  line,
  product,
  warehouse,
});

/** What is still to go or to come of a line once so many bundles are done, thousandths. */
export const openOf = (row: AssemblyRow, line: AssemblyLine): number =>
  quantityFor(line, row.quantity, row.mode) - quantityFor(line, Math.min(row.built, row.quantity), row.mode);

const fillOf = (row: AssemblyRow, lines: readonly { readonly product: string }[]) =>
  lines.map(({ product }) => ({ product, warehouse: row.warehouse }));

const expected = (row: AssemblyRow, today: string): ExpectDraft[] =>
  entering(row).map((line) => ({
    kind: KIND,
    order: row.id,
    line: line.id,
    product: line.product,
    warehouse: row.warehouse,
    open: openOf(row, line),
    on: row.dueOn ?? today,
  }));

/** [AS4] What it takes is reserved, and competes with orders from now on; what comes of it is expected. */
export function reserve(event: AppliedEvent, view: Reader, env: Env): StockEffect {
  const row = view.get(KIND, event.document);
  if (!row) return {};
  const wanted = leaving(row).map((line) => ({ ...entryOf(row, line), open: openOf(row, line) }));
  return {
    demands: wanted.map((entry) => ({ ...entry, priority: row.priority, on: row.dueOn ?? env.today })),
    reserve: wanted.map(({ open, ...entry }) => ({ ...entry, quantity: open })),
    expect: expected(row, env.today),
  };
}

/** [AS8] Goods go into production, and what is made of them comes out at what they cost. */
export function buildGoods(event: AppliedEvent, view: Reader, env: Env): StockEffect {
  const row = view.get(KIND, event.document);
  if (!row) return {};
  const { out, into } = event.data as AssemblyFact<'built'>; // the schema of `built`
  const demands: DemandDraft[] = [];
  const reserved: ReserveDraft[] = [];
  for (const line of leaving(row)) {
    const held = view.get('reservation', line.id);
    if (!held) continue;
    const open = openOf(row, line);
    const soft = Math.min(held.soft, held.open - open);
    demands.push({ ...entryOf(row, line), open, priority: held.priority, on: held.on });
    if (soft > 0) reserved.push({ ...entryOf(row, line), quantity: -soft });
  }
  return {
    demands,
    reserve: reserved,
    moves: [
      // They leave at the average, whatever was worked out.
      ...out.map((goods) => ({ ...moved(goods), from: goods.location, to: PRODUCTION })),
      ...into.map((goods) => ({ ...moved(goods), ...worth(goods), from: PRODUCTION, to: goods.location })),
    ],
    expect: expected(row, env.today),
    fill: fillOf(row, [...leaving(row), ...into]),
  };
}

const moved = (goods: AssembledGoods): Pick<MoveDraft, 'product' | 'lot' | 'quantity'> => ({
  ...goodsKey(goods),
  quantity: goods.quantity,
});

const worth = ({ value }: AssembledGoods): Pick<MoveDraft, 'value'> => (value === undefined ? {} : { value });

/** [AS12] What is not built any more is neither reserved nor expected. */
export function letGo(event: AppliedEvent, view: Reader): StockEffect {
  const row = view.get(KIND, event.document);
  return row ? givenUp(view, row) : {};
}

function givenUp(view: Reader, row: AssemblyRow): StockEffect {
  const demands: DemandDraft[] = [];
  const reserved: ReserveDraft[] = [];
  for (const line of leaving(row)) {
    const held = view.get('reservation', line.id);
    if (!held) continue;
    const entry = entryOf(row, line);
    demands.push({ ...entry, open: 0, priority: held.priority, on: held.on });
    if (held.soft > 0) reserved.push({ ...entry, quantity: -held.soft });
  }
  const expect = entering(row).flatMap((line): ExpectDraft[] => {
    const awaited = view.get('expectedReceipt', line.id);
    if (!awaited) return [];
    const { order, product, warehouse, on } = awaited;
    return [{ kind: KIND, order, line: line.id, product, warehouse, open: 0, on }];
  });
  return { demands, reserve: reserved, expect, fill: fillOf(row, demands) };
}

/** [AS11] All that was built goes back into production, and what it was made of to its places, at its value. */
export function takeBack(event: AppliedEvent, view: Reader): StockEffect {
  const row = view.get(KIND, event.document);
  if (!row) return {};
  const rest = givenUp(view, row);
  const out = row.builds.flatMap((one) => one.out);
  const into = row.builds.flatMap((one) => one.into);
  return {
    ...rest,
    reserve: [...(rest.reserve ?? []), ...promisesOnReversal(view, row)],
    moves: [
      ...into.map((goods) => ({ ...moved(goods), ...worth(goods), from: goods.location, to: PRODUCTION })),
      ...out.map((goods) => ({
        ...moved(goods),
        ...worth(goods),
        from: PRODUCTION,
        to: homeOf(view, row, { from: goods.location }),
      })),
    ],
    fill: fillOf(row, [...leaving(row), ...out]),
  };
}

/** Promises that the stock cannot keep once what was built is gone again. [ST9] */
export const promisesOnReversal = (view: Reader, row: AssemblyRow): ReserveDraft[] =>
  promisesBeyondAll(
    view,
    row.builds
      .flatMap(({ into }) => into)
      .filter(({ product, location, lot }) =>
        isPromisable(view.get('balance', placeKey(product, location, lot))),
      )
      .map(({ product, quantity }) => ({ product, warehouse: row.warehouse, quantity })),
  );
