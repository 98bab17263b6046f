import { expect, test } from 'vitest';
import { totals } from '#model/lines/line-totals.ts';
import { amendmentFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import { SalesWorld } from './sales.fixtures.ts';

/** Swedish food carries 12 % until 31 March 2026 and 6 % from the next day. */
function foodWorld(now: string) {
  const world = new SalesWorld();
  const { base } = world;
  base.now = now;
  const bread = activeProduct(base, { sku: 'BREAD', vatClass: 'food' });
  world.stock(bread, base.bins[0] ?? '', 10_000);
  const { order, lines } = world.confirmed(
    [{ product: bread, vatClass: 'food', quantity: 10_000, price: 10_0000 }],
    { orderedOn: '2026-03-20', promisedOn: '2026-03-30' },
  );
  const row = () => {
    const found = base.row('salesOrder', order);
    if (!found) throw new Error('no order');
    return found;
  };
  const perRate = () => totals(row()).perRate.map(({ rate, net, vat }) => [rate, net, vat]);
  return { world, base, order, line: lines[0] ?? '', row, perRate };
}

test('[SO8] an order of March that leaves in April carries the rate of April', () => {
  const { world, base, order, perRate } = foodWorld('2026-03-20T08:00:00.000Z');
  expect(perRate()).toEqual([[1200, 10_000, 1_200]]);
  base.now = '2026-04-01T08:00:00.000Z';
  const shipment = world.shipped(order);
  expect(perRate()).toEqual([[600, 10_000, 600]]);
  world.act('shipment', shipment, 'reverse', { reason: 'enteredByMistake', replacement: base.id() });
  expect(perRate()).toEqual([[1200, 10_000, 1_200]]);
});

test('[SO8] parts that leave on different sides of a change keep the rates of their days', () => {
  const { world, base, order, line, row, perRate } = foodWorld('2026-03-31T08:00:00.000Z');
  world.shipped(order, [{ line, quantity: 4_000 }]);
  const amended = amendmentFixture(row(), { promisedOn: '2026-04-10' });
  world.act('salesOrder', order, 'amend', amended);
  expect(perRate()).toEqual([
    [1200, 4_000, 480],
    [600, 6_000, 360],
  ]);
  base.now = '2026-04-02T08:00:00.000Z';
  world.shipped(order);
  expect(perRate()).toEqual([
    [1200, 4_000, 480],
    [600, 6_000, 360],
  ]);
  expect(row().lines[0]?.taxed?.map(({ quantity, vatRate }) => [quantity, vatRate])).toEqual([
    [4_000, 1200],
    [6_000, 600],
  ]);
});

test('[SO8] services take the rate of the day they are delivered', () => {
  const world = new SalesWorld();
  const { base } = world;
  const menu = activeProduct(base, { sku: 'MENU', vatClass: 'food', kind: 'service' });
  base.now = '2026-03-31T08:00:00.000Z';
  const { order } = world.confirmed([{ product: menu, vatClass: 'food' }], { promisedOn: '2026-03-31' });
  base.now = '2026-04-01T08:00:00.000Z';
  world.act('salesOrder', order, 'deliverServices');
  const row = base.row('salesOrder', order);
  expect(row && totals(row).perRate.map(({ rate }) => rate)).toEqual([600]);
});

test('[SO8] at home the rate is that of the country the goods leave', () => {
  const world = new SalesWorld();
  const { base } = world;
  const warehouse = base.id();
  const places = { receiving: base.id(), staging: base.id(), quarantine: base.id() };
  const address = { street: '', postcode: '', city: 'Oslo', country: 'NO' };
  world.act('warehouse', warehouse, 'create', { code: 'OSL', name: 'Oslo', address, ...places });
  const bread = activeProduct(base, { sku: 'BREAD', vatClass: 'food' });
  const deliveryAddress = { ...address, street: 'Gata 1' };
  const of = { warehouse, deliveryAddress };
  const { order } = world.confirmed([{ product: bread, vatClass: 'food' }], of);
  expect(base.row('salesOrder', order)?.lines[0]?.vatRate).toBe(1500);
});
