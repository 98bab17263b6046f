import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { plainSetting } from '#model/list-view/plain-setting.ts';
import {
  attributeFixture,
  choiceFixture,
  productTypeFixture,
} from '#model/areas/products/product-type/product-type.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { layOutGrids, unmount } from '#views/ui/ui.fixtures.tsx';
import { ProductListPage } from './product-list.page.tsx';

layOutGrids();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

/** Fasteners, of a material, and bolts below them, of a length; a product of each, and one without a type. */
async function shown(query: string, columns: readonly string[] | null = null) {
  const world = companyWorld();
  const [fasteners, bolts] = [world.id(), world.id()];
  const searchable = { searchable: true };
  const material = choiceFixture('material', ['steel', 'brass'], searchable);
  const length = attributeFixture('length', { ...searchable, kind: 'number', unit: 'mm' });
  const form = (name: string, over: object) => productTypeFixture({ name: { en: name, sv: '' }, ...over });
  world.must('productType', fasteners, 'create', form('Fasteners', { attributes: [material] }));
  world.must('productType', bolts, 'create', form('Bolts', { parent: fasteners, attributes: [length] }));
  activeProduct(world, { sku: 'NUT', type: fasteners, attributes: { material: 'steel' } });
  activeProduct(world, { sku: 'BOLT', type: bolts, attributes: { material: 'brass', length: 40_500 } });
  activeProduct(world, { sku: 'TAPE' });
  const listViews = {
    version: 0,
    views: () => [],
    setting: () => ({ ...plainSetting('product'), layout: { columns, density: null } }),
    subscribe: () => () => {},
  } as Partial<CompanyModel['listViews']>;
  const model = { ...deviceWith(world), ...draftBox(), listViews } as CompanyModel; // all that a list calls
  await showAt(model, `/en/here?${query.replace('{fasteners}', fasteners).replace('{bolts}', bolts)}`, () => (
    <ProductListPage />
  ));
  await act(() => vi.advanceTimersByTimeAsync(100));
  return [...document.querySelectorAll('[data-row]')].map(
    (row) => row.querySelector('[role=gridcell].ui-cell:not(.ui-cell-check)')?.textContent,
  );
}

it.each([
  ['type={fasteners}', ['BOLT', 'NUT']],
  ['type={bolts}', ['BOLT']],
  ['attr.material=steel', ['NUT']],
  ['attr.length=40000..41000', ['BOLT']],
  ['q=brass', ['BOLT']],
])('[TY7] the list of products narrows by %s', async (query, skus) => {
  expect(await shown(query)).toEqual(skus);
});

it('[TY7] type and searchable attributes are columns, with units and the names of choices', async () => {
  await shown('sort=attr.length', ['sku', 'type', 'attr.material', 'attr.length']);
  const heads = [...document.querySelectorAll('[role=columnheader]')].map((one) => one.textContent);
  expect(heads).toEqual(expect.arrayContaining(['Type', 'MATERIAL', 'LENGTH']));
  const lines = [...document.querySelectorAll('[data-row]')].map((row) =>
    [...row.querySelectorAll('[role=gridcell].ui-cell:not(.ui-cell-check)')].map((cell) => cell.textContent),
  );
  expect(lines).toEqual(
    expect.arrayContaining([
      ['BOLT', 'Bolts', 'brass', '40.5\u00a0mm'],
      ['NUT', 'Fasteners', 'steel', ''],
      ['TAPE', '', '', ''],
    ]),
  );
});
