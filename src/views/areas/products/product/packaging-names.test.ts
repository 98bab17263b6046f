import { expect, test } from 'vitest';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { withPackagings } from './packaging-names.ts';

const box = { unit: 'box', numerator: 12, denominator: 1, barcode: '', weight: 0 };
const pallet = { ...box, unit: 'pallet', numerator: 144 };

test('[PR9] what is bought and sold follows the name of a packaging, and is the stock unit once it is gone', () => {
  const offer = { supplier: 's', code: '', purchasePrice: 1, minimum: 0, leadDays: 0 };
  const suppliers = [{ ...offer, unit: 'box' }, offer];
  const form = productFixture({
    packagings: [box, pallet],
    purchaseUnit: 'pallet',
    salesUnit: 'box',
    suppliers,
  });
  withPackagings(form, [{ ...box, unit: 'carton' }, pallet]);
  expect([form.purchaseUnit, form.salesUnit, ...form.suppliers.map(({ unit }) => unit)]).toEqual([
    'pallet',
    'carton',
    'carton',
    undefined,
  ]);
  withPackagings(form, [pallet]);
  expect([form.purchaseUnit, form.salesUnit, form.suppliers[0]?.unit]).toEqual(['pallet', null, null]);
});
