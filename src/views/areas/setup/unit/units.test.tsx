import { expect, it } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import { unitFixture } from '#model/areas/setup/unit/unit.fixtures.ts';
import { productForm, type ProductForm } from '#model/areas/products/product/product.facts.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { useForm } from '#views/kit/document/use-form.ts';
import { useUnitName } from '#views/kit/document/use-unit-name.ts';
import { ProductPackagings } from '#views/areas/products/product/product-packagings.tsx';
import { click, layOutGrids } from '#views/ui/ui.fixtures.tsx';
import { act } from 'react';

layOutGrids();
const text = (): string => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

it('[UNT5] a unit is said by its name in the language of the reader, or as it was written', async () => {
  const world = companyWorld();
  world.must('unit', world.id(), 'create', unitFixture());
  const Names = () => {
    const nameOf = useUnitName();
    return <p>{['pcs', 'ROLL', 'sack'].map(nameOf).join(' / ')}</p>;
  };
  await showAt(deviceWith(world), '/en/here', () => <Names />);
  expect(text()).toContain('pcs / Roll / sack');
});

it('[UNT4] packagings are chosen among units in use, and those that the product has already', async () => {
  const world = companyWorld();
  world.must('unit', world.id(), 'create', unitFixture());
  const gone = world.id();
  world.must('unit', gone, 'create', unitFixture({ code: 'drum', name: { en: 'Drum', sv: '' } }));
  world.must('unit', gone, 'archive');
  const packaging = { unit: 'sack', numerator: 20, denominator: 1, barcode: '', weight: 0 };
  const form = productFixture({ packagings: [packaging] });
  const Part = () => {
    const edited = useForm<ProductForm>(productForm, form, { kind: 'product', row: undefined });
    return <ProductPackagings form={edited} />;
  };
  await showAt({ ...deviceWith(world), ...draftBox() }, '/en/here', () => <Part />);
  await act(async () => click('.ui-lines .p-dropdown, table .p-dropdown'));
  const offered = [...document.querySelectorAll('.p-dropdown-panel [role=option]')].map((one) =>
    one.textContent?.trim(),
  );
  expect(offered).toEqual(['box', 'g', 'h', 'kg', 'l', 'm', 'pack', 'Roll', 'sack']);
});
