import { describe, expect, test } from 'vitest';
import type { PricedLine } from '#model/lines/line-schemas.ts';
import { totals } from '#model/lines/line-totals.ts';
import { openInQuote } from '#model/areas/sales/sales-order/sales-order.quote-parts.ts';
import { enteredLines } from '#model/areas/sales/sales-order/sales-order.kits.ts';
import type { SalesOrderForm } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { priceFixture, priceListFixture } from '#model/areas/sales/price-list/price-list.fixtures.ts';
import { refused } from '#machines/areas/setup/member/member.fixtures.ts';
import { SalesWorld } from './sales.fixtures.ts';

type Wish = Partial<PricedLine> & Pick<PricedLine, 'product'>;

/** A quote of these lines that has been sent; without any, of ten bolts at 12.50. */
function quoted(lines?: (world: SalesWorld) => readonly Wish[], over: Partial<SalesOrderForm> = {}) {
  const world = new SalesWorld();
  const { base, bolt } = world;
  const { order, lines: ids } = world.draft(lines?.(world) ?? [{ product: bolt }], over);
  world.act('salesOrder', order, 'sendQuote', { by: 'phone' });
  const row = (id = order) => {
    const found = base.row('salesOrder', id);
    if (!found) throw new Error('no order');
    return found;
  };
  const act = (type: string, data: object = {}) => world.act('salesOrder', order, type, data);
  const why = (type: string, data: object = {}) => world.refused('salesOrder', order, type, data);
  /** Orders so much of lines, thousandths; returns the order's id. */
  const part = (...parts: readonly (readonly [line: number, quantity: number])[]) => {
    const id = base.id();
    const data = parts.map(([line, quantity]) => ({ line: ids[line] ?? '', id: base.id(), quantity }));
    return { id, data: { order: id, lines: data } };
  };
  const open = () => enteredLines(row().lines).map((line) => openInQuote(row(), line));
  const at = () => Object.values(row().state)[0];
  return { world, base, order, ids, row, act, why, part, open, at };
}

