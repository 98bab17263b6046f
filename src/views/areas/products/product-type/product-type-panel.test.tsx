import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import {
  attributeFixture,
  choiceFixture,
  productTypeFixture,
} from '#model/areas/products/product-type/product-type.fixtures.ts';
import type { ProductTypeForm } from '#model/areas/products/product-type/product-type.facts.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { click, find, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { ProductTypePanel } from './product-type-panel.tsx';

afterEach(unmount);

const material = choiceFixture('material', ['steel', 'brass']);

/** The panel of a type of fasteners with a material, or of one below it, or of a new one. */
async function shown(which: 'fasteners' | 'bolts' | 'new', products: readonly object[] = []) {
  const world = companyWorld();
  const [fasteners, bolts] = [world.id(), world.id()];
  const form = (name: string, over: Partial<ProductTypeForm>) =>
    productTypeFixture({ name: { en: name, sv: '' }, ...over });
  world.must('productType', fasteners, 'create', form('Fasteners', { attributes: [material] }));
  world.must('productType', bolts, 'create', form('Bolts', { parent: fasteners }));
  for (const [index, attributes] of products.entries())
    activeProduct(world, { sku: `P-${index}`, type: fasteners, attributes: { ...attributes } });
  const id = { fasteners, bolts, new: null }[which];
  const model = { ...deviceWith(world), ...draftBox() };
  let closed = 0;
  const Panel = () => {
    const row = useRow('productType', id);
    return <ProductTypePanel row={row} onClose={() => void (closed += 1)} />;
  };
  await showAt(model, '/en/here', Panel);
  const rows = () => model.replica.rows('productType');
  return {
    closed: () => closed,
    row: () => rows().find((row) => row.id === id),
    named: (name: string) => rows().find((row) => (row as { name?: { en: string } }).name?.en === name),
  };
}

/** The control of the field with this label, the last of them. */
function control(label: string): string {
  const fields = [...document.querySelectorAll('.ui-side .ui-field')];
  const field = fields.findLast((one) => one.querySelector('label')?.firstChild?.textContent === label);
  field?.setAttribute('data-found', label);
  document.querySelectorAll('[data-found]').forEach((one) => {
    if (one !== field) delete (one as HTMLElement).dataset['found'];
  });
  return `[data-found="${label}"] input`;
}
const errors = () => [...document.querySelectorAll('.ui-field-error')].map((one) => one.textContent);
const text = (): string => document.body.textContent ?? '';

it('[TY2] an attribute is written in its row, and its key follows its name', async () => {
  const { named, closed } = await shown('new');
  type(control('Name in English'), 'Rods');
  click('[data-testid=add-attribute]');
  expect(document.activeElement).toBe(find(control('Name in English')));
  type(control('Name in English'), 'Thread size');
  expect(find(control('Key'))).toMatchObject({ value: 'thread_size' });
  await act(async () => click('[data-testid=save]'));
  expect(closed()).toBe(1);
  expect(named('Rods')).toMatchObject({
    attributes: [attributeFixture('thread_size', { label: { en: 'Thread size', sv: '' } })],
  });
});

it('[TY2] what is wrong is said at its field, once', async () => {
  const { row, closed } = await shown('fasteners');
  click('[data-testid=add-attribute]');
  type(control('Name in English'), 'Material');
  await act(async () => click('[data-testid=save]'));
  expect(errors()).toEqual(['This key is already used in this line of types.']);
  type(control('Key'), 'Size 2');
  await act(async () => click('[data-testid=save]'));
  expect(errors()).toEqual(['The format is not valid.']);
  expect(closed()).toBe(0);
  expect(row()).toMatchObject({ version: 1 });
});

it('[TY4] a saved attribute keeps its key and its kind', async () => {
  await shown('fasteners');
  expect(find(control('Key'))).toMatchObject({ value: 'material', readOnly: true });
  expect(find('.product-type-attribute .p-dropdown').classList).toContain('p-disabled');
});

