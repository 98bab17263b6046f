import { act, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { activeProduct } from '#machines/company.fixtures.ts';
import { generated, gloveParent } from '#machines/areas/products/product/variants.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import {
  productForm,
  type ProductForm,
  type ProductRow,
} from '#model/areas/products/product/product.facts.ts';
import { variantsOf } from '#model/areas/products/product/product.variants.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { PurchaseOrderFormPage } from '#views/areas/purchasing/purchase-order/purchase-order-form.page.tsx';
import { SalesOrderFormPage } from '#views/areas/sales/sales-order/sales-order-form.page.tsx';
import { click, find, paste, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { GenerateDialog } from './generate-dialog.tsx';
import { ProductFormPage } from './product-form.page.tsx';
import { ProductPage } from './product.page.tsx';

afterEach(unmount);

function gloves(over: Partial<ProductForm> = {}) {
  const sales = new SalesWorld();
  return { sales, world: sales.base, parent: gloveParent(sales.base, over) };
}

/** The page of a product on a device, or its form. */
async function shown(
  sales: SalesWorld,
  id: string,
  Page: (props: { readonly row: ProductRow }) => ReactNode = ProductPage,
) {
  const model = { ...deviceWith(sales.base), ...draftBox() };
  const Shown = () => {
    const row = useRow('product', id);
    return row ? <Page row={row} /> : null;
  };
  await showAt(model, '/en/here', Shown);
  return {
    model,
    row: (): ProductRow | undefined => model.replica.view.get('product', id),
    skus: () => variantsOf(model.replica.view, id).map(({ sku }) => sku),
  };
}

const Generate = ({ row }: { readonly row: ProductRow }) => <GenerateDialog row={row} onClose={() => {}} />;

const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent ?? '');
const press = (selector: string) => act(async () => click(selector));
const grid = (within = ''): string[][] =>
  [...document.querySelectorAll(`${within} .variant-table tbody tr`)].map((row) =>
    [...row.children].map((cell) => cell.textContent ?? ''),
  );

it('[PR20] [TY5] the page of a parent shows the stock of its variants as a grid, each the way to its own', async () => {
  const { sales, world, parent } = gloves();
  const ids = generated(world, parent, [
    { color: 'black', size: 's' },
    { color: 'yellow', size: 'm' },
  ]);
  const bin = world.bins[0] ?? '';
  sales.stock(ids.get('GLOVE-BLACK-S') ?? '', bin, 7_000);
  sales.confirmed([{ product: ids.get('GLOVE-BLACK-S') ?? '', quantity: 2_000 }]);
  await shown(sales, parent);
  expect(texts('.variant-table thead th')).toEqual(['COLOR', 's', 'm', 'l']);
  expect(grid()).toEqual([
    ['black', '7 GLOVE-BLACK-S5 free', '–', '–'],
    ['yellow', '–', '0 GLOVE-YELLOW-M0 free', '–'],
  ]);
  expect(find('.variant-table a').getAttribute('href')).toBe(`/en/apps/products/${ids.get('GLOVE-BLACK-S')}`);
  expect(find('.ui-panel-head').textContent).toMatch(/On hand in all: 7\spcs/);
});

it('[PR22] [TY5] the ticked variants are created at once, and those that are there are marked', async () => {
  const { sales, world, parent } = gloves();
  generated(world, parent, [{ color: 'black', size: 's' }]);
  const { skus } = await shown(sales, parent);
  await press('[data-testid=command-generate]');
  expect(grid('.ui-dialog')[0]?.slice(0, 3)).toEqual(['black', ' GLOVE-BLACK-S', 'GLOVE-BLACK-M']);
  expect(find('[data-testid=generate]').textContent).toBe('Create 5 variants');
  await press('.variant-tick input');
  expect(find('[data-testid=generate]').textContent).toBe('Create 4 variants');
  await press('[data-testid=generate]');
  expect(skus()).toHaveLength(5);
  expect(skus()).not.toContain('GLOVE-BLACK-M');
  expect(document.querySelector('.ui-dialog')).toBeNull();
});

