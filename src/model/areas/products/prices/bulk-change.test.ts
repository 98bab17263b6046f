import { describe, expect, test } from 'vitest';
import { priceFixture } from '#model/areas/sales/price-list/price-list.fixtures.ts';
import {
  bulkChange,
  changedPrice,
  roundings,
  stepsOf,
  undoingSteps,
  type PriceChange,
  type Rounding,
} from './bulk-change.ts';
import type { ListedPriceRow } from './listed-price.facts.ts';

const up = (percent: number, rounding: Rounding = 'none', from: string | null = null): PriceChange => ({
  by: { percent },
  rounding,
  from,
});

const priceRow = (id: string, over: Partial<ListedPriceRow> = {}): ListedPriceRow =>
  ({
    ...priceFixture({ list: 'trade', product: 'bolt' }),
    id,
    state: 'active',
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...over,
  }) as ListedPriceRow; // the row of a document

const TODAY = '2026-11-30';
const LATER = '2027-01-01';

const planned = (
  rows: readonly ListedPriceRow[],
  change: PriceChange,
  isChosen: (row: ListedPriceRow) => boolean = () => true,
) => bulkChange({ rows, isChosen, change, today: TODAY });

const startsOf = (rows: readonly ListedPriceRow[]) =>
  planned(rows, up(1000, 'none', LATER)).changed.map(({ row, startsOn }) => [row.id, startsOn]);

describe('[PRI11, PRI12] a changed price', () => {
  test.each([
    ['none', 10_8885],
    ['whole', 11_0000],
    ['half', 11_0000],
    ['ninety', 10_9000],
    ['fives', 10_0000],
    ['tens', 10_0000],
  ] as const)('10.37 and 5 %% to %s', (rounding, after) =>
    expect(changedPrice(10_3700, up(500, rounding))).toBe(after),
  );

  test.each([
    ['whole', 10_5000, 11_0000],
    ['whole', 10_4999, 10_0000],
    ['half', 10_2500, 10_5000],
    ['half', 10_2499, 10_0000],
    ['half', 10_7500, 11_0000],
    ['ninety', 10_4000, 10_9000],
    ['ninety', 10_3999, 9_9000],
    ['ninety', 4000, 9000],
    ['fives', 12_5000, 15_0000],
    ['fives', 12_4999, 10_0000],
    ['tens', 15_0000, 20_0000],
    ['tens', 14_9999, 10_0000],
  ] as const)('to %s, a tie goes up: %i', (rounding, price, after) =>
    expect(changedPrice(price, up(0, rounding))).toBe(after),
  );

  test('is rounded once: 10.00 less what makes 9.99995 is 10.00', () => {
    expect(changedPrice(3333, up(5000))).toBe(5000);
    // Rounded to the ten-thousandth first, 0.49995 would be 0.50 and go up to 1.00.
    expect(changedPrice(9999, up(-5000, 'whole'))).toBe(5000);
    expect(changedPrice(2_9999, up(-5000, 'whole'))).toBe(1_0000);
  });

  test('goes up and down by an amount, and never below zero', () => {
    const by = (amount: number) => changedPrice(10_0000, { by: { amount }, rounding: 'none' });
    expect([by(1), by(-2_5000), by(-10_0000), by(-11_0000)]).toEqual([10_0001, 7_5000, 0, 0]);
    expect(changedPrice(10_0000, up(-10_000))).toBe(0);
    expect(changedPrice(0, up(500, 'ninety'))).toBe(0);
  });

  test('that only rounding would take to nothing stays unrounded', () => {
    const low = (rounding: Rounding) => changedPrice(2000, up(500, rounding));
    expect(roundings.map(low)).toEqual([2100, 2100, 2100, 2100, 2100, 2100]);
    expect(changedPrice(2_5000, up(0, 'fives'))).toBe(5_0000);
  });

  test('is exact where numbers end', () => {
    expect(changedPrice(999_999_999_999, up(-1))).toBe(999_899_999_999);
    expect(changedPrice(999_999_999_995, up(-5000))).toBe(499_999_999_998);
  });
});

