import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { LocationRow } from '../location/location.facts.ts';
import { ofLot } from '#model/stock/stock.lots.ts';
import { unheldOf } from '#model/stock/stock.tables.ts';
import { compare } from '#model/values/order.ts';
import type { MovementForm, MovementRow, Purpose } from './movement.facts.ts';
import { isDone } from './movement.kind.ts';
import { travels } from './movement.lines.ts';
import { takesPart } from './movement.places.ts';
import { holdersIn } from './movement.ready.ts';
import { placeProblem } from './movement.rules.ts';
import { roomIn } from './movement.work.ts';

/** Goods of one product, and of one lot where it has lots. */
export interface Goods {
  readonly product: string;
  readonly lot?: string | undefined;
}

/** Goods in a place, thousandths. */
export interface Lying extends Goods {
  /** Free to go. */
  readonly free: number;
  /** On hold. */
  readonly held: number;
  /** Taken by orders and movements. */
  readonly taken: number;
  /** The numbers of the documents that have taken some. */
  readonly holders: string;
}

/** What lies in a place, by SKU; of each, how much is free to go and what holds the rest. [MO20] */
export function goodsLyingIn(view: Reader, location: string): readonly Lying[] {
  const warehouse = view.get('location', location)?.warehouse ?? '';
  const sku = ({ product }: Goods): string => view.get('product', product)?.sku ?? '';
  return view
    .by('balance', 'location', location)
    .filter(({ onHand }) => onHand > 0)
    .map((balance): Lying => {
      const { product, lot, reserved, held = 0, bound = 0 } = balance;
      const taken = reserved + bound;
      const place = { warehouse, product, from: location, ...ofLot(lot) };
      const holders = taken > 0 ? holdersIn(view, place) : '';
      return { product, ...ofLot(lot), free: Math.max(0, unheldOf(balance)), held, taken, holders };
    })
    .toSorted((a, b) => compare(sku(a), sku(b)) || compare(a.lot ?? '', b.lot ?? ''));
}

/** The active places in which a product lies free to go, in pick sequence; of a warehouse, where one is given. [MO20] */
export function placesWith(
  view: Reader,
  { product, lot }: Goods,
  warehouse?: string,
): readonly LocationRow[] {
  const lying = view
    .by('balance', 'product', product)
    .filter((balance) => unheldOf(balance) > 0 && (lot === undefined || balance.lot === lot));
  return [...new Set(lying.map(({ location }) => location))]
    .flatMap((id) => view.get('location', id) ?? [])
    .filter((place) => takesPart(place) && (warehouse ?? place.warehouse) === place.warehouse)
    .toSorted((a, b) => a.pickSequence - b.pickSequence || compare(a.code, b.code));
}

interface Clearing {
  readonly from: string;
  readonly to: string;
  /** With the quantity that goes, thousandths. */
  readonly goods: readonly (Goods & { readonly quantity: number })[];
}

/** Why goods cannot go from a place to another, or null; asked before a movement of them is written. [MO20] */
export function clearingProblem(view: Reader, { from, to, goods }: Clearing): Refusal | null {
  if (from === to) return onField('samePlace', 'to');
  const warehouse = view.get('location', from)?.warehouse ?? '';
  const problem = placeProblem(view, warehouse, from, 'from') ?? placeProblem(view, warehouse, to, 'to');
  if (problem) return problem;
  const wanted = goods.reduce((sum, { quantity }) => sum + quantity, 0);
  const room = roomIn(view, to);
  return room === null || wanted <= room
    ? null
    : onField('placeIsFull', 'to', { location: view.get('location', to)?.code ?? to, room, wanted });
}

/** A movement of goods from a place to another of its warehouse. [MO20] */
export function clearingForm(
  view: Reader,
  { from, to, goods }: Clearing,
  newId: () => string,
): Partial<MovementForm> {
  const place = view.get('location', from);
  const warehouse = place?.warehouse ?? '';
  return {
    purpose: (place && purposesOf[place.locationType]) ?? 'transfer',
    warehouse,
    toWarehouse: warehouse,
    lines: goods.map(({ product, lot, quantity }) => ({
      id: newId(),
      product,
      ...ofLot(lot),
      quantity,
      from,
      to,
    })),
  };
}

/** Why goods leave a place of some kind at all. */
const purposesOf: Readonly<Partial<Record<LocationRow['locationType'], Purpose>>> = {
  receiving: 'putAway',
  quarantine: 'fromQuarantine',
  staging: 'fromStaging',
};

/** What somebody moved within a warehouse and is not reversed; the latest first. [MO20] */
export const movedBy = (rows: readonly MovementRow[], user: string): readonly MovementRow[] =>
  rows
    .filter((row) => isDone(row) && !travels(row) && row.reservedBy === user)
    .toSorted((a, b) => compare(b.endedAt ?? '', a.endedAt ?? '') || compare(b.id, a.id));
