import { describe, expect, it } from 'vitest';
import { productFixture } from '#model/product/product.fixtures.ts';
import { mustPropose } from '#server/testing/company.fixtures.ts';
import { begun, company, linesOf, rows, server, step } from './imports.fixtures.ts';

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