describe('a bulk change', () => {
  test('[PRI13] today changes prices where they are; discounts, archived and ended ones stay', () => {
    const rows = [
      priceRow('a'),
      priceRow('b', { product: 'nut', startsOn: LATER }),
      priceRow('c', { product: 'pin', price: null, discount: 500 }),
      priceRow('d', { product: 'rod', state: 'archived' }),
      priceRow('e', { product: 'saw', endsOn: '2026-11-29' }),
      priceRow('f', { product: 'cap', price: 0 }),
      priceRow('g', { product: 'tag' }),
    ];
    const { changed, stays } = planned(rows, up(1000), ({ id }) => id !== 'g');
    expect(changed.map(({ row, before, after, startsOn }) => [row.id, before, after, startsOn])).toEqual([
      ['a', 10_0000, 11_0000, null],
      ['b', 10_0000, 11_0000, null],
    ]);
    expect(stays).toEqual({ discount: 1, archived: 1, ended: 1, replaced: 0, same: 1 });
    expect(planned(rows, up(1000, 'none', TODAY))).toEqual(planned(rows, up(1000)));
  });

  test('[PRI13] on a later day the present price ends the day before, and a new one goes on', () => {
    const row = priceRow('a', { endsOn: '2027-06-30' });
    const [change] = planned([row], up(1000, 'none', LATER)).changed;
    if (!change) throw new Error('it is changed');
    const { steps } = stepsOf(change, 'new');
    expect(steps.map(({ step }) => step)).toEqual([
      {
        type: 'create',
        document: 'new',
        data: {
          ...priceFixture({ list: 'trade', product: 'bolt' }),
          price: 11_0000,
          startsOn: LATER,
          endsOn: '2027-06-30',
        },
      },
      {
        type: 'update',
        document: 'a',
        data: { ...priceFixture({ list: 'trade', product: 'bolt' }), endsOn: '2026-12-31' },
      },
    ]);
    expect(steps.map(({ back }) => [back.type, back.document])).toEqual([
      ['archive', 'new'],
      ['update', 'a'],
    ]);
  });

  test('[PRI14] of several prices for the same thing the newest goes on, and the one below it where that ends', () => {
    const base = priceRow('base');
    const campaign = priceRow('campaign', { startsOn: '2026-12-01', endsOn: '2027-01-31' });
    const coming = priceRow('coming', { startsOn: LATER });
    expect(startsOf([base, campaign])).toEqual([
      ['base', '2027-02-01'],
      ['campaign', LATER],
    ]);
    expect(startsOf([base, priceRow('newer', { startsOn: '2026-12-01' })])).toEqual([['newer', LATER]]);
    expect(startsOf([base, coming])).toEqual([['coming', null]]);
    const reduced = { ...campaign, price: null, discount: 500 };
    expect(startsOf([base, reduced])).toEqual([['base', '2027-02-01']]);
    expect(startsOf([base, priceRow('many', { from: 1000 })])).toHaveLength(2);
  });
});

describe('[PRI15] undoing', () => {
  const one = (change: PriceChange, row = priceRow('a')) => {
    const [first] = planned([row], change).changed;
    if (!first) throw new Error('it is changed');
    return first;
  };

  test('takes a price back, unless somebody has changed it since', () => {
    const change = one(up(1000));
    const undo = (now: ListedPriceRow) => undoingSteps(change, 'new', () => now);
    expect(undo(priceRow('a', { price: 11_0000 }))?.steps[0]?.step).toMatchObject({
      type: 'update',
      data: { price: 10_0000 },
    });
    expect(undo(priceRow('a', { price: 12_0000 }))).toBeNull();
    expect(undo(priceRow('a', { price: 11_0000, state: 'archived' }))).toBeNull();
  });

  test('archives what was created, and the present price ends as before', () => {
    const change = one(up(1000, 'none', LATER));
    const rows = new Map([
      ['a', priceRow('a', { endsOn: '2026-12-31' })],
      ['new', priceRow('new', { price: 11_0000, startsOn: LATER })],
    ]);
    const undo = () => undoingSteps(change, 'new', (id) => rows.get(id));
    expect(undo()?.steps.map(({ step }) => step)).toMatchObject([
      { type: 'archive', document: 'new' },
      { type: 'update', document: 'a', data: { endsOn: null } },
    ]);
    rows.set('new', priceRow('new', { price: 12_0000, startsOn: LATER }));
    expect(undo()).toBeNull();
  });
});