describe('a quote', () => {
  test('[SO75] has a number of its own series and a last day, and reserves nothing', () => {
    const { world, row, at } = quoted();
    expect(at()).toBe('quoted');
    expect(row()).toMatchObject({
      number: 'QT-2026-00001',
      revision: 0,
      validUntil: '2026-06-03',
      quote: { number: 'QT-2026-00001', revision: 1, by: 'phone', on: '2026-05-04' },
    });
    expect(world.available(world.bolt)).toEqual({ onHand: 0, reserved: 0, outgoing: 0 });
    expect(world.base.replayed()).toEqual(world.base.snapshot());
  });

  test('[SO75] is sent only if it could be sold, and not for a day that is over', () => {
    const world = new SalesWorld();
    const send = (order: string, data: object = {}) =>
      world.refused('salesOrder', order, 'sendQuote', { by: 'ownMail', ...data });
    expect(send(world.draft([]).order)?.code).toBe('noLines');
    expect(send(world.draft([{ product: world.bolt, price: null }]).order)?.code).toBe('priceMissing');
    const { order } = world.draft([{ product: world.bolt }], { validUntil: '2026-05-03' });
    expect(send(order)).toMatchObject({ fields: { validUntil: 'validUntilIsPast' } });
    expect(send(order, { validUntil: '2026-05-04' })).toBeNull();
  });

  test('[SO76] is revised as a draft, with its number; what was sent before stays readable', () => {
    const { world, base, row, act, at, order } = quoted();
    act('revise');
    expect(at()).toBe('draft');
    expect(row()).toMatchObject({ number: 'QT-2026-00001', quote: { revision: 1 } });
    const { lines, customer, warehouse } = row();
    const [line] = enteredLines(lines);
    if (!line) throw new Error('no line');
    const form = salesOrderFixture({ customer, warehouse, lines: [{ ...line, price: 11_0000 }] });
    world.act('salesOrder', order, 'update', form);
    act('sendQuote', { by: 'inPerson', validUntil: '2026-06-30' });
    expect(row()).toMatchObject({
      number: 'QT-2026-00001',
      validUntil: '2026-06-30',
      quote: {
        revision: 2,
        earlier: [
          {
            revision: 1,
            on: '2026-05-04',
            validUntil: '2026-06-03',
            gross: 156_25,
            lines: [{ price: 12_5000 }],
          },
        ],
      },
    });
    expect(base.replayed()).toEqual(base.snapshot());
  });

  test('[SO77] becomes an order as it is confirmed, with a number of its own', () => {
    const { world, base, row, act, at } = quoted();
    base.by = base.id();
    act('accept');
    expect(at()).toBe('confirmed');
    expect(row()).toMatchObject({
      number: 'SO-2026-00001',
      revision: 1,
      orderedOn: '2026-05-04',
      quote: { number: 'QT-2026-00001', accepted: { by: base.by } },
    });
    expect(world.held(row().lines[0]?.id ?? '')).toMatchObject({ open: 10_000 });
    expect(base.replayed()).toEqual(base.snapshot());
  });

  test('[SO77] is accepted through the same guards as an order is confirmed', () => {
    const { base, why, row, act, at } = quoted();
    base.limits = { salesOrder: 124_99 };
    base.may = (permission) => permission !== 'salesOrder.override';
    expect(why('accept')).toMatchObject({ code: 'saleOverYourLimit', fix: { type: 'askApproval' } });
    base.must('customer', row().customer, 'block', { reason: 'other' });
    expect(why('accept')?.code).toBe('customerBlocked');
    base.must('customer', row().customer, 'unblock');
    act('askApproval');
    expect(at()).toBe('awaitingApproval');
    base.limits = null;
    base.by = 'other';
    act('approve');
    expect([at(), row().number, row().quote?.accepted]).toMatchObject(['confirmed', 'SO-2026-00001', {}]);
  });

  test('[SO75, SO77] expires the day after its last, and stands again once it is extended', () => {
    const { base, order, act, why, at, row } = quoted();
    const expire = () => base.do('salesOrder', order, 'expire', {}, { internal: true });
    expect(expire()).toEqual(refused('quoteStillValid'));
    base.now = '2026-06-03T20:00:00.000Z';
    expect(expire()).toEqual(refused('quoteStillValid'));
    base.now = '2026-06-04T08:00:00.000Z';
    expect(why('accept')).toMatchObject({
      code: 'quoteIsOver',
      params: { validUntil: '2026-06-03' },
      fix: { type: 'renew' },
    });
    expect(why('expire')?.code).toBe('internalOnly');
    expect(expire().accepted).toBe(true);
    expect(at()).toBe('expired');
    expect(why('renew', { validUntil: '2026-06-03' })).toMatchObject({
      fields: { validUntil: 'validUntilIsPast' },
    });
    act('renew', { validUntil: '2026-06-04' });
    act('accept');
    expect([at(), row().orderedOn, row().promisedOn]).toEqual(['confirmed', '2026-06-04', '2026-06-07']);
  });

  test('[SO77] is lost for a reason, and becomes a draft again', () => {
    const { act, why, at, row } = quoted();
    expect(why('decline', { reason: 'priceTooHigh' })?.code).toBe('unknownReason');
    act('decline', { reason: 'tooExpensive' });
    expect([at(), row().quote?.declineReason]).toEqual(['lost', 'tooExpensive']);
    expect(why('accept')?.code).toBe('notInState');
    act('reopen', { reason: 'other' });
    expect([at(), row().quote?.declineReason, row().number]).toEqual(['draft', undefined, 'QT-2026-00001']);
  });
});

describe('optional lines', () => {
  const withOption = ({ bolt, nut }: SalesWorld): readonly Wish[] => [
    { product: bolt },
    { product: nut, quantity: 5_000, price: 2_0000, optional: true },
  ];

  test('[SO78] count in sums, and are ordered, only when they are chosen', () => {
    const { world, row, act, ids } = quoted(withOption);
    expect(totals(row()).net).toBe(125_00);
    act('accept', { lines: [{ line: ids[1] ?? '' }] });
    expect(row().lines.map(({ product, quantity }) => [product, quantity])).toEqual([
      [world.bolt, 10_000],
      [world.nut, 5_000],
    ]);
    expect(totals(row()).net).toBe(135_00);
    expect(world.held(ids[1] ?? '')).toMatchObject({ open: 5_000 });
    expect(row().lines.every((line) => line.optional === undefined && line.chosen === undefined)).toBe(true);
  });

  test('[SO78] that nobody chose are no part of the order, of a draft either', () => {
    const { world, row, act, ids } = quoted(withOption);
    act('accept');
    expect(row().lines.map(({ product }) => product)).toEqual([world.bolt]);
    expect(world.held(ids[1] ?? '')).toBeNull();
    const draft = new SalesWorld();
    const { order } = draft.confirmed(withOption(draft));
    expect(draft.base.row('salesOrder', order)?.lines).toHaveLength(1);
    expect(draft.base.replayed()).toEqual(draft.base.snapshot());
  });

  test('[SO78] may be all there is, if one is chosen', () => {
    const { why, act, ids, row } = quoted(({ bolt }) => [{ product: bolt, optional: true }]);
    expect(why('accept')?.code).toBe('noLines');
    act('accept', { lines: [{ line: ids[0] ?? '', chosen: true }] });
    expect(row().lines).toHaveLength(1);
  });

  test('[SO78, SO79] nothing else is left out, and no other lines are taken', () => {
    const { base, why, ids } = quoted(withOption);
    expect(why('accept', { lines: [{ line: ids[0], chosen: false }] })).toMatchObject({
      fields: { 'lines.0.chosen': 'lineIsNotOptional' },
    });
    expect(why('accept', { lines: [{ line: base.id(), quantity: 1_000 }] })).toMatchObject({
      fields: { 'lines.0.line': 'unknownLine' },
    });
  });
});

