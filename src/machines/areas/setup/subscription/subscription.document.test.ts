import { describe, expect, test } from 'vitest';
import { accessClass, redactEvent, redactRow } from '#model/engine/access.ts';
import { fold } from '#model/engine/fold.ts';
import { consider } from '#model/engine/propose.ts';
import { Store } from '#model/engine/store.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { daysAfter } from '#model/values/billing-period.ts';
import { dueAt, owedOf } from '#model/areas/setup/subscription/subscription.terms.ts';
import { companyWorld } from '#machines/company.fixtures.ts';
import { engine } from '#machines/registry.ts';
import { refused } from '../member/member.fixtures.ts';

const START = '2026-05-04T08:00:00.000Z';
const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 };
const internal = { internal: true };

/** A company that has begun; `give` is of people, `know` of the system. */
function subscribed(over: object = {}) {
  const world = companyWorld();
  const know = (type: string, data: object = {}) =>
    world.do('subscription', 'subscription', type, data, internal);
  const give = (type: string, data: object = {}) => world.do('subscription', 'subscription', type, data);
  const row = () => {
    const found = world.row('subscription', 'subscription');
    if (!found) throw new Error('there is no subscription');
    return found;
  };
  const at = (days: number): string => (world.now = daysAfter(START, days));
  know('begin', { plan: 'growth', trialEndsAt: daysAfter(START, 30), series: 'L1', card: null, ...over });
  const owed = () => owedOf(row())[0]?.number ?? '';
  const failNow = () => {
    const invoice = owed();
    know('tryPayment', { invoice });
    const attempt = row().invoices.at(-1)?.tries.length ?? 0;
    return know('noteFailed', { invoice, attempt, at: world.now });
  };
  return { world, know, give, row, at, owed, failNow };
}

/** One that is active, with an invoice of its first period. */
function active(over: object = {}) {
  const one = subscribed({ card, ...over });
  one.at(30);
  one.know('passTime');
  return one;
}

