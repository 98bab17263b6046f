import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categoryFixture } from '#model/areas/products/category/category.fixtures.ts';
import { createProduct, FOUNDER, freshId } from '#server/testing/company.fixtures.ts';
import { paired, saved, twoCompanies, type TwoCompanies } from './master-sync.fixtures.ts';

let two: TwoCompanies;
beforeAll(async () => {
  two = await twoCompanies();
});
afterAll(() => two.close());

const end = async (pairing: string): Promise<void> => {
  await two.give(1, [{ kind: 'pairing', document: pairing, type: 'unpair', data: {} }]);
  await two.drain();
};
const activate = (document: string) => ({ kind: 'product', document, type: 'activate', data: {} });

async function product(company: number, over: Parameters<typeof createProduct>[0]): Promise<string> {
  const id = freshId();
  await two.give(company, [createProduct(over, id), activate(id)]);
  return id;
}

describe('two companies that are paired', () => {
  it('[MS4, MS7] make what is the same so, and what is only in one of them in the other', async () => {
    const category = freshId();
    await two.give(1, [
      {
        kind: 'category',
        document: category,
        type: 'create',
        data: categoryFixture({ name: { en: 'Bolts', sv: 'Bultar' } }),
      },
    ]);
    const bolt = await product(1, { sku: 'BOLT', weight: 12, category });
    const twin = await product(2, { sku: 'bolt', weight: 99, name: { en: 'Bolt', sv: 'Bult' } });
    const alone = await product(2, { sku: 'ALONE' });
    const pairing = await paired(two, [{ kind: 'category' }, { kind: 'product', leader: 'inviter' }]);
    await two.drain();
    expect(await two.row(2, 'product', twin)).toMatchObject({
      weight: 12,
      name: { en: 'Hex bolt M8' },
      sku: 'BOLT',
    });
    const links = await two.links(1);
    const copy = links.find(({ partner_document: theirs }) => theirs === alone)?.document ?? '';
    expect(await two.row(1, 'product', copy)).toMatchObject({ sku: 'ALONE', state: 'active' });
    const made = links.find(({ document }) => document === category)?.partner_document ?? '';
    expect(await two.row(2, 'category', made)).toMatchObject({ name: { en: 'Bolts' } });
    expect(await two.row(2, 'product', twin)).toMatchObject({ category: made });
    expect((await two.events(2, twin)).at(-1)).toMatchObject({ type: 'updated', by: pairing });
    expect(await two.row(1, 'product', bolt)).toMatchObject({ version: 2 });
    await end(pairing);
    expect(await two.row(2, 'pairing', pairing)).toMatchObject({ state: 'unpaired' });
  });

  it('[MS7] bring changes over, and nothing back', async () => {
    const own = await product(1, { sku: 'TRAVELS' });
    const pairing = await paired(two);
    await two.drain();
    const theirs = (await two.links(1)).find(({ document }) => document === own)?.partner_document ?? '';
    await two.give(1, [saved(await two.row(1, 'product', own), { weight: 500 })]);
    await two.drain();
    expect(await two.row(2, 'product', theirs)).toMatchObject({ weight: 500 });
    await two.give(2, [saved(await two.row(2, 'product', theirs), { description: 'Theirs' })]);
    await two.drain();
    expect(await two.row(1, 'product', own)).toMatchObject({ weight: 500, description: 'Theirs' });
    const by = async (company: number, id: string) =>
      (await two.events(company, id)).map(({ by: who }) => who);
    expect(await by(1, own)).toEqual([FOUNDER, FOUNDER, FOUNDER, pairing]);
    expect(await by(2, theirs)).toEqual([pairing, pairing, pairing, FOUNDER]);
    await two.give(1, [{ kind: 'product', document: own, type: 'block', data: { reason: 'quality' } }]);
    const fresh = await product(2, { sku: 'FRESH' });
    await two.drain();
    expect(await two.row(2, 'product', theirs)).toMatchObject({ state: 'blocked' });
    const copy = (await two.links(2)).find(({ document }) => document === fresh)?.partner_document ?? '';
    expect(await two.row(1, 'product', copy)).toMatchObject({ sku: 'FRESH', state: 'active' });
    await end(pairing);
  });
});
