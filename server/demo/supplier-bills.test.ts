import { expect, it } from 'vitest';
import { checkingEngine as engine } from '#machines/checking-engine.ts';
import type { Rows } from '#model/engine/rows.ts';
import { billStage } from '#model/areas/purchasing/supplier-bill/supplier-bill.kind.ts';
import { seededCompanies } from './companies.ts';
import { playYear } from './play-year.ts';

const NOW = '2026-11-28T12:00:00.000Z';
const stages = ['approved', 'deviating', 'discarded', 'draft', 'matched', 'posted', 'reversed'];

it.each(['nordlager', 'baltic', 'fjord'])(
  '[DE15] %s has supplier bills in every state, some paid and in a file',
  (key) => {
    const seeded = seededCompanies(NOW).find(({ company }) => company.key === key);
    if (!seeded) throw new Error(`the demonstration has no company ${key}`);
    const { model } = playYear(engine, seeded, new Map(), (fault) => {
      throw fault;
    });
    const bills = model.rows('supplierBill') as readonly Rows['supplierBill'][]; // the rows of a table are of its kind
    expect([...new Set(bills.map(billStage))].sort()).toEqual(stages);
    expect(bills.some(({ paid }) => paid !== null)).toBe(true);
    expect(bills.some(({ ordered }) => ordered !== null)).toBe(true);
    const deviating = bills.filter((row) => billStage(row) === 'deviating');
    expect(deviating.map(({ deviations }) => deviations.map(({ code }) => code))).toEqual([['priceHigher']]);
    // Each billed receipt is worth what it was billed at.
    const posted = bills.flatMap(({ posted: one, reversed }) => (reversed ? [] : (one?.lines ?? [])));
    expect(posted.some(({ value, expensed }) => value + expensed > 0)).toBe(true);
  },
  60_000,
);
