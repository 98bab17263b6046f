import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { compare } from '#model/values/order.ts';
import type { SystemCommand } from '#server/platform/commands/executor.ts';
import { createProduct, freshId } from '#server/testing/company.fixtures.ts';
import { paired, saved, twoCompanies, type TwoCompanies } from './master-sync.fixtures.ts';
import { noteChanges, syncCompany } from './sync-company.ts';
import { allRows, isPaired } from './sync-deps.ts';

let four: TwoCompanies;
beforeAll(async () => {
  four = await twoCompanies(4);
});
afterAll(() => four.close());

const PRODUCTS = 10;
/** In each company, of each product. */
const CHANGES = 50;

/** Whole numbers below `most`, the same at every run. */
function drawn(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % most;
  };
}

const rows = (company: number): Promise<readonly ProductRow[]> =>
  four.database.withCompany(company, (trx) => allRows(trx, four.deps.layouts, company, 'product'));

async function products(company: number): Promise<void> {
  const ids = Array.from({ length: PRODUCTS }, () => freshId());
  await four.give(
    company,
    ids.map((id, n) => createProduct({ sku: `P-${n}` }, id)),
  );
}

/** A thousand changes of a pair of companies, without a connection between them; the same for each pair. */
async function change(company: number, seed: number): Promise<void> {
  const next = drawn(seed);
  const held = new Map((await rows(company)).map((row) => [row.sku, row]));
  const commands: { command: SystemCommand; at: string }[] = [];
  for (let n = 0; n < PRODUCTS * CHANGES; n += 1) {
    const sku = `P-${next(PRODUCTS)}`;
    const row = held.get(sku);
    if (!row) throw new Error(`no product ${sku}`);
    const field = ['weight', 'description', 'length'][next(3)] ?? 'weight';
    const value = next(6);
    const changed = { ...row, [field]: field === 'description' ? `text ${value}` : value };
    held.set(sku, changed);
    commands.push({ command: saved(changed, {}), at: new Date(Date.UTC(2027, 0, 1, 0, n)).toISOString() });
  }
  for (let from = 0; from < commands.length; from += 100)
    await four.give(
      company,
      commands.slice(from, from + 100).map(({ command }) => command),
      commands[from]?.at,
    );
}

const said = async (company: number) =>
  (await rows(company))
    .map(({ sku, weight, description, length }) => ({ sku, weight, description, length }))
    .sort((a, b) => compare(a.sku, b.sku));

it('[MS5] a thousand changes in two companies converge to the same rows, whichever is told first', async () => {
  const rule = { leader: 'newest', fields: { length: 'inviter' } } as const;
  const pairs = [
    [1, 2],
    [3, 4],
  ] as const;
  const pairings: string[] = [];
  for (const [one, other] of pairs) {
    await products(one);
    await products(other);
    pairings.push(await paired(four, [rule], { one, other }));
  }
  await four.drain();
  for (const [one, other] of pairs) {
    await change(one, 11);
    await change(other, 22);
    for (const company of [one, other]) {
      const pairing = await four.row(company, 'pairing', pairings[one === 1 ? 0 : 1] ?? '');
      if (!isPaired(pairing)) throw new Error('not paired');
      await noteChanges(four.deps, company, pairing);
    }
  }
  const before = await Promise.all([1, 2].map(said));
  expect(before[0]).not.toEqual(before[1]);
  for (const company of [1, 2, 4, 3]) await syncCompany(four.deps, company);
  await four.drain();
  const [first = [], ...others] = await Promise.all([1, 2, 3, 4].map(said));
  for (const other of others) expect(other).toEqual(first);
  expect(first.map(({ length }) => length)).toEqual(before[0]?.map(({ length }) => length));
  for (const company of [1, 2, 3, 4])
    for (const link of await four.links(company)) expect([link.pending, link.problems]).toEqual([false, {}]);
});
