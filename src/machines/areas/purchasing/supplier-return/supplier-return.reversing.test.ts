import { expect, test } from 'vitest';
import type { Valued } from '#model/stock/stock.facts.ts';
import { lose, placesOf, writeStock } from '../goods-receipt/goods-receipt.fixtures.ts';
import { broken } from '#machines/areas/sales/sales-order/sales-invariants.fixtures.ts';
import { SendingWorld } from './sending-back.fixtures.ts';

const reason = { reason: 'enteredByMistake' };

test('[SR10] goods that did not leave after all lie where they were, and receipt and order count them no longer', () => {
  const world = new SendingWorld();
  const { base, product } = world;
  const { receipt, order } = world.received(3_000, { rejected: 1_000 });
  const [worth, places] = [world.worth(), placesOf(base, product)];
  const id = world.sent(receipt, 1_000, 2_000);
  world.give(id, 'reverse', reason);
  expect(world.row(id)).toMatchObject({ state: 'reversed', reversedFor: reason.reason, dispatchedAt: null });
  expect([world.worth(), placesOf(base, product)]).toEqual([worth, places]);
  expect(base.row('goodsReceipt', receipt)?.lines).toMatchObject([{ returned: 0, returnedInPlace: 0 }]);
  expect(base.row('purchaseOrder', order.id)?.lines).toMatchObject([{ returned: 0 }]);
  expect(broken(base)).toEqual([]);
  // It can go back anew, and the receipt be reversed.
  const again = world.sent(receipt, 1_000);
  expect(world.why(receipt, 'reverse', reason, 'goodsReceipt')).toMatchObject({ code: 'goodsWentBack' });
  world.give(again, 'reverse', reason);
  base.must('goodsReceipt', receipt, 'reverse', reason);
  expect(broken(base)).toEqual([]);
});

test('[SR10] what was credited falls away with it', () => {
  const world = new SendingWorld();
  const id = world.sent(world.received(3_000).receipt, 1_000);
  world.give(id, 'credit', { amount: 500 });
  world.give(id, 'reverse', reason);
  expect(world.row(id)).toMatchObject({ state: 'reversed', creditedAt: null, currency: null });
  expect(world.row(id).amount).toBeUndefined();
  expect(world.why(id, 'credit')).toMatchObject({ code: 'notInState' });
});

test('[SR10] they are worth what they had been worth in stock, whatever they had cost', () => {
  const world = new SendingWorld();
  const { base, product } = world;
  const { receipt } = world.received(3_000, {}, { price: 30_0000 });
  writeStock(base, { values: [{ product, type: 'revaluation', value: 45_00 }] });
  const id = world.sent(receipt, 3_000);
  expect(world.row(id).lines).toMatchObject([{ cost: 90_00, difference: 45_00 }]);
  world.give(id, 'reverse', reason);
  expect(world.worth()).toEqual({ quantity: 3_000, value: 45_00 });
  expect(broken(base)).toEqual([]);
});

test('[SR5, SR10] parts that go back, less what did not after all, add up to what came in at', () => {
  const world = new SendingWorld();
  const { base } = world;
  const { receipt } = world.received(3_000, {}, { price: 3_3337 });
  const first = world.sent(receipt, 1_000);
  const second = world.sent(receipt, 1_000);
  world.give(first, 'reverse', reason);
  const third = world.sent(receipt, 2_000);
  const costs = [first, second, third].flatMap((id) => world.row(id).lines.map(({ cost = 0 }) => cost));
  // What came back is the next öre of the 10.00 that are left, not the one it had left with.
  expect(costs).toEqual([3_33, 3_34, 6_67]);
  const entries = base.log
    .flatMap(({ type, data }) => (type === 'valued' ? [data as Valued] : [])) // the ledger wrote it
    .filter(({ source }) => source.kind === 'supplierReturn')
    .flatMap((fact) => fact.entries.map(({ value }) => value));
  expect(entries).toEqual([-3_33, -3_34, 3_34, -6_67]);
  expect(world.worth()).toEqual({ quantity: 0, value: 0 });
});

test('[SR10] on an open day, by who may, into receiving where their place is gone', () => {
  const world = new SendingWorld();
  const { base, product, bin } = world;
  const { receipt } = world.received(3_000);
  const id = world.sent(receipt, 1_000);
  base.may = (permission) => permission !== 'supplierReturn.reverse';
  expect(world.why(id, 'reverse', reason)).toMatchObject({ code: 'notPermitted' });
  base.may = () => true;
  const policies = { overReceipt: 0, closedUntil: '2026-12-31', closesAhead: true };
  base.must('company', 'company', 'changePolicies', policies);
  expect(world.why(id, 'reverse', reason)).toMatchObject({ code: 'periodClosed' });
  base.must('company', 'company', 'reopenPeriod', { closedUntil: null, reason: 'other' });
  lose(base, product, bin, 2_000);
  base.must('location', bin, 'archive');
  world.give(id, 'reverse', reason);
  expect(placesOf(base, product)).toMatchObject({ [base.receiving]: 1_000 });
});
