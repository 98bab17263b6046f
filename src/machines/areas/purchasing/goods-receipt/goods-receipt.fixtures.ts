import type { Verdict } from '#model/engine/envelope.ts';
import { STOCK, type LedgerFact } from '#model/engine/engine.ts';
import { fold } from '#model/engine/fold.ts';
import type { DemandDraft, StockEffect } from '#model/engine/document-type.ts';
import type { ReceiptLine } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import type { OrderOf, PurchasingWorld } from '../purchase-order/purchase-order.fixtures.ts';

/** A counted line as tests give it: its product, and any overrides. */
export type CountOf = Partial<ReceiptLine> & Pick<ReceiptLine, 'product'>;

/** A counted receipt from an order: `quantities` accepted by order line, zero for no line. */
export function countedFromOrder(
  world: PurchasingWorld,
  order: OrderOf,
  quantities: readonly number[],
  over: Partial<ReceiptLine> = {},
): string {
  const lines = order.lines.map((line, index) => ({
    product: line.product,
    orderLine: line.id,
    quantity: quantities[index] ?? 0,
    ...over,
  }));
  const counted = lines.filter((line) => line.quantity + (line.rejected ?? 0) > 0);
  return countedReceipt(world, counted, { order: order.id, source: 'order' });
}

/** A counted receipt; blind by default. */
export function countedReceipt(world: PurchasingWorld, lines: readonly CountOf[], head: object = {}): string {
  const id = openReceipt(world, head);
  world.must('goodsReceipt', id, 'count', { lines: linesOf(world, lines) });
  return id;
}

/** A receipt without a count; blind by default. */
export function openReceipt(world: PurchasingWorld, head: object = {}): string {
  const id = world.id();
  const { warehouse } = world;
  world.must('goodsReceipt', id, 'create', {
    warehouse,
    order: null,
    supplier: null,
    source: 'blind',
    ...head,
  });
  return id;
}

export const linesOf = (world: PurchasingWorld, lines: readonly CountOf[]): ReceiptLine[] =>
  lines.map((line) => receiptLineFixture({ id: world.id(), ...line }));

export const post = (world: PurchasingWorld, id: string, data: object = {}): Verdict =>
  world.do('goodsReceipt', id, 'post', data);

/** A demand line without an order, as the ledger writes it. */
export const demand = (
  world: PurchasingWorld,
  wanted: Omit<DemandDraft, 'kind' | 'document' | 'warehouse'>,
): void =>
  writeStock(world, {
    demands: [{ kind: 'salesOrder', document: world.id(), warehouse: world.warehouse, ...wanted }],
  });

/** A loss of goods from a place, as the ledger writes it. */
export const lose = (world: PurchasingWorld, product: string, from: string, quantity: number): void =>
  writeStock(world, { moves: [{ product, quantity, from, to: 'loss' }] });

/** What the ledger makes of an effect without a document; throws if it refuses. */
export function writeStock(world: PurchasingWorld, effect: StockEffect): void {
  const at = { kind: STOCK, document: 'test', version: 0, state: null, at: world.now, by: world.by };
  const write = (fact: LedgerFact): void => {
    const event = { ...at, ...fact, seq: world.log.length + 1, command: 'test', index: 0 };
    fold(world.engine, world.store, event);
    world.log.push(event);
  };
  const refusal = world.engine.ledger.post(effect, world.store, world.env(), write, {
    ...at,
    type: 'test',
    data: {},
  });
  if (refusal) throw new Error(refusal.code);
}

/** Stock on hand of a product by place, thousandths, without empty places. */
export function placesOf(world: PurchasingWorld, product: string): Record<string, number> {
  const held = world.view.by('balance', 'product', product).filter((row) => row.onHand !== 0);
  return Object.fromEntries(held.map((row) => [row.location, row.onHand]));
}
