import { describe, expect, test } from 'vitest';
import { consider } from '#model/engine/propose.ts';
import { ReturnsWorld } from './returns.fixtures.ts';

describe('customer return', () => {
  test('[RT1] begins with what the customer has of a shipment, and none of it yet', () => {
    const world = new ReturnsWorld();
    const { order, line, shipment } = world.sold(5_000);
    const id = world.begun(order, shipment);
    expect(world.row(id)).toMatchObject({
      state: 'draft',
      number: null,
      lines: [{ orderLine: line, shipment, product: world.bolt, quantity: 0, received: 0, grades: [] }],
    });
    expect(world.why(id, 'request')).toEqual({ code: 'nothingToReturn', fields: ['lines'] });
    world.act('customerReturn', id, 'update', world.form(id, { quantity: 2_000 }));
    expect(world.why(id, 'request')).toEqual({ code: 'returnReasonMissing', fields: ['lines.0.reason'] });
    world.act('customerReturn', id, 'update', world.form(id, { quantity: 2_000, reason: 'damaged' }));
    world.act('customerReturn', id, 'request');
    expect(world.row(id)).toMatchObject({ state: 'requested', number: 'RT-2026-00001' });
  });

  test('[RT1] does not begin where nothing has left, nor for somebody else', () => {
    const world = new ReturnsWorld();
    world.stock(world.bolt, world.base.bins[0] ?? '', 5_000);
    const { order } = world.confirmed([{ product: world.bolt, quantity: 5_000 }]);
    const { customer, base } = world;
    const create = (over: object) =>
      world.refused('customerReturn', base.id(), 'create', {
        customer,
        warehouse: base.warehouse,
        order,
        ...over,
      })?.code;
    expect(create({})).toBe('nothingToReturn');
    expect(create({ customer: world.addCustomer() })).toBe('unknownOrder');
    expect(create({ customer: base.id() })).toBe('unknownCustomer');
    expect(create({ warehouse: base.id() })).toBe('unknownWarehouse');
  });

  test('[RT1] refuses a reason that is not offered, a line that is there twice, and one of another sale', () => {
    const world = new ReturnsWorld();
    const id = world.begun(world.sold(5_000).order);
    const update = (over: object) => world.why(id, 'update', world.form(id, over));
    expect(update({ reason: 'nope' })).toEqual({ code: 'unknownReason', fields: ['lines.0.reason'] });
    expect(update({ product: world.nut })).toEqual({ code: 'notSent', fields: ['lines.0.shipment'] });
    expect(update({ shipment: null })).toEqual({ code: 'notSent', fields: ['lines.0.shipment'] });
    expect(update({ unitCost: 1 })).toEqual({ code: 'costIsKnown', fields: ['lines.0.unitCost'] });
    const form = world.form(id, {}) as { lines: object[] };
    const twice = { ...form, lines: [...form.lines, ...form.lines] };
    expect(world.why(id, 'update', twice)).toEqual({ code: 'lineTwice', fields: ['lines.1.id'] });
  });

  test('[RT2] no more is announced than the customer has, whatever other returns bring', () => {
    const world = new ReturnsWorld();
    const { order } = world.sold(5_000);
    const first = world.approved(order, 3_000);
    const second = world.begun(order);
    const announce = (quantity: number) =>
      world.why(second, 'update', world.form(second, { quantity, reason: 'quality' }));
    const refused = { code: 'moreThanWasSent', fields: ['lines.0.quantity'] };
    expect(announce(2_001)).toEqual({ code: 'quantityNotWhole', fields: ['lines.0.quantity'] });
    expect(announce(3_000)).toEqual(refused);
    world.receive(first, 3_000);
    expect(announce(3_000)).toEqual(refused);
    world.act('customerReturn', first, 'reverse', { reason: 'other' });
    world.act('customerReturn', first, 'cancel', { reason: 'other' });
    world.act('customerReturn', second, 'update', world.form(second, { quantity: 5_000, reason: 'quality' }));
  });

  test('[RT2] what two drafts announced before either was approved is approved once', () => {
    const world = new ReturnsWorld();
    const { order } = world.sold(5_000);
    const [first, second] = [world.begun(order), world.begun(order)];
    world.act('customerReturn', first, 'update', world.form(first, { quantity: 5_000, reason: 'quality' }));
    expect(world.why(second, 'update', world.form(second, { quantity: 1_000 }))).toEqual({
      code: 'moreThanWasSent',
      fields: ['lines.0.quantity'],
    });
  });

  test('[RT3] goods of no sale come back by who may override, with their cost, and their lot was sold', () => {
    const world = new ReturnsWorld();
    const { customer, base, bolt } = world;
    const line = {
      id: base.id(),
      orderLine: null,
      shipment: null,
      shipmentLine: null,
      product: bolt,
      quantity: 2_000,
      reason: 'other',
      fee: 0,
      unitCost: null as number | null,
      note: '',
    };
    const head = { customer, warehouse: base.warehouse, order: null };
    const create = (over: object) =>
      world.refused('customerReturn', base.id(), 'create', { ...head, lines: [{ ...line, ...over }] })?.code;
    expect(create({})).toBe('returnCostMissing');
    expect(create({ unitCost: 3_0000, fee: 1 })).toBe('feeTooHigh');
    expect(create({ unitCost: 3_0000, lot: base.id() })).toBe('lotNotSold');
    base.may = (permission) => permission !== 'customerReturn.override';
    expect(create({ unitCost: 3_0000 })).toBe('returnSourceMissing');
    expect(world.refused('customerReturn', base.id(), 'create', head)?.code).toBe('returnSourceMissing');
    base.may = () => true;
    const id = base.id();
    world.act('customerReturn', id, 'create', { ...head, lines: [{ ...line, unitCost: 3_0000 }] });
    world.act('customerReturn', id, 'approve');
    world.receive(id, 2_000);
    expect(world.worth(bolt)).toEqual({ quantity: 2_000, value: 600 });
    world.grade(id, world.part('restock', 2_000));
    world.act('customerReturn', id, 'post');
    expect(world.onHand(bolt, base.receiving)).toBe(2_000);
    world.act('customerReturn', id, 'close');
  });

  test('[RT4] what is too late, or not taken back, comes back by who may override', () => {
    const world = new ReturnsWorld();
    const { base, bolt } = world;
    const { order } = world.sold(5_000);
    const id = world.begun(order);
    world.act('customerReturn', id, 'update', world.form(id, { quantity: 1_000, reason: 'regretted' }));
    base.must('company', 'company', 'changePolicies', { overReceipt: 0, closedUntil: null, returnDays: 14 });
    base.now = '2026-08-04T08:00:00.000Z';
    base.may = (permission) => permission !== 'customerReturn.override';
    expect(world.why(id, 'request')).toEqual({ code: 'returnWindowOver', fields: ['lines.0.shipment'] });
    base.must('company', 'company', 'changePolicies', { overReceipt: 0, closedUntil: null });
    const {
      id: _,
      state: __,
      version: ___,
      createdAt: ____,
      changedAt: _____,
      ...form
    } = base.row('product', bolt) ?? {};
    base.must('product', bolt, 'update', { ...form, notReturnable: true });
    expect(world.why(id, 'request')).toEqual({ code: 'notReturnable', fields: ['lines.0.product'] });
    base.may = () => true;
    world.act('customerReturn', id, 'approve');
  });

  test('[RT5] what comes lies in quarantine at exactly the cost it left with, in whatever parts', () => {
    const world = new ReturnsWorld();
    const { base, bolt } = world;
    world.stock(bolt, base.bins[0] ?? '', 3_000, 3_3333);
    const { order } = world.confirmed([{ product: bolt, quantity: 3_000 }]);
    world.shipped(order);
    world.stock(bolt, base.bins[1] ?? '', 1_000, 9_0000);
    const values = [1_000, 1_000, 1_000].map((quantity) => {
      const before = world.worth(bolt).value;
      const id = world.approved(order, quantity);
      world.receive(id, quantity);
      return world.worth(bolt).value - before;
    });
    expect(values).toEqual([333, 334, 333]);
    expect(world.onHand(bolt, world.quarantine)).toBe(3_000);
    expect(world.available(bolt)).toMatchObject({ onHand: 1_000 });
  });

  test('[RT5] receives in parts, and no more than was announced', () => {
    const world = new ReturnsWorld();
    const { order } = world.sold(5_000);
    const id = world.approved(order, 4_000);
    const line = world.firstLine(id);
    expect(world.why(id, 'receive', { lines: [{ line, quantity: 5_000 }] })).toEqual({
      code: 'tooMuchForLine',
      fields: ['lines.0.quantity'],
    });
    expect(world.why(id, 'receive', { lines: [{ line: 'x', quantity: 1_000 }] })).toEqual({
      code: 'unknownLine',
      fields: ['lines.0.line'],
    });
    world.receive(id, 1_000);
    expect(world.row(id).state).toBe('partlyReceived');
    world.receive(id, 3_000);
    expect(world.row(id).state).toBe('received');
    expect(world.why(id, 'receive', { lines: [{ line, quantity: 1_000 }] })).toMatchObject({
      code: 'notInState',
    });
  });

  test('[RT6, SH10] order and shipment count what came back, and the shipment stays', () => {
    const world = new ReturnsWorld();
    const { order, shipment } = world.sold(5_000);
    const reverse = () =>
      world.refused('shipment', shipment, 'reverse', { reason: 'other', replacement: world.base.id() })?.code;
    const id = world.approved(order, 2_000);
    expect(reverse()).toBe('returnIsOpen');
    world.receive(id, 2_000);
    expect(world.returned(order)).toBe(2_000);
    expect(world.base.row('shipment', shipment)?.lines[0]?.returned).toBe(2_000);
    expect(world.state(order)).toBe('closed shipped toInvoice');
    expect(reverse()).toBe('goodsCameBack');
    world.act('customerReturn', id, 'reverse', { reason: 'other' });
    world.act('customerReturn', id, 'cancel', { reason: 'other' });
    expect(world.returned(order)).toBe(0);
    expect(reverse()).toBeUndefined();
  });

  test('[RT42] grading says of some goods what becomes of them, or takes back what was said', () => {
    const world = new ReturnsWorld();
    const id = world.approved(world.sold(3_000).order, 2_000);
    world.receive(id, 2_000);
    const silent = { lines: [{ line: world.firstLine(id), grades: [] }] };
    expect(world.refused('customerReturn', id, 'grade', silent)).toEqual({ code: 'nothingGraded' });
    world.grade(id, world.part('restock', 1_000));
    world.act('customerReturn', id, 'grade', silent);
    expect(world.row(id).lines[0]?.grades).toEqual([]);
  });

  test('[RT7] grades what has come, in parts, and says what is left', () => {
    const world = new ReturnsWorld();
    const { order } = world.sold(5_000);
    const id = world.approved(order, 4_000);
    world.receive(id, 4_000);
    const line = world.firstLine(id);
    const grade = (...grades: object[]) => world.why(id, 'grade', { lines: [{ line, grades }] });
    expect(grade(world.part('restock', 5_000))).toEqual({
      code: 'gradedMoreThanCame',
      fields: ['lines.0.grades'],
    });
    expect(grade(world.part('scrap', 1_000, { location: world.base.bins[0] ?? '' }))).toMatchObject({
      code: 'placeNotAsked',
    });
    expect(grade(world.part('restock', 1_000, { location: world.base.id() }))).toMatchObject({
      code: 'unknownLocation',
    });
    world.grade(id, world.part('restock', 3_000));
    expect(world.row(id).state).toBe('received');
    expect(world.why(id, 'post')).toMatchObject({ code: 'notInState' });
    world.grade(id, world.part('restock', 3_000), world.part('scrap', 1_000));
    expect(world.row(id)).toMatchObject({
      state: 'graded',
      lines: [
        {
          grades: [
            { grade: 'restock', location: world.base.bins[0] },
            { grade: 'scrap', location: null },
          ],
        },
      ],
    });
    expect(grade(world.part('restock', 1_000))).toMatchObject({ code: 'notAllGraded' });
  });

  test('[RT7] restocked goods go to receiving where their bin is blocked', () => {
    const world = new ReturnsWorld();
    const { base } = world;
    const { order } = world.sold(5_000);
    world.act('location', base.bins[0] ?? '', 'block', { reason: 'quality' });
    const id = world.approved(order, 1_000);
    world.receive(id, 1_000);
    world.grade(id, world.part('restock', 1_000));
    expect(world.row(id).lines[0]?.grades[0]?.location).toBe(base.receiving);
  });

  test('[RT7] a reason may ask for a picture before it is posted', () => {
    const world = new ReturnsWorld();
    const { base } = world;
    const reason = base.view.by('reason', 'code', 'return:quality')[0];
    base.must('reason', reason?.id ?? '', 'update', {
      action: 'return',
      code: 'quality',
      name: { en: 'Quality', sv: 'Kvalitet' },
      photo: true,
    });
    const { order } = world.sold(5_000);
    const id = world.approved(order, 1_000);
    world.receive(id, 1_000);
    world.grade(id, world.part('restock', 1_000));
    expect(world.why(id, 'post')).toEqual({ code: 'photoMissing', fields: ['lines.0.grades'] });
  });

  test('[RT8, EN28] posting puts goods where they were graded to, at the cost they came with', () => {
    const world = new ReturnsWorld();
    const { base, bolt } = world;
    const [bin = '', other = ''] = base.bins;
    const { order } = world.sold(5_000);
    const id = world.approved(order, 4_000);
    world.receive(id, 4_000);
    world.grade(
      id,
      world.part('restock', 1_000),
      world.part('refurbish', 1_000, { location: other }),
      world.part('scrap', 1_000),
      world.part('sendBack', 1_000),
    );
    world.act('customerReturn', id, 'post');
    expect([world.quarantine, bin, other, 'scrap'].map((place) => world.onHand(bolt, place))).toEqual([
      0, 1_000, 1_000, 1_000,
    ]);
    expect(base.row('balance', `${bolt}:${other}`)?.held).toBe(1_000);
    expect(world.available(bolt)).toMatchObject({ onHand: 1_000 });
    expect(world.worth(bolt)).toEqual({ quantity: 2_000, value: 1_000 });
    expect(world.returned(order)).toBe(3_000);
    // What is said is what puts goods and credit right instead, on its button too.
    expect(world.why(id, 'reverse', { reason: 'other' })).toMatchObject({ code: 'returnIsPosted' });
    const button = { kind: 'customerReturn', document: id, type: 'reverse' };
    expect(consider(base.engine, base.store, button, base.env())).toEqual({ code: 'returnIsPosted' });
    expect(base.replayed()).toEqual(base.snapshot());
  });

  test('[RT8] restocked goods fill an order that waits, at once', () => {
    const world = new ReturnsWorld();
    const { order } = world.sold(5_000);
    const { lines } = world.confirmed([{ product: world.bolt, quantity: 2_000 }]);
    expect(world.held(lines[0] ?? '')).toMatchObject({ open: 2_000, soft: 0 });
    world.posted(order, 3_000, 'restock');
    expect(world.held(lines[0] ?? '')).toMatchObject({ open: 2_000, soft: 2_000 });
  });

  test('[RT8, RT10] goods that have left quarantine are neither posted nor given back', () => {
    const world = new ReturnsWorld();
    const { base, bolt } = world;
    const { order } = world.sold(5_000);
    const id = world.approved(order, 2_000);
    world.receive(id, 2_000);
    world.grade(id, world.part('restock', 2_000));
    const hold = { product: bolt, quantity: 1_000, reason: 'quality' };
    world.act('location', world.quarantine, 'holdStock', hold);
    expect(world.why(id, 'post')).toMatchObject({ code: 'leftQuarantine' });
    expect(world.why(id, 'reverse', { reason: 'other' })).toMatchObject({ code: 'leftQuarantine' });
    world.act('location', world.quarantine, 'freeStock', { ...hold, reason: 'inspected' });
    world.act('customerReturn', id, 'reverse', { reason: 'other' });
    expect(world.row(id)).toMatchObject({ state: 'approved', lines: [{ received: 0, grades: [] }] });
    expect(world.worth(bolt)).toEqual({ quantity: 0, value: 0 });
    expect(base.replayed()).toEqual(base.snapshot());
  });

  test('[RT9, SO28] the credit is price less fee with VAT, due on the order until it is given', () => {
    const world = new ReturnsWorld();
    const { order } = world.sold(4_000, { price: 10_0000 });
    const owed = () => world.base.row('salesOrder', order)?.credits?.map((one) => one.creditedAt !== null);
    const id = world.posted(order, 1_000, 'restock', { fee: 200 });
    expect(world.row(id).credit).toBe(1_000); // 10.00 − 2.00, and 25 % VAT
    expect(world.state(order)).toBe('closed shipped toCredit');
    expect(world.why(id, 'close')).toMatchObject({ code: 'creditFirst' });
    world.act('customerReturn', id, 'credit');
    expect(owed()).toEqual([true]);
    expect(world.state(order)).toBe('closed shipped toInvoice');
    world.act('customerReturn', id, 'close');
    const form = world.begun(order);
    expect(world.why(form, 'update', world.form(form, { quantity: 1_000, fee: 1_001 }))).toEqual({
      code: 'feeTooHigh',
      fields: ['lines.0.fee'],
    });
  });

  test('[RT9] several returns of a line are credited exactly its amount', () => {
    const world = new ReturnsWorld();
    const { order } = world.sold(3_000, { price: 3_3350 });
    const credits = [1_000, 1_000, 1_000].map(
      (quantity) => world.row(world.posted(order, quantity, 'scrap')).credit,
    );
    expect(credits.reduce<number>((sum, credit) => sum + (credit ?? 0), 0)).toBe(1_251); // 10.01 and 25 % VAT
    expect(world.state(order)).toBe('closed shipped toCredit');
  });

  test('[RT9] there is nothing to credit for goods that were sent back', () => {
    const world = new ReturnsWorld();
    const id = world.posted(world.sold(3_000).order, 1_000, 'sendBack');
    expect(world.row(id).credit).toBe(0);
    expect(world.why(id, 'credit')).toMatchObject({ code: 'nothingToCredit' });
    world.act('customerReturn', id, 'close');
  });

  test('[SO25, SO28] what was returned is not owed', () => {
    const world = new ReturnsWorld();
    const { order } = world.sold(2_000, { price: 10_0000 });
    world.posted(order, 1_000, 'restock');
    const pay = (amount: number) =>
      world.refused('salesOrder', order, 'recordPayment', {
        payment: world.base.id(),
        on: '2026-05-04',
        amount,
      })?.code;
    expect(pay(1_251)).toBe('moreThanUnpaid');
    expect(pay(1_250)).toBeUndefined();
  });

  test('[RT11] expires thirty days after it was approved', () => {
    const world = new ReturnsWorld();
    const id = world.approved(world.sold(3_000).order, 1_000);
    expect(world.why(id, 'expire')).toMatchObject({ code: 'notExpired' });
    world.base.now = '2026-08-04T08:00:00.000Z';
    world.act('customerReturn', id, 'expire');
    expect(world.row(id).state).toBe('expired');
  });
});