describe('subscription', () => {
  test('[SB1] without a plan it is active, free and without limits', () => {
    const { row, give } = subscribed({ plan: null });
    expect(row()).toMatchObject({ state: 'active', plan: null, price: 0, until: null });
    expect(dueAt(row())).toBeNull();
    expect(give('cancel', { cancellation: { why: 'price', comment: '' } })).toMatchObject(
      refused('nothingToCancel'),
    );
  });

  test('[SB2] a first payment that does not come within a day is given up', () => {
    const { row, know, at } = subscribed({ trialEndsAt: null, card });
    expect(row()).toMatchObject({
      state: 'incomplete',
      invoices: [{ net: 109_000, number: 'L1-2026-00001' }],
    });
    expect(know('passTime')).toMatchObject(refused('subscriptionNotDue'));
    expect(dueAt({ ...row(), invoices: [] })).toBe(daysAfter(START, 1));
    at(1);
    know('passTime');
    expect(row().state).toBe('expired');
  });

  test('[SB2] and one that comes makes it active', () => {
    const { row, know, owed, at } = subscribed({ trialEndsAt: null, card });
    know('tryPayment', { invoice: owed() });
    know('notePaid', { invoice: owed(), at: START });
    expect(row().state).toBe('active');
    at(1);
    know('passTime');
    expect(row()).toMatchObject({ state: 'active', until: '2026-06-04T08:00:00.000Z' });
    expect(row().invoices).toHaveLength(1);
  });

  test('[SB3] a period is a month, and the next one follows', () => {
    const { row, know, at, owed } = active();
    expect(row()).toMatchObject({
      state: 'active',
      from: daysAfter(START, 30),
      until: '2026-07-03T08:00:00.000Z',
    });
    know('notePaid', { invoice: owed(), at: START });
    at(61);
    know('passTime');
    expect(row()).toMatchObject({ from: '2026-07-03T08:00:00.000Z', until: '2026-08-03T08:00:00.000Z' });
    expect(row().invoices.map(({ number }) => number)).toEqual(['L1-2026-00001', 'L1-2026-00002']);
    // Nobody pays for months in which nothing was charged.
    at(300);
    know('passTime');
    expect(row().from).toBe(daysAfter(START, 300));
  });

  test('[SB4] a trial without a card is paused, and goes on with one', () => {
    const { row, know, give, at } = subscribed();
    at(30);
    know('passTime');
    expect(row().state).toBe('paused');
    expect(give('resume', { plan: 'growth' })).toMatchObject(refused('cardMissing'));
    know('noteCard', { card });
    expect(give('resume', { plan: 'starter' }).accepted).toBe(true);
    expect(row()).toMatchObject({
      state: 'active',
      plan: 'starter',
      trial: false,
      invoices: [{ net: 31_900 }],
    });
  });

  test('[SB5] what came of a try that was not answered is asked for again; then the next may be tried', () => {
    const { row, know, give, at, owed } = active();
    const tries = () => row().invoices[0]?.tries.length;
    know('tryPayment', { invoice: owed() });
    expect(know('tryPayment', { invoice: owed() })).toMatchObject(refused('paymentNotDue'));
    at(30.1);
    know('tryPayment', { invoice: owed() });
    expect(tries()).toBe(1);
    know('noteFailed', { invoice: owed(), attempt: 1, at: daysAfter(START, 30) });
    expect(row().state).toBe('pastDue');
    expect(give('retry').accepted).toBe(true);
    know('tryPayment', { invoice: owed() });
    expect(tries()).toBe(2);
    expect(give('retry')).toMatchObject(refused('paymentUnderWay'));
    know('notePaid', { invoice: owed(), at: daysAfter(START, 31) });
    expect(row().state).toBe('active');
    expect(owedOf(row())).toEqual([]);
  });

  test('[SB6] it is tried again after 1, 3, 5 and 7 days, then it is unpaid, and paying opens it', () => {
    const { row, give, know, at, failNow, owed } = active();
    const seen: (string | null)[] = [];
    for (const days of [30, 31, 33, 35, 37]) {
      at(days);
      failNow();
      seen.push(row().invoices[0]?.tryAt ?? null);
    }
    expect(seen).toEqual([31, 33, 35, 37].map((days) => daysAfter(START, days)).concat(null as never));
    expect(row().state).toBe('unpaid');
    at(38);
    expect(give('retry').accepted).toBe(true);
    know('tryPayment', { invoice: owed() });
    know('notePaid', { invoice: owed(), at: daysAfter(START, 38) });
    expect(row().state).toBe('active');
  });

  test('[SB9] a dearer plan holds at once for the rest of the period, a cheaper one from the next', () => {
    const { row, know, give, at, owed } = active({ plan: 'starter' });
    expect(give('changePlan', { plan: 'growth' })).toMatchObject(refused('paymentUnderWay'));
    know('notePaid', { invoice: owed(), at: START });
    expect(give('changePlan', { plan: 'starter' })).toMatchObject(refused('samePlan'));
    at(45);
    expect(give('changePlan', { plan: 'growth' }).accepted).toBe(true);
    // Half of 30 days are left: half of what it costs more, with Swedish VAT.
    expect(row()).toMatchObject({ plan: 'growth', price: 109_000, limits: { members: 15 } });
    expect(row().invoices[1]).toMatchObject({ kind: 'change', net: 38_550, vat: 9_638, total: 48_188 });
    know('notePaid', { invoice: owed(), at: START });
    give('changePlan', { plan: 'starter' });
    expect(row()).toMatchObject({ plan: 'growth', next: 'starter' });
    give('changePlan', { plan: 'growth' });
    expect(row().next).toBeNull();
    give('changePlan', { plan: 'starter' });
    at(60);
    know('passTime');
    expect(row()).toMatchObject({ plan: 'starter', next: null, price: 31_900 });
  });

  test('[SB9] in a trial any plan holds at once, free of charge', () => {
    const { row, give } = subscribed();
    give('changePlan', { plan: 'scale' });
    expect(row()).toMatchObject({
      state: 'trialing',
      plan: 'scale',
      invoices: [],
      until: daysAfter(START, 30),
    });
  });

  test('[SB10] a plan that is too small for what there is, is refused by name of what is too much', () => {
    const { world, give, row } = subscribed();
    world.taken = { members: 3, warehouses: 2, products: 10, ordersPerMonth: 0 };
    expect(give('changePlan', { plan: 'starter' })).toMatchObject({
      refusal: { code: 'warehousesBeyondPlan', params: { taken: 2, most: 1, plan: 'starter' } },
    });
    expect(row().plan).toBe('growth');
  });

  test('[SB11] cancelling says why, runs on to its end, and can be undone', () => {
    const { row, know, give, at, owed } = active();
    know('notePaid', { invoice: owed(), at: START });
    expect(give('cancel', { cancellation: { why: 'unasked', comment: '' } })).toMatchObject(
      refused('invalid'),
    );
    const cancellation = { why: 'missing', comment: 'Batch tickets' };
    give('cancel', { cancellation });
    expect(row()).toMatchObject({ state: 'canceling', cancellation });
    give('undoCancel');
    expect(row()).toMatchObject({ state: 'active', cancellation: null });
    give('cancel', { cancellation });
    at(61);
    know('passTime');
    expect(row().state).toBe('canceled');
    expect(give('undoCancel')).toMatchObject(refused('notInState'));
    expect(give('resume', { plan: 'growth' }).accepted).toBe(true);
    expect(row().state).toBe('active');
  });

  test('[SB11] undone in a trial, the trial goes on; past due it ends at once', () => {
    const tried = subscribed();
    tried.give('cancel', { cancellation: { why: 'other', comment: '' } });
    tried.give('undoCancel');
    expect(tried.row().state).toBe('trialing');
    const late = active();
    late.failNow();
    late.give('cancel', { cancellation: { why: 'closing', comment: '' } });
    expect(late.row().state).toBe('canceled');
  });

  test.each([
    ['active', [], null],
    ['unpaid', [30, 31, 33, 35, 37], 'subscriptionUnpaid'],
    ['pastDue', [30], null],
  ] as const)('[SB13] %s: what people may do with other documents', (state, failures, code) => {
    const { world, at, failNow, row, give } = active();
    for (const days of failures) {
      at(days);
      failNow();
    }
    expect(row().state).toBe(state);
    const product = world.id();
    const made = world.do('product', product, 'create', productFixture());
    const asked = consider(
      engine,
      world.store,
      { kind: 'product', document: world.id(), type: 'create' },
      world.env(),
    );
    expect(asked).toEqual(code === null ? null : { code });
    expect(made.accepted ? null : made.refusal).toEqual(code === null ? null : { code });
    if (code === null) return;
    // The system goes on, and so does paying.
    expect(world.do('product', product, 'create', productFixture(), internal).accepted).toBe(true);
    expect(give('retry').accepted).toBe(true);
  });

  test('[SB8] what the plan has no room for is refused before and when it is done, with the plan that has', () => {
    const { world } = subscribed({ plan: 'starter' });
    const refusal = { code: 'productsFull', params: { most: 1000, plan: 'growth' } };
    const create = () => world.do('product', world.id(), 'create', productFixture({ sku: world.id() }));
    world.taken = { products: 999 };
    expect(create().accepted).toBe(true);
    world.taken = { products: 1000 };
    const asked = consider(
      engine,
      world.store,
      { kind: 'product', document: world.id(), type: 'create' },
      world.env(),
    );
    expect(asked).toEqual(refusal);
    expect(create()).toEqual({ accepted: false, refusal });
    expect(world.do('product', world.id(), 'create', productFixture({ sku: 'own' }), internal).accepted).toBe(
      true,
    );
  });

  test('[SB14] amounts are seen by who manages the company alone, in rows and in facts', () => {
    const { world, row, give, know, owed } = active();
    know('tryPayment', { invoice: owed() });
    know('noteFailed', { invoice: owed(), attempt: 1, at: world.now });
    give('retry');
    const billTo = {
      name: 'Payer AB',
      vatNumber: '',
      address: { street: '', postcode: '', city: '', country: 'SE' },
      email: 'pay@example.com',
      reference: 'PO 7',
    };
    give('setBilling', { billTo });
    give('cancel', { cancellation: { why: 'price', comment: 'Too much' } });
    expect(row().state).toBe('canceled');
    const access = accessClass(engine, (permission) => permission === 'company.view');
    const table = engine.tables.get('subscription');
    if (!table) throw new Error('no table');
    const device = new Store([table]);
    const seen = world.log.flatMap((event) => redactEvent(access, engine, event) ?? []);
    for (const event of seen.filter(({ kind }) => kind === 'subscription')) fold(engine, device, event);
    const shown = redactRow(access, table, row());
    expect(device.getRow('subscription', 'subscription')).toEqual(shown);
    expect(shown).toMatchObject({ state: 'canceled', plan: 'growth', limits: { members: 15 } });
    expect(JSON.stringify([shown, seen.filter(({ kind }) => kind === 'subscription')])).not.toMatch(
      /109000|4242|Payer|Too much/,
    );
  });

  /** Every order of these, each twice. */
  function* orders<T>(all: readonly T[], begun: readonly T[] = []): Generator<readonly T[]> {
    if (all.length === 0) yield begun.flatMap((one, at) => [one, ...begun.slice(0, at)]);
    for (const [at, one] of all.entries()) yield* orders(all.toSpliced(at, 1), [...begun, one]);
  }

  test('[SB7] in whatever order and however often a provider tells it, it comes to the same', () => {
    const ends = new Set<string>();
    let told = 0;
    const events = ['failed', 'failed at last', 'paid', 'refunded', 'unknown'] as const;
    for (const order of orders(events)) {
      const { know, row, owed } = active();
      const invoice = owed();
      know('tryPayment', { invoice });
      for (const event of order) {
        const failure = {
          invoice,
          attempt: 1,
          at: event === 'failed' ? daysAfter(START, 30) : daysAfter(START, 40),
        };
        if (event.startsWith('failed')) know('noteFailed', failure);
        else if (event === 'unknown') know('notePaid', { invoice: 'LG9', at: START });
        else know(event === 'paid' ? 'notePaid' : 'noteRefunded', { invoice, at: daysAfter(START, 31) });
        told += 1;
      }
      const { version: _, changedAt: __, ...rest } = row();
      ends.add(JSON.stringify(rest));
    }
    expect(told).toBe(120 * 15);
    expect([...ends].map((one) => JSON.parse(one))).toMatchObject([
      {
        state: 'active',
        invoices: [{ paidAt: daysAfter(START, 31), refundedAt: daysAfter(START, 31), failed: [1] }],
      },
    ]);
  });
});