describe('another quantity', () => {
  /** Ten bolts at 9.00 of a list, which has them for 8.00 from twenty on. */
  function listed(over: Partial<SalesOrderForm>, line: Partial<PricedLine> = {}) {
    return quoted(({ base, bolt }) => {
      const list = base.id();
      base.must('priceList', list, 'create', priceListFixture());
      for (const [from, price] of [
        [0, 9_0000],
        [20_000, 8_0000],
      ] as const)
        base.must('price', base.id(), 'create', priceFixture({ list, product: bolt, from, price }));
      return [{ product: bolt, price: 9_0000, pricedBy: list, ...line }];
    }, over);
  }

  test('[SO79] is refused where the quote holds for its own', () => {
    const { why, ids } = listed({});
    expect(why('accept', { lines: [{ line: ids[0], quantity: 20_000 }] })).toMatchObject({
      code: 'quantityIsLocked',
      fields: { 'lines.0.quantity': 'quantityIsLocked' },
    });
  });

  test('[SO79] beyond a break has the price of the break', () => {
    const { act, ids, row } = listed({ quantities: 'repriced' });
    act('accept', { lines: [{ line: ids[0], quantity: 20_000 }] });
    expect(row().lines).toMatchObject([{ quantity: 20_000, price: 8_0000 }]);
    expect(totals(row()).net).toBe(160_00);
  });

  test('[SO79] leaves a price that was typed by hand as it is', () => {
    const { act, ids, row } = listed({ quantities: 'repriced' }, { price: 8_5000, pricedBy: 'hand' });
    act('accept', { lines: [{ line: ids[0], quantity: 20_000 }] });
    expect(row().lines).toMatchObject([{ quantity: 20_000, price: 8_5000, pricedBy: 'hand' }]);
  });

  test('[SO79] is whole, in the unit of the line', () => {
    const { why, ids } = listed({ quantities: 'repriced' });
    expect(why('accept', { lines: [{ line: ids[0], quantity: 20_500 }] })).toMatchObject({
      fields: { 'lines.0.quantity': 'quantityNotWhole' },
    });
  });

  test('[SO79] keeps what the customer chose while somebody has to approve it', () => {
    const { act, ids, row, base } = listed({ quantities: 'repriced' });
    act('askApproval', { lines: [{ line: ids[0], quantity: 20_000 }] });
    expect(row().lines).toMatchObject([{ quantity: 20_000, price: 8_0000 }]);
    base.by = 'other';
    act('approve');
    expect(totals(row()).net).toBe(160_00);
    expect(base.replayed()).toEqual(base.snapshot());
  });
});

