import { describe, expect, test } from 'vitest';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { decided } from './decisions.ts';
import { matchItems, matchLists, type MatchLists } from './match.ts';

type ProductLike = Parameters<typeof productFixture>[0];

const product = (id: string, over: ProductLike = {}) => ({
  id,
  ...productFixture({ sku: id, name: { en: `Goods ${id}`, sv: '' }, ...over }),
});
const supplier = (id: string, over: Parameters<typeof supplierFixture>[0] = {}) => ({
  id,
  ...supplierFixture({ number: id, name: `Firm ${id}`, organisationNumber: '', vatNumber: '', ...over }),
});
const gtin = (code: string) => [{ code, quantity: 1000 }];
const said = ({ sure, maybe, here, there }: MatchLists) => ({
  sure: sure.map(({ ours, theirs, by }) => [ours.id, theirs.id, by.join()]),
  maybe: maybe.map(({ ours, theirs, by }) => [ours.id, theirs.id, by.join()]),
  here: here.map(({ id }) => id),
  there: there.map(({ id }) => id),
});
const products = (
  ours: readonly ReturnType<typeof product>[],
  theirs: readonly ReturnType<typeof product>[],
) => matchLists(matchItems(ours), matchItems(theirs));
const suppliers = (
  ours: readonly ReturnType<typeof supplier>[],
  theirs: readonly ReturnType<typeof supplier>[],
) => matchLists(matchItems(ours), matchItems(theirs));

describe('records of two companies', () => {
  test('[MS4] are surely the same by SKU, whatever its case', () => {
    const lists = products([product('a', { sku: 'BOLT' })], [product('x', { sku: 'bolt' }), product('y')]);
    expect(said(lists)).toEqual({ sure: [['a', 'x', 'sku']], maybe: [], here: [], there: ['y'] });
  });

  test('[MS4] are surely the same by GTIN, in as many figures as it has, also of a packaging', () => {
    const box = {
      unit: 'box',
      numerator: 10,
      denominator: 1,
      barcode: '07350053850019',
      weight: 0,
    };
    const lists = products(
      [product('a', { barcodes: gtin('7350053850019') })],
      [product('x', { packagings: [box] })],
    );
    expect(said(lists).sure).toEqual([['a', 'x', 'gtin']]);
  });

  test('[MS4] of one SKU but other GTINs may be the same', () => {
    const lists = products(
      [product('a', { sku: 'S', barcodes: gtin('7350053850019') })],
      [product('x', { sku: 'S', barcodes: gtin('4006381333931') })],
    );
    expect(said(lists)).toMatchObject({ sure: [], maybe: [['a', 'x', 'sku']] });
  });

  test('[MS4] whose SKU says one and whose GTIN another may be either', () => {
    const lists = products(
      [product('a', { sku: 'S', barcodes: gtin('7350053850019') })],
      [product('x', { sku: 'S' }), product('y', { barcodes: gtin('7350053850019') })],
    );
    expect(said(lists)).toMatchObject({
      sure: [],
      maybe: [
        ['a', 'x', 'sku'],
        ['a', 'y', 'gtin'],
      ],
      there: [],
    });
  });

  test('[MS4] are surely the same by organisation number, however it is written; by name they may be', () => {
    const lists = suppliers(
      [supplier('1', { organisationNumber: '556222-2223' }), supplier('2', { name: 'Acme AB' })],
      [supplier('7', { organisationNumber: '5562222223' }), supplier('8', { name: 'ACME  ab' })],
    );
    expect(said(lists)).toEqual({
      sure: [['1', '7', 'organisationNumber']],
      maybe: [['2', '8', 'name']],
      here: [],
      there: [],
    });
  });

  test('[MS4] that are there twice may be either', () => {
    const twice = { organisationNumber: '5562222223' };
    const lists = suppliers([supplier('1', twice)], [supplier('7', twice), supplier('8', twice)]);
    expect(said(lists)).toMatchObject({ sure: [], maybe: [expect.anything(), expect.anything()] });
  });

  test('[MS4] of trees are the same by the names above them', () => {
    const of = (id: string, name: string, parent: string | null) => ({
      id,
      name: { en: name, sv: '' },
      parent,
    });
    const lists = matchLists(
      matchItems([of('a', 'Tools', null), of('b', 'Small', 'a')]),
      matchItems([of('x', 'tools', null), of('y', 'Small', 'x'), of('z', 'Small', null)]),
    );
    expect(said(lists)).toMatchObject({
      sure: [
        ['a', 'x', 'path,name'],
        ['b', 'y', 'path,name'],
      ],
      there: ['z'],
    });
  });
});

describe('what people decide', () => {
  const lists = suppliers(
    [
      supplier('1', { organisationNumber: '11' }),
      supplier('2', { name: 'Acme' }),
      supplier('3'),
      supplier('4', { name: 'Beta' }),
    ],
    [
      supplier('6', { organisationNumber: '11' }),
      supplier('7', { name: 'Acme' }),
      supplier('8'),
      supplier('9', { name: 'Beta' }),
    ],
  );
  const outcome = (decisions: Parameters<typeof decided>[1], makesNew = true) => {
    const { pairs, here, there, undecided } = decided(lists, decisions, makesNew);
    return {
      pairs: pairs.map(({ ours, theirs }) => `${ours.id}${theirs.id}`),
      here: here.map(({ id }) => id),
      there: there.map(({ id }) => id),
      undecided,
    };
  };

  test('[MS4] sure pairs are taken, others wait and are made nowhere', () => {
    expect(outcome([])).toEqual({ pairs: ['16'], here: ['3'], there: ['8'], undecided: 2 });
    expect(outcome([], false)).toEqual({ pairs: ['16'], here: [], there: [], undecided: 2 });
  });

  test('[MS4] a pair that is none leaves each to be made in the other company', () => {
    const apart = [
      { ours: '1', theirs: '6', yes: false },
      { ours: '2', theirs: '7', yes: false },
      { ours: '4', theirs: '9', yes: true },
      { ours: '3', theirs: null, yes: false },
    ];
    expect(outcome(apart)).toEqual({
      pairs: ['49'],
      here: ['1', '2'],
      there: ['8', '6', '7'],
      undecided: 0,
    });
  });
});
