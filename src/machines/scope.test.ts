import { expect, test } from 'vitest';
import type { Command } from '#model/engine/envelope.ts';
import { consider } from '#model/engine/propose.ts';
import { Replica } from '#model/engine/replica.ts';
import { isWithin } from '#model/engine/scope.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { binFixture, activeProduct, companyWorld } from './company.fixtures.ts';
import { MovingWorld } from './areas/stock/movement/movement.fixtures.ts';
import { engine } from './registry.ts';

/** A device that holds one of two warehouses, and its person's role is limited to that. */
function limitedDevice() {
  const world = companyWorld();
  const product = activeProduct(world);
  const scope = new Set([world.warehouse]);
  const foreign = world.id();
  const replica = new Replica({
    engine,
    company: 1,
    tables: new Set(engine.tables.keys()),
    scope,
    recentSince: '2020-01-01T00:00:00.000Z',
    env: () => ({ ...world.env(), warehouses: scope, drawsNumbers: false }),
  });
  const to = world.log.length;
  replica.receive({ company: 1, epoch: 1, from: 1, to, events: world.log });
  const give = (kind: string, document: string, type: string, data: unknown) => {
    const command: Command = { id: world.id(), kind, document, type, data, seen: to };
    return {
      outcome: replica.dispatch(command),
      pending: replica.pending.find((one) => one.command === command),
    };
  };
  return { world, product, foreign, replica, give };
}

test('[AC2] a button for what stands in a warehouse that the role does not cover says so', () => {
  const { world } = limitedDevice();
  world.warehouses = new Set([world.id()]);
  const [document] = world.bins;
  const refusal = { code: 'outOfScope', params: { warehouse: 'Main warehouse' } };
  const archive = { kind: 'location', document: document ?? '', type: 'archive' };
  expect(consider(engine, world.store, archive, world.env())).toEqual(refusal);
  expect(consider(engine, world.store, archive, world.env(true))).toBeNull();
  expect(world.do('location', archive.document, 'archive')).toEqual({ accepted: false, refusal });
});

test('[AC2] a device that lacks a warehouse does not take it for one that is not there', () => {
  const { world, product, foreign, give } = limitedDevice();
  const elsewhere = { warehouse: foreign, min: 1000, max: 2000, multiple: 1000 };
  const rules = productFixture({ reorder: [elsewhere] });
  const { outcome, pending } = give('product', product, 'update', rules);
  expect([outcome, pending?.predicted]).toEqual([{ queued: true }, false]);
  const bin = give('location', world.id(), 'create', binFixture(world.warehouse, 'B-01', 9));
  expect([bin.outcome, bin.pending?.predicted]).toEqual([{ queued: true }, true]);
});

test('[AC1] a device keeps the end of a move that stands in its warehouse, and not the other', () => {
  const { world, product, replica } = limitedDevice();
  const receipt = world.id();
  const line = { id: world.id(), orderLine: null, product, quantity: 5000, rejected: 0 };
  const lines = [{ ...line, location: world.bins[0], unitCost: 1 }];
  const head = { warehouse: world.warehouse, order: null, supplier: null, source: 'opening', lines };
  world.must('goodsReceipt', receipt, 'create', head);
  world.must('goodsReceipt', receipt, 'count', { lines });
  world.must('goodsReceipt', receipt, 'post');
  const events = world.log.slice(replica.head);
  replica.receive({ company: 1, epoch: 1, from: replica.head + 1, to: world.log.length, events });
  expect(replica.rows('balance')).toMatchObject([{ location: world.bins[0], onHand: 5000 }]);
  expect(world.store.all('balance').size).toBe(2);
});

test('[AC3] a transfer is seen where it comes to: it is received there, and all else is done where it leaves from', () => {
  const moving = new MovingWorld();
  const { base, warehouse, other, otherBin } = moving;
  const id = moving.transfer(4_000);
  moving.must(id, 'dispatch');
  const command = (type: string) => ({ kind: 'movement', document: id, type });
  const row = moving.row(id);
  const received = { lines: row?.lines.map((line) => ({ line: line.id, quantity: 4_000, to: otherBin })) };
  base.warehouses = new Set([warehouse]);
  expect(base.do('movement', id, 'receive', received)).toMatchObject({ refusal: { code: 'outOfScope' } });
  base.warehouses = new Set([other]);
  const device = new Replica({
    engine,
    company: 1,
    tables: new Set(engine.tables.keys()),
    scope: base.warehouses,
    recentSince: '2020-01-01T00:00:00.000Z',
    env: () => base.env(),
  });
  for (const [name, table] of engine.tables) {
    const rows = [...base.store.all(name).values()];
    device.load(
      name,
      rows.filter((one) => isWithin(base.warehouses, table, one)),
    );
  }
  expect(device.rows('movement')).toMatchObject([{ id }]);
  const verdict = (type: string) => device.consider(command(type))?.code ?? 'may';
  expect(['recall', 'receive', 'settle', 'claim'].map(verdict)).toEqual([
    'outOfScopeElsewhere',
    'may',
    'may',
    'may',
  ]);
  expect(base.do('movement', id, 'recall', { reason: 'other' })).toMatchObject({
    refusal: { code: 'outOfScope', params: { warehouse: 'Main warehouse' } },
  });
  base.must('movement', id, 'receive', received);
});