describe('ordering in parts', () => {
  test('[SO80] counts by line: of 2 + 2 + 3 of one product the third row is open once the others are ordered', () => {
    const { world, base, part, act, open, at, row } = quoted(({ bolt }) =>
      [2_000, 2_000, 3_000].map((quantity) => ({ product: bolt, quantity })),
    );
    const { id, data } = part([0, 2_000], [1, 2_000]);
    act('orderPart', data);
    expect([at(), open()]).toEqual(['quoted', [0, 0, 3_000]]);
    const order = row(id);
    expect(order).toMatchObject({
      state: { commercial: 'confirmed' },
      number: 'SO-2026-00001',
      customer: row().customer,
      lines: [{ quantity: 2_000 }, { quantity: 2_000 }],
    });
    expect(order.ofQuote?.lines.map(({ of }) => of)).toEqual(
      row()
        .lines.slice(0, 2)
        .map((line) => line.id),
    );
    expect(world.held(order.lines[0]?.id ?? '')).toMatchObject({ open: 2_000 });
    expect(base.replayed()).toEqual(base.snapshot());
  });

  test('[SO80] of 20 as 10 + 10 makes it ordered', () => {
    const { part, act, open, at } = quoted(({ bolt }) => [{ product: bolt, quantity: 20_000 }]);
    act('orderPart', part([0, 10_000]).data);
    expect([at(), open()]).toEqual(['quoted', [10_000]]);
    act('orderPart', part([0, 10_000]).data);
    expect([at(), open()]).toEqual(['ordered', [0]]);
  });

  test('[SO80] takes no more of a line than is left of it, whatever is left of others', () => {
    const { part, why, act } = quoted(({ bolt }) => [{ product: bolt }, { product: bolt }]);
    act('orderPart', part([0, 4_000]).data);
    expect(why('orderPart', part([0, 7_000]).data)).toMatchObject({
      params: { most: 6_000 },
      fields: { 'lines.0.quantity': 'moreThanQuoted' },
    });
    expect(why('orderPart', part([0, 4_000], [0, 3_000]).data)?.code).toBe('moreThanQuoted');
    act('orderPart', part([0, 6_000]).data);
  });

  test('[SO80] keeps the prices of the quote, and an optional line is ordered by being in a part', () => {
    const { part, act, row, at } = quoted(({ bolt, nut }) => [
      { product: bolt, price: 9_9900 },
      { product: nut, optional: true },
    ]);
    const first = part([1, 10_000]);
    act('orderPart', first.data);
    expect(row(first.id).lines).toMatchObject([{ quantity: 10_000 }]);
    expect(row(first.id).lines[0]?.optional).toBeUndefined();
    const second = part([0, 10_000]);
    act('orderPart', second.data);
    expect(row(second.id).lines).toMatchObject([{ price: 9_9900 }]);
    expect(at()).toBe('ordered');
  });

  test('[SO80, SO90] has its share of a discount on the whole: 300 over three equal parts is 100 each', () => {
    const { part, act, row } = quoted(({ bolt }) => [{ product: bolt, quantity: 9_000, price: 100_0000 }], {
      orderDiscount: { amount: 300_00 },
    });
    const nets = [1, 2, 3].map(() => {
      const { id, data } = part([0, 3_000]);
      act('orderPart', data);
      return [totals(row(id)).net, row(id).orderDiscount];
    });
    expect(nets).toEqual([
      [200_00, { amount: 100_00 }],
      [200_00, { amount: 100_00 }],
      [200_00, { amount: 100_00 }],
    ]);
  });

  test('[SO80, SO90] leaves no remainder of it: shares of 10.00 over three parts add up', () => {
    const { part, act, row } = quoted(({ bolt }) => [{ product: bolt, quantity: 3_000, price: 100_0000 }], {
      orderDiscount: { amount: 10_00 },
    });
    const nets = [1, 2, 3].map(() => {
      const { id, data } = part([0, 1_000]);
      act('orderPart', data);
      return totals(row(id)).net;
    });
    expect(nets).toEqual([96_67, 96_66, 96_67]);
    expect(nets.reduce((sum, net) => sum + net, 0)).toBe(290_00);
  });

  test('[SO80] is done when all is ordered that is not optional', () => {
    const { part, act, at } = quoted(({ bolt, nut }) => [
      { product: bolt },
      { product: nut, optional: true },
    ]);
    act('orderPart', part([0, 10_000]).data);
    expect(at()).toBe('ordered');
  });

  test('[SO73, SO80] stays within the limits of who orders it, as an order does', () => {
    const { base, part, why, act } = quoted();
    base.may = (permission) => permission !== 'salesOrder.override';
    base.limits = { salesOrder: 100_00 };
    expect(why('orderPart', part([0, 10_000]).data)?.code).toBe('saleOverYourLimit');
    act('orderPart', part([0, 8_000]).data);
  });

  test('[SO80] leaves a quote that is neither revised nor accepted as a whole, nor reopened once it is lost', () => {
    const { part, why, act } = quoted();
    act('orderPart', part([0, 4_000]).data);
    for (const type of ['revise', 'accept', 'askApproval'])
      expect(why(type)).toMatchObject({ code: 'quoteIsPartlyOrdered', fix: { type: 'orderPart' } });
    act('decline', { reason: 'noAnswer' });
    expect(why('reopen', { reason: 'other' })?.code).toBe('quoteIsPartlyOrdered');
  });

  test('[LN5, SO80] has lines with ids of their own', () => {
    const { part, why, act, base, ids } = quoted();
    const taken = part([0, 1_000]).data;
    const lines = taken.lines.map((line) => ({ ...line, id: ids[0] ?? '' }));
    expect(why('orderPart', { order: base.id(), lines })).toMatchObject({
      code: 'lineTaken',
      fields: { 'lines.0.id': 'lineTaken' },
    });
    act('orderPart', taken);
    expect(why('orderPart', { ...taken, order: base.id() })?.code).toBe('lineTaken');
    expect(why('orderPart', { ...part([0, 1_000]).data, order: taken.order })?.code).toBe('notInState');
  });

  test('[SO80] is for a quote that stands, and nobody makes a part without it', () => {
    const { base, part, why } = quoted();
    const data = { quote: base.id(), lines: part([0, 1_000]).data.lines };
    expect(base.do('salesOrder', base.id(), 'takePart', data)).toMatchObject({
      refusal: { code: 'internalOnly' },
    });
    base.now = '2026-06-04T08:00:00.000Z';
    expect(why('orderPart', part([0, 1_000]).data)?.code).toBe('quoteIsOver');
  });
});
