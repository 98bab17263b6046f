import { expect, test } from 'vitest';
import { KitWorld } from '../sales-order/kits.fixtures.ts';
import { ReturnsWorld } from './returns.fixtures.ts';

/** Sends what replaces goods, and returns the shipment. */
function sentAgain(world: ReturnsWorld, order: string): string {
  world.stock(world.bolt, world.base.bins[0] ?? '', 5_000);
  return world.shipped(order);
}

/** A return of one piece of a shipment, posted. */
function back(
  world: ReturnsWorld,
  order: string,
  shipment: string,
  grade: 'restock' | 'replace',
  fee = 0,
): string {
  const id = world.begun(order, shipment);
  world.act('customerReturn', id, 'update', world.form(id, { quantity: 1_000, reason: 'quality', fee }));
  world.act('customerReturn', id, 'approve');
  world.receive(id, 1_000);
  world.grade(id, world.part(grade, 1_000));
  world.act('customerReturn', id, 'post');
  return id;
}

test('[RT19] a replacement that comes back is credited what was paid for what it replaced', () => {
  const world = new ReturnsWorld();
  const { order, shipment } = world.sold(3_000, { price: 100_0000 });
  back(world, order, shipment, 'replace');
  const again = sentAgain(world, order);
  const id = back(world, order, again, 'restock');
  expect(world.row(id).credit).toBe(12_500); // 100.00 with 25 %
  expect(world.base.row('salesOrder', order)?.credits).toMatchObject([
    { amount: 12_500, shares: [{ rate: 2_500, amount: 10_000 }] },
  ]);
  expect(world.base.replayed()).toEqual(world.base.snapshot());
});

test('[RT19] also where it replaced a replacement, and no fee is beyond it', () => {
  const world = new ReturnsWorld();
  const { order, shipment } = world.sold(3_000, { price: 100_0000, discount: 1_000 });
  back(world, order, shipment, 'replace');
  const second = sentAgain(world, order);
  back(world, order, second, 'replace');
  const third = sentAgain(world, order);
  const id = world.begun(order, third);
  const form = (fee: number) => world.form(id, { quantity: 1_000, reason: 'quality', fee });
  expect(world.why(id, 'update', form(9_001))).toEqual({ code: 'feeTooHigh', fields: ['lines.0.fee'] });
  world.act('customerReturn', id, 'cancel', { reason: 'other' });
  expect(world.row(back(world, order, third, 'restock', 1_000)).credit).toBe(10_000); // 90.00 − 10.00, with 25 %
});

test('[RT19, RT9] all that is credited of an order adds up to what was paid for it, replaced or not', () => {
  const world = new ReturnsWorld();
  const { order, shipment } = world.sold(3_000, { price: 3_3350 }); // 10.005 is 10.01
  back(world, order, shipment, 'replace');
  const again = sentAgain(world, order);
  const ids = [back(world, order, again, 'restock')];
  ids.push(back(world, order, shipment, 'restock'), back(world, order, shipment, 'restock'));
  const shares = (world.base.row('salesOrder', order)?.credits ?? []).flatMap((one) => one.shares);
  expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(1_001);
  expect(ids.reduce((sum, id) => sum + (world.row(id).credit ?? 0), 0)).toBe(1_251);
});

test('[RT19] a replaced part of a kit is worth its share of the kit', () => {
  const world = new KitWorld();
  world.stock(world.bolt, world.base.bins[0] ?? '', 10_000);
  world.stock(world.nut, world.base.bins[1] ?? '', 10_000);
  const { order } = world.sellKits(1_000);
  const shipment = world.shipped(order);
  back(world, order, shipment, 'replace'); // the first line: one of two bolts
  const again = sentAgain(world, order);
  const id = back(world, order, again, 'restock');
  // Two bolts (12.50 each) and a nut (2.00) share 100.00: a bolt has 46.30, with 25 % VAT.
  expect(world.row(id).credit).toBe(5_788);
});

test('[RT19] goods that were given away are still worth nothing', () => {
  const world = new ReturnsWorld();
  const { order, shipment } = world.sold(3_000, { price: 0 });
  expect(world.row(back(world, order, shipment, 'restock')).credit).toBe(0);
});

test('[RT12, SO29] replaced goods are delivered again for nothing, and stay in quarantine', () => {
  const world = new ReturnsWorld();
  const { base, bolt } = world;
  const { order } = world.sold(3_000);
  const id = world.posted(order, 2_000, 'replace');
  expect(world.row(id).credit).toBe(0);
  expect(world.onHand(bolt, world.quarantine)).toBe(2_000);
  expect(world.state(order)).toBe('confirmed partlyShipped toInvoice');
  const added = base.row('salesOrder', order)?.lines[1];
  expect(added).toMatchObject({ product: bolt, quantity: 2_000, price: 0, shipped: 0 });
  world.stock(bolt, base.bins[0] ?? '', 2_000);
  world.shipped(order);
  expect(world.state(order)).toBe('closed shipped toInvoice');
  expect(base.replayed()).toEqual(base.snapshot());
});