it('[TY2] attributes are moved and taken out', async () => {
  const { row } = await shown('fasteners');
  click('[data-testid=add-attribute]');
  type(control('Name in English'), 'Length');
  click('[aria-label="Move Length up"]');
  await act(async () => click('[data-testid=save]'));
  expect(row()).toMatchObject({ attributes: [{ key: 'length' }, { key: 'material' }] });
  click('[aria-label="Remove MATERIAL"]');
  await act(async () => click('[data-testid=save]'));
  expect(row()).toMatchObject({ attributes: [{ key: 'length' }], retired: [{ key: 'material' }] });
});

it('[TY2] a type offers some of the choices from above, one at least', async () => {
  const { row } = await shown('bolts');
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('.product-type-choices input')];
  expect(boxes().map(({ checked }) => checked)).toEqual([true, true]);
  await act(async () => boxes()[0]?.click());
  expect(text()).toContain('At least one is offered');
  await act(async () => click('[data-testid=save]'));
  expect(row()).toMatchObject({ narrowed: [{ key: 'material', choices: ['brass'] }] });
});

it('[TY4] says what a change does to products, and saves once that is agreed to', async () => {
  const { row } = await shown('fasteners', [{ material: 'steel' }, { material: 'brass' }]);
  click('[aria-label="Remove MATERIAL"]');
  click('[data-testid=add-attribute]');
  type(control('Name in English'), 'Length');
  const required = [...document.querySelectorAll<HTMLLabelElement>('.ui-check')].find(({ textContent }) =>
    textContent?.startsWith('Required'),
  );
  await act(async () => required?.querySelector('input')?.click());
  await act(async () => click('[data-testid=save]'));
  const dialog = find('[role=dialog] ul');
  expect([...dialog.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '2 products get a new field.',
    '2 products hold a value that is no longer allowed. They keep it until somebody changes it.',
    '2 products lack what is required from now on.',
  ]);
  expect(row()).toMatchObject({ version: 1 });
  const agree = [...document.querySelectorAll<HTMLElement>('[role=dialog] button')].find(
    (button) => button.textContent === 'Save' && button.closest('[role=dialog]')?.querySelector('ul'),
  );
  await act(async () => agree?.click());
  expect(row()).toMatchObject({ version: 2, attributes: [{ key: 'length', required: true }] });
});

it('[TY4] asks nothing where no product feels the change', async () => {
  const { row } = await shown('fasteners', [{ material: 'steel' }]);
  type(control('Name in Swedish'), 'Fästelement');
  await act(async () => click('[data-testid=save]'));
  expect(row()).toMatchObject({ version: 2 });
});

it('[TY2] a choice without choices says so below its table, and its values follow their names', async () => {
  const { row } = await shown('fasteners');
  click('[data-testid=add-attribute]');
  type(control('Name in English'), 'Finish');
  const kind = [...document.querySelectorAll<HTMLElement>('.product-type-attribute .p-dropdown')].at(-1);
  await act(async () => kind?.click());
  const option = [...document.querySelectorAll<HTMLElement>('[role=option]')];
  await act(async () => option.find(({ textContent }) => textContent === 'Choice')?.click());
  await act(async () => click('[data-testid=save]'));
  expect(errors()).toEqual(['Add at least one choice.']);
  const tables = [...document.querySelectorAll('.product-type-attribute table')];
  const add = [...(tables.at(-1)?.parentElement?.parentElement?.querySelectorAll('button') ?? [])].at(-1);
  await act(async () => add?.click());
  const cells = () => [...(tables.at(-1)?.querySelectorAll('input') ?? [])];
  cells()[0]?.setAttribute('id', 'choice-en');
  type('#choice-en', 'Hot dip');
  await act(async () => click('[data-testid=save]'));
  expect(row()).toMatchObject({
    attributes: [
      { key: 'material' },
      { key: 'finish', choices: [{ value: 'hot_dip', label: { en: 'Hot dip', sv: '' } }] },
    ],
  });
});
