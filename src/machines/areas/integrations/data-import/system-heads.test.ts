import { describe, expect, it, test } from 'vitest';
import { systems } from '#model/areas/integrations/data-import/heads/heads.ts';
import { guessMapping } from '#model/areas/integrations/data-import/guess-mapping.ts';
import { importTarget } from './import-targets.ts';

const targets = {
  products: 'products',
  parties: 'customers',
  stock: 'stock',
  orders: 'open-sales-orders',
  listPrices: 'list-prices',
};

describe('the table of systems', () => {
  it('[DI4] has those of twenty and more, in six languages and more', () => {
    expect(new Set(systems.map(({ system }) => system)).size).toBeGreaterThanOrEqual(20);
    expect(new Set(systems.map(({ language }) => language)).size).toBeGreaterThanOrEqual(6);
  });

  it('[DI4] names fields that there are, and tells each head of a system once', () => {
    const unknown = systems.flatMap((system) =>
      Object.entries(targets).flatMap(([sort, target]) => {
        const known = new Set(importTarget(target)?.fields.map(({ name }) => name));
        const own = system[sort as keyof typeof targets] ?? {}; // a key of `targets`
        return Object.keys(own).flatMap((field) =>
          known.has(field) || field === 'supplier' ? [] : [`${system.system} ${sort} ${field}`],
        );
      }),
    );
    expect(unknown).toEqual([]);
  });

  test.each([
    ['products', 'Varenummer;Varenavn;Salgspris;Kostpris;Enhed', 'sku name price purchase_price unit'],
    ['products', 'Tuotekoodi;Tuotenimi;Myyntihinta;Viivakoodi', 'sku name price barcode'],
    ['products', 'Artikelcode;Omschrijving;Verkoopprijs', 'sku name price'],
    ['products', 'Référence;Désignation;Prix HT;Code-barres', 'sku name price barcode'],
    ['products', 'Artikel-Nr.;Artikelbezeichnung;VK netto;EK netto', 'sku name price purchase_price'],
    [
      'customers',
      'Kundenummer;Kundenavn;Poststed;Organisasjonsnummer',
      'number name city organisation_number',
    ],
    ['customers', 'Kundennummer;Firma;PLZ;Ort;Land;E-Mail', 'number name postcode city country email'],
    ['stock', 'Varenr;Lagerbeholdning;Hylleplass', 'sku quantity location'],
    ['list-prices', 'Artikelnummer;Prislista;Från antal;Pris;Rabatt %', 'product list from price discount'],
    ['list-prices', 'ArticleNumber;PriceList;FromQuantity;Price', 'product list from price'],
    ['list-prices', 'Artikelnr;Prislistenamn;Antal fr.o.m.;Pris exkl. moms', 'product list from price'],
    [
      'list-prices',
      'Pricelist;Product/Internal Reference;Min. Quantity;Fixed Price;Percentage Price;Start Date;End Date',
      'list product from price discount starts_on ends_on',
    ],
  ])('[DI4] %s are read under the heads %s', (name, heads, fields) => {
    const target = importTarget(name);
    if (!target) throw new Error(`nothing is imported as ${name}`);
    const { columns } = guessMapping(target, { heads: heads.split(';'), lines: [] });
    expect(columns.map(({ field }) => field)).toEqual(fields.split(' '));
  });

  test.each([
    ['Prix TTC', 'with'],
    ['Pris inkl. moms', 'with'],
    ['Prix HT', undefined],
    ['Price tax excluded', undefined],
    ['Regular price', 'open'],
  ])('[DI48] what the head %s tells of VAT is %s', (head, vat) => {
    const target = importTarget('products');
    if (!target) throw new Error('there are no products');
    const { columns } = guessMapping(target, { heads: ['SKU', 'Name', head], lines: [] });
    expect(columns.find(({ field }) => field === 'price')?.vat).toBe(vat);
  });
});
