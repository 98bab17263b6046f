import { describe, expect, test } from 'vitest';
import { consider } from '#model/engine/propose.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { mainImage } from '#model/areas/products/product/product.images.ts';
import { tradable } from '#model/areas/products/product/product.rules.ts';
import { codesOf, soldIn } from '#model/areas/products/product/product.units.ts';
import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';

/** A world with bolts in a bin, and no nuts. */
function withGoods(): SalesWorld {
  const world = new SalesWorld();
  const [bin = ''] = world.base.bins;
  world.stock(world.bolt, bin, 20_000);
  return world;
}

/** An id that another company might have. */
const NOWHERE = '00000000-0000-7000-8000-00000000beef';
const offer = { code: '', purchasePrice: 1_0000, minimum: 0, leadDays: 0 };
const box = { unit: 'box', numerator: 12, denominator: 1, barcode: '', weight: 0 };
const rule = { min: 0, max: 1000, multiple: 1000 };

describe('product', () => {
  test('[PR1] refuses a SKU that another product has, whatever its case', () => {
    const world = companyWorld();
    activeProduct(world, { sku: 'BOLT-M8' });
    const verdict = world.do('product', world.id(), 'create', productFixture({ sku: 'bolt-m8' }));
    expect(verdict).toEqual({
      accepted: false,
      refusal: { code: 'skuTaken', params: { sku: 'bolt-m8' }, fields: { sku: 'skuTaken' } },
    });
  });

  test('[PR2] refuses a barcode that stands twice', () => {
    const world = companyWorld();
    const barcodes = [
      { code: '7310001', quantity: 1000 },
      { code: '7310001', quantity: 6000 },
    ];
    expect(world.do('product', world.id(), 'create', productFixture({ barcodes }))).toMatchObject({
      accepted: false,
      refusal: { code: 'barcodeTaken', fields: { 'barcodes.1.code': 'barcodeTaken' } },
    });
  });

  test('[PR2] refuses the GTIN of another product, whatever the zeros before it', () => {
    const world = companyWorld();
    const coded = (sku: string, code: string) =>
      productFixture({ sku, barcodes: [{ code, quantity: 1000 }] });
    world.must('product', world.id(), 'create', coded('ONE', '036000291452'));
    expect(world.do('product', world.id(), 'create', coded('TWO', '00036000291452'))).toMatchObject({
      refusal: { code: 'barcodeTaken', fields: { 'barcodes.0.code': 'barcodeTaken' } },
    });
    const own = coded('THREE', '96385074');
    const barcodes = [...own.barcodes, { code: '00000096385074', quantity: 1000 }];
    expect(world.do('product', world.id(), 'create', { ...own, barcodes })).toMatchObject({
      refusal: { code: 'barcodeTaken', fields: { 'barcodes.1.code': 'barcodeTaken' } },
    });
  });

  test('[PR2] refuses a packaging whose barcode is on a piece, or on another product', () => {
    const world = companyWorld();
    activeProduct(world, { sku: 'NUT', packagings: [{ ...box, barcode: '17310001' }] });
    const create = (over: object) => world.do('product', world.id(), 'create', productFixture(over));
    const refused = { accepted: false, refusal: { fields: { 'packagings.0.barcode': 'barcodeTaken' } } };
    const barcodes = [{ code: '7310002', quantity: 1000 }];
    expect(create({ packagings: [{ ...box, barcode: '17310001' }] })).toMatchObject(refused);
    expect(create({ barcodes, packagings: [{ ...box, barcode: '7310002' }] })).toMatchObject(refused);
  });

  test.each([
    ['packagings.1.unit', 'unitTwice', { packagings: [box, { ...box, unit: 'BOX' }] }],
    ['packagings.0.unit', 'unitTwice', { packagings: [{ ...box, unit: 'pcs' }] }],
    ['purchaseUnit', 'unknownUnit', { packagings: [box], purchaseUnit: 'pallet' }],
    ['salesUnit', 'unknownUnit', { salesUnit: 'box' }],
    ['suppliers.0.unit', 'unknownUnit', { suppliers: [{ ...offer, supplier: NOWHERE, unit: 'box' }] }],
  ])('[PR9] refuses %s as %s', (field, code, over) => {
    const world = companyWorld();
    expect(world.do('product', world.id(), 'create', productFixture(over))).toMatchObject({
      accepted: false,
      refusal: { code, fields: { [field]: code } },
    });
  });

  test('[PR9] a form that says nothing of packagings leaves them as they are', () => {
    const world = companyWorld();
    const id = activeProduct(world, { packagings: [box], purchaseUnit: 'box' });
    world.must('product', id, 'update', productFixture({ price: 1 }));
    expect(world.row('product', id)).toMatchObject({ price: 1, packagings: [box], purchaseUnit: 'box' });
    expect(world.do('product', id, 'update', productFixture({ packagings: [] }))).toMatchObject({
      accepted: false,
      refusal: { fields: { purchaseUnit: 'unknownUnit' } },
    });
  });

  test('[PR10] a packaging with a barcode can be counted exactly', () => {
    const world = companyWorld();
    const bag = { ...box, unit: 'bag', numerator: 1, denominator: 3 };
    const create = (packaging: object) =>
      world.do(
        'product',
        world.id(),
        'create',
        productFixture({ unit: 'kg', packagings: [packaging as never] }),
      ); // as typed in the form
    expect(create({ ...bag, barcode: '17310001' })).toMatchObject({
      accepted: false,
      refusal: { fields: { 'packagings.0.barcode': 'unitNotExact' } },
    });
    expect(create(bag)).toMatchObject({ accepted: true });
  });

  test('[PR10] a scan of a packaging counts what is in it', () => {
    const barcodes = [{ code: '7310001', quantity: 1000 }];
    const packagings = [box, { ...box, unit: 'pallet', numerator: 144, barcode: '17310001' }];
    expect(codesOf({ barcodes, packagings })).toEqual([
      { code: '7310001', quantity: 1000 },
      { code: '17310001', quantity: 144_000 },
    ]);
  });

  test('[PR9] it is sold in its sales unit', () => {
    const product = { packagings: [box], salesUnit: null };
    expect(soldIn(product)).toBeUndefined();
    expect(soldIn({ ...product, salesUnit: 'box' })).toEqual({ unit: 'box', numerator: 12, denominator: 1 });
  });

  test.each([
    ['category', 'unknownCategory', { category: NOWHERE }],
    ['suppliers.0.supplier', 'unknownSupplier', { suppliers: [{ ...offer, supplier: NOWHERE }] }],
    ['reorder.0.warehouse', 'unknownWarehouse', { reorder: [{ ...rule, warehouse: NOWHERE }] }],
  ])('[PR7] takes no %s that the company does not have', (field, code, over) => {
    const world = companyWorld();
    expect(world.do('product', world.id(), 'create', productFixture(over))).toMatchObject({
      accepted: false,
      refusal: { code, fields: { [field]: code } },
    });
  });

  test.each([
    ['unit', { unit: 'kg' }],
    ['kind', { kind: 'service' }],
  ] as const)('[PR3] keeps its %s once it has moved', (field, over) => {
    const world = withGoods();
    const change = productFixture({ sku: 'BOLT', ...over });
    const refusal = { code: 'productHasMoved', fields: { [field]: 'productHasMoved' } };
    expect(world.refused('product', world.nut, 'update', { ...change, sku: 'NUT' })).toBeNull();
    expect(world.refused('product', world.bolt, 'update', change)).toEqual(refusal);
  });

  test('[PR4] is archived once nothing of it is left', () => {
    const world = withGoods();
    for (const product of [world.bolt, world.nut]) world.act('product', product, 'phaseOut');
    expect(world.refused('product', world.bolt, 'archive')).toEqual({ code: 'stillInStock' });
    expect(world.refused('product', world.nut, 'archive')).toBeNull();
  });

  test('[PR4] is not archived while an order waits for it', () => {
    const world = new SalesWorld();
    world.confirmed([{ product: world.nut }]);
    world.act('product', world.nut, 'phaseOut');
    expect(world.refused('product', world.nut, 'archive')).toEqual({ code: 'stillInStock' });
  });

  test('[PR5] is bought while it is active, and sold while it is phased out too', () => {
    const { base, bolt } = new SalesWorld();
    const trade = () => (['buy', 'sell'] as const).map((way) => tradable(base.view, bolt, way)?.code ?? null);
    expect(trade()).toEqual([null, null]);
    base.must('product', bolt, 'phaseOut');
    expect(trade()).toEqual(['productNotActive', null]);
    base.must('product', bolt, 'block', { reason: 'quality' });
    expect(trade()).toEqual(['productNotActive', 'productNotActive']);
    expect(tradable(base.view, base.id(), 'sell')?.code).toBe('unknownProduct');
  });

  test('[EN2] names each wrong field once, and what it expects', () => {
    const world = companyWorld();
    const verdict = world.do('product', world.id(), 'create', { ...productFixture(), sku: '', price: -1 });
    expect(verdict).toEqual({
      accepted: false,
      refusal: { code: 'invalid', fields: { sku: 'too_small:1', price: 'too_small:0' } },
    });
  });

  test('[EN3] a form opened on an older version is a conflict, with both versions', () => {
    const world = companyWorld();
    const id = activeProduct(world);
    world.must('product', id, 'update', productFixture({ price: 20_0000 }));
    expect(world.do('product', id, 'update', productFixture(), { version: 2 })).toEqual({
      accepted: false,
      refusal: { code: 'stale', params: { expected: 2, actual: 3 } },
    });
  });

  test('[EN4] a button knows why it is off before anything is typed', () => {
    const world = companyWorld();
    const id = activeProduct(world);
    const env = world.env();
    expect(
      consider(world.engine, world.store, { kind: 'product', document: id, type: 'block' }, env),
    ).toBeNull();
    expect(
      consider(world.engine, world.store, { kind: 'product', document: id, type: 'archive' }, env),
    ).toEqual({
      code: 'notInState',
      params: { kind: 'product', command: 'archive', state: 'active' },
    });
  });

  test('[EN4] what has no place in a state is not asked a permission for', () => {
    const world = companyWorld();
    const id = activeProduct(world);
    world.may = () => false;
    const asked = (type: string) =>
      consider(world.engine, world.store, { kind: 'product', document: id, type }, world.env());
    expect(asked('unblock')).toEqual({
      code: 'notInState',
      params: { kind: 'product', command: 'unblock', state: 'active' },
    });
    expect(asked('block')).toEqual({ code: 'notPermitted', params: { permission: 'product.block' } });
  });

  test('[EN5] without the permission nothing happens', () => {
    const world = companyWorld();
    world.may = (permission) => permission !== 'product.create';
    expect(world.do('product', world.id(), 'create', productFixture())).toEqual({
      accepted: false,
      refusal: { code: 'notPermitted', params: { permission: 'product.create' } },
    });
  });

  test('[EN6] the log folded from nothing gives the same model', () => {
    const world = companyWorld();
    activeProduct(world);
    expect(world.replayed()).toEqual(world.snapshot());
  });
});

