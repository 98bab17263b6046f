import { describe, expect, it, test } from 'vitest';
import { guessMapping, guessTarget } from '#model/areas/integrations/data-import/guess-mapping.ts';
import { importTarget, importTargets } from './import-targets.ts';

describe('what files can be imported as', () => {
  it('[DI6] is told apart by fields that it has', () => {
    for (const { name, keys, keyWith, fields } of importTargets) {
      const names = fields.map((field) => field.name);
      expect(names, name).toEqual(expect.arrayContaining([...keys, ...keyWith]));
    }
  });

  test.each([
    ['customers', 'Kundnr;Kundnamn;Org.nr;Momsreg.nr;Postnr;Ort;Land'],
    ['suppliers', 'Leverantörsnr;Leverantörsnamn;Org.nr;Ort;Leveranstid'],
    ['products', 'Artikelnummer;Benämning;Försäljningspris'],
    ['products', 'ID;Type;SKU;Name;Regular price;Tax class'],
    ['products', 'Handle;Title;Variant SKU;Variant Price'],
    ['products', 'Default Code;Name;List Price'],
    ['stock', 'Artikelnummer;Lagerplats;Saldo'],
    ['locations', 'Lager;Lagerplats;Zon;Plockordning'],
    ['list-prices', 'Artikelnummer;Prislista;Från antal;Pris'],
    ['list-prices', 'Pricelist;Product/Internal Reference;Min. Quantity;Fixed Price'],
  ])('[DI4] is %s for the heads %s', (name, heads) => {
    expect(guessTarget(importTargets, { heads: heads.split(';'), lines: [] })?.name).toBe(name);
  });

  it('[DI4] columns without heads are told by what they hold', () => {
    const customers = importTarget('customers');
    if (!customers) throw new Error('there are no customers');
    const lines = [
      ['7', 'Ann AB', 'ann@example.com', 'SE556000000101', 'Sverige'],
      ['8', 'Ben AS', 'ben@example.com', 'DK13585628', 'Danmark'],
    ];
    const { columns } = guessMapping(customers, { heads: ['Nr', 'Namn', 'x', 'y', ''], lines });
    expect(columns.map(({ field }) => field)).toEqual(['number', 'name', 'email', 'vat_number', 'country']);
  });

  it('[DI4] a column that is called so is one, however dirty; one that may be called anything is not', () => {
    const products = importTarget('products');
    if (!products) throw new Error('there are no products');
    const heads = ['SKU', 'Enhet', 'Type', 'Product Category'];
    const lines = [
      ['A', 'styk', 'Apparel', 'Clothes'],
      ['B', 'styk', 'Apparel', 'Clothes'],
    ];
    const { columns } = guessMapping(products, { heads, lines, known: () => false });
    expect(columns.map(({ field }) => field)).toEqual(['sku', 'unit', 'category']);
  });

  it('[DI4] a warehouse that is not there is not passed over: its goods would come to another one', () => {
    const stock = importTarget('stock');
    if (!stock) throw new Error('there is no stock');
    const table = { heads: ['SKU', 'Saldo', 'Lager'], lines: [['A', '5', 'Nord']], known: () => false };
    expect(guessMapping(stock, table).columns.map(({ field }) => field)).toEqual([
      'sku',
      'quantity',
      'warehouse',
    ]);
  });
});
