import { expect, test } from 'vitest';
import { walk } from './walked-order.ts';

test('[PUB27] an order is walked from draft to delivered, decided by the model', () => {
  const { states, stock, facts, refusal } = walk(10, ['confirm', 'release', 'pick', 'ship', 'deliver']);
  expect(refusal).toBeNull();
  expect(states).toEqual(['commercial.closed', 'fulfilment.shipped', 'billing.toInvoice']);
  expect(stock).toEqual({ onHand: 6, reserved: 0, free: 6 });
  expect(facts.map(({ kind, type }) => `${kind}.${type}`)).toEqual([
    'salesOrder.created',
    'salesOrder.confirmed',
    'stock.demanded',
    'stock.reserved',
    'salesOrder.released',
    'stock.reserved',
    'stock.reserved',
    'pick.created',
    'pick.claimed',
    'pick.scanned',
    'pick.finished',
    'stock.reserved',
    'stock.moved',
    'stock.reserved',
    'salesOrder.picked',
    'shipment.created',
    'shipment.packed',
    'shipment.shipped',
    'stock.reserved',
    'stock.moved',
    'stock.valued',
    'salesOrder.shipped',
    'stock.demanded',
    'salesOrder.closed',
    'shipment.delivered',
  ]);
});

test('[PUB27] a step that is not possible now is refused and leaves no fact', () => {
  const held = walk(10, ['confirm', 'hold', 'release']);
  expect(held.refusal).toMatchObject({ code: 'notInState' });
  expect(held.facts.at(-1)).toMatchObject({ kind: 'salesOrder', type: 'held' });
  expect(held.open).toEqual(['resume', 'cancel', 'receive']);
});

test('[PUB27] what is not there waits: the rest is shipped when more has come', () => {
  const partly = walk(2, ['confirm', 'release', 'pick', 'ship']);
  expect(partly.states).toContain('fulfilment.partlyShipped');
  const whole = walk(2, ['confirm', 'release', 'pick', 'ship', 'receive', 'release', 'pick', 'ship']);
  expect([whole.refusal, whole.states[0], whole.stock.onHand]).toEqual([null, 'commercial.closed', 8]);
});
