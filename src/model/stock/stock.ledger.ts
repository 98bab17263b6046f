import type { BindDraft, HoldDraft, MoveDraft, ReserveDraft, StockEffect } from '../engine/document-type.ts';
import type { Ledger } from '../engine/engine.ts';
import type { Env } from '../engine/env.ts';
import { isArchived } from '../engine/archived.ts';
import type { Refusal } from '../engine/envelope.ts';
import { typed, type Reader } from '../engine/reader.ts';
import { beyondTime, closedDay, periodClosed } from './closed-period.ts';
import { compare } from '../values/order.ts';
import {
  stockFacts,
  type Bound,
  type Demanded,
  type Doubted,
  type Expected,
  type Held,
  type Moved,
  type Reserved,
  type StockMove,
  type Valued,
  type Withheld,
} from './stock.facts.ts';
import { stockFolding } from './stock.folding.ts';
import { foldStock } from './stock.folds.ts';
import { foldLayers } from './stock.layers.ts';
import { isOwned, placeOf, type Place } from './stock.places.ts';
import { disturbedByMoves, postCounting, tellDisturbed } from './stock.counted.ts';
import { lotIsKept, lotProblem, ofLot, serialProblem } from './stock.lots.ts';
import { lineOfAnother, ofOwnLines } from './stock.owners.ts';
import { placeKey, unheldOf } from './stock.tables.ts';
import { wantedByItself } from './stock.waiting.ts';
import { entriesOf, reworths } from './stock.values.ts';

type Write = (fact: { type: string; data: unknown }) => void;
type Source = Moved['source'];

/** Double-entry stock: an effect becomes facts, or is refused as a whole. Rules ST1… in README.md. */
export const stockLedger: Ledger = {
  ...stockFolding,
  // Layers are kept where the charts are, and rows of them: devices have none.
  fold: (target, event) => foldStock(target, event, foldLayers),
  facts: stockFacts,
  post(given, raw, env, write, event) {
    const view = typed(raw);
    const effect = ofOwnLines(view, given);
    const taken = lineOfAnother(view, effect);
    if (taken) return taken;
    const source = { kind: event.kind, document: event.document };
    if (effect.demands?.length)
      write({ type: 'demanded', data: { entries: [...effect.demands] } satisfies Demanded });
    const { reserve = [], bind = [], hold = [] } = effect;
    return (
      postReservations(
        view,
        reserve.filter((r) => r.quantity < 0),
        write,
      ) ??
      postKeptBack(view, { ...effect, hold: hold.filter(isReleased) }, write) ??
      postBound(view, bind.filter(isReleased), write) ??
      postGoods(view, effect, env, source, write) ??
      // Goods that come in may be on hold from the start.
      postHeld(view, hold.filter(isTaken), write) ??
      postReservations(
        view,
        reserve.filter((r) => r.quantity > 0),
        write,
      ) ??
      // Goods that come back are bound where they lie then.
      postBound(view, bind.filter(isTaken), write) ??
      postRest(view, effect, env, write) ??
      postCounting(view, effect, env, write)
    );
  },
};

function postRest(view: Reader, effect: StockEffect, env: Env, write: Write): null {
  if (effect.expect?.length)
    write({ type: 'expected', data: { entries: [...effect.expect] } satisfies Expected });
  const wanted = new Map(effect.fill?.map((f) => [placeKey(f.product, f.warehouse), f]));
  const entries = [...wanted.values()].flatMap((f) => fillWaiting(view, env.today, f));
  if (entries.length) write({ type: 'reserved', data: { entries } satisfies Reserved });
  return null;
}

