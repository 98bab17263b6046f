import { expect, test } from 'vitest';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { sizeOf } from '#model/areas/products/product/product.size.ts';
import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';

test('[PR27] [TY8] its substitutes are other products of the company, each once', () => {
  const world = companyWorld();
  const [own, other] = [activeProduct(world, { sku: 'OWN' }), activeProduct(world, { sku: 'OTHER' })];
  const refused = (...substitutes: string[]): unknown => {
    const verdict = world.do('product', own, 'update', productFixture({ sku: 'OWN', substitutes }));
    return verdict.accepted ? null : verdict.refusal.fields;
  };
  expect(refused(own)).toEqual({ 'substitutes.0': 'substituteItself' });
  expect(refused(other, other)).toEqual({ 'substitutes.1': 'substituteTwice' });
  expect(refused(other, world.id())).toEqual({ 'substitutes.1': 'unknownProduct' });
  expect(refused(other)).toBeNull();
  world.must('product', own, 'update', productFixture({ sku: 'OWN', price: 1 }));
  expect(world.row('product', own)).toMatchObject({ price: 1, substitutes: [other] });
});

test.each(['12345', '12345678901', '7318 15', 'A73181'])(
  '[PR28] [TY8] refuses the customs code %s',
  (customsCode) => {
    const world = companyWorld();
    const verdict = world.do('product', world.id(), 'create', productFixture({ customsCode }));
    expect(verdict).toMatchObject({
      accepted: false,
      refusal: { fields: { customsCode: expect.any(String) } },
    });
  },
);

test('[PR28] [TY8] says its size, origin and customs code, and the size of what it comes in', () => {
  const world = companyWorld();
  const box = { unit: 'box', numerator: 12, denominator: 1, barcode: '', weight: 0, length: 400, width: 300 };
  const goods = { length: 40, width: 8, height: 8, origin: 'SE', customsCode: '73181558' };
  const id = activeProduct(world, { ...goods, packagings: [box] });
  expect(world.row('product', id)).toMatchObject({ ...goods, packagings: [box] });
  expect([sizeOf(goods), sizeOf(box), sizeOf({})]).toEqual([[40, 8, 8], [400, 300, 0], undefined]);
  const verdict = world.do('product', world.id(), 'create', productFixture({ sku: 'X', origin: 'Sweden' }));
  expect(verdict).toMatchObject({ accepted: false, refusal: { fields: { origin: 'invalid_format' } } });
});
