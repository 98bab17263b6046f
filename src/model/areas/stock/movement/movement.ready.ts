import type { Rows } from '#model/engine/rows.ts';
import type { Reader } from '#model/engine/reader.ts';
import { compare } from '#model/values/order.ts';
import { demanderOf } from '#model/stock/stock.demanders.ts';
import { isPromisable, placeKey, type ReservationRow, unheldOf } from '#model/stock/stock.tables.ts';
import { wantedByItself } from '#model/stock/stock.waiting.ts';
import type { MovementRow, MovementRowLine, Part } from './movement.facts.ts';
import { travels, unready } from './movement.lines.ts';

/**
 * Whether a line competes for stock with orders: its goods leave the warehouse, from where they may be promised. Goods
 * that stay in the warehouse stay promised to whom they were. [MO4]
 */
export function competes(view: Reader, row: MovementRow, line: MovementRowLine): boolean {
  if (view.get('reservation', line.id)) return true;
  if (!travels(row) || line.ready > 0) return false;
  return isPromisable(view.get('balance', placeKey(line.product, line.from, line.lot)));
}

/** What of a movement's lines can lie ready from now on, thousandths, besides what does. [MO4] [MO5] */
export function readyParts(view: Reader, row: MovementRow, today: string): Part[] {
  const taken = new Map<string, number>();
  const parts: Part[] = [];
  const take = (key: string, most: number, wanted: number): number => {
    const before = taken.get(key) ?? 0;
    return Math.max(0, Math.min(wanted, most - before));
  };
  for (const line of row.lines) {
    const bin = placeKey(line.product, line.from, line.lot);
    const stock = view.get('balance', bin);
    const here = take(bin, stock ? unheldOf(stock) : 0, unready(line));
    const pool = placeKey(line.product, row.warehouse);
    const doesCompete = competes(view, row, line);
    const own = doesCompete ? (view.get('reservation', line.id)?.soft ?? 0) : 0;
    const quantity = doesCompete
      ? Math.min(here, own + take(pool, freeFor(view, row, line, today), here - Math.min(own, here)))
      : here;
    if (quantity <= 0) continue;
    taken.set(bin, (taken.get(bin) ?? 0) + quantity);
    if (doesCompete) taken.set(pool, (taken.get(pool) ?? 0) + Math.max(0, quantity - own));
    parts.push({ line: line.id, quantity });
  }
  return parts;
}

/** What is free in the warehouse and not for somebody who comes first, thousandths: as waiting demand is filled. [ST6] */
function freeFor(view: Reader, row: MovementRow, line: MovementRowLine, today: string): number {
  const key = placeKey(line.product, row.warehouse);
  const stock = view.get('availability', key);
  const free = stock ? stock.onHand - stock.reserved : 0;
  const own = { priority: row.priority, on: row.dueOn ?? today, id: line.id };
  const ahead = view
    .by('reservation', 'waiting', key)
    .filter((other) => other.document !== row.id && comesFirst(other, own))
    .reduce((sum, other) => sum + wantedByItself(other, today), 0);
  return free - ahead;
}

type Rank = Pick<ReservationRow, 'priority' | 'on' | 'id'>;

const comesFirst = (a: Rank, b: Rank): boolean =>
  (b.priority - a.priority || compare(a.on, b.on) || compare(a.id, b.id)) < 0;

/** The numbers of documents that hold a line's goods, for messages; empty if there are none. */
export function holdersOf(view: Reader, row: MovementRow, line: MovementRowLine): string {
  const { id, warehouse } = row;
  const orders = ordersHolding(view, warehouse, line.product, ({ soft, hard }) => soft + hard, id);
  const movements = movementsHolding(view, warehouse, line, id);
  return listed([...orders, ...movements, ...returnsHolding(view, warehouse, line)]);
}

/** Goods of a product, and of one lot where it has lots, in a place. */
type InPlace = Pick<MovementRowLine, 'product' | 'lot' | 'from'>;

/**
 * The numbers of documents that keep goods from leaving their place: orders on pick lists, movements, and returns to
 * suppliers. [MO20]
 */
export function holdersIn(
  view: Reader,
  { warehouse, ...place }: InPlace & { readonly warehouse: string },
): string {
  const orders = ordersHolding(view, warehouse, place.product, ({ hard }) => hard);
  const movements = movementsHolding(view, warehouse, place);
  return listed([...orders, ...movements, ...returnsHolding(view, warehouse, place)]);
}

const listed = (numbers: readonly string[]): string => [...new Set(numbers)].toSorted(compare).join(', ');

const ordersHolding = (
  view: Reader,
  warehouse: string,
  product: string,
  held: (row: ReservationRow) => number,
  but = '',
): readonly string[] =>
  view
    .by('reservation', 'product', product)
    .filter((row) => row.warehouse === warehouse && row.document !== but && held(row) > 0)
    .map((row) => demanderOf(view, row).holder);

const movementsHolding = (view: Reader, warehouse: string, place: InPlace, but = ''): readonly string[] =>
  movementsReady(view, warehouse, place)
    .filter(({ id }) => id !== but)
    .map(({ id, number }) => number ?? id);

const returnsHolding = (view: Reader, warehouse: string, place: InPlace): readonly string[] =>
  returnsReady(view, warehouse, place).map(({ id, number }) => number ?? id);

/** The returns to suppliers that keep goods of a place until they leave. [SR11] */
const returnsReady = (view: Reader, warehouse: string, place: InPlace): readonly Rows['supplierReturn'][] =>
  view
    .by('supplierReturn', 'openWarehouse', warehouse)
    .filter(({ kept = [] }) => kept.some((part) => isSame(part, place)));

/** Who keeps goods of a place ready, as a refusal says it: movements, else returns to suppliers; null if nobody does. */
export function keptReadyBy(view: Reader, warehouse: string, place: InPlace) {
  const movements = movementsReady(view, warehouse, place);
  const [first] = movements;
  if (first) {
    const fix = { kind: 'movement', document: first.id, type: 'unreserve' };
    return { code: 'heldByMovements', holders: listed(movements.map(({ id, number }) => number ?? id)), fix };
  }
  const returns = returnsHolding(view, warehouse, place);
  return returns.length > 0 ? { code: 'heldByReturns', holders: listed(returns) } : null;
}

/** The open movements that keep goods of a place ready. */
const movementsReady = (view: Reader, warehouse: string, place: InPlace): readonly MovementRow[] =>
  view
    .by('movement', 'openWarehouse', warehouse)
    .filter(({ lines }) => lines.some((other) => other.ready > 0 && isSame(other, place)));

const isSame = (one: InPlace, other: InPlace): boolean =>
  one.product === other.product && one.from === other.from && one.lot === other.lot;