it('[PR22] SKUs that are taken are named before anything is sent', async () => {
  const { sales, world, parent } = gloves();
  activeProduct(world, { sku: 'glove-yellow-l' });
  const { skus } = await shown(sales, parent);
  await press('[data-testid=command-generate]');
  expect(find('.ui-dialog .ui-notice').textContent).toContain('These SKUs are taken: GLOVE-YELLOW-L.');
  await press('[data-testid=generate]');
  expect(skus()).toEqual([]);
  await press('.variant-tick[data-taken=true] input');
  await press('[data-testid=generate]');
  expect(skus()).toHaveLength(5);
});

it('[PR23] more than 500 are asked about first', { timeout: 30_000 }, async () => {
  const { sales, world, parent } = gloves();
  const values = Array.from({ length: 23 }, (_, at) => `v${at}`);
  const type = world.id();
  const axis = (key: string) => ({
    key,
    label: { en: key, sv: '' },
    kind: 'choice',
    unit: '',
    required: false,
    searchable: false,
    definesVariants: true,
    choices: values.map((value) => ({ value, label: { en: value, sv: '' } })),
  });
  const blank = { parent: null, tracking: null, expires: false, shelfLife: null, countInterval: null };
  const rest = { unit: null, vatClass: null, narrowed: [] };
  const attributes = [axis('a'), axis('b')];
  world.must('productType', type, 'create', { ...blank, ...rest, name: { en: 'Many', sv: '' }, attributes });
  const axes = ['a', 'b'].map((key) => ({ key, values }));
  const form = productForm.strip().parse(world.view.get('product', parent));
  world.must('product', parent, 'update', { ...form, type, variants: { axes, pattern: '' } });
  const { skus, model } = await shown(sales, parent, Generate);
  await press('[data-testid=generate]');
  expect(find('.ui-dialog .ui-notice').textContent).toContain('more than 500 at once');
  expect(skus()).toHaveLength(0);
  const propose = vi.spyOn(model, 'propose').mockReturnValue({ queued: true });
  await press('[data-testid=generate]');
  expect(propose.mock.calls.map(([command]) => command.data)).toEqual([
    { made: expect.toSatisfy((made: unknown[]) => made.length === 529), acceptsMany: true },
  ]);
});

it('[PR24] a variant marks what it takes from its parent; setting it, and a press, end and begin that', async () => {
  const { sales, world, parent } = gloves();
  const id = [...generated(world, parent).values()][0] ?? '';
  await shown(sales, id);
  expect(texts('.ui-kv .ui-badge')).toEqual(['as GLOVE', 'as GLOVE']);
  unmount();
  const { row } = await shown(sales, id, ProductFormPage);
  const box = (label: string): HTMLInputElement => {
    const found = [...document.querySelectorAll('label')].find((one) => one.textContent?.startsWith(label));
    return found?.querySelector('input') ?? document.createElement('input');
  };
  expect(box('Price as GLOVE').checked).toBe(true);
  const price = [...document.querySelectorAll('.ui-field')].find((one) =>
    one.querySelector('label')?.textContent?.startsWith('Price without VAT'),
  );
  if (price) price.id = 'price-field';
  type('#price-field input', '95');
  expect(box('Price as GLOVE').checked).toBe(false);
  await act(async () => box('Weight as GLOVE').click());
  await press('[data-testid=save]');
  expect(row()).toMatchObject({ price: 95_0000, inherits: ['suppliers'] });
  await act(async () => box('Price as GLOVE').click());
  await press('[data-testid=save]');
  expect(row()).toMatchObject({ price: 89_0000, inherits: ['suppliers', 'price'] });
});

