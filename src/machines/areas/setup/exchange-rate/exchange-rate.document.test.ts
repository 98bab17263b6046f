import { describe, expect, test } from 'vitest';
import type { ExchangeRateForm } from '#model/areas/setup/exchange-rate/exchange-rate.facts.ts';
import { oldAge, rateHolding, rateToBegin } from '#model/areas/setup/exchange-rate/exchange-rates.ts';
import { purchasingWorld } from '#machines/areas/purchasing/purchase-order/purchase-order.fixtures.ts';

/** A company in SEK whose supplier sells in EUR; today is 4 May 2026. */
function worldWith(...rates: Partial<ExchangeRateForm>[]) {
  const world = purchasingWorld({ currency: 'EUR' });
  const form = (over: Partial<ExchangeRateForm> = {}): ExchangeRateForm => ({
    currency: 'EUR',
    on: '2026-05-01',
    rate: 11_250_000,
    ...over,
  });
  const ids = rates.map((over) => {
    const id = world.id();
    world.must('exchangeRate', id, 'create', form(over));
    return id;
  });
  const give = (type: string, data: object, id: string = world.id()) => {
    const answer = world.do('exchangeRate', id, type, data);
    return answer.accepted ? 'accepted' : answer.refusal;
  };
  const draft = (more: object = {}) => {
    const order = world.id();
    const { supplier, warehouse } = world;
    world.must('purchaseOrder', order, 'create', { supplier, warehouse, ...more });
    const row = world.row('purchaseOrder', order);
    return [row?.currency, row?.rate];
  };
  return { world, form, give, draft, first: ids[0] ?? '' };
}

describe('the rate of a currency', () => {
  test("[XR1] is one a day; the company's own has none", () => {
    const { form, give, first } = worldWith({});
    expect(give('create', form())).toEqual({
      code: 'exchangeRateTaken',
      params: { currency: 'EUR', on: '2026-05-01' },
      fields: { on: 'exchangeRateTaken' },
    });
    expect(give('create', form({ currency: 'NOK' }))).toBe('accepted');
    expect(give('create', form({ currency: 'SEK' }))).toEqual({
      code: 'isOwnCurrency',
      fields: { currency: 'isOwnCurrency' },
    });
    expect(give('archive', {}, first)).toBe('accepted');
    expect(give('create', form())).toBe('accepted');
  });

  test('[XR2] is corrected within its currency and its day; orders keep theirs', () => {
    const { world, form, give, draft, first } = worldWith({});
    expect(draft()).toEqual(['EUR', 11_250_000]);
    expect(give('update', form({ rate: 11_300_000 }), first)).toBe('accepted');
    expect(rateHolding(world.view, 'EUR', '2026-05-04')?.rate).toBe(11_300_000);
    const held = [...world.store.all('purchaseOrder').values()];
    expect(held).toMatchObject([{ rate: 11_250_000 }]);
    for (const [field, over] of [
      ['on', { on: '2026-05-02' }],
      ['currency', { currency: 'USD' }],
    ] as const)
      expect(give('update', form(over), first)).toEqual({
        code: 'exchangeRateKeepsDay',
        fields: { [field]: 'exchangeRateKeepsDay' },
      });
    expect(world.replayed()).toEqual(world.snapshot());
  });

  test('[XR3] is that of the day, or the last before it', () => {
    const { world } = worldWith(
      { on: '2026-04-20', rate: 11_000_000 },
      {},
      { on: '2026-05-03', rate: 11_500_000 },
    );
    const on = (day: string) => rateHolding(world.view, 'EUR', day)?.rate;
    expect([
      on('2026-04-19'),
      on('2026-04-20'),
      on('2026-05-02'),
      on('2026-05-03'),
      on('2027-01-01'),
    ]).toEqual([undefined, 11_000_000, 11_250_000, 11_500_000, 11_500_000]);
  });
});

describe('an order', () => {
  test('[XR4] begins with the rate of its day, unless another is given; 1 where none is known', () => {
    const { world, draft } = worldWith({}, { on: '2026-05-05', rate: 12_000_000 });
    expect(draft()).toEqual(['EUR', 11_250_000]);
    expect(draft({ rate: 11_400_000 })).toEqual(['EUR', 11_400_000]);
    expect(draft({ currency: 'SEK' })).toEqual(['SEK', 1_000_000]);
    expect(draft({ currency: 'NOK' })).toEqual(['NOK', 1_000_000]);
    expect(rateToBegin(world.view, 'NOK', '2026-05-04')).toBeNull();
  });

  test('[XR5] knows a rate of more than seven days ago as old', () => {
    expect([oldAge({ on: '2026-05-01' }, '2026-05-08'), oldAge({ on: '2026-05-01' }, '2026-05-09')]).toEqual([
      null,
      8,
    ]);
  });
});
