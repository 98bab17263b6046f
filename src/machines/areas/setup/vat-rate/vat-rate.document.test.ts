import { describe, expect, test } from 'vitest';
import { Miss } from '#model/engine/miss.ts';
import type { Reader } from '#model/engine/reader.ts';
import { purchasesAcross, salesAcross } from '#model/areas/sales/sales-order/orders-across-vat-rates.ts';
import type { VatRateForm } from '#model/areas/setup/vat-rate/vat-rate.facts.ts';
import { vatRateOn, withUsualRates } from '#model/areas/setup/vat-rate/vat-rates-in-force.ts';
import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import {
  placedOrder,
  purchasingWorld,
} from '#machines/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';

/** A form for Swedish food; today is 4 May 2026. */
const food = (over: Partial<VatRateForm> = {}): VatRateForm => ({
  country: 'SE',
  vatClass: 'food',
  rate: 800,
  from: '2026-06-01',
  to: null,
  ...over,
});

function worldWith(...rates: Partial<VatRateForm>[]) {
  const world = companyWorld();
  const ids = rates.map((over) => {
    const id = world.id();
    world.must('vatRate', id, 'create', food(over));
    return id;
  });
  const give = (type: string, data?: object, id = ids[0] ?? world.id()) => {
    const answer = world.do('vatRate', id, type, data);
    return answer.accepted ? 'accepted' : answer.refusal;
  };
  return { world, ids, give };
}

describe('the rate of a day', () => {
  test("[VR1] is the company's own on its days, then the one of the product, then the standard one", () => {
    const { world } = worldWith({ to: '2026-06-30' }, { country: 'US', vatClass: 'standard', rate: 1000 });
    const on = (day: string, country = 'SE') => vatRateOn(world.view, 'food', country, day);
    expect([on('2026-05-31'), on('2026-06-01'), on('2026-06-30'), on('2026-07-01')]).toEqual([
      600, 800, 800, 600,
    ]);
    expect([on('2026-05-31', 'US'), on('2026-06-01', 'US')]).toEqual([null, 1000]);
    expect(vatRateOn(world.view, 'exempt', 'US', '2026-06-01')).toBe(0);
  });

  test('[VR1] is not what an archived one says', () => {
    const { world, give } = worldWith({});
    expect(give('archive')).toBe('accepted');
    expect(vatRateOn(world.view, 'food', 'SE', '2026-06-01')).toBe(600);
  });

  test('[VR1] is shown as the usual one to whoever may not see those of the company; nothing else is made up', () => {
    const blind: Reader = {
      get: () => undefined,
      by: (table, index, key) => {
        throw new Miss([{ table, index, key }]);
      },
    };
    expect(() => vatRateOn(blind, 'food', 'SE', '2026-06-01')).toThrow(Miss);
    expect(vatRateOn(withUsualRates(blind), 'food', 'SE', '2026-06-01')).toBe(600);
    expect(() => withUsualRates(blind).by('salesOrder', 'customer', '1')).toThrow(Miss);
  });

  test('[VR1] goes into the lines of an order, which keep it', () => {
    const sales = new SalesWorld();
    const { base } = sales;
    const bread = activeProduct(base, { sku: 'BREAD', vatClass: 'food' });
    const rate = base.id();
    base.must('vatRate', rate, 'create', food({ from: '2026-05-01' }));
    const lines = [{ product: bread, vatClass: 'food' as const, quantity: 1000, price: 10_0000 }];
    const { order } = sales.confirmed(lines, { promisedOn: '2026-05-05' });
    const held = () => base.row('salesOrder', order)?.lines.map(({ vatRate }) => vatRate);
    expect(held()).toEqual([800]);
    base.must('vatRate', rate, 'update', food({ from: '2026-05-01', rate: 900 }));
    expect(held()).toEqual([800]);
  });
});

