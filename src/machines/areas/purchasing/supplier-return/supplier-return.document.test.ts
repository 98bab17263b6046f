import { describe, expect, test } from 'vitest';
import { leftToPutAway } from '#model/areas/purchasing/goods-receipt/goods-receipt.put-away.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import type { Valued } from '#model/stock/stock.facts.ts';
import {
  countedFromOrder,
  countedReceipt,
  demand,
  lose,
  placesOf,
} from '../goods-receipt/goods-receipt.fixtures.ts';
import { SendingWorld } from './sending-back.fixtures.ts';

describe('a return to a supplier', () => {
  test('[SR1] begins with what came in, what was rejected first from quarantine, and nothing of it', () => {
    const world = new SendingWorld();
    const { receipt, order } = world.received(3_000, { rejected: 1_000 });
    const { supplier, warehouse } = world.base;
    expect(world.row(world.begun(receipt))).toMatchObject({
      state: 'draft',
      supplier,
      warehouse,
      order: order.id,
      lines: [
        { from: world.quarantine, quantity: 0, reason: null },
        { from: world.bin, quantity: 0, reason: null },
      ],
    });
  });

  test('[SR1] begins only from a posted receipt of a supplier, and with goods where they lie by now', () => {
    const world = new SendingWorld();
    const { base, product } = world;
    const create = (receipt: string) => world.why(base.id(), 'create', { receipt });
    const counted = countedReceipt(base, [{ product }], { supplier: base.supplier });
    expect(create(counted)).toEqual({ code: 'receiptNotPosted', fields: ['receipt'] });
    const blind = countedReceipt(base, [{ product, location: base.bins[1] ?? null }]);
    base.must('goodsReceipt', blind, 'post');
    expect(create(blind)).toEqual({ code: 'receiptWithoutSupplier', fields: ['receipt'] });
    expect(create(base.id())).toEqual({ code: 'unknownDocument', fields: ['receipt'] });
    const { receipt } = world.received(2_000);
    lose(base, product, world.bin, 2_000);
    expect(world.row(world.begun(receipt)).lines).toMatchObject([{ from: base.bins[1] }]);
  });

  test('[SR1] lines are of the receipt, from places of its warehouse, once', () => {
    const world = new SendingWorld();
    const id = world.begun(world.received(3_000, { rejected: 1_000 }).receipt);
    const update = (over: object) => world.why(id, 'update', world.form(id, [1_000, 1_000], over));
    const other = world.base.id();
    expect(update({ receiptLine: other })).toEqual({
      code: 'cameInElsewhere',
      fields: ['lines.0.receiptLine'],
    });
    expect(update({ lot: other })).toMatchObject({ code: 'cameInElsewhere' });
    expect(update({ from: other })).toEqual({ code: 'unknownLocation', fields: ['lines.0.from'] });
    expect(update({ from: world.bin })).toEqual({ code: 'lineTwice', fields: ['lines.1.from'] });
    expect(update({ reason: 'nope' })).toEqual({ code: 'unknownReason', fields: ['lines.0.reason'] });
  });

  test('[SR2] no more goes back than came in, whatever other returns take', () => {
    const world = new SendingWorld();
    const { receipt } = world.received(3_000, { rejected: 1_000 });
    const first = world.accepted(receipt, 1_000, 1_000);
    const second = world.begun(receipt);
    const announce = (...quantities: number[]) => world.why(second, 'update', world.form(second, quantities));
    const refused = { code: 'moreThanCameIn', fields: ['lines.1.quantity'] };
    expect(announce(1_000, 2_000)).toEqual(refused);
    world.give(first, 'dispatch');
    expect(announce(1_000, 2_000)).toEqual(refused);
    world.give(second, 'update', world.form(second, [0, 2_000]));
    world.give(second, 'cancel', { reason: 'other' });
    const third = world.accepted(receipt, 0, 2_000);
    world.give(third, 'dispatch');
    expect(world.why(world.base.id(), 'create', { receipt })).toMatchObject({ code: 'nothingToSendBack' });
  });

  test('[SR3] something goes back, for a reason, and what stays is on no line', () => {
    const world = new SendingWorld();
    const id = world.begun(world.received(3_000, { rejected: 1_000 }).receipt);
    expect(world.why(id, 'request')).toEqual({ code: 'nothingToSendBack', fields: ['lines'] });
    world.give(id, 'update', world.form(id, [1_000], { reason: null }));
    expect(world.why(id, 'request')).toEqual({
      code: 'sendBackReasonMissing',
      fields: ['lines.0.reason'],
    });
    world.give(id, 'update', world.form(id, [1_000]));
    world.give(id, 'request');
    expect(world.row(id)).toMatchObject({ number: 'SR-2026-00001', lines: [{ quantity: 1_000 }] });
  });

  test('[SR4] goods leave only while they lie there, free, on an open day', () => {
    const world = new SendingWorld();
    const { base, product, bin } = world;
    const { receipt } = world.received(3_000);
    const id = world.accepted(receipt, 1_000);
    lose(base, product, bin, 2_000);
    world.give(id, 'update', world.form(id, [2_000]));
    expect(world.why(id, 'dispatch')).toEqual({ code: 'insufficientStock', fields: ['lines.0.from'] });
    world.give(id, 'update', world.form(id, [0]));
    const adjustment = base.id();
    const line = { id: base.id(), product, location: bin, how: 'by', quantity: 1_000, reason: 'quality' };
    base.must('adjustment', adjustment, 'create', {
      warehouse: base.warehouse,
      mode: 'hold',
      lines: [{ ...line, unitCost: null, scrap: false, note: '', photo: null }],
    });
    base.must('adjustment', adjustment, 'post');
    world.give(id, 'update', world.form(id, [1_000]));
    expect(world.why(id, 'dispatch')).toMatchObject({ code: 'stockIsOnHold' });
    const other = world.accepted(world.received(1_000, { location: base.bins[1] ?? null }).receipt, 1_000);
    base.must('company', 'company', 'changePolicies', {
      overReceipt: 0,
      closedUntil: '2099-12-31',
      closesAhead: true,
    });
    expect(world.why(other, 'dispatch')).toMatchObject({ code: 'periodClosed' });
  });

  test('[SR4] a supplier is not asked about more than lies there', () => {
    const world = new SendingWorld();
    const { base, product, bin } = world;
    const id = world.begun(world.received(3_000).receipt);
    world.give(id, 'update', world.form(id, [2_000]));
    lose(base, product, bin, 2_000);
    expect(world.why(id, 'request')).toEqual({ code: 'insufficientStock', fields: ['lines.0.from'] });
    world.give(id, 'update', world.form(id, [1_000]));
    world.give(id, 'request');
  });

  test('[SR5] leaves at the cost it came in at, part by part to the last minor unit', () => {
    const world = new SendingWorld();
    const { receipt } = world.received(2_000, { rejected: 1_000 }, { price: 3_3333 });
    expect(world.worth()).toEqual({ quantity: 3_000, value: 1000 });
    const [first, second] = [world.sent(receipt, 1_000), world.sent(receipt, 0, 1_000)];
    expect(world.row(first).lines).toMatchObject([{ cost: 333 }]);
    expect(world.row(second).lines).toMatchObject([{ cost: 334 }]);
    world.sent(receipt, 0, 1_000);
    expect(world.worth()).toEqual({ quantity: 0, value: 0 });
    expect(world.base.replayed()).toEqual(world.base.snapshot());
  });

  test('[SR5] leaves at the corrected cost', () => {
    const world = new SendingWorld();
    const { receipt } = world.received(4_000, {}, { price: 10_0000 });
    world.sent(receipt, 1_000);
    const [line] = world.base.row('goodsReceipt', receipt)?.lines ?? [];
    const lines = [{ line: line?.id, unitCost: 12_0000 }];
    world.base.must('goodsReceipt', receipt, 'correctCost', { reason: 'other', lines });
    expect(world.worth()).toEqual({ quantity: 3_000, value: 36_00 });
    expect(world.row(world.sent(receipt, 3_000)).lines).toMatchObject([{ cost: 36_00 }]);
    expect(world.worth()).toEqual({ quantity: 0, value: 0 });
  });

  /** Five at 10.00 and five at 20.00, of which five are sold at the average. */
  const mixed = () => {
    const world = new SendingWorld();
    const { base, product, bin } = world;
    const [cheap, dear] = [10_0000, 20_0000].map((price) => world.received(5_000, {}, { price }).receipt);
    lose(base, product, bin, 5_000);
    expect(world.worth()).toEqual({ quantity: 5_000, value: 75_00 });
    const entries = () =>
      base.log.findLast(({ kind, type }) => kind === 'stock' && type === 'valued')?.data as Valued; // the ledger wrote it
    return { world, base, cheap: cheap ?? '', dear: dear ?? '', entries };
  };

  test('[SR5, ST25] leaves at its cost after the average changed, and says what it was worth less', () => {
    const { world, dear, entries } = mixed();
    const id = world.sent(dear, 5_000);
    expect(world.row(id).lines).toMatchObject([{ cost: 100_00, difference: 25_00 }]);
    expect(entries().entries.map(({ type, value, expensed }) => [type, value, expensed])).toEqual([
      ['correction', 25_00, -25_00],
      ['out', -100_00, undefined],
    ]);
    expect(world.worth()).toEqual({ quantity: 0, value: 0 });
    expect(world.base.replayed()).toEqual(world.base.snapshot());
  });

  test('[SR5, ST25] or more', () => {
    const { world, cheap, entries } = mixed();
    const id = world.sent(cheap, 5_000);
    expect(world.row(id).lines).toMatchObject([{ cost: 50_00, difference: -25_00 }]);
    expect(entries().entries.map(({ type, value, expensed }) => [type, value, expensed])).toEqual([
      ['correction', -25_00, 25_00],
      ['out', -50_00, undefined],
    ]);
    expect(world.worth()).toEqual({ quantity: 0, value: 0 });
  });

  test('[SR5, ST25] while some stays, and in parts', () => {
    const { world, dear } = mixed();
    const first = world.sent(dear, 4_000);
    expect(world.row(first).lines).toMatchObject([{ cost: 80_00, difference: 5_00 }]);
    expect(world.worth()).toEqual({ quantity: 1_000, value: 0 });
    const second = world.sent(dear, 1_000);
    expect(world.row(second).lines).toMatchObject([{ cost: 20_00, difference: 20_00 }]);
    expect(world.worth()).toEqual({ quantity: 0, value: 0 });
    const usual = new SendingWorld();
    const { receipt } = usual.received(5_000);
    expect(usual.row(usual.sent(receipt, 1_000)).lines[0]).not.toHaveProperty('difference');
  });

  test('[GR12, ST25] a reversed receipt leaves at what it came in at, too', () => {
    const { world, base, dear, entries } = mixed();
    base.must('goodsReceipt', dear, 'reverse', { reason: 'other' });
    expect(entries().entries.map(({ type, value }) => [type, value])).toEqual([
      ['correction', 25_00],
      ['out', -100_00],
    ]);
    expect(world.worth()).toEqual({ quantity: 0, value: 0 });
  });

  test('[PO24] what the supplier sends in its place is of the order, without an override', () => {
    const world = new SendingWorld();
    const { base, bin } = world;
    const { receipt, order } = world.received(4_000);
    world.sent(receipt, 2_000);
    expect(base.do('goodsReceipt', base.id(), 'create', fromOrder(world, order.id))).toMatchObject({
      refusal: {
        code: 'orderNotAwaited',
        fix: { kind: 'purchaseOrder', document: order.id, type: 'reopen' },
      },
    });
    base.must('purchaseOrder', order.id, 'reopen', { reason: 'other' });
    base.may = (permission) => permission !== 'goodsReceipt.override';
    const more = countedFromOrder(base, order, [3_000], { location: bin });
    expect(world.why(more, 'post', {}, 'goodsReceipt')).toMatchObject({ code: 'overReceipt' });
    const replaced = countedFromOrder(base, order, [2_000], { location: bin });
    base.must('goodsReceipt', replaced, 'post');
    expect(base.row('purchaseOrder', order.id)?.lines).toMatchObject([{ received: 6_000, returned: 2_000 }]);
    expect(Object.values(base.row('purchaseOrder', order.id)?.state ?? {})).toContain('closed');
  });

  test('[PO24] what was rejected and went back is to come as before, and no more', () => {
    const world = new SendingWorld();
    const { base, bin } = world;
    const { receipt, order } = world.received(3_000, { rejected: 1_000 });
    world.sent(receipt, 1_000);
    base.may = (permission) => permission !== 'goodsReceipt.override';
    const more = countedFromOrder(base, order, [2_000], { location: bin });
    expect(world.why(more, 'post', {}, 'goodsReceipt')).toMatchObject({ code: 'overReceipt' });
    base.must('goodsReceipt', countedFromOrder(base, order, [1_000], { location: bin }), 'post');
  });

  test('[SR6] promises that the rest no longer covers are let go; quarantine was promised to nobody', () => {
    const world = new SendingWorld();
    const { base, product } = world;
    const { receipt } = world.received(3_000, { rejected: 1_000 });
    const wanted = base.id();
    demand(base, { line: wanted, product, open: 2_000, priority: 1, on: '2026-06-01' });
    base.must('goodsReceipt', countedReceipt(base, [{ product, quantity: 1_000 }]), 'post');
    const soft = () => base.row('reservation', wanted)?.soft;
    expect(soft()).toBe(2_000);
    world.sent(receipt, 1_000, 2_000);
    expect(soft()).toBe(2_000);
    world.sent(receipt, 0, 1_000);
    expect(soft()).toBe(1_000);
    expect(placesOf(base, product)).toMatchObject({ [base.receiving]: 1_000, supplier: 0 - 1_000 });
  });

  test('[SR7] the credit is the price in the currency of the order, or what was typed', () => {
    const world = new SendingWorld();
    const euros = { currency: 'EUR', rate: 11 * RATE_ONE } as const;
    const { receipt } = world.received(4_000, {}, { price: 10_0000, discount: 1_000 }, euros);
    const [first, second] = [world.sent(receipt, 1_000), world.sent(receipt, 1_000)];
    expect(world.row(first).lines).toMatchObject([{ cost: 99_00 }]);
    world.give(first, 'credit');
    world.give(second, 'credit', { amount: 7_50 });
    expect(world.row(first)).toMatchObject({ state: 'credited', amount: 9_00, currency: 'EUR' });
    expect(world.row(second)).toMatchObject({ amount: 7_50, currency: 'EUR' });
    const third = world.sent(receipt, 1_000);
    world.base.may = (permission) => permission !== 'product.viewCost';
    expect(world.why(third, 'credit')).toMatchObject({ code: 'notPermitted' });
  });

  test('[SR7] without a known price the credit is what the goods had cost', () => {
    const world = new SendingWorld();
    const { receipt } = world.received(4_000, { unitCost: 5_0000 });
    const id = world.sent(receipt, 2_000);
    world.give(id, 'credit');
    expect(world.row(id)).toMatchObject({ amount: 10_00, currency: 'SEK' });
  });

  test('[SR8, GR21] the receipt counts it, and stays', () => {
    const world = new SendingWorld();
    const { base } = world;
    const { receipt } = world.received(3_000, { location: null, rejected: 1_000 });
    const reverse = () => world.why(receipt, 'reverse', { reason: 'other' }, 'goodsReceipt');
    const id = world.accepted(receipt, 1_000, 2_000);
    expect(reverse()).toMatchObject({ code: 'supplierReturnIsOpen' });
    world.give(id, 'dispatch');
    expect(reverse()).toMatchObject({ code: 'goodsWentBack' });
    expect(base.row('goodsReceipt', receipt)?.lines).toMatchObject([
      { returned: 3_000, returnedInPlace: 2_000 },
    ]);
    const row = base.row('goodsReceipt', receipt);
    expect(row && leftToPutAway(base.view, row)).toMatchObject([{ quantity: 1_000 }]);
  });

  test('[SR8, PO23] the order counts it, through amendments too', () => {
    const world = new SendingWorld();
    const { base } = world;
    const { receipt, order } = world.received(3_000, { rejected: 1_000 });
    world.sent(receipt, 1_000, 2_000);
    const lines = () => base.row('purchaseOrder', order.id)?.lines;
    expect(lines()).toMatchObject([{ received: 3_000, rejected: 1_000, returned: 3_000 }]);
    const { supplier: _, warehouse: _w, currency: _c, rate: _r, ...terms } = order.form;
    base.must('purchaseOrder', order.id, 'amend', {
      ...terms,
      lines: order.lines.map((line) => ({ ...line, quantity: 9_000 })),
      reason: 'more',
    });
    expect(lines()).toMatchObject([{ quantity: 9_000, returned: 3_000 }]);
  });

  test('[SR9] the supplier accepts it under a number, or not; until the goods leave it can be changed', () => {
    const world = new SendingWorld();
    const { receipt } = world.received(3_000);
    const id = world.begun(receipt);
    world.give(id, 'update', world.form(id, [1_000]));
    world.give(id, 'request');
    expect(world.base.do('supplierReturn', id, 'accept', { theirReference: ' ' }).accepted).toBe(false);
    world.give(id, 'accept', { theirReference: 'RMA 7' });
    world.give(id, 'update', world.form(id, [2_000]));
    world.give(id, 'dispatch');
    expect(world.row(id)).toMatchObject({ theirReference: 'RMA 7', lines: [{ quantity: 2_000 }] });
    expect(world.base.do('supplierReturn', id, 'cancel', { reason: 'other' }).accepted).toBe(false);
    const other = world.begun(receipt);
    world.give(other, 'update', world.form(other, [1_000]));
    world.give(other, 'request');
    world.give(other, 'reject', { reason: 'other' });
    expect(world.row(other)).toMatchObject({ state: 'rejected', rejectedFor: 'other' });
  });
});

const fromOrder = ({ base }: SendingWorld, order: string): object => ({
  warehouse: base.warehouse,
  order,
  supplier: null,
  source: 'order',
});
