import { expect, test } from 'vitest';
import { amendmentFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { toInvoiceOf } from '#model/areas/sales/sales-order/sales-order.paying.ts';
import {
  salesOrderForm,
  type SalesOrderAmendment,
  type SalesOrderForm,
} from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { pricedLine } from '#model/lines/line-schemas.ts';
import { totals } from '#model/lines/line-totals.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import { SalesWorld } from './sales.fixtures.ts';

/** An order of 30 bolts at 100.00 with VAT of 25 %, which are there. */
function discountedWorld(over: Partial<SalesOrderForm>) {
  const world = new SalesWorld();
  const { base, bolt } = world;
  world.stock(bolt, base.bins[0] ?? '', 100_000);
  const made = world.draft([{ product: bolt, quantity: 30_000, price: 100_0000, discount: 0 }], over);
  const row = () => {
    const found = base.row('salesOrder', made.order);
    if (!found) throw new Error('no order');
    return found;
  };
  const amend = (change: Partial<SalesOrderAmendment>) =>
    world.refused('salesOrder', made.order, 'amend', amendmentFixture(row(), change));
  return { world, ...made, row, amend };
}

const deliver = (of: ReturnType<typeof discountedWorld>, quantity: number): void =>
  void of.world.shipped(of.order, [{ line: of.lines[0] ?? '', quantity }]);

test('[SO90] 300 off an order of three equal deliveries is 100 off each', () => {
  const of = discountedWorld({ orderDiscount: { amount: 30_000 } });
  of.world.act('salesOrder', of.order, 'confirm');
  expect(totals(of.row()).net).toBe(270_000);
  const invoiced = [0, 10_000, 10_000, 10_000].map((quantity) => {
    if (quantity > 0) deliver(of, quantity);
    return toInvoiceOf(of.row());
  });
  expect(invoiced).toEqual([0, 112_500, 225_000, 337_500]);
});

test('[SO90] what is cancelled takes its share of the discount along', () => {
  const of = discountedWorld({ orderDiscount: { amount: 30_000 } });
  of.world.act('salesOrder', of.order, 'confirm');
  const lines = [{ line: of.lines[0] ?? '', quantity: 10_000 }];
  of.world.act('salesOrder', of.order, 'cancelLines', { reason: 'customerRequest', lines });
  expect(totals(of.row()).net).toBe(180_000);
});

test('[SO90] an amount is no more than the lines cost', () => {
  const { world, order, row } = discountedWorld({ orderDiscount: { amount: 300_000 } });
  const lines = row().lines.map((line) => pricedLine.strip().parse(line));
  const form = salesOrderForm.strip().parse({ ...row(), lines });
  expect(
    world.refused('salesOrder', order, 'update', { ...form, orderDiscount: { amount: 300_001 } }),
  ).toEqual({
    code: 'discountTooHigh',
    params: { most: 300_000, currency: 'SEK' },
    fields: { orderDiscount: 'discountTooHigh' },
  });
});

test('[SO90] the discount changes until something has shipped, and what is added then is reduced in proportion', () => {
  const of = discountedWorld({});
  of.world.act('salesOrder', of.order, 'confirm');
  expect(of.amend({ orderDiscount: { percent: 1_000 } })).toBeNull();
  expect(of.world.base.log.findLast(({ type }) => type === 'amended')?.data).toMatchObject({
    changes: [{ line: null, field: 'orderDiscount.percent', before: null, after: 1_000 }],
  });
  expect(totals(of.row()).net).toBe(270_000);
  expect(of.amend({ orderDiscount: { amount: 30_000 } })).toBeNull();
  deliver(of, 10_000);
  expect(of.amend({ orderDiscount: null })).toMatchObject({ code: 'discountIsFixed' });
  expect(of.amend({ notes: 'More' })).toBeNull();
  const [line] = of.row().lines;
  if (!line) throw new Error('no line');
  const same = pricedLine.strip().parse(line);
  expect(of.amend({ lines: [{ ...same, quantity: 60_000 }] })).toBeNull();
  expect(totals(of.row()).net).toBe(540_000);
  const more = { ...same, id: of.world.base.id(), quantity: 10_000 };
  expect(of.amend({ lines: [{ ...same, quantity: 60_000 }, more] })).toBeNull();
  expect(totals(of.row()).net).toBe(630_000);
});

test('[SO91] freight and fees are services, and no discount on the order is taken off them', () => {
  const world = new SalesWorld();
  const freight = activeProduct(world.base, { sku: 'FRT', kind: 'service' });
  const { order } = world.draft(
    [
      { product: world.bolt, quantity: 1_000, price: 100_0000, discount: 0 },
      { product: freight, quantity: 1_000, price: 50_0000, discount: 0, charge: 'freight' },
    ],
    { orderDiscount: { percent: 1_000 } },
  );
  world.act('salesOrder', order, 'confirm');
  const row = world.base.row('salesOrder', order);
  expect(row && totals(row).net).toBe(14_000);
  expect(row?.lines.map(({ charge }) => charge)).toEqual([undefined, 'freight']);
  expect(() => world.draft([{ product: world.bolt, charge: 'fee' }])).toThrow('chargeIsService');
});