describe('the days of a rate', () => {
  const beside = (over: Partial<VatRateForm>) => {
    const { give, world } = worldWith({ to: '2026-06-30' }, { from: '2026-07-01', to: '2026-07-31' });
    return give('create', food(over), world.id());
  };

  test.each([
    [{ from: '2026-06-30' }, 'from', '2026-06-01'],
    [{ from: '2026-05-01', to: '2026-06-01' }, 'to', '2026-06-01'],
    [{ from: '2026-07-10', to: '2026-07-12' }, 'from', '2026-07-01'],
    [{ from: '2026-05-01' }, 'to', '2026-06-01'],
  ])('[VR2] do not overlap: %o is refused at %s, naming the neighbour', (over, field, from) => {
    const fields = { [field]: 'vatRateOverlaps' };
    expect(beside(over)).toEqual({ code: 'vatRateOverlaps', params: { from }, fields });
  });

  test.each([
    [{ from: '2026-08-02' }, 'from', { from: '2026-07-01', day: '2026-08-01' }],
    [{ from: '2026-05-01', to: '2026-05-30' }, 'to', { from: '2026-06-01', day: '2026-05-31' }],
  ])('[VR3] leave no gap: %o is refused at %s, with the day that would do', (over, field, params) => {
    expect(beside(over)).toEqual({ code: 'vatRateGap', params, fields: { [field]: 'vatRateGap' } });
  });

  test('[VR2] [VR3] are those of its class and country alone, and may follow each other', () => {
    expect(beside({ from: '2026-08-01' })).toBe('accepted');
    expect(beside({ vatClass: 'reduced' })).toBe('accepted');
    expect(beside({ country: 'NO', from: '2026-01-01' })).toBe('accepted');
    expect(beside({ country: 'NO', to: '2026-05-01' })).toEqual({
      code: 'endsBeforeItBegins',
      fields: { to: 'endsBeforeItBegins' },
    });
  });

  test('[VR3] between two others one is neither archived nor moved away', () => {
    const { ids, give } = worldWith(
      { to: '2026-06-30' },
      { from: '2026-07-01', to: '2026-07-31' },
      { from: '2026-08-01', to: '2026-08-31' },
    );
    const params = { before: '2026-06-01', after: '2026-08-01' };
    expect(give('archive', {}, ids[1])).toEqual({ code: 'vatRateBetween', params });
    expect(give('update', food({ from: '2026-09-01' }), ids[1])).toMatchObject({ code: 'vatRateGap' });
    expect(give('archive', {}, ids[2])).toBe('accepted');
    expect(give('archive', {}, ids[1])).toBe('accepted');
  });
});

describe('what has been in force', () => {
  test('[VR4] is put right on the day it was entered, and not after', () => {
    const { world, give } = worldWith({ from: '2026-05-01' });
    expect(give('update', food({ from: '2026-05-01', rate: 900 }))).toBe('accepted');
    world.now = '2026-05-05T08:00:00.000Z';
    const refused = { code: 'vatRateHeld', params: { from: '2026-05-01' } };
    expect(give('update', food({ from: '2026-05-01' }))).toEqual(refused);
    expect(give('archive')).toEqual(refused);
  });

  test('[VR4] what begins later is put right until then, within its class and country', () => {
    const { world, give } = worldWith({});
    world.now = '2026-05-31T08:00:00.000Z';
    expect(give('update', food({ rate: 900 }))).toBe('accepted');
    const field = (name: string) => ({ code: 'vatRateKeepsPlace', fields: { [name]: 'vatRateKeepsPlace' } });
    expect(give('update', food({ vatClass: 'reduced' }))).toEqual(field('vatClass'));
    expect(give('update', food({ country: 'NO' }))).toEqual(field('country'));
    world.now = '2026-06-01T08:00:00.000Z';
    expect(give('archive')).toMatchObject({ code: 'vatRateHeld' });
  });

  test('[VR5] ends yesterday at the earliest, and its end is moved or taken back', () => {
    const { world, give } = worldWith({ from: '2026-01-01' });
    world.now = '2026-05-05T08:00:00.000Z';
    expect(give('end', { to: '2026-05-03' })).toEqual({
      code: 'vatRateEndsInPast',
      params: { earliest: '2026-05-04' },
      fields: { to: 'vatRateEndsInPast' },
    });
    expect(give('end', { to: '2026-05-04' })).toBe('accepted');
    expect(give('end', { to: null })).toBe('accepted');
    expect(give('end', { to: '2026-05-31' })).toBe('accepted');
    world.must('vatRate', world.id(), 'create', food());
    expect(give('end', { to: null })).toMatchObject({
      code: 'vatRateOverlaps',
      fields: { to: 'vatRateOverlaps' },
    });
    expect(give('end', { to: '2026-05-30' })).toMatchObject({ code: 'vatRateGap' });
    expect(world.replayed()).toEqual(world.snapshot());
  });
});

