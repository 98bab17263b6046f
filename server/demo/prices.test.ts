import { expect, it } from 'vitest';
import { checkingEngine as engine } from '#machines/checking-engine.ts';
import type { Rows, TableName } from '#model/engine/rows.ts';
import { seededCompanies } from './companies.ts';
import { playYear } from './play-year.ts';

const NOW = '2026-11-28T12:00:00.000Z';
const STANDARD_STEPS = 3;

function played(key: string) {
  const seeded = seededCompanies(NOW).find(({ company }) => company.key === key);
  if (!seeded) throw new Error(`the demonstration has no company ${key}`);
  const { model } = playYear(engine, seeded, new Map(), (fault) => {
    throw fault;
  });
  return <T extends TableName>(table: T) => model.rows(table) as readonly Rows[T][]; // the rows of a table are of its kind
}

it('[DE11] orders take their prices from every list in use, from the product, and from somebody’s hand', () => {
  const rows = played('fjord');
  const sources = rows('salesOrder').flatMap(({ lines }) => lines.map(({ pricedBy }) => pricedBy));
  const lists = rows('priceList').filter(({ state }) => state === 'active');

  expect(lists.map(({ name }) => name).toSorted()).toEqual([
    'Contractors',
    'Lillehammer Sport AS',
    'Standard',
  ]);
  expect(sources).toEqual(expect.arrayContaining(['product', 'hand', ...lists.map(({ id }) => id)]));
  expect(sources).not.toContain(undefined);
  const standard = lists.find(({ name }) => name === 'Standard')?.id;
  const prices = rows('price').filter(({ list }) => list === standard);
  const perProduct = Map.groupBy(prices, ({ product }) => product);
  expect(perProduct.get(null)?.map(({ category }) => category === null)).toEqual([false, false]);
  expect([...perProduct.values()].some((each) => each.length === STANDARD_STEPS)).toBe(true);
}, 60_000);
