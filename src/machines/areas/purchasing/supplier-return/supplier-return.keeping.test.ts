import { describe, expect, test } from 'vitest';
import { booksIn } from '#model/books/books-in.ts';
import { compareBooks } from '#model/books/compare-books.ts';
import { goodsLyingIn } from '#model/areas/stock/movement/movement.clearing.ts';
import { demanderOf } from '#model/stock/stock.demanders.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import { countedReceipt, demand, lose, writeStock } from '../goods-receipt/goods-receipt.fixtures.ts';
import { SendingWorld } from './sending-back.fixtures.ts';

const places = ({ base, product }: SendingWorld, location: string) =>
  base.row('balance', placeKey(product, location));
const stored = ({ base, product }: SendingWorld) =>
  base.row('availability', placeKey(product, base.warehouse));

/** What is said of a correction that takes goods out of a place. */
const adjusted = (world: SendingWorld, location: string, quantity: number): string => {
  const { base, product } = world;
  const id = base.id();
  const line = { id: base.id(), product, location, how: 'by', quantity, reason: 'missing' };
  base.must('adjustment', id, 'create', {
    warehouse: base.warehouse,
    mode: 'quantity',
    lines: [{ ...line, unitCost: null, scrap: false, note: '', photo: null }],
  });
  return (world.why(id, 'post', {}, 'adjustment') as { code: string }).code; // what `why` says
};

