import { describe, expect, it } from 'vitest';
import { doubtfulCodes, resolveScan } from '#model/areas/products/product/product-codes.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { gloveParent, madeOf } from './variants.fixtures.ts';

const TODAY = '2026-11-24';
const EAN = '4006381333931';
const coded = (code: string, quantity = 1000) => ({ barcodes: [{ code, quantity }] });
const packed = (barcode: string, numerator = 12) => ({
  packagings: [{ unit: 'box', numerator, denominator: 1, barcode, weight: 0 }],
});

/** What is refused of a second product beside one that has all kinds of codes. */
function refused(over: Partial<ProductForm>): unknown {
  const world = companyWorld();
  activeProduct(world, { sku: 'A-1', ...coded('BAR-1'), ...packed('BOX-1') });
  activeProduct(world, { sku: EAN });
  activeProduct(world, { sku: 'SKRUV-\u00C5', ...coded('36000291452') });
  const verdict = world.do('product', world.id(), 'create', productFixture({ sku: 'NEW', ...over }));
  return verdict.accepted ? null : verdict.refusal.fields;
}

describe('the codes of products are one set', () => {
  it.each([
    ['a SKU that is a barcode', { sku: 'BAR-1' }, { sku: 'codeOfOther' }],
    ['a SKU that is a barcode in another case', { sku: 'bar-1' }, { sku: 'codeOfOther' }],
    ['a SKU that is the barcode of a packaging', { sku: 'BOX-1' }, { sku: 'codeOfOther' }],
    ['a SKU that is a GTIN with more zeros', { sku: `0${EAN}` }, { sku: 'skuTaken' }],
    ['a barcode that is a SKU', coded('a-1'), { 'barcodes.0.code': 'codeOfOther' }],
    ['a barcode that is a SKU with more zeros', coded(`0${EAN}`), { 'barcodes.0.code': 'codeOfOther' }],
    ['a barcode in another case', coded('bar-1'), { 'barcodes.0.code': 'barcodeTaken' }],
    ['a packaging whose barcode is a SKU', packed('A-1'), { 'packagings.0.barcode': 'codeOfOther' }],
    ['a packaging whose barcode is another’s', packed('box-1'), { 'packagings.0.barcode': 'barcodeTaken' }],
  ])('[PR2] refuses %s', (_, over, fields) => {
    expect(refused(over)).toEqual(fields);
  });

  it.each(['SKRUV-A\u030A', 'skruv-\u00E5', 'SKRUV\u200B-\u00C5', '\u2060SKRUV-\u00C5'])(
    '[PR1] refuses a SKU that looks like another: %j',
    (sku) => {
      expect(refused({ sku })).toEqual({ sku: 'skuTaken' });
    },
  );

  it.each([
    ['as it is printed', `(01)0${EAN}(10)L7`],
    ['as it is read', `010${EAN}`],
    ['as a scanner sends it', `]E0${EAN}`],
  ])(
    '[PR2] refuses the label of an article for a code, %s: the article itself may be another product',
    (_, code) => {
      const world = companyWorld();
      const create = (over: Partial<ProductForm>) => {
        const verdict = world.do('product', world.id(), 'create', productFixture({ sku: 'NEW', ...over }));
        return verdict.accepted ? null : verdict.refusal;
      };
      const refusal = { code: 'codeIsLabel', params: { code, gtin: EAN } };
      expect(create({ sku: code })).toMatchObject({ ...refusal, fields: { sku: 'codeIsLabel' } });
      expect(create(coded(code))).toMatchObject({ ...refusal, fields: { 'barcodes.0.code': 'codeIsLabel' } });
      expect(create(packed(code))).toMatchObject({
        ...refusal,
        fields: { 'packagings.0.barcode': 'codeIsLabel' },
      });
      expect(create(coded(EAN))).toBeNull();
    },
  );

  it('[PR1, PR2] takes no sign that nobody sees at the ends of a code, nor alone', () => {
    const world = companyWorld();
    const own = activeProduct(world, { sku: '\uFEFFC-1\u200B', ...coded('\u2060C-2') });
    expect(world.row('product', own)).toMatchObject({ sku: 'C-1', barcodes: [{ code: 'C-2' }] });
    const verdict = world.do('product', world.id(), 'create', productFixture({ sku: '\u200B\u2060' }));
    expect(verdict).toMatchObject({ refusal: { fields: { sku: 'too_small:1' } } });
  });

  it('[PR2] lets a SKU be a barcode of its own product, which then counts one', () => {
    expect(refused({ sku: '96385074', ...coded('00000096385074') })).toBeNull();
    expect(refused({ sku: '96385074', ...coded('96385074', 6000) })).toEqual({
      'barcodes.0.code': 'skuCountsOne',
    });
    expect(refused({ sku: 'BOX-9', ...packed('box-9') })).toEqual({ 'packagings.0.barcode': 'skuCountsOne' });
    expect(refused({ sku: 'BOX-9', ...packed('box-9', 1) })).toBeNull();
  });
});

