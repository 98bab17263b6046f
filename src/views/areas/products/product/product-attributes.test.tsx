import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import {
  attributeFixture,
  choiceFixture,
  productTypeFixture,
} from '#model/areas/products/product-type/product-type.fixtures.ts';
import type { World } from '#model/engine/world.fixtures.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import type { ProductForm, ProductRow } from '#model/areas/products/product/product.facts.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { DocumentHistory } from '#views/kit/document-page/document-history.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { find, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { ProductOverview } from './product-overview.tsx';
import { productWords } from './product.look.ts';
import { ProductFormPage } from './product-form.page.tsx';

afterEach(unmount);

const attributes = [
  attributeFixture('thread', { label: { en: 'Thread', sv: 'Gänga' }, required: true }),
  attributeFixture('length', { label: { en: 'Length', sv: '' }, kind: 'number', unit: 'mm' }),
  attributeFixture('coated', { label: { en: 'Coated', sv: '' }, kind: 'yesNo' }),
  attributeFixture('since', { label: { en: 'Since', sv: '' }, kind: 'day' }),
  choiceFixture('material', ['steel', 'brass'], { label: { en: 'Material', sv: '' } }),
];

function worldWithType() {
  const world = companyWorld();
  const type = world.id();
  const defaults = { tracking: 'lot', unit: 'box', vatClass: 'food' } as const;
  world.must('productType', type, 'create', productTypeFixture({ attributes, ...defaults }));
  return { world, type };
}

/** The form of a product, or of a new one. */
async function shown(world: World, id: string | null = null) {
  const model = { ...deviceWith(world), ...draftBox() };
  const Page = () => {
    const row = useRow('product', id);
    return <ProductFormPage {...(row ? { row } : {})} />;
  };
  await showAt(model, '/en/here', Page);
  const rows = () => model.replica.rows('product') as readonly ProductRow[]; // table product holds ProductRow
  return { row: (sku: string) => rows().find((row) => row.sku === sku) };
}

function fieldOf(label: string): HTMLElement {
  const fields = [...document.querySelectorAll<HTMLElement>('.ui-field')];
  const field = fields.find((one) => one.querySelector('label')?.firstChild?.textContent === label);
  if (!field) throw new Error(`there is no field ${label}`);
  field.id = `field-${label.replaceAll(' ', '-')}`;
  return field;
}
const input = (label: string): string => `#${fieldOf(label).id} input:not(.p-hidden-accessible input)`;
const chosen = (label: string): string | null | undefined =>
  fieldOf(label).querySelector('.p-dropdown-label')?.textContent;

async function choose(label: string, option: string): Promise<void> {
  await act(async () => fieldOf(label).querySelector<HTMLElement>('.p-dropdown')?.click());
  const options = [...document.querySelectorAll<HTMLElement>('[role=option]')];
  const wanted = options.find(({ textContent }) => textContent === option);
  if (!wanted) throw new Error(`${option} is not among ${options.map((one) => one.textContent).join()}`);
  await act(async () => wanted.click());
}
const save = () => act(async () => find('[data-testid=save]').click());
const labels = () => [...document.querySelectorAll('.ui-field label')].map((one) => one.textContent);

it('[TY3] the fields of a type are there at once, each with its control, unit and required mark', async () => {
  const { world } = worldWithType();
  const { row } = await shown(world);
  expect(labels()).not.toContain('Thread');
  await choose('Type', 'Bolts');
  expect(labels()).toEqual(expect.arrayContaining(['Thread', 'Length', 'Coated', 'Since', 'Material']));
  expect(fieldOf('Thread').querySelector('[data-required=true]')).not.toBeNull();
  expect(fieldOf('Length').textContent).toContain('mm');
  type(input('SKU'), 'B-1');
  type(input('Name in English'), 'Bolt');
  type(input('Thread'), 'M8');
  type(input('Length'), '-40.5');
  type(input('Since'), '2026-01-31');
  await choose('Coated', 'No');
  await choose('Material', 'brass');
  await save();
  expect(row('B-1')?.attributes).toEqual({
    thread: 'M8',
    length: -40_500,
    coated: false,
    since: '2026-01-31',
    material: 'brass',
  });
});