describe('the main picture of a product', () => {
  /** A product with two pictures and a manual; all by their ids. */
  function pictured() {
    const world = companyWorld();
    const product = activeProduct(world, { sku: 'PICTURED' });
    const attach = (name: string, type: string): string => {
      const id = world.id();
      const file = { about: 'product', id, name, type, size: 1, hash: 'a'.repeat(64) };
      world.must('file', product, 'attach', file, { internal: true });
      return id;
    };
    const ids = [attach('a.png', 'image/png'), attach('b.jpg', 'image/jpeg')] as const;
    const manual = attach('manual.pdf', 'application/pdf');
    const choose = (mainImage: string | null | undefined) =>
      world.do('product', product, 'update', productFixture({ sku: 'PICTURED', mainImage }));
    const main = () => mainImage(world.view.get('product', product), world.view.get('file', product))?.name;
    return { world, product, ids, manual, choose, main };
  }

  test('[PR15] is the first, until another is chosen, and again once that is removed', () => {
    const { world, product, ids, choose, main } = pictured();
    expect(main()).toBe('a.png');
    expect(choose(ids[1])).toMatchObject({ accepted: true });
    expect(main()).toBe('b.jpg');
    world.must('file', product, 'remove', { id: ids[1] });
    expect(main()).toBe('a.png');
    expect(choose(ids[1])).toMatchObject({ accepted: true });
    expect(choose(null)).toMatchObject({ accepted: true });
    expect(choose(ids[1])).toMatchObject({ accepted: false, refusal: { code: 'unknownImage' } });
  });

  test('[PR15] is a picture of the product', () => {
    const { world, manual, choose } = pictured();
    const other = activeProduct(world, { sku: 'OTHER' });
    const file = {
      about: 'product',
      id: world.id(),
      name: 'c.png',
      type: 'image/png',
      size: 1,
      hash: 'b'.repeat(64),
    };
    world.must('file', other, 'attach', file, { internal: true });
    for (const id of [manual, file.id, NOWHERE])
      expect(choose(id)).toMatchObject({
        accepted: false,
        refusal: { code: 'unknownImage', fields: { mainImage: 'unknownImage' } },
      });
    expect(mainImage(undefined, undefined)).toBe(undefined);
  });
});
