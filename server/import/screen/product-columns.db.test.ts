import { describe, expect, it } from 'vitest';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import {
  choiceFixture,
  productTypeFixture,
} from '#model/areas/products/product-type/product-type.fixtures.ts';
import { freshId, mustPropose } from '#server/testing/company.fixtures.ts';
import {
  aroundImports,
  ask,
  begun,
  company,
  linesOf,
  refusals,
  rows,
  server,
  step,
} from './imports.fixtures.ts';

aroundImports();

const taken = async (of: number, text: string) => {
  const id = await begun(of, { name: 'articles.csv', content: () => Buffer.from(text) });
  const checked = await step(of, id, 'check');
  const ran = await step(of, id, 'run');
  return { id, checked: checked.counts, counts: ran.counts };
};
const productsOf = async (of: number) =>
  new Map(
    (await rows(of, 'product')).filter(({ state }) => state !== 'archived').map((row) => [row.sku, row]),
  );
const notesOf = async (of: number, id: string) =>
  (await linesOf(of, id)).map(({ verdict }) => verdict?.notes?.map(({ field, code }) => `${field} ${code}`));

describe('a file of products', () => {
  it('[DI21, DI54, DI56] brings further barcodes and tags; undone, tags that something else has stay', async () => {
    const of = await company();
    const { id, counts } = await taken(
      of,
      'SKU;Name;Streckkoder;Taggar\nA;Bolt;4006381333931, 5901234123457;Metal, Small\nB;Nut;5901234123457;metal\n',
    );
    expect(counts).toMatchObject({ taken: 2, rejected: 0 });
    expect(await notesOf(of, id)).toEqual([undefined, ['barcodes barcodeTaken']]);
    const [metal, small] = (await rows(of, 'tag')).toSorted((a, b) => a.name.localeCompare(b.name));
    expect([metal?.name, small?.name]).toEqual(['Metal', 'Small']);
    const made = await productsOf(of);
    expect(made.get('A')).toMatchObject({
      barcodes: [{ code: '4006381333931' }, { code: '5901234123457' }],
      tags: [metal?.id, small?.id],
    });
    expect(made.get('B')).toMatchObject({ barcodes: [], tags: [metal?.id] });
    const own = productFixture({ sku: 'OWN' });
    const create = { kind: 'product', document: crypto.randomUUID(), type: 'create' };
    await mustPropose(server.platform.executor, of, [
      { ...create, data: { ...own, tags: [small?.id ?? ''] } },
    ]);
    expect((await step(of, id, 'undo')).counts).toMatchObject({ taken: 0, undone: 2 });
    const states = (await rows(of, 'tag')).map(({ name, state }) => [name, state]);
    expect(states).toEqual(
      expect.arrayContaining([
        ['Metal', 'archived'],
        ['Small', 'active'],
      ]),
    );
  });
});