it('[TY3] a draft is saved without what its type requires, and a figure that is none is said at its field', async () => {
  const { world } = worldWithType();
  const { row } = await shown(world);
  await choose('Type', 'Bolts');
  type(input('SKU'), 'B-1');
  type(input('Name in English'), 'Bolt');
  type(input('Length'), 'long');
  await save();
  expect(fieldOf('Length').querySelector('[role=alert]')?.textContent).toBe('Enter a number.');
  type(input('Length'), '');
  await save();
  const { state, attributes } = row('B-1') ?? {};
  expect({ state, attributes }).toEqual({ state: 'draft', attributes: {} });
});

it('[TY1] a new product takes the defaults of its type where nobody has chosen otherwise', async () => {
  const { world } = worldWithType();
  await shown(world);
  await choose('VAT class', 'Zero rate');
  await choose('Type', 'Bolts');
  expect([chosen('Unit'), chosen('VAT class'), chosen('Told apart by')]).toEqual(['box', 'Zero rate', 'Lot']);
  await choose('Type', 'No type');
  expect([chosen('Unit'), chosen('VAT class')]).toEqual(['pcs', 'Zero rate']);
});

it('[TY1] a product that there is keeps what it has when it gets a type', async () => {
  const { world } = worldWithType();
  await shown(world, activeProduct(world, { sku: 'OLD' }));
  await choose('Type', 'Bolts');
  expect([chosen('Unit'), chosen('VAT class'), chosen('Told apart by')]).toEqual([
    'pcs',
    'Standard rate',
    'Nothing: all units are alike',
  ]);
});

it('[TY4] a value that is no longer a choice is shown, and kept until another is chosen', async () => {
  const { world, type: id } = worldWithType();
  const form: Partial<ProductForm> = {
    sku: 'B-1',
    type: id,
    attributes: { thread: 'M8', material: 'steel' },
  };
  const product = activeProduct(world, form);
  const narrower = [...attributes.slice(0, 4), choiceFixture('material', ['brass'])];
  world.must('productType', id, 'update', productTypeFixture({ attributes: narrower }));
  const { row } = await shown(world, product);
  expect(chosen('MATERIAL')).toBe('steel');
  type(input('Thread'), 'M10');
  await save();
  expect(row('B-1')?.attributes).toEqual({ thread: 'M10', material: 'steel' });
});

it('[TY6] tracking that cannot change says how many places hold the product, and leads to them', async () => {
  const world = new SalesWorld();
  world.stock(world.bolt, world.base.bins[0] ?? '', 1000);
  await shown(world.base, world.bolt);
  expect(document.querySelector('.ui-notice')).toBeNull();
  await choose('Told apart by', 'Lot');
  const notice = find('.ui-notice');
  expect(notice.textContent).toContain('1 place holds it.');
  expect(notice.querySelector('a')?.getAttribute('href')).toBe(`/en/apps/products/${world.bolt}?tab=places`);
});

it('[TY3] the page and the history name what it says, with units and choices', async () => {
  const { world, type: id } = worldWithType();
  const form: Partial<ProductForm> = { sku: 'B-1', type: id, attributes: { thread: 'M8', length: 40_500 } };
  const product = activeProduct(world, form);
  const changed = { thread: 'M8', length: 41_000, material: 'brass', coated: true };
  world.must('product', product, 'update', productFixture({ sku: 'B-1', type: id, attributes: changed }));
  const model = { ...deviceWith(world), ...draftBox() };
  const Page = () => {
    const row = useRow('product', product);
    return row ? (
      <>
        <ProductOverview row={row} />
        <DocumentHistory words={productWords} row={row} />
      </>
    ) : null;
  };
  await showAt(model, '/en/here', Page);
  const page = [...document.querySelectorAll('dt')].map((one) => [
    one.textContent,
    one.nextSibling?.textContent,
  ]);
  expect(page).toEqual(
    expect.arrayContaining([
      ['Type', 'Bolts'],
      ['Thread', 'M8'],
      ['Length', '41\u00a0mm'],
      ['Coated', 'Yes'],
      ['Since', '–'],
      ['Material', 'brass'],
    ]),
  );
  const history = document.body.textContent?.split('Changed').at(-1);
  expect(history).toMatch(/Length.*40\.5.*41/);
  expect(history).toMatch(/Material.*brass/);
});
