import { expect, it } from 'vitest';
import { salesSide } from '#model/areas/products/prices/price-side.ts';
import type { PriceRow } from '#model/areas/sales/price/price.facts.ts';
import { baseOf, lineOf, oneOfTwo, sheetSteps, unsavingSteps } from './price-lines.ts';

const row = (id: string, over: Partial<PriceRow> = {}): PriceRow => ({
  id,
  state: 'active',
  version: 1,
  createdAt: '',
  changedAt: '',
  list: 'L',
  product: `P-${id}`,
  category: null,
  unit: null,
  from: 0,
  price: 10_0000,
  discount: null,
  startsOn: null,
  endsOn: null,
  ...over,
});

const ofL = { side: salesSide, list: 'L' };
const rows = [row('a'), row('b'), row('c')];
const [a, b] = rows.map(lineOf) as [ReturnType<typeof lineOf>, ReturnType<typeof lineOf>];

it('[PRI19] saving archives what was removed first, updates what differs, creates what is new, and leaves the rest', () => {
  const steps = sheetSteps(ofL, baseOf(rows), [a, { ...b, price: 9_0000 }, { ...b, id: 'd' }]);
  expect(steps.map(({ id, steps: [one] }) => [id, one?.step.type, one?.back.type])).toEqual([
    ['c', 'archive', 'restore'],
    ['b', 'update', 'update'],
    ['d', 'create', 'archive'],
  ]);
  expect(steps[1]?.steps[0]?.step.data).toEqual({
    list: 'L',
    product: 'P-b',
    category: null,
    unit: null,
    from: 0,
    price: 9_0000,
    discount: null,
    startsOn: null,
    endsOn: null,
  });
  expect(sheetSteps(ofL, baseOf(rows), rows.map(lineOf))).toEqual([]);
});

it('[PRI19] what was saved is taken back unless somebody has changed it since', () => {
  const saved = sheetSteps(ofL, baseOf(rows), [a, { ...b, price: 9_0000 }]);
  const now = new Map([
    ['b', row('b', { price: 9_0000 })],
    ['c', row('c', { state: 'archived' })],
  ]);
  const undone = () => saved.map((one) => unsavingSteps(one, (id) => now.get(id))?.steps[0]?.step.type);
  expect(undone()).toEqual(['restore', 'update']);
  now.set('b', row('b', { price: 8_0000 })).set('c', row('c'));
  expect(undone()).toEqual([undefined, undefined]);
  now.set('b', row('b', { price: 9_0000, product: 'P-x' }));
  expect(undone()).toEqual([undefined, undefined]);
});

it('[PRI18] of a price and a discount a line has the one that was typed last', () => {
  const both = { ...a, discount: 500 };
  expect(oneOfTwo([both], 'a', 'discount')).toEqual([{ ...both, price: null }]);
  expect(oneOfTwo([both], 'a', 'price')).toEqual([a]);
  expect(oneOfTwo([a], 'a', 'quantity')).toEqual([a]);
});