it('[PR21] the form says what variants differ in, by the type, and how their SKUs look', async () => {
  const { sales, parent } = gloves({ variants: { axes: [], pattern: '' } });
  const { row } = await shown(sales, parent, ProductFormPage);
  expect(texts('.variant-axis > label')).toEqual(['COLOR', 'SIZE', 'LINED']);
  await press('.variant-axis:nth-of-type(2) > label input');
  await press('.variant-axis:nth-of-type(1) > label input');
  expect(texts('.variant-axis > label small')).toEqual(['The columns of the grid', 'The rows of the grid']);
  expect(find('.ui-stack .ui-field').textContent).toContain('For example GLOVE-S-BLACK');
  await press('.variant-axis:nth-of-type(1) .variant-axis-values input');
  await press('[data-testid=save]');
  expect(row()?.variants).toEqual({
    axes: [
      { key: 'size', values: ['s', 'm', 'l', 'xl'] },
      { key: 'color', values: ['yellow', 'red'] },
    ],
    pattern: '',
  });
});

const PRODUCT = 'td[data-column=product] input';
const products = () => [...document.querySelectorAll<HTMLInputElement>(PRODUCT)].map(({ value }) => value);
const quantities = () =>
  [...document.querySelectorAll<HTMLInputElement>('td[data-column=quantity] input')].map(
    ({ value }) => value,
  );

it.each([
  ['sales', SalesOrderFormPage],
  ['purchasing', PurchaseOrderFormPage],
])('[PR26] [TY5] in %s, the SKU of a parent opens the grid, and quantities become lines', async (_, Page) => {
  const { world, parent } = gloves();
  generated(world, parent, [
    { color: 'black', size: 's' },
    { color: 'black', size: 'm' },
    { color: 'yellow', size: 's' },
  ]);
  await showAt({ ...deviceWith(world), ...draftBox() }, '/en/here', () => <Page />);
  await act(async () => {});
  if (document.querySelector(PRODUCT) === null) await press('.ui-lines-add button');
  type('.ui-panel-head input', 'GLOVE');
  await act(async () =>
    find('.ui-panel-head input').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
  );
  expect(texts('.ui-dialog .variant-table tbody th')).toEqual(['black', 'yellow']);
  const cells = [...document.querySelectorAll<HTMLInputElement>('.variant-quantity')];
  expect(cells.map((one) => one.getAttribute('aria-label'))).toEqual([
    'GLOVE-BLACK-S',
    'GLOVE-BLACK-M',
    'GLOVE-YELLOW-S',
  ]);
  paste('.variant-quantity', '3\t4\n5\t6');
  type('[aria-label="GLOVE-YELLOW-S"]', '2,5');
  await press('[data-testid=take-variants]');
  expect(products()).toEqual([
    expect.stringContaining('GLOVE-BLACK-S'),
    expect.stringContaining('GLOVE-BLACK-M'),
    expect.stringContaining('GLOVE-YELLOW-S'),
  ]);
  expect(quantities()).toEqual(['3', '4', '2.5']);
});

it('[PR26] a parent that stands in a line says so there, and a press opens its grid in its place', async () => {
  const { sales, world, parent } = gloves();
  generated(world, parent, [{ color: 'black', size: 's' }]);
  const { order } = sales.draft([{ product: parent, quantity: 1_000 }]);
  const Form = () => {
    const row = useRow('salesOrder', order);
    return row ? <SalesOrderFormPage row={row} /> : null;
  };
  await showAt({ ...deviceWith(world), ...draftBox() }, '/en/here', Form);
  await act(async () => {});
  expect(find('td[data-column=product] .ui-lines-error').textContent).toBe(
    'It comes in variants: choose one.',
  );
  await press('[aria-label="Choose variants of GLOVE"]');
  type('.variant-quantity', '4');
  await press('[data-testid=take-variants]');
  expect(products()).toEqual([expect.stringContaining('GLOVE-BLACK-S')]);
  expect(quantities()).toEqual(['4']);
});