/** Softly reserves free stock for waiting demand: highest priority first, then earliest day, then oldest line. [ST6] [ST28] */
function fillWaiting(
  view: Reader,
  today: string,
  { product, warehouse }: { readonly product: string; readonly warehouse: string },
): Reserved['entries'] {
  const stock = view.get('availability', placeKey(product, warehouse));
  let free = stock ? stock.onHand - stock.reserved : 0;
  const entries: Reserved['entries'] = [];
  if (free <= 0) return entries;
  const waiting = [...view.by('reservation', 'waiting', placeKey(product, warehouse))].sort(
    (a, b) => b.priority - a.priority || compare(a.on, b.on) || compare(a.id, b.id),
  );
  for (const row of waiting) {
    if (free <= 0) break;
    const quantity = Math.min(free, wantedByItself(row, today));
    if (quantity <= 0) continue; // left to people
    const { kind, document, id: line } = row;
    entries.push({ kind, document, line, product, warehouse, quantity, location: null });
    free -= quantity;
  }
  return entries;
}

function postReservations(view: Reader, drafts: readonly ReserveDraft[], write: Write): Refusal | null {
  for (const draft of drafts) {
    const refusal = draft.quantity > 0 ? notFree(view, draft) : null;
    if (refusal) return refusal;
    write({
      type: 'reserved',
      data: { entries: [{ ...draft, location: draft.location ?? null }] } satisfies Reserved,
    });
  }
  return null;
}

/** No more can be reserved than is free. [ST4] */
function notFree(view: Reader, draft: ReserveDraft): Refusal | null {
  const stock =
    draft.location === undefined
      ? view.get('availability', placeKey(draft.product, draft.warehouse))
      : view.get('balance', placeKey(draft.product, draft.location, draft.lot));
  const free = stock ? unheldOf(stock) : 0;
  if (free >= draft.quantity) return null;
  return { code: 'notFree', params: { sku: skuOf(view, draft.product), free, wanted: draft.quantity } };
}

function postKeptBack(view: Reader, effect: StockEffect, write: Write): Refusal | null {
  const { withhold, doubt, hold } = effect;
  if (withhold?.length) write({ type: 'withheld', data: { entries: [...withhold] } satisfies Withheld });
  if (doubt?.length) write({ type: 'doubted', data: { entries: [...doubt] } satisfies Doubted });
  return postHeld(view, hold ?? [], write);
}

function postHeld(view: Reader, hold: readonly HoldDraft[], write: Write): Refusal | null {
  if (hold.length > 0) write({ type: 'held', data: { entries: [...hold] } satisfies Held });
  return heldBeyond(view, hold);
}

const isReleased = ({ quantity }: BindDraft | HoldDraft): boolean => quantity <= 0;
const isTaken = (draft: BindDraft | HoldDraft): boolean => !isReleased(draft);

function postBound(view: Reader, bind: readonly BindDraft[], write: Write): Refusal | null {
  if (bind.length > 0) write({ type: 'bound', data: { entries: [...bind] } satisfies Bound });
  return boundBeyond(view, bind);
}

/** No more is bound than lies there for anybody to take. [ST19] */
function boundBeyond(view: Reader, drafts: readonly BindDraft[]): Refusal | null {
  for (const { product, location, lot, quantity } of drafts) {
    const stock = view.get('balance', placeKey(product, location, lot));
    const free = stock ? unheldOf(stock) : 0;
    if (quantity <= 0 || free >= 0) continue;
    const params = { sku: skuOf(view, product), free: Math.max(0, quantity + free), wanted: quantity };
    return { code: 'notFree', params };
  }
  return null;
}

/** No more is put on hold than lies there unreserved, and no more freed than is on hold. [ST15] */
function heldBeyond(view: Reader, drafts: readonly HoldDraft[]): Refusal | null {
  for (const { product, location, lot, quantity } of drafts) {
    const stock = view.get('balance', placeKey(product, location, lot));
    const { held = 0 } = stock ?? {};
    const beyond = quantity > 0 ? -(stock ? unheldOf(stock) : 0) : -held;
    if (beyond <= 0) continue;
    const params = {
      sku: skuOf(view, product),
      most: Math.abs(quantity) - beyond,
      wanted: Math.abs(quantity),
    };
    return { code: quantity > 0 ? 'notFreeToHold' : 'notOnHold', params };
  }
  return null;
}

