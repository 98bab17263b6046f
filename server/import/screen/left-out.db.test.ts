import { describe, expect, it } from 'vitest';
import { productForm } from '#model/areas/products/product/product.facts.ts';
import { mustPropose } from '#server/testing/company.fixtures.ts';
import { fortnoxArticles } from './foreign-files.fixtures.ts';
import { aroundImports, begun, company, linesOf, rows, server, step } from './imports.fixtures.ts';

aroundImports();

describe('an import that does without something', () => {
  it('[DI53, DI54] what something else has put back since keeps its own field alone; nothing empty stays', async () => {
    const of = await company();
    const masters = await begun(of, fortnoxArticles);
    await step(of, masters, 'check');
    await step(of, masters, 'run');
    const text = 'Artikelnr;Benämning;Pris;Varugrupp\n1001;Ny skruv;20;Fästelement\n1002;Ny skiva;30;Slip\n';
    const id = await begun(of, { name: 'nytt.csv', content: () => Buffer.from(text) });
    await step(of, id, 'check');
    expect((await step(of, id, 'run')).counts.taken).toBe(2);
    const found = async (sku: string) => {
      const row = (await rows(of, 'product')).find((one) => one.sku === sku);
      if (!row) throw new Error(`there is no ${sku}`);
      return row;
    };
    const form = productForm.strip().parse(await found('1001'));
    const name = { en: 'Skruv, av kopplingen', sv: '' };
    const update = {
      kind: 'product',
      document: (await found('1001')).id,
      type: 'update',
      data: { ...form, name },
    };
    await mustPropose(server.platform.executor, of, [update]);
    expect((await step(of, id, 'undo')).counts).toMatchObject({ taken: 0, undone: 2 });
    expect(await found('1001')).toMatchObject({ name, price: 125_000, category: null });
    expect(await found('1002')).toMatchObject({ name: { en: 'Slipskiva 125 mm; grov' }, price: 12_990_000 });
    const told = (await linesOf(of, id)).map(({ line, kept }) => [
      line,
      kept?.code,
      kept?.params?.['fields'],
    ]);
    expect(told).toEqual([
      [2, 'importFieldsKept', 'name'],
      [3, undefined, undefined],
    ]);
    expect((await rows(of, 'category')).map(({ state }) => state)).toEqual(['archived', 'archived']);

    // What is as it was made goes with the import that made it; what somebody changed stays whole.
    expect((await step(of, masters, 'undo')).counts).toMatchObject({ taken: 1, undone: 4 });
    const stay = (await linesOf(of, masters, '?stage=kept')).map(({ line, kept }) => [
      line,
      kept?.code,
      kept?.field,
    ]);
    expect(stay).toEqual([[2, 'importChangedSince', 'name']]);
    expect(await found('1001')).toMatchObject({ state: 'active', sku: '1001', name });
  });

  it('[DI47] a barcode that the company refuses costs no line, in the check and in the run', async () => {
    const of = await company();
    const text = 'SKU;Name;Barcode\nR-1;Right;4006381333931\nR-2;Same;4006381333931\n';
    const id = await begun(of, { name: 'codes.csv', content: () => Buffer.from(text) });
    expect((await step(of, id, 'check')).counts).toMatchObject({ create: 2, rejected: 0 });
    const notes = async () =>
      (await linesOf(of, id)).map(({ verdict }) => verdict?.notes?.map(({ code }) => code));
    const expected = [undefined, ['barcodeTaken']];
    expect(await notes()).toEqual(expected);
    expect((await step(of, id, 'run')).counts).toMatchObject({ taken: 2, rejected: 0 });
    expect(await notes()).toEqual(expected);
    const made = (await rows(of, 'product')).toSorted((a, b) => a.sku.localeCompare(b.sku));
    expect(made.map(({ barcodes }) => barcodes.length)).toEqual([1, 0]);
  });

  it('[DI54] what was made for a line that was then refused does not stay empty', async () => {
    const of = await company();
    const text = `SKU;Name;Category\n${'x'.repeat(70)};Too long;Alone\nS-2;Right;Shared\n`;
    const id = await begun(of, { name: 'long.csv', content: () => Buffer.from(text) });
    await step(of, id, 'check');
    expect((await step(of, id, 'run')).counts).toMatchObject({ taken: 1, rejected: 1 });
    const left = (await rows(of, 'category')).filter(({ state }) => state !== 'archived');
    expect(left.map(({ name }) => name.en)).toEqual(['Shared']);
  });
});
