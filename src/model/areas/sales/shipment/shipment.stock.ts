import type { Env } from '#model/engine/env.ts';
import type { AppliedEvent, DemandDraft, MoveDraft, StockEffect } from '#model/engine/document-type.ts';
import { need, type Reader } from '#model/engine/reader.ts';
import { partOf } from '#model/lines/line-parts.ts';
import { entryFor, heldAgain } from '../pick/pick.stock.ts';
import { openOf } from '../sales-order/sales-order.lines.ts';
import { demandOf } from '../sales-order/sales-order.stock.ts';
import { ofLot } from '#model/stock/stock.lots.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import type { ShipmentFact, ShipmentLine, ShipmentRow, ShipmentRowLine } from './shipment.facts.ts';

/** A line as it lies in staging, without what it cost and what came back. */
export const stagedLine = ({ id, orderLine, product, lot, quantity, from }: ShipmentLine): ShipmentLine => ({
  id,
  orderLine,
  product,
  ...ofLot(lot),
  quantity,
  from,
});

interface Place {
  readonly row: ShipmentRow;
  readonly staging: string;
}

function placeOf(event: AppliedEvent, view: Reader): Place | null {
  const row = view.get('shipment', event.document);
  const staging = row && view.get('warehouse', row.warehouse)?.staging;
  return row && staging !== undefined ? { row, staging } : null;
}

/** Goods leave staging for the customer and use up their reservation. [SH4] */
export function sendGoods(event: AppliedEvent, view: Reader): StockEffect {
  const place = placeOf(event, view);
  if (!place) return {};
  const { row, staging } = place;
  return {
    moves: row.lines.map((line) => ({ ...moved(line), from: staging, to: 'customer' })),
    reserve: row.lines.map((line) => entryFor(row, line, -1, staging)),
  };
}

/** Goods return to staging at the value they left with, reserved for the order that demands them again. [SH6] */
export function takeGoodsBack(event: AppliedEvent, view: Reader, { today }: Env): StockEffect {
  const place = placeOf(event, view);
  if (!place) return {};
  const { row, staging } = place;
  return {
    demands: wantedAgain(view, row, today),
    moves: row.lines.map((line) => ({
      ...moved(line),
      from: 'customer',
      to: staging,
      value: need('shipment', line, 'cost'),
    })),
    reserve: row.lines.map((line) => entryFor(row, line, 1, staging)),
  };
}

/** Goods go from staging back to their bins, reserved for the order as before the pick. [SH5] */
export function putGoodsBack(event: AppliedEvent, view: Reader): StockEffect {
  const place = placeOf(event, view);
  if (!place) return {};
  const { row, staging } = place;
  const { lines: homes } = event.data as ShipmentFact<'cancelled'>; // the schema of `cancelled`
  const moves = row.lines.map((line) => ({
    ...moved(line),
    from: staging,
    to: homes.find((home) => home.line === line.id)?.to ?? line.from,
  }));
  const rest = heldAgain(
    view,
    row,
    moves.map(({ to, line: orderLine, ...goods }) => ({ ...goods, orderLine, location: to })),
  );
  const staged = row.lines.map((line) => entryFor(row, line, -1, staging));
  return {
    ...rest,
    moves: moves.filter((move) => move.to !== staging),
    reserve: [...staged, ...(rest.reserve ?? [])],
  };
}

/** The bin the goods came from, or receiving if that bin is no longer active, or its stock of them is doubted. [SH5] */
export function homesOf(view: Reader, row: ShipmentRow): ShipmentFact<'cancelled'>['lines'] {
  const receiving = view.get('warehouse', row.warehouse)?.receiving;
  return row.lines.map((line) => {
    const bin = view.get('location', line.from);
    const isDoubted = view.get('balance', placeKey(line.product, line.from, line.lot))?.doubted !== undefined;
    const isHome = (bin?.state === 'active' && !isDoubted) || receiving === undefined;
    return { line: line.id, to: isHome ? line.from : receiving };
  });
}

const moved = (line: ShipmentRowLine): Omit<MoveDraft, 'from' | 'to'> & { readonly line: string } => ({
  product: line.product,
  ...ofLot(line.lot),
  quantity: line.quantity,
  line: line.orderLine,
});

/** Demand is restored before the goods: nothing can be reserved for a line without demand. */
function wantedAgain(view: Reader, row: ShipmentRow, today: string): DemandDraft[] {
  const order = view.get('salesOrder', row.order);
  if (!order) return [];
  const parts = row.lines.map(({ orderLine: line, quantity }) => ({ line, quantity }));
  const touched = order.lines.filter((line) => parts.some((part) => part.line === line.id));
  return touched.map((line) => {
    const open = openOf(line) + partOf(parts, line.id);
    return demandOf(order, line, open, today, view.get('reservation', line.id));
  });
}
