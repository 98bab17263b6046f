import { expect, it } from 'vitest';
import { checkingEngine as engine } from '#machines/checking-engine.ts';
import { vatsOf } from '#model/areas/sales/sales-order/sales-order.vat.ts';
import { resolveAccount } from '#model/areas/setup/posting-rule/resolve-account.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { Rows } from '#model/engine/rows.ts';
import { vatTreatments } from '#model/vat/treatment.ts';
import { seededCompanies } from './companies.ts';
import { playYear } from './play-year.ts';

const NOW = '2026-11-28T12:00:00.000Z';

/** A company of the demonstration at the end of its year, and its sales orders. */
function played(key: string) {
  const seeded = seededCompanies(NOW).find(({ company }) => company.key === key);
  if (!seeded) throw new Error(`the demonstration has no company ${key}`);
  const { model } = playYear(engine, seeded, new Map(), (fault) => {
    throw fault;
  });
  const view: Reader = model.view;
  return { view, orders: model.rows('salesOrder') as readonly Rows['salesOrder'][] }; // the rows of a table are of its kind
}

it('[DE14] the Swedish company charges VAT in every way, and each sale has its account', () => {
  const { view, orders } = played('nordlager');
  const ways = orders.flatMap((order) => vatsOf(view, order, order.lines).map(({ vat }) => vat.treatment));
  expect(vatTreatments.filter((treatment) => !ways.includes(treatment))).toEqual([]);
  const faults = orders.flatMap((order) =>
    order.lines.flatMap((line) =>
      vatsOf(view, order, [line]).flatMap(({ vat }) => {
        const { treatment } = vat;
        const rate = line.vatRate ?? 0;
        const found = resolveAccount(view, { purpose: 'sales', treatment, vatClass: line.vatClass, rate });
        return 'refusal' in found ? [found.refusal] : [];
      }),
    ),
  );
  expect(faults).toEqual([]);
}, 60_000);

it('[DE14] the Estonian company posts sales at home to an account of its own', () => {
  const { view } = played('baltic');
  const sold = { treatment: 'domestic', vatClass: 'standard', rate: 2400 } as const;
  const numbers = (['sales', 'vatOut'] as const).map((purpose) => {
    const found = resolveAccount(view, { purpose, ...sold });
    return 'account' in found && found.account.number;
  });
  expect(numbers).toEqual(['3011', '2601']);
}, 60_000);