describe('a rate that begins later', () => {
  test('[VR6] lists the open sales orders with lines promised for its days at another rate', () => {
    const sales = new SalesWorld();
    const { base } = sales;
    const bread = activeProduct(base, { sku: 'BREAD', vatClass: 'food' });
    const tool = activeProduct(base, { sku: 'TOOL' });
    const line = (product: string, vatClass: 'food' | 'standard', promisedOn: string | null = null) => ({
      product,
      vatClass,
      quantity: 1000,
      price: 10_0000,
      promisedOn,
    });
    const later = { promisedOn: '2026-06-10' };
    const lines = [line(bread, 'food'), line(bread, 'food', '2026-05-20'), line(tool, 'standard')];
    const across = sales.confirmed(lines, later).order;
    sales.confirmed([line(bread, 'food')], { promisedOn: '2026-05-20' });
    const over = sales.confirmed([line(bread, 'food')], later).order;
    sales.act('salesOrder', over, 'cancel', { reason: 'other' });
    const id = base.id();
    base.must('vatRate', id, 'create', food());
    const rate = base.row('vatRate', id);
    if (!rate) throw new Error('it was created');
    const found = () =>
      salesAcross(base.view, rate, [...base.store.all('salesOrder').values()] as never).map(
        ({ order, ...rest }) => ({ id: order.id, ...rest }),
      );
    expect(found()).toEqual([{ id: across, lines: 1, kept: [600] }]);
    base.must('vatRate', id, 'archive');
    expect(found()).toEqual([]);
  });

  test('[VR6] one that ends lists the open orders with lines at it for days after its last, where another holds', () => {
    const sales = new SalesWorld();
    const { base } = sales;
    const bread = activeProduct(base, { sku: 'BREAD', vatClass: 'food' });
    const line = { product: bread, vatClass: 'food' as const, quantity: 1000, price: 10_0000 };
    const id = base.id();
    base.must('vatRate', id, 'create', food({ rate: 800, from: '2026-05-04', to: null }));
    const after = sales.confirmed([line], { promisedOn: '2026-06-10' }).order;
    sales.confirmed([line], { promisedOn: '2026-05-20' });
    const found = (change: 'to' | 'from') => {
      const rate = base.row('vatRate', id);
      if (!rate) throw new Error('it was created');
      const orders = [...base.store.all('salesOrder').values()] as never;
      return salesAcross(base.view, rate, orders, change).map(({ order, ...rest }) => ({
        id: order.id,
        ...rest,
      }));
    };
    expect(found('from')).toEqual([]);
    base.must('vatRate', id, 'end', { to: '2026-05-31' });
    expect(found('from')).toEqual([{ id: after, lines: 1, kept: [800] }]);
    expect(found('to')).toEqual([]);
  });

  test('[VR6] lists purchase orders by the days their goods are awaited', () => {
    const world = purchasingWorld();
    const bread = activeProduct(world, { sku: 'BREAD', vatClass: 'food' });
    const of = { product: bread, vatClass: 'food' as const, quantity: 1000, price: 10_0000 };
    const order = placedOrder(world, [of, { ...of, promisedOn: '2026-06-10' }], { expectedOn: '2026-05-20' });
    const id = world.id();
    world.must('vatRate', id, 'create', food());
    const rate = world.row('vatRate', id);
    if (!rate) throw new Error('it was created');
    const rows = [...world.store.all('purchaseOrder').values()] as never;
    expect(purchasesAcross(world.view, rate, rows)).toMatchObject([
      { order: { id: order.id }, lines: 1, kept: [600] },
    ]);
  });
});
