import { expect, test } from 'vitest';
import { backorderOf, noteLines } from '#model/areas/sales/shipment/delivery-note.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import type { ShipmentRow } from '#model/areas/sales/shipment/shipment.facts.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import { KitWorld } from '../sales-order/kits.fixtures.ts';
import { SalesWorld } from '../sales-order/sales.fixtures.ts';

/** What the delivery note of a shipment lists, and what it leaves to be sent. */
function noteOf(world: SalesWorld, shipment: string) {
  const row = world.base.row('shipment', shipment) as ShipmentRow;
  const order = world.base.row('salesOrder', row.order) as SalesOrderRow;
  return {
    goods: noteLines(row, order).map(({ first, quantity, orderedIn }) => [
      first.product,
      quantity,
      orderedIn?.unit,
    ]),
    more: backorderOf(row, order).map(({ product, quantity, promisedOn }) => [product, quantity, promisedOn]),
  };
}

const box = { unit: 'box', numerator: 2, denominator: 1 };

/** A product that is sold in boxes of two, one of it in each of three bins. */
function inThreeBins() {
  const world = new SalesWorld();
  const bolt = activeProduct(world.base, { sku: 'BOXED', packagings: [{ ...box, barcode: '', weight: 0 }] });
  for (const bin of world.base.bins) world.stock(bolt, bin, 1_000);
  return { world, bolt };
}

test('[PAP29, PAP30] one line a product of however many bins and lines, and what of all of them is left', () => {
  const { world, bolt } = inThreeBins();
  const { order } = world.confirmed([
    { product: bolt, quantity: 2_000, orderedIn: box, promisedOn: '2026-06-02' },
    { product: bolt, quantity: 4_000, promisedOn: '2026-06-01' },
  ]);
  const shipment = world.finished(pickedOf(world, order));
  // Packed or not, what is in it is not on backorder.
  const expected = { goods: [[bolt, 3_000, undefined]], more: [[bolt, 3_000, '2026-06-01']] };
  expect(noteOf(world, shipment)).toEqual(expected);
  world.packed(shipment);
  expect(noteOf(world, shipment)).toEqual(expected);
  world.act('shipment', shipment, 'ship');
  expect(noteOf(world, shipment)).toEqual(expected);
});

test('[PAP29] goods that were ordered in boxes are told in boxes', () => {
  const { world, bolt } = inThreeBins();
  const { order } = world.confirmed([{ product: bolt, quantity: 2_000, orderedIn: box }]);
  expect(noteOf(world, world.shipped(order))).toEqual({ goods: [[bolt, 2_000, 'box']], more: [] });
});

test('[PAP29, PAP6] parts of a kit stay apart from the same product on its own', () => {
  const world = new KitWorld();
  const { bolt, nut, kit, base } = world;
  world.stock(bolt, base.bins[0] ?? '', 5_000);
  world.stock(nut, base.bins[1] ?? '', 1_000);
  const { order } = world.confirmed([
    { product: kit, quantity: 1_000, price: 100_0000 },
    { product: bolt, quantity: 3_000 },
  ]);
  const { goods } = noteOf(world, world.shipped(order));
  expect(goods.toSorted()).toEqual(
    [
      [bolt, 2_000, undefined],
      [bolt, 3_000, undefined],
      [nut, 1_000, undefined],
    ].toSorted(),
  );
});

function pickedOf(world: SalesWorld, order: string): string {
  const pick = world.released(order);
  world.scanned(pick);
  return pick;
}