/** Two products that share a code, as they may have been written before that was refused. */
function older(first: Partial<ProductForm>, second: Partial<ProductForm>) {
  const world = companyWorld();
  const ids = [first, second].map((over, index) => {
    const id = activeProduct(world, { sku: `P-${index}` });
    const form = { ...productFixture({ sku: `P-${index}` }), ...over };
    const state = 'active';
    world.take({ kind: 'product', document: id, type: 'update', data: form }, [
      { kind: 'product', document: id, version: 3, type: 'updated', data: form, state },
    ]);
    return id;
  });
  return { world, ids };
}

it('[PR2, PR22] no variant has the barcode of another product as its SKU', () => {
  const world = companyWorld();
  const parent = gloveParent(world);
  activeProduct(world, { sku: 'OTHER', ...coded('glove-yellow-m') });
  expect(world.do('product', parent, 'generate', { made: madeOf(world, parent) })).toMatchObject({
    refusal: { code: 'skuTaken', fields: { 'made.4.sku': 'skuTaken' } },
  });
});

describe('what broke the set before', () => {
  it('[PR33] is read as doubtful, not as one of the products', () => {
    const { world, ids } = older({ sku: EAN }, coded(EAN, 12_000));
    const scan = (text: string) => resolveScan(world.view, text, TODAY);
    for (const text of [EAN, `0${EAN}`, `]E0${EAN}`, `(01)0${EAN}(10)L7`]) {
      const found = scan(text);
      expect(found.is).toBe('doubtful');
      expect(found.is === 'doubtful' ? found.products.map(({ id }) => id) : []).toEqual(ids);
    }
    expect(scan('P-1')).toMatchObject({ is: 'product' });
    for (const type of ['phaseOut', 'archive']) world.must('product', ids[1] ?? '', type);
    expect(scan(EAN)).toMatchObject({ is: 'product', product: { id: ids[0] }, quantity: 1000 });
  });

  it('[PR33] is told of each product, with the other', () => {
    const { world, ids } = older({ sku: EAN }, coded(EAN));
    const told = ids.map((id) => {
      const row = world.row('product', id);
      return row && doubtfulCodes(world.view, row).map(({ code, others }) => [code, others[0]?.sku]);
    });
    expect(told).toEqual([[[EAN, 'P-1']], [[EAN, EAN]]]);
  });

  it('[PR2] is to be mended with the next change', () => {
    const { world, ids } = older({ sku: EAN }, coded(EAN));
    const [first = '', second = ''] = ids;
    const change = (id: string, over: Partial<ProductForm>) =>
      world.do('product', id, 'update', productFixture({ price: 99_0000, ...over }));
    expect(change(first, { sku: EAN })).toMatchObject({
      refusal: { code: 'codeOfOther', params: { code: EAN, sku: 'P-1' }, fields: { sku: 'codeOfOther' } },
    });
    expect(change(second, { sku: 'P-1', ...coded(EAN) })).toMatchObject({
      refusal: { params: { sku: EAN }, fields: { 'barcodes.0.code': 'codeOfOther' } },
    });
    expect(change(second, { sku: 'P-1' })).toMatchObject({ accepted: true });
    expect(change(first, { sku: EAN })).toMatchObject({ accepted: true });
  });
});
