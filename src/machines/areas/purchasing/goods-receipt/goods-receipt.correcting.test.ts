import { expect, test } from 'vitest';
import { consider } from '#model/engine/propose.ts';
import { countOf } from '#model/areas/purchasing/goods-receipt/goods-receipt.recount.ts';
import type { ReceiptLine } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import {
  placedOrder,
  purchasingWorld,
  type PurchasingWorld,
} from '../purchase-order/purchase-order.fixtures.ts';
import { broken } from '#machines/areas/sales/sales-order/sales-invariants.fixtures.ts';
import { countedFromOrder, lose, placesOf } from './goods-receipt.fixtures.ts';

/** Ten pieces ordered at 2.50, of which ten were posted as received. */
function received() {
  const world = purchasingWorld();
  const product = activeProduct(world);
  const order = placedOrder(world, [{ product, quantity: 10_000, price: 2_5000 }]);
  const receipt = countedFromOrder(world, order, [10_000]);
  world.must('goodsReceipt', receipt, 'post');
  return { world, product, order, receipt };
}

function correct(world: PurchasingWorld, receipt: string, over: Partial<ReceiptLine>) {
  const row = world.row('goodsReceipt', receipt);
  if (!row) throw new Error('no receipt');
  const count = countOf(row);
  const lines = count.lines.map((line) => ({ ...line, ...over }));
  return world.do('goodsReceipt', receipt, 'correct', { ...count, lines, reason: 'enteredByMistake' });
}

test('[GR22, LN8] a receipt is reversed and posted again in one act, under its number', () => {
  const { world, product, order, receipt } = received();
  expect(correct(world, receipt, { quantity: 7000, rejected: 1000 }).accepted).toBe(true);
  expect(world.row('goodsReceipt', receipt)).toMatchObject({
    state: { posted: { putAway: 'notStarted' } },
    number: 'GR-2026-00001',
    lines: [{ quantity: 7000, rejected: 1000, unitCost: 2_5000, boughtAt: { value: 20_00 } }],
  });
  const quarantine = world.row('warehouse', world.warehouse)?.quarantine ?? '';
  expect(placesOf(world, product)).toEqual({ supplier: -8000, [world.receiving]: 7000, [quarantine]: 1000 });
  expect(world.row('valuation', product)).toMatchObject({ quantity: 8000, value: 20_00 });
  expect(world.row('purchaseOrder', order.id)).toMatchObject({
    state: { receipt: 'partlyReceived' },
    lines: [{ received: 7000, rejected: 1000 }],
  });
  expect(broken(world)).toEqual([]);
});

test('[GR22] reversing and correcting, again and again, leave books that agree', () => {
  const { world, product, order, receipt } = received();
  for (const quantity of [4000, 9000, 1000, 10_000])
    expect(correct(world, receipt, { quantity }).accepted).toBe(true);
  expect(world.row('valuation', product)).toMatchObject({ quantity: 10_000, value: 25_00 });
  expect(world.row('purchaseOrder', order.id)).toMatchObject({ lines: [{ received: 10_000 }] });
  world.must('goodsReceipt', receipt, 'correctCost', {
    reason: 'other',
    lines: [{ line: world.row('goodsReceipt', receipt)?.lines[0]?.id, unitCost: 3_0000 }],
  });
  expect(correct(world, receipt, { quantity: 5000 }).accepted).toBe(true);
  expect(world.row('valuation', product)).toMatchObject({ quantity: 5000, value: 15_00 });
  world.must('goodsReceipt', receipt, 'reverse', { reason: 'enteredByMistake' });
  expect(world.row('valuation', product)).toMatchObject({ quantity: 0, value: 0 });
  expect(broken(world)).toEqual([]);
});

test('[GR22, LN8] nothing happens where a part of it is refused', () => {
  const { world, product, receipt } = received();
  const same = { accepted: false, refusal: { code: 'nothingCorrected' } };
  expect(correct(world, receipt, {})).toEqual(same);
  // More than the tolerance takes its permission, here as in posting.
  world.may = (permission) => permission !== 'goodsReceipt.override';
  expect(correct(world, receipt, { quantity: 20_000 })).toMatchObject({ refusal: { code: 'overReceipt' } });
  world.may = (permission) => permission !== 'goodsReceipt.post';
  const refusal = { code: 'notPermitted', params: { permission: 'goodsReceipt.post' } };
  expect(correct(world, receipt, { quantity: 9000 })).toEqual({ accepted: false, refusal });
  const button = { kind: 'goodsReceipt', document: receipt, type: 'correct' };
  expect(consider(world.engine, world.store, button, world.env())).toEqual(refusal);
  world.may = () => true;
  lose(world, product, world.receiving, 1000);
  expect(correct(world, receipt, { quantity: 9000 })).toMatchObject({
    refusal: { code: 'insufficientStock' },
  });
  expect(world.row('goodsReceipt', receipt)).toMatchObject({
    state: { posted: { putAway: 'notStarted' } },
    lines: [{ quantity: 10_000 }],
  });
});

test('[GR22] in a closed period nothing is corrected', () => {
  const { world, receipt } = received();
  const policies = { overReceipt: 0, closedUntil: '2026-05-31', closesAhead: true };
  world.must('company', 'company', 'changePolicies', policies);
  expect(correct(world, receipt, { quantity: 9000 })).toMatchObject({ refusal: { code: 'periodClosed' } });
});

test('[GR22] who may not see costs keeps them as they were', () => {
  const { world, product, receipt } = received();
  const [line] = world.row('goodsReceipt', receipt)?.lines ?? [];
  world.must('goodsReceipt', receipt, 'correctCost', {
    reason: 'other',
    lines: [{ line: line?.id, unitCost: 4_0000 }],
  });
  world.may = (permission) => permission !== 'product.viewCost';
  expect(correct(world, receipt, { quantity: 5000, unitCost: null }).accepted).toBe(true);
  expect(world.row('valuation', product)).toMatchObject({ quantity: 5000, value: 20_00 });
});
