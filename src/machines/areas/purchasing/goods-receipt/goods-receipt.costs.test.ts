import { describe, expect, test } from 'vitest';
import { accessClass, redactEvent, redactRow } from '#model/engine/access.ts';
import { consider } from '#model/engine/propose.ts';
import type { Valued } from '#model/stock/stock.facts.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import { purchasingWorld, type PurchasingWorld } from '../purchase-order/purchase-order.fixtures.ts';
import { countedReceipt, lose, type CountOf } from './goods-receipt.fixtures.ts';

const refused = (refusal: object) => ({ accepted: false, refusal });

/** A posted receipt of these lines, and its correction to new unit costs by line. */
function postedReceipt(counts: (product: string) => readonly CountOf[]) {
  const world = purchasingWorld();
  const product = activeProduct(world);
  const id = countedReceipt(world, counts(product));
  world.must('goodsReceipt', id, 'post');
  const lines = (world.row('goodsReceipt', id)?.lines ?? []).map((line) => line.id);
  const data = (costs: readonly number[]) => ({
    reason: 'invoiceDiffers',
    lines: costs.map((unitCost, index) => ({ line: lines[index] ?? '', unitCost })),
  });
  return {
    world,
    product,
    id,
    lines,
    data,
    correct: (...costs: number[]) => world.do('goodsReceipt', id, 'correctCost', data(costs)),
    worth: () => world.row('valuation', product),
    corrected: () => world.log.findLast(({ type }) => type === 'costCorrected')?.data,
  };
}

const valuesIn = (world: PurchasingWorld): Valued['entries'] =>
  world.log.flatMap(({ type, data }) => (type === 'valued' ? (data as Valued).entries : [])); // the ledger wrote it