describe('a file of products that name each other', () => {
  const text = [
    'SKU;Name;Barcode;Components;Substitutes',
    'BIG;Big kit;;KIT x 2, NUT;',
    'KIT;Kit;;BOLT x 4;OTHER',
    'BOLT;Bolt;4006381333931;;NUT, GONE',
    'NUT;Nut;4006381333931;;BOLT',
    'WRONG;Kit;;NONE x 4;',
    'OTHER;Kit;;;WRONG',
  ].join('\n');

  it('[DI47, DI58] takes bundles after what they are made of, and substitutes in whatever order', async () => {
    const of = await company();
    const { id, checked, counts } = await taken(of, text);
    expect([checked, counts]).toMatchObject([
      { create: 5, rejected: 1 },
      { taken: 5, rejected: 1 },
    ]);
    const made = await productsOf(of);
    const idOf = (sku: string) => made.get(sku)?.id;
    const parts = (sku: string) =>
      made.get(sku)?.bundle?.components.map((one) => [one.product, one.quantity]);
    expect([parts('BIG'), parts('KIT')]).toEqual([
      [
        [idOf('KIT'), 2000],
        [idOf('NUT'), 1000],
      ],
      [[idOf('BOLT'), 4000]],
    ]);
    expect([...made.values()].map(({ state }) => state)).toEqual(Array(5).fill('active'));
    expect(['KIT', 'BOLT', 'NUT', 'OTHER'].map((sku) => made.get(sku)?.substitutes ?? [])).toEqual([
      [idOf('OTHER')],
      [idOf('NUT')],
      [idOf('BOLT')],
      [],
    ]);
    expect(await notesOf(of, id)).toEqual([
      undefined,
      undefined,
      ['substitutes cellUnknownRecord'],
      ['barcode barcodeTaken'],
      undefined,
      ['substitutes cellUnknownRecord'],
    ]);
    const [wrong] = (await linesOf(of, id)).filter(({ line }) => line === 6);
    expect(wrong?.verdict?.refusal).toMatchObject({ field: 'components', code: 'cellNotComponent' });
    expect((await step(of, id, 'undo')).counts).toMatchObject({ taken: 0, undone: 5 });
    expect((await productsOf(of)).size).toBe(0);
  });

  it('[DI20, DI58] judges a line that was put right beside those that name it', async () => {
    const of = await company();
    const id = await begun(of, { name: 'articles.csv', content: () => Buffer.from(text) });
    await step(of, id, 'check');
    const cells = { cells: { 3: 'NUT x 4' } };
    const answer = await ask(`${of}/imports/${id}/lines/6/`, { method: 'PUT', body: cells });
    expect([answer.status, answer.json()]).toMatchObject([200, { line: { verdict: { takes: 'create' } } }]);
    expect(await notesOf(of, id)).toMatchObject([
      undefined,
      undefined,
      ['substitutes cellUnknownRecord'],
      ['barcode barcodeTaken'],
      undefined,
      undefined,
    ]);
  });
});

it('[DI21, DI59] lines become variants of a product that is there, and are taken back', async () => {
  const of = await company();
  const [type, parent] = [freshId(), freshId()];
  const attributes = [choiceFixture('color', ['black', 'red'], { definesVariants: true })];
  const variants = { axes: [{ key: 'color', values: ['black', 'red'] }], pattern: '' };
  const form = productFixture({ sku: 'GLOVE', kind: 'variants', type, variants, price: 89_0000 });
  await mustPropose(server.platform.executor, of, [
    { kind: 'productType', document: type, type: 'create', data: productTypeFixture({ attributes }) },
    { kind: 'product', document: parent, type: 'create', data: form },
    { kind: 'product', document: parent, type: 'activate', data: {} },
  ]);
  const { id, counts } = await taken(
    of,
    'SKU;Name;Variant av;attr.color;Price\nG-1;Glove black;GLOVE;black;\nG-2;Glove red;GLOVE;red;99\nG-3;Glove red;GLOVE;red;\nG-4;Glove;HAT;red;\nG-5;Glove blue;GLOVE;;\n',
  );
  expect(counts).toMatchObject({ taken: 2, rejected: 3 });
  expect(refusals(await linesOf(of, id, '?only=rejected'))).toEqual([
    [4, 'variant_of', 'variantExists'],
    [5, 'variant_of', 'cellUnknownRecord'],
    [6, 'attr.color', 'variantUnlisted'],
  ]);
  const made = await productsOf(of);
  const shared = { state: 'active', variantOf: parent, kind: 'stocked' };
  expect(made.get('G-1')).toMatchObject({ ...shared, price: 89_0000, attributes: { color: 'black' } });
  expect(made.get('G-2')).toMatchObject({ ...shared, price: 99_0000, inherits: ['weight', 'suppliers'] });
  expect((await step(of, id, 'undo')).counts).toMatchObject({ taken: 0, undone: 2 });
  expect([...(await productsOf(of)).keys()]).toEqual(['GLOVE']);
});
