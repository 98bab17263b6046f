import { expect, test } from 'vitest';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';

const usual = { series: 'SO', prefix: 'SO', digits: 5, year: true, next: null };

function selling() {
  const world = new SalesWorld();
  const { base } = world;
  const set = (change: object) => base.do('company', 'company', 'setSeries', { ...usual, ...change });
  const confirmed = (): string | null | undefined => {
    const { order } = world.draft([{ product: world.bolt }]);
    const verdict = base.do('salesOrder', order, 'confirm');
    return verdict.accepted ? base.row('salesOrder', order)?.number : verdict.refusal.code;
  };
  const drawn = () => base.log.flatMap((event) => (event.drawn ? [event.drawn] : [])).at(-1);
  /** A completed sale from outside, wholly cancelled: it moves nothing. */
  const record = (number: string) => {
    const line = { ...orderLineFixture({ id: base.id(), product: world.bolt }), price: 1_0000 };
    const lines = [{ ...line, cancelled: line.quantity }];
    const { orderedOn: _, ...form } = salesOrderFixture({
      customer: world.customer,
      warehouse: base.warehouse,
      lines: [],
    });
    const soldAt = '2026-04-30T10:00:00.000Z';
    return base.do('salesOrder', base.id(), 'record', { ...form, number, soldAt, lines });
  };
  return { world, base, set, confirmed, drawn, record };
}

test('[CY9] prefix, digits and year hold for numbers drawn from then on, from the counter that stands', () => {
  const { base, set, confirmed, drawn } = selling();
  expect(confirmed()).toBe('SO-2026-00001');
  expect(set({ prefix: ' ord ', digits: 3 }).accepted).toBe(true);
  expect([confirmed(), drawn()]).toEqual(['ORD-2026-002', { 'SO-2026': 2 }]);
  set({ prefix: 'ORD', digits: 4, year: false });
  expect([confirmed(), drawn()]).toEqual(['ORD-0001', { SO: 1 }]);
  base.now = '2027-01-02T08:00:00.000Z';
  expect(confirmed()).toBe('ORD-0002');
  set({ prefix: 'ORD' });
  expect(confirmed()).toBe('ORD-2027-00001');
  expect(base.replayed()).toEqual(base.snapshot());
});

test('[CY9] no series takes a prefix that another has, had or begins with', () => {
  const { set } = selling();
  const taken = (prefix: string) => ({
    accepted: false,
    refusal: { code: 'prefixTaken', params: { prefix }, fields: { prefix: 'prefixTaken' } },
  });
  expect(set({ prefix: 'PO' })).toEqual(taken('PO'));
  set({ prefix: 'ORD' });
  set({ prefix: 'SALE' });
  for (const prefix of ['SO', 'ORD', 'SALE']) expect(set({ series: 'PO', prefix })).toEqual(taken(prefix));
  expect(set({ prefix: 'SO' }).accepted).toBe(true);
  for (const prefix of ['', '1A', 'A-B', 'TOOLONGPREFIX'])
    expect(set({ prefix })).toMatchObject({
      refusal: { code: 'invalid', fields: { prefix: expect.anything() } },
    });
});

test('[CY10] the next number only goes up, and the fact names what it leaves out', () => {
  const { base, set, confirmed } = selling();
  confirmed();
  const low = { code: 'nextOnlyGoesUp', params: { next: 2 }, fields: { next: 'nextOnlyGoesUp' } };
  expect(set({ next: 1 })).toEqual({ accepted: false, refusal: low });
  const skipped = () => base.log.findLast(({ type }) => type === 'seriesSet')?.data;
  set({ next: 2 });
  expect(skipped()).toMatchObject({ skipped: null });
  set({ next: 100 });
  expect(skipped()).toMatchObject({ skipped: { counter: 'SO-2026', from: 2, to: 99 } });
  expect(set({ next: 99 })).toMatchObject({ refusal: { params: { next: 100 } } });
  set({ year: false, next: 7 });
  set({});
  expect([confirmed(), confirmed()]).toEqual(['SO-2026-00100', 'SO-2026-00101']);
  base.now = '2027-01-02T08:00:00.000Z';
  expect(confirmed()).toBe('SO-2027-00001');
  set({ year: false });
  expect(confirmed()).toBe('SO-00007');
});

test('[CY9] what is recorded from outside has none of the numbers of the series, whatever its prefix was', () => {
  const { set, record, confirmed } = selling();
  expect(record('SO-17').accepted).toBe(true);
  expect(record('ORD-2026-00002').accepted).toBe(true);
  set({ prefix: 'ORD' });
  const reserved = { refusal: { code: 'numberReserved' } };
  for (const number of ['ORD-2026-00009', 'ord-9', 'SO-18', 'SO-2026-00001'])
    expect(record(number)).toMatchObject(reserved);
  expect([confirmed(), confirmed()]).toEqual(['ORD-2026-00001', 'drawnNumberTaken']);
  set({ prefix: 'ORD', next: 3 });
  expect(confirmed()).toBe('ORD-2026-00003');
});