describe('what a supplier is asked to take back', () => {
  test('[SR11, AD5] what the supplier is asked about is kept until it leaves: nobody else takes it', () => {
    const world = new SendingWorld();
    const { base, bin, quarantine } = world;
    const { receipt } = world.received(3_000, { rejected: 1_000 });
    const id = world.begun(receipt);
    world.give(id, 'update', world.form(id, [1_000, 2_000]));
    expect(stored(world)).toMatchObject({ reserved: 0 });
    world.give(id, 'request');
    expect(places(world, bin)).toMatchObject({ reserved: 2_000 });
    expect(places(world, quarantine)).toMatchObject({ reserved: 0, bound: 1_000 });
    expect(stored(world)).toMatchObject({ onHand: 3_000, reserved: 2_000, outgoing: 2_000 });
    const [held] = base.view.by('reservation', 'document', id);
    expect(held).toMatchObject({ kind: 'supplierReturn', open: 2_000, hard: 2_000 });
    expect(held && demanderOf(base.view, held)).toMatchObject({ holder: 'SR-2026-00001' });
    expect(adjusted(world, bin, -2_000)).toBe('heldByReturns');
    expect(adjusted(world, quarantine, -1_000)).toBe('heldByReturns');
    expect(goodsLyingIn(base.view, quarantine)).toMatchObject([{ free: 0, holders: 'SR-2026-00001' }]);
    expect(compareBooks(booksIn(base.store))).toEqual([]);
    world.give(id, 'accept', { theirReference: 'RMA 7' });
    world.give(id, 'dispatch');
    expect(stored(world)).toMatchObject({ onHand: 1_000, reserved: 0, outgoing: 0 });
    expect(places(world, quarantine)).toMatchObject({ onHand: 0 });
    expect(base.view.by('reservation', 'document', id)).toEqual([]);
    expect(world.row(id)).not.toHaveProperty('kept');
    expect(compareBooks(booksIn(base.store))).toEqual([]);
    expect(base.replayed()).toEqual(base.snapshot());
  });

  test('[SR11, CN16] a count does not take it either, and names the return', () => {
    const world = new SendingWorld();
    const { base, product, bin: location } = world;
    const { receipt } = world.received(3_000);
    const id = world.accepted(receipt, 2_000);
    const count = base.id();
    const give = (type: string, data: object = {}) => base.must('count', count, type, data);
    give('create', { warehouse: base.warehouse, scope: { by: 'bins', bins: [location] } });
    give('start');
    base.now = new Date(Date.parse(base.now) + 60_000).toISOString();
    give('count', { entries: [{ id: base.id(), location, product, quantity: 1_000 }] });
    give('submit');
    const lines = base.row('count', count)?.lines.map((line) => line.id);
    give('explain', { lines, reason: 'miscounted' });
    give('review');
    expect(base.do('count', count, 'post')).toMatchObject({
      refusal: { code: 'heldByReturns', params: { holders: world.row(id).number } },
    });
    world.give(id, 'update', world.form(id, [1_000]));
    give('post');
  });

  test('[SR11, MO5] a movement does not take it either, and names the return', () => {
    const world = new SendingWorld();
    const { base, product, bin, quarantine } = world;
    const { warehouse } = base;
    const { receipt } = world.received(3_000, { rejected: 1_000 });
    const id = world.begun(receipt);
    world.give(id, 'update', world.form(id, [1_000]));
    world.give(id, 'request');
    const movement = base.id();
    const line = { id: base.id(), product, from: quarantine, to: bin, quantity: 1_000 };
    const head = { purpose: 'transfer', warehouse, toWarehouse: warehouse };
    base.must('movement', movement, 'create', { ...head, lines: [line] });
    expect(base.do('movement', movement, 'reserve')).toMatchObject({
      refusal: { code: 'heldByOthers', params: { holders: world.row(id).number } },
    });
  });

  test('[SR11] it follows the lines, and is free again where the goods do not go', () => {
    const world = new SendingWorld();
    const { base, product, bin, quarantine } = world;
    const { receipt } = world.received(3_000, { rejected: 1_000 });
    const ends = [
      ['cancel', 'other'],
      ['reject', 'other'],
    ] as const;
    for (const [end, reason] of ends) {
      const id = world.begun(receipt);
      world.give(id, 'update', world.form(id, [1_000, 2_000]));
      world.give(id, 'request');
      world.give(id, 'update', world.form(id, [0, 1_000]));
      expect(places(world, quarantine)).not.toHaveProperty('bound');
      expect(places(world, bin)).toMatchObject({ reserved: 1_000 });
      const another = world.begun(receipt);
      world.give(another, 'update', world.form(another, [0, 2_000]));
      world.give(another, 'request');
      expect(places(world, bin)).toMatchObject({ reserved: 3_000 });
      world.give(another, 'cancel', { reason });
      world.give(id, end, { reason });
      expect(stored(world)).toMatchObject({ reserved: 0, outgoing: 0 });
      expect(world.row(id)).not.toHaveProperty('kept');
      expect(compareBooks(booksIn(base.store))).toEqual([]);
    }
    lose(base, product, bin, 3_000);
    expect(base.replayed()).toEqual(base.snapshot());
  });

  test('[SR11, ST6] it competes with orders: what they were promised stays theirs, and what comes free fills it', () => {
    const world = new SendingWorld();
    const { base, product, bin } = world;
    const { receipt } = world.received(3_000);
    const wanted = base.id();
    const order = { line: wanted, product, priority: 1, on: '2026-06-01' };
    demand(base, { ...order, open: 2_000 });
    base.must('goodsReceipt', countedReceipt(base, [{ product, quantity: 1_000 }]), 'post');
    const id = world.accepted(receipt, 3_000);
    expect(base.row('reservation', wanted)).toMatchObject({ soft: 2_000 });
    expect(places(world, bin)).toMatchObject({ reserved: 2_000 });
    const [held] = base.view.by('reservation', 'document', id);
    expect(held).toMatchObject({ open: 3_000, hard: 2_000, soft: 0 });
    base.must('goodsReceipt', countedReceipt(base, [{ product, quantity: 1_000 }]), 'post');
    expect(base.row('reservation', held?.id ?? '')).toMatchObject({ hard: 2_000, soft: 1_000 });
    world.give(id, 'dispatch');
    expect(base.row('reservation', wanted)).toMatchObject({ soft: 2_000 });
    expect(stored(world)).toMatchObject({ onHand: 2_000, reserved: 2_000 });
    expect(compareBooks(booksIn(base.store)).filter(({ document }) => document === id)).toEqual([]);
  });

  test('[SR6, SR11] what it waits for itself does not stand for what others are promised beyond the rest', () => {
    const world = new SendingWorld();
    const { base, product } = world;
    const { warehouse } = base;
    const { receipt } = world.received(5_000);
    const wanted = base.id();
    const order = { kind: 'salesOrder', document: base.id(), line: wanted, product, warehouse };
    const wants = (open: number, quantity: number): void =>
      writeStock(base, {
        demands: [{ ...order, open, priority: 1, on: '2026-06-01' }],
        reserve: [{ ...order, quantity }],
        fill: [{ product, warehouse }],
      });
    wants(3_000, 3_000);
    const id = world.accepted(receipt, 4_000);
    const [held] = base.view.by('reservation', 'document', id);
    expect(held).toMatchObject({ open: 4_000, hard: 2_000, soft: 0 });
    wants(2_000, -1_000);
    expect(base.row('reservation', held?.id ?? '')).toMatchObject({ hard: 2_000, soft: 1_000 });
    world.give(id, 'dispatch');
    expect(base.row('reservation', wanted)).toMatchObject({ soft: 1_000 });
    expect(stored(world)).toMatchObject({ onHand: 1_000, reserved: 1_000 });
  });
});