describe('correcting what was posted', () => {
  test('[GR18] posts the difference today, accepted and rejected goods together', () => {
    const { world, product, id, lines, correct, worth, corrected } = postedReceipt((each) => [
      { product: each, quantity: 6000, rejected: 2000, unitCost: 10_0000 },
    ]);
    world.now = '2026-05-20T08:00:00.000Z';
    expect(correct(12_5000).accepted).toBe(true);
    expect(worth()).toMatchObject({ quantity: 8000, value: 100_00 });
    expect(corrected()).toEqual({
      reason: 'invoiceDiffers',
      lines: [{ line: lines[0], unitCost: 12_5000, value: 20_00, expensed: 0 }],
    });
    expect(world.row('goodsReceipt', id)).toMatchObject({
      state: { posted: { putAway: 'notStarted' } },
      lines: [{ unitCost: 12_5000 }],
    });
    expect(world.log.findLast(({ type }) => type === 'valued')?.data).toEqual({
      effectiveAt: '2026-05-20T08:00:00.000Z',
      source: { kind: 'goodsReceipt', document: id },
      entries: [{ product, type: 'correction', quantity: 0, value: 20_00, expensed: 0 }],
    });
    expect(world.replayed()).toEqual(world.snapshot());
  });

  test('[GR18, ST16] expenses what concerns goods that are gone, and takes it out of expenses at the reversal', () => {
    const { world, product, id, correct, worth } = postedReceipt((each) => [
      { product: each, unitCost: 10_0000 },
    ]);
    lose(world, product, world.receiving, 10_000);
    expect(correct(20_0000).accepted).toBe(true);
    expect(worth()).toMatchObject({ quantity: 0, value: 0 });
    expect(valuesIn(world).at(-1)).toMatchObject({ value: 0, expensed: 100_00 });
    world.must(
      'goodsReceipt',
      countedReceipt(world, [{ product, quantity: 20_000, unitCost: 10_0000 }]),
      'post',
    );
    world.must('goodsReceipt', id, 'reverse', { reason: 'wrongItem' });
    expect(valuesIn(world).slice(-2)).toEqual([
      { product, type: 'correction', quantity: 0, value: 100_00, expensed: -100_00 },
      { product, type: 'out', quantity: -10_000, value: -200_00 },
    ]);
    expect(worth()).toMatchObject({ quantity: 10_000, value: 100_00 });
    expect(world.replayed()).toEqual(world.snapshot());
  });

  test('[GR18] leaves out lines that cost the same, and services, which are in no stock', () => {
    const world = purchasingWorld();
    const [goods, freight] = [
      activeProduct(world),
      activeProduct(world, { sku: 'FREIGHT', kind: 'service' }),
    ];
    const id = countedReceipt(world, [
      { product: goods, unitCost: 10_0000 },
      { product: goods, unitCost: 10_0000, location: world.bins[0] ?? null },
      { product: freight, quantity: 1000, unitCost: 90_0000 },
    ]);
    world.must('goodsReceipt', id, 'post');
    const lines = (world.row('goodsReceipt', id)?.lines ?? []).map(({ id: line }, index) => ({
      line,
      unitCost: [10_0000, 11_0000, 95_0000][index] ?? 0,
    }));
    world.must('goodsReceipt', id, 'correctCost', { reason: 'other', lines });
    expect(world.log.findLast(({ type }) => type === 'costCorrected')?.data).toMatchObject({
      lines: [
        { line: lines[1]?.line, value: 10_00, expensed: 0 },
        { line: lines[2]?.line, value: 0, expensed: 0 },
      ],
    });
    expect(world.row('valuation', goods)).toMatchObject({ value: 210_00 });
  });

  test('[GR18] needs the permission to see costs, a reason, a line of its own once, and a difference', () => {
    const { world, id, lines, data, correct } = postedReceipt((each) => [
      { product: each, unitCost: 10_0000 },
    ]);
    const [line = ''] = lines;
    const tell = (over: object) =>
      world.do('goodsReceipt', id, 'correctCost', { ...data([12_0000]), ...over });
    expect(tell({ reason: undefined }).accepted).toBe(false);
    expect(correct(10_0000)).toEqual(refused({ code: 'sameCost', fields: { lines: 'sameCost' } }));
    expect(tell({ lines: [{ line: world.id(), unitCost: 1 }] })).toMatchObject(
      refused({ code: 'unknownLine', fields: { 'lines.0.line': 'unknownLine' } }),
    );
    const twice = [11_0000, 12_0000].map((unitCost) => ({ line, unitCost }));
    expect(tell({ lines: twice })).toMatchObject(
      refused({ code: 'lineTwice', fields: { 'lines.1.line': 'lineTwice' } }),
    );
    world.may = (permission) => permission !== 'product.viewCost';
    const button = { kind: 'goodsReceipt', document: id, type: 'correctCost' };
    const forbidden = { code: 'notPermitted', params: { permission: 'product.viewCost' } };
    expect(consider(world.engine, world.store, button, world.env())).toEqual(forbidden);
    expect(correct(12_0000)).toEqual(refused(forbidden));
  });

  test('[GR18] is refused in a closed period, and once reversed', () => {
    const { world, id, correct } = postedReceipt((each) => [{ product: each, unitCost: 10_0000 }]);
    const policies = { overReceipt: 0, closedUntil: '2026-05-31', closesAhead: true };
    world.must('company', 'company', 'changePolicies', policies);
    expect(correct(12_0000)).toMatchObject(refused({ code: 'periodClosed' }));
    world.must('company', 'company', 'reopenPeriod', { closedUntil: null, reason: 'other' });
    world.must('goodsReceipt', id, 'reverse', { reason: 'wrongItem' });
    expect(correct(12_0000)).toMatchObject(refused({ code: 'notInState' }));
  });

  test('[GR18] no figure of it is sent to those who may not see costs', () => {
    const { world, product, id, correct } = postedReceipt((each) => [{ product: each, unitCost: 10_0000 }]);
    lose(world, product, world.receiving, 5000);
    correct(20_0000);
    const access = accessClass(world.engine, (permission) => permission !== 'product.viewCost');
    const event = world.log.findLast(({ type }) => type === 'costCorrected');
    const row = world.row('goodsReceipt', id);
    const table = world.engine.types.get('goodsReceipt')?.table;
    if (!event || !row || !table) throw new Error('nothing was corrected');
    expect(redactEvent(access, world.engine, event)?.data).toEqual({
      reason: 'invoiceDiffers',
      lines: [{ line: row.lines[0]?.id }],
    });
    expect(redactRow(access, table, row)).not.toHaveProperty('expensed');
  });
});
