import { beforeEach, describe, expect, test } from 'vitest';
import type { World } from '#model/engine/world.fixtures.ts';
import { bundleFixture } from '#model/areas/products/product/bundle.fixtures.ts';
import { productForm, type ProductForm } from '#model/areas/products/product/product.facts.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { generated, gloveParent } from './variants.fixtures.ts';

const permission = 'product.viewCost';

describe('costs that somebody may not see', () => {
  let world: World;
  let offer: ProductForm['suppliers'][number];
  let product: string;
  const refusedAt = (field: string) => ({
    accepted: false,
    refusal: { code: 'notPermitted', params: { permission }, fields: { [field]: 'notPermitted' } },
  });
  const update = (over: object, id = product) =>
    world.do('product', id, 'update', { ...productFixture({ suppliers: [offer] }), ...over });
  const offers = () => world.row('product', product)?.suppliers;

  beforeEach(() => {
    world = companyWorld();
    const supplier = world.id();
    world.must('supplier', supplier, 'create', supplierFixture({ number: 'S-1' }));
    offer = { supplier, code: 'X', purchasePrice: 8_0000, minimum: 0, leadDays: 3 };
    product = activeProduct(world, { suppliers: [offer] });
    world.may = (asked) => asked !== permission;
  });

  test('[PR32] stay where the form leaves them out, while all else is saved', () => {
    const { purchasePrice: _, ...plain } = { ...offer, code: 'Y', leadDays: 9 };
    expect(update({ suppliers: [plain], price: 1_0000 }).accepted).toBe(true);
    expect(offers()).toEqual([{ ...offer, code: 'Y', leadDays: 9 }]);
    expect(world.row('product', product)?.price).toBe(1_0000);
    expect(update({ suppliers: [offer] }).accepted).toBe(true);
  });

  test('[PR32] are not written over, in another unit neither, nor taken away', () => {
    expect(update({ suppliers: [{ ...offer, purchasePrice: 0 }] })).toEqual(
      refusedAt('suppliers.0.purchasePrice'),
    );
    const packagings = [{ unit: 'box', numerator: 12, denominator: 1, barcode: '', weight: 0 }];
    expect(update({ packagings, suppliers: [{ ...offer, unit: 'box' }] })).toEqual(refusedAt('suppliers'));
    expect(update({ suppliers: [] })).toEqual(refusedAt('suppliers'));
    expect(offers()).toEqual([offer]);
  });

  test('[PR32] are told of another supplier by whoever knows them', () => {
    const other = world.id();
    world.must('supplier', other, 'create', supplierFixture({ number: 'S-2' }));
    const { purchasePrice: _, ...plain } = { ...offer, supplier: other };
    expect(update({ suppliers: [offer, plain] })).toMatchObject({
      refusal: { fields: { 'suppliers.1.purchasePrice': 'priceMissing' } },
    });
    expect(update({ suppliers: [offer, { ...plain, purchasePrice: 9_0000 }] }).accepted).toBe(true);
  });

  test('[PR32] stay as building costs', () => {
    world.may = () => true;
    const form = bundleFixture([[product, 1_000]], {
      sku: 'SET',
      bundle: { mode: 'assembled', buildCost: 5_0000 },
    });
    const set = world.id();
    world.must('product', set, 'create', form);
    world.may = (asked) => asked !== permission;
    const { buildCost: _, ...plain } = form.bundle ?? { buildCost: 0 };
    expect(world.do('product', set, 'update', { ...form, bundle: { ...plain, buildCost: 1 } })).toEqual(
      refusedAt('bundle.buildCost'),
    );
    world.must('product', set, 'update', { ...form, price: 7_0000, bundle: plain });
    expect(world.row('product', set)?.bundle?.buildCost).toBe(5_0000);
    world.may = () => true;
    world.must('product', set, 'update', { ...form, bundle: plain });
    expect(world.row('product', set)?.bundle?.buildCost).toBeUndefined();
  });

  test('[PR32] are not exchanged for those of a parent, nor let go of with it', () => {
    world.may = () => true;
    const parent = gloveParent(world, { suppliers: [{ ...offer, purchasePrice: 1_0000 }] });
    const [variant = ''] = generated(world, parent).values();
    const form = (over: object) => ({ ...productForm.strip().parse(world.row('product', variant)), ...over });
    const change = (over: object) => world.do('product', variant, 'update', form(over));
    world.must('product', variant, 'update', form({ inherits: [], suppliers: [offer] }));
    world.may = (asked) => asked !== permission;
    expect(change({ inherits: ['suppliers'] })).toEqual(refusedAt('inherits'));
    world.may = () => true;
    world.must('product', variant, 'update', form({ inherits: ['suppliers'] }));
    world.may = (asked) => asked !== permission;
    expect(change({ suppliers: [] }).accepted).toBe(true); // it has those of its parent
    expect(change({ variantOf: null, suppliers: [] })).toEqual(refusedAt('suppliers'));
  });
});
