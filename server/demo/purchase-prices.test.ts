import { expect, it } from 'vitest';
import { checkingEngine as engine } from '#machines/checking-engine.ts';
import type { Rows, TableName } from '#model/engine/rows.ts';
import { seededCompanies } from './companies.ts';
import { playYear } from './play-year.ts';

const NOW = '2026-11-28T12:00:00.000Z';

it('[DE11] suppliers in two currencies have lists with breaks and one of next year, which orders take prices from', () => {
  const seeded = seededCompanies(NOW).find(({ company }) => company.key === 'fjord');
  if (!seeded) throw new Error('the demonstration has no such company');
  const { model } = playYear(engine, seeded, new Map(), (fault) => {
    throw fault;
  });
  const rows = <T extends TableName>(table: T) => model.rows(table) as readonly Rows[T][]; // of its kind
  const lists = rows('purchaseList');
  const next = lists.filter(({ basedOn }) => basedOn !== null);
  expect(next.every(({ startsOn }) => startsOn !== null && startsOn > NOW.slice(0, 10))).toBe(true);
  expect(new Set(next.map(({ currency }) => currency)).size).toBeGreaterThan(1);
  expect(rows('purchasePrice').some(({ from, minimum }) => from > 0 && minimum > 0)).toBe(true);
  expect(rows('product').flatMap(({ suppliers }) => suppliers.flatMap(Object.keys))).not.toContain(
    'purchasePrice',
  );
  // Those of requests for quotation cost what was offered.
  const listed = rows('purchaseOrder').filter(({ quoteRequest }) => quoteRequest === undefined);
  const sources = listed.flatMap(({ lines }) => lines.map(({ pricedBy }) => pricedBy));
  const ids = new Set<string | undefined>(lists.map(({ id }) => id));
  expect(sources.length > 0 && sources.every((one) => ids.has(one))).toBe(true);
}, 60_000);
