import { describe, expect, test } from 'vitest';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { amendmentFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import type { SalesOrderForm } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import type { CompanyPolicies } from '#model/areas/setup/company/company.facts.ts';
import { refused } from '#machines/areas/setup/member/member.fixtures.ts';
import { CountWorld } from '#machines/areas/stock/count/count.fixtures.ts';

/** A company whose first bin is counted. */
class CountedWorld extends CountWorld {
  /** So much is found; returns the promises that posting breaks. */
  countedAs(product: string, quantity: number): unknown {
    const count = this.counting();
    this.found(count, product, quantity);
    this.settled(count);
    const posted = this.base.log.findLast(({ kind, type }) => kind === 'count' && type === 'posted');
    return Object(posted?.data).released;
  }
}

/** Ten bolts are there; orders of them, and what is done with what is allocated to their lines. */
function stocked(quantity = 10_000) {
  const world = new CountedWorld();
  const { base, bolt } = world;
  if (quantity > 0) world.stock(bolt, base.bins[0] ?? '', quantity);
  /** A confirmed order of bolts; returns its id and its line's. */
  const order = (wanted: number, over: Partial<SalesOrderForm> = {}) => {
    const { order: id, lines } = world.confirmed([{ product: bolt, quantity: wanted }], over);
    return { id, line: lines[0] ?? '' };
  };
  type Order = ReturnType<typeof order>;
  const parts = ({ line }: Order, some: number) => ({ lines: [{ line, quantity: some }] });
  return {
    world,
    base,
    bolt,
    order,
    policies: (change: Partial<CompanyPolicies>) => {
      const policies = base.row('company', 'company')?.policies;
      base.must('company', 'company', 'changePolicies', { ...policies, ...change });
    },
    soft: ({ line }: Order) => world.held(line)?.soft,
    row: ({ id }: Order) => base.row('salesOrder', id),
    allocate: (of: Order, some: number) => world.act('salesOrder', of.id, 'allocate', parts(of, some)),
    free: (of: Order, some: number) => world.act('salesOrder', of.id, 'free', parts(of, some)),
    lock: (of: Order) => world.act('salesOrder', of.id, 'lock', { lines: [{ line: of.line }] }),
    why: (of: Order, type: string, data: object) => world.refused('salesOrder', of.id, type, data),
    parts,
    begin: ({ id }: Order) => base.do('salesOrder', id, 'beginReserving', {}, { internal: true }),
    takeFrom: (from: Order, some: number, { line }: Order) => ({
      line,
      reason: 'customerRequest',
      from: [{ order: from.id, line: from.line, quantity: some }],
    }),
  };
}

describe('when goods are reserved', () => {
  test('[SO62] as the order is confirmed, unless somebody has decided otherwise', () => {
    const { order, soft, row } = stocked();
    const one = order(4_000);
    expect(soft(one)).toBe(4_000);
    expect(row(one)).not.toHaveProperty('reserves');
  });

  test('[SO62] the narrowest that has set it decides: the order, its customer, the company', () => {
    const { world, order, policies, soft, row } = stocked();
    policies({ reserve: 'byHand' });
    const byCompany = order(1_000);
    expect([soft(byCompany), row(byCompany)?.reserves]).toEqual([0, { when: 'byHand', by: 'company' }]);
    const customer = world.addCustomer({ reserve: 'atConfirm' });
    const byCustomer = order(1_000, { customer });
    expect([soft(byCustomer), row(byCustomer)?.reserves]).toEqual([
      1_000,
      { when: 'atConfirm', by: 'customer' },
    ]);
    const byOrder = order(1_000, { customer, reserve: 'byHand' });
    expect([soft(byOrder), row(byOrder)?.reserves]).toEqual([0, { when: 'byHand', by: 'order' }]);
  });

  test('[SO62] what was decided as an order was confirmed stays, whatever its customer has later', () => {
    const { world, base, order, soft, bolt } = stocked(0);
    const customer = world.addCustomer({ reserve: 'byHand' });
    const one = order(1_000, { customer });
    base.must('customer', customer, 'update', customerFixture({ number: 'C-9', reserve: null }));
    world.stock(bolt, base.bins[0] ?? '', 5_000);
    expect(soft(one)).toBe(0);
  });

  test('[SO62] days before the promised day: nothing until then, and once it has come, late and twice too', () => {
    const { base, order, soft, begin } = stocked();
    const one = order(4_000, { promisedOn: '2026-05-20', reserve: 'daysBefore', reserveDays: 5 });
    expect(soft(one)).toBe(0);
    expect(base.row('reservation', one.line)).toMatchObject({ from: '2026-05-15' });
    expect(begin(one)).toEqual(refused('notTimeToReserve'));
    base.now = '2026-05-17T08:00:00.000Z';
    expect(begin(one)).toMatchObject({ accepted: true });
    expect([soft(one), base.row('reservation', one.line)?.from]).toEqual([4_000, undefined]);
    expect(begin(one)).toEqual(refused('notTimeToReserve'));
    expect(base.replayed()).toEqual(base.snapshot());
  });

  test('[SO62] an order promised for tomorrow is reserved at once; seven days are usual', () => {
    const { base, order, soft } = stocked();
    expect(soft(order(1_000, { promisedOn: '2026-05-05', reserve: 'daysBefore', reserveDays: 5 }))).toBe(
      1_000,
    );
    const usual = order(1_000, { promisedOn: '2026-06-10', reserve: 'daysBefore' });
    expect(base.row('reservation', usual.line)).toMatchObject({ from: '2026-06-03', soft: 0 });
  });

  test('[SO62, ST28] goods that come leave demand of later days alone, and go to who comes after it', () => {
    const { world, base, bolt, order, soft } = stocked(0);
    const later = order(5_000, { promisedOn: '2026-06-01', reserve: 'daysBefore', priority: 9 });
    const hand = order(5_000, { reserve: 'byHand', priority: 9 });
    const one = order(5_000);
    world.stock(bolt, base.bins[0] ?? '', 6_000);
    expect([soft(later), soft(hand), soft(one)]).toEqual([0, 0, 5_000]);
  });

  test('[SO62] an amendment changes it: by hand no longer, what waits is reserved at once', () => {
    const { world, row, order, soft } = stocked();
    const one = order(4_000, { reserve: 'byHand' });
    const before = row(one);
    if (!before) throw new Error('no order');
    const amend = (change: object) =>
      world.act('salesOrder', one.id, 'amend', { ...amendmentFixture(before), ...change });
    amend({ notes: 'Call first' });
    expect(soft(one)).toBe(0);
    amend({ reserve: null });
    expect([soft(one), row(one)?.reserves]).toEqual([4_000, null]);
  });
});

describe('allocating by hand', () => {
  test('[SO63] no more than waits, than is free, and than there are whole pieces of; each line once', () => {
    const { order, allocate, soft, why, parts } = stocked(3_000);
    const one = order(5_000, { reserve: 'byHand' });
    expect(why(one, 'allocate', parts(one, 6_000))).toMatchObject({
      fields: { 'lines.0.quantity': 'moreThanWaits' },
    });
    expect(why(one, 'allocate', parts(one, 4_000))).toMatchObject({
      fields: { 'lines.0.quantity': 'notFree' },
    });
    expect(why(one, 'allocate', parts(one, 500))).toMatchObject({
      fields: { 'lines.0.quantity': 'quantityNotWhole' },
    });
    const twice = { lines: [...parts(one, 1_000).lines, ...parts(one, 1_000).lines] };
    expect(why(one, 'allocate', twice)).toMatchObject({ fields: { 'lines.1.line': 'lineTwice' } });
    allocate(one, 3_000);
    expect(soft(one)).toBe(3_000);
  });

  test('[SO63] two lines of one product share what is free of it', () => {
    const { world, bolt, why } = stocked(3_000);
    const { order: id, lines } = world.confirmed(
      [
        { product: bolt, quantity: 2_000 },
        { product: bolt, quantity: 2_000 },
      ],
      { reserve: 'byHand' },
    );
    const data = { lines: lines.map((line) => ({ line, quantity: 2_000 })) };
    expect(why({ id, line: '' }, 'allocate', data)).toMatchObject({
      fields: { 'lines.1.quantity': 'notFree' },
    });
  });

  test('[SO63] freed by hand stays freed until somebody allocates', () => {
    const { world, base, bolt, order, free, allocate, soft } = stocked(5_000);
    const one = order(5_000);
    free(one, 2_000);
    expect(soft(one)).toBe(3_000);
    world.stock(bolt, base.bins[0] ?? '', 10_000);
    expect(soft(one)).toBe(3_000);
    allocate(one, 1_000);
    world.stock(bolt, base.bins[0] ?? '', 10_000);
    expect([soft(one), base.row('reservation', one.line)?.freed]).toEqual([4_000, 1_000]);
    allocate(one, 1_000);
    expect(base.row('reservation', one.line)).not.toHaveProperty('freed');
    expect(base.replayed()).toEqual(base.snapshot());
  });

  test('[SO63] what is freed goes to who waits for it next, and not back as they have enough', () => {
    const { order, free, soft } = stocked(5_000);
    const first = order(5_000, { priority: 9 });
    const next = order(2_000);
    free(first, 3_000);
    expect([soft(first), soft(next)]).toEqual([2_000, 2_000]);
  });

  test('[SO63] what was freed stays so as other parts of the line leave', () => {
    const { world, base, order, free, soft } = stocked();
    const one = order(10_000);
    free(one, 4_000);
    world.shipped(one.id);
    expect([soft(one), base.row('reservation', one.line)?.freed]).toEqual([0, 4_000]);
  });

  test('[SO63] no more is freed than is allocated and on no pick list', () => {
    const { world, order, why, parts } = stocked();
    const one = order(5_000);
    expect(why(one, 'free', parts(one, 6_000))).toMatchObject({
      fields: { 'lines.0.quantity': 'moreThanAllocated' },
    });
    world.released(one.id, parts(one, 5_000).lines);
    expect(why(one, 'free', parts(one, 1_000))?.code).toBe('nothingReserved');
  });
});

describe('locking', () => {
  test('[SO64] what is locked is neither freed nor taken, until it is unlocked', () => {
    const { world, order, lock, why, parts, takeFrom, soft, free } = stocked(5_000);
    const [one, other] = [order(5_000), order(2_000)];
    lock(one);
    expect(why(one, 'free', parts(one, 1_000))).toMatchObject({
      code: 'allocationLocked',
      fix: { type: 'unlock' },
    });
    expect(why(other, 'takeFrom', takeFrom(one, 1_000, other))).toMatchObject({
      code: 'allocationLocked',
      fix: { document: one.id, type: 'unlock' },
    });
    expect(why(one, 'lock', { lines: [{ line: one.line }] })?.code).toBe('alreadyLocked');
    world.act('salesOrder', one.id, 'unlock', { lines: [{ line: one.line }] });
    expect(why(one, 'unlock', { lines: [{ line: one.line }] })?.code).toBe('notLocked');
    free(one, 1_000);
    expect([soft(one), soft(other)]).toEqual([4_000, 1_000]);
  });

  test('[SO64, ST28] goods that are lost break other promises first, however late the locked one is', () => {
    const { world, bolt, order, lock, soft } = stocked();
    const [early, locked] = [order(5_000, { priority: 9 }), order(5_000, { promisedOn: '2026-12-01' })];
    lock(locked);
    world.countedAs(bolt, 6_000);
    expect([soft(early), soft(locked)]).toEqual([1_000, 5_000]);
    world.countedAs(bolt, 4_000);
    expect([soft(early), soft(locked)]).toEqual([0, 4_000]);
  });
});

describe('goods of another order', () => {
  test('[SO65] the line has it, the other order has a notice and gets what comes next', () => {
    const { world, base, bolt, order, takeFrom, soft } = stocked(5_000);
    const [first, late] = [order(5_000, { priority: 9 }), order(3_000)];
    world.act('salesOrder', late.id, 'takeFrom', takeFrom(first, 3_000, late));
    expect([soft(first), soft(late)]).toEqual([2_000, 3_000]);
    const lost = base.log.find(({ type }) => type === 'goodsLost');
    expect(lost).toMatchObject({
      document: first.id,
      data: { to: late.id, reason: 'customerRequest', lines: [{ line: first.line, quantity: 3_000 }] },
    });
    world.stock(bolt, base.bins[0] ?? '', 3_000);
    expect(soft(first)).toBe(5_000);
    expect(base.replayed()).toEqual(base.snapshot());
  });

  test('[SO65] the same goods, no more than waits and than the other has, of another order alone', () => {
    const { world, order, takeFrom, why, base } = stocked(5_000);
    const [first, late] = [order(4_000, { priority: 9 }), order(3_000)];
    const take = (over: object) => why(late, 'takeFrom', { ...takeFrom(first, 1_000, late), ...over });
    const from = (line: string, quantity: number, of = first.id) => ({
      from: [{ order: of, line, quantity }],
    });
    expect(take(from(first.line, 3_000))).toMatchObject({ fields: { from: 'moreThanWaits' } });
    expect(take(from(late.line, 1_000, late.id))?.code).toBe('notTheSameGoods');
    world.stock(world.nut, base.bins[1] ?? '', 5_000);
    const nuts = world.confirmed([{ product: world.nut, quantity: 1_000 }]);
    expect(take(from(nuts.lines[0] ?? '', 1_000, nuts.order))?.code).toBe('notTheSameGoods');
    expect(take({ line: base.id() })).toMatchObject({ fields: { line: 'unknownLine' } });
    const more = order(9_000, { priority: 1 });
    expect(why(more, 'takeFrom', takeFrom(first, 5_000, more))).toMatchObject({
      fields: { 'from.0.quantity': 'moreThanAllocated' },
    });
  });
});

describe('stock that is less than was promised', () => {
  test('[CN11] of 5 of 10 reserved, a count of 8 posts, and one of 3 names the promise that breaks', () => {
    const { world, bolt, order, soft } = stocked();
    const one = order(5_000);
    expect(world.countedAs(bolt, 8_000)).toEqual([]);
    expect(soft(one)).toBe(5_000);
    expect(world.countedAs(bolt, 3_000)).toEqual([
      { kind: 'salesOrder', document: one.id, line: one.line, quantity: 2_000 },
    ]);
    expect(soft(one)).toBe(3_000);
  });

  test('[SO14] picked 10, delivered 6, closed: 4 are free', () => {
    const { world, bolt, order, parts } = stocked();
    const one = order(10_000);
    world.shipped(one.id, parts(one, 6_000).lines);
    world.act('salesOrder', one.id, 'closeShort', { reason: 'other' });
    expect(world.available(bolt)).toEqual({ onHand: 4_000, reserved: 0, outgoing: 0 });
  });
});
