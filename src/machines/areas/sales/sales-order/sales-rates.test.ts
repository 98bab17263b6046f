import { expect, test } from 'vitest';
import { onField } from '#model/engine/on-field.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { SalesWorld } from './sales.fixtures.ts';

/** A company in SEK, a customer in EUR, and forms of an order of theirs. */
function euroWorld() {
  const world = new SalesWorld();
  const customer = world.addCustomer({ currency: 'EUR' });
  const id = world.base.id();
  const lines = [orderLineFixture({ id: world.base.id(), product: world.bolt })];
  const { warehouse } = world.base;
  const form = (over: object) => salesOrderFixture({ customer, warehouse, lines, currency: 'EUR', ...over });
  return { world, id, form };
}

const missing = onField('rateMissing', 'rate', { currency: 'EUR' });

test('[SO33, XR7] an order in the company’s own currency has the rate 1, written, changed and recorded', () => {
  const { world, id, form } = euroWorld();
  const own = (rate: number) => form({ customer: world.customer, currency: 'SEK', rate });
  const refusal = onField('rateMustBeOne', 'rate');
  expect(world.refused('salesOrder', id, 'create', own(1_100_000))).toEqual(refusal);
  world.act('salesOrder', id, 'create', own(1_000_000));
  expect(world.refused('salesOrder', id, 'update', own(900_000))).toEqual(refusal);
  const { orderedOn: _, ...sale } = own(1_100_000);
  const lines = sale.lines.map((line) => ({ ...line, id: world.base.id(), cancelled: line.quantity }));
  const record = { ...sale, number: 'X-1', soldAt: world.base.now, lines };
  expect(world.refused('salesOrder', world.base.id(), 'record', record)).toEqual(refusal);
  expect(world.refused('salesOrder', world.base.id(), 'record', { ...record, rate: 1_000_000 })).toBeNull();
});

test('[SO33] an order in another currency is neither confirmed nor recorded at the rate 1', () => {
  const { world, id, form } = euroWorld();
  world.act('salesOrder', id, 'create', form({ rate: 1_000_000 }));
  expect(world.refused('salesOrder', id, 'confirm')).toEqual(missing);
  world.act('salesOrder', id, 'update', form({ rate: 11_200_000 }));
  world.act('salesOrder', id, 'confirm');
  const { orderedOn: _, ...sale } = form({ rate: 1_000_000 });
  const lines = sale.lines.map((line) => ({ ...line, id: world.base.id(), cancelled: line.quantity }));
  const record = { ...sale, number: 'X-1', soldAt: world.base.now, lines };
  expect(world.refused('salesOrder', world.base.id(), 'record', record)).toEqual(missing);
  expect(world.refused('salesOrder', world.base.id(), 'record', { ...record, rate: 11_200_000 })).toBeNull();
});