/** Moves goods, and changes what they are worth: before the moves, so that those leave at the new average. */
function postGoods(
  view: Reader,
  effect: StockEffect,
  env: Env,
  source: Source,
  write: Write,
): Refusal | null {
  if (!effect.moves?.length && !effect.values?.length) return null;
  const effectiveAt = effect.effectiveAt ?? env.now;
  const beyond = beyondTime(view, env, effectiveAt);
  if (beyond) return beyond;
  const closed = periodClosed(closedDay(view, effectiveAt));
  if (closed) return closed;
  const moves: StockMove[] = [];
  const values: Valued['entries'] = reworths(view, effect.values ?? []);
  const blocked: Withheld['entries'] = [];
  for (const draft of effect.moves ?? []) {
    const from = placeOf(view, draft.from);
    const to = placeOf(view, draft.to);
    if (!from || !to) return { code: 'unknownLocation', params: { location: from ? draft.to : draft.from } };
    if (from.id === to.id) return { code: 'samePlace' };
    const archived = takesNothing(view, draft, to);
    if (archived) return archived;
    const wrongLot = from.warehouse === null ? lotProblem(view, draft) : null;
    if (wrongLot) return wrongLot;
    moves.push(toMove(draft, from, to));
    if (isWithheldIn(view, to, draft)) blocked.push({ ...stockOf(draft), location: to.id, withheld: true });
    if (from.owned !== to.owned) values.push(...entriesOf(view, draft, to.owned, values));
  }
  if (moves.length) write({ type: 'moved', data: { effectiveAt, source, moves } satisfies Moved });
  if (blocked.length) write({ type: 'withheld', data: { entries: blocked } satisfies Withheld }); // [ST11]
  if (values.length)
    write({ type: 'valued', data: { effectiveAt, source, entries: values } satisfies Valued });
  if (moves.length) tellDisturbed(disturbedByMoves(view, { effectiveAt, source, moves }, env), write);
  return belowZero(view, moves) ?? serialProblem(view, moves);
}

/** Nothing archived takes goods: neither a place, nor what the company has of a product. [ARC2] */
function takesNothing(view: Reader, { product: id, from }: MoveDraft, to: Place): Refusal | null {
  if (to.archived)
    return { code: 'placeArchived', params: { location: view.get('location', to.id)?.code ?? to.id } };
  const product = to.owned && !isOwned(from) ? view.get('product', id) : undefined;
  return product && isArchived(product) ? { code: 'productArchived', params: { sku: product.sku } } : null;
}

/** Whether goods that come to a place become withheld there: it is blocked, or their lot is or has expired. [ST11] [ST14] */
function isWithheldIn(view: Reader, to: Place, { product, lot }: MoveDraft): boolean {
  if (!to.available || (!to.blocked && !lotIsKept(view, lot))) return false;
  return !view.get('balance', placeKey(product, to.id, lot))?.withheld;
}

const stockOf = ({ product, lot }: MoveDraft) => ({ product, ...ofLot(lot) });

function toMove(draft: MoveDraft, from: Place, to: Place): StockMove {
  return {
    ...stockOf(draft),
    quantity: draft.quantity,
    from: from.id,
    to: to.id,
    fromWarehouse: from.warehouse,
    toWarehouse: to.warehouse,
    fromAvailable: from.available,
    toAvailable: to.available,
    line: draft.line ?? null,
  };
}

/** No location goes below zero, nor below what is reserved there for others or on hold. [ST2] [ST3] [ST15] */
function belowZero(view: Reader, moves: readonly StockMove[]): Refusal | null {
  for (const move of moves) {
    if (move.fromWarehouse === null) continue;
    const balance = view.get('balance', placeKey(move.product, move.from, move.lot));
    if (!balance || (balance.onHand >= 0 && unheldOf(balance) >= 0)) continue;
    const { onHand: left, held = 0 } = balance;
    const location = view.get('location', move.from);
    return {
      code: left < 0 ? 'insufficientStock' : left < held ? 'stockIsOnHold' : 'reservedByOthers',
      params: {
        sku: skuOf(view, move.product),
        location: location?.code ?? move.from,
        onHand: left + move.quantity,
        wanted: move.quantity,
      },
    };
  }
  return null;
}

function skuOf(view: Reader, product: string): string {
  return view.get('product', product)?.sku ?? product;
}
