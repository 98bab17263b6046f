import { describe, expect, test } from 'vitest';
import { amendmentFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import type { SalesOrderAmendment } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { SalesWorld } from './sales.fixtures.ts';

describe('amending', () => {
  const setUp = (): {
    world: SalesWorld;
    order: string;
    amend: (over: Partial<SalesOrderAmendment>) => SalesOrderAmendment;
  } => {
    const world = new SalesWorld();
    world.stock(world.bolt, world.base.bins[0] ?? '', 12_000);
    const { order } = world.confirmed([{ product: world.bolt }, { product: world.nut, quantity: 2_000 }]);
    const amend = (over: Partial<SalesOrderAmendment>): SalesOrderAmendment => {
      const row = world.base.row('salesOrder', order);
      if (!row) throw new Error('no order');
      return amendmentFixture(row, over);
    };
    return { world, order, amend };
  };

  test('[SO11, SO16] up and down is a new revision with its changes, and reservations follow', () => {
    const { world, order, amend } = setUp();
    const { base, bolt } = world;
    const [first, second] = amend({}).lines;
    if (!first || !second) throw new Error('no lines');
    world.act(
      'salesOrder',
      order,
      'amend',
      amend({ lines: [{ ...first, quantity: 15_000 }, second], priority: 7 }),
    );
    expect(world.held(first.id)).toEqual({ open: 15_000, soft: 12_000, hard: 0 });
    world.act('salesOrder', order, 'amend', amend({ lines: [{ ...first, quantity: 4_000 }] }));
    expect(base.log.findLast((event) => event.type === 'amended')?.data).toMatchObject({
      revision: 3,
      changes: [
        { line: first.id, field: 'quantity', before: 15_000, after: 4_000 },
        { line: second.id, field: 'quantity', before: 2_000, after: null },
      ],
    });
    expect(base.row('salesOrder', order)).toMatchObject({
      revision: 3,
      priority: 7,
      number: 'SO-2026-00001',
    });
    expect(world.available(bolt)).toEqual({ onHand: 12_000, reserved: 4_000, outgoing: 4_000 });
    expect(world.held(second.id)).toBeNull();
  });

  test('[SO11] refuses to go below what is released, and to reprice what has shipped', () => {
    const { world, order, amend } = setUp();
    const [first, second] = amend({}).lines;
    if (!first || !second) throw new Error('no lines');
    world.shipped(order, [{ line: first.id, quantity: 3_000 }]);
    world.released(order, [{ line: first.id, quantity: 2_000 }]);
    const refused = (line: typeof first): unknown =>
      world.refused('salesOrder', order, 'amend', amend({ lines: [line, second] }));
    expect([refused({ ...first, quantity: 4_999 }), refused({ ...first, price: 1_0000 })]).toEqual([
      {
        code: 'belowFulfilled',
        params: { sku: 'BOLT', least: 5_000 },
        fields: { 'lines.0.quantity': 'belowFulfilled' },
      },
      { code: 'lineIsFixed', params: { sku: 'BOLT' }, fields: { 'lines.0.price': 'lineIsFixed' } },
    ]);
    expect(refused({ ...first, quantity: 5_000 })).toBeNull();
  });

  test('[SO1, SO11] amended down to what has shipped, an order closes by itself', () => {
    const { world, order, amend } = setUp();
    const [first] = amend({}).lines;
    if (!first) throw new Error('no lines');
    world.shipped(order, [{ line: first.id, quantity: 3_000 }]);
    world.act('salesOrder', order, 'amend', amend({ lines: [{ ...first, quantity: 3_000 }] }));
    expect(world.state(order)).toBe('closed shipped toInvoice');
  });

  test('[SO11, SO9] a larger order is judged as at confirming', () => {
    const { world, order, amend } = setUp();
    const { base, customer } = world;
    base.may = (permission) => permission !== 'salesOrder.override';
    const row = base.row('customer', customer);
    if (!row) throw new Error('no customer');
    const { id: _, state: __, version: ___, createdAt: ____, changedAt: _____, ...form } = row;
    base.must('customer', customer, 'update', { ...form, creditLimit: 20_000 });
    const [first, second] = amend({}).lines;
    if (!first || !second) throw new Error('no lines');
    // 11 × 12.50 + 2 × 12.50, with 25 % VAT
    expect(
      world.refused('salesOrder', order, 'amend', amend({ lines: [{ ...first, quantity: 11_000 }, second] })),
    ).toEqual({
      code: 'creditExceeded',
      params: { limit: 20_000, open: 0, wanted: 20_313 },
    });
  });
});
