import { beforeEach, describe, expect, test } from 'vitest';
import type { World } from '#model/engine/world.fixtures.ts';
import { bundleFixture } from '#model/areas/products/product/bundle.fixtures.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';

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
  const asked = (id = product) => world.view.by('purchasePrice', 'product', id);

  beforeEach(() => {
    world = companyWorld();
    const supplier = world.id();
    world.must('supplier', supplier, 'create', supplierFixture({ number: 'S-1' }));
    offer = { supplier, code: 'X', purchasePrice: 8_0000, minimum: 0, leadDays: 3 };
    product = activeProduct(world, { suppliers: [offer] });
    world.may = (wanted) => wanted !== permission;
  });

  test('[PR32] stay where the form leaves them out, while all else is saved', () => {
    const { purchasePrice: _, ...plain } = { ...offer, code: 'Y', leadDays: 9 };
    expect(update({ suppliers: [plain], price: 1_0000 }).accepted).toBe(true);
    expect(asked()).toMatchObject([{ code: 'Y', leadDays: 9, price: 8_0000 }]);
    expect(world.row('product', product)?.price).toBe(1_0000);
    expect(update({ suppliers: [{ supplier: offer.supplier }] }).accepted).toBe(true);
    expect(asked()).toMatchObject([{ code: 'Y', price: 8_0000 }]);
  });

  test('[PR32] are written by those alone who may see them', () => {
    const refused = refusedAt('suppliers.0.purchasePrice');
    expect(update({ suppliers: [{ ...offer, purchasePrice: 0 }] })).toEqual(refused);
    const packagings = [{ unit: 'box', numerator: 12, denominator: 1, barcode: '', weight: 0 }];
    expect(update({ packagings, suppliers: [{ ...offer, unit: 'box' }] })).toEqual(refused);
    expect(asked()).toMatchObject([{ price: 8_0000 }]);
  });

  test('[PR32] that stand on a product still are not written over nor taken away, nor exchanged for a parent’s', () => {
    const held = world.row('product', product);
    world.store.put('product', { ...held, suppliers: [offer] } as never); // as folds of older facts left it
    expect(update({ suppliers: [offer] }).accepted).toBe(true);
    world.store.put('product', { ...held, suppliers: [offer] } as never); // as above
    expect(update({ suppliers: [{ ...offer, purchasePrice: 0 }] })).toEqual(
      refusedAt('suppliers.0.purchasePrice'),
    );
    expect(update({ suppliers: [] })).toEqual(refusedAt('suppliers'));
    expect(update({ inherits: ['suppliers'] })).toEqual(refusedAt('inherits'));
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
});
