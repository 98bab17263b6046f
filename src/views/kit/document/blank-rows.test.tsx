import { act } from 'react';
import { expect, it } from 'vitest';
import { purchasingWorld } from '#machines/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { UNIT } from '#model/values/money.ts';
import { CustomerFormPage } from '#views/areas/sales/customer/customer-form.page.tsx';
import { ProductFormPage } from '#views/areas/products/product/product-form.page.tsx';
import { find, type } from '#views/ui/ui.fixtures.tsx';
import { deviceWith, showAt } from './document.fixtures.tsx';
import { draftBox } from './draft-box.fixtures.ts';

const cell = (table: string, row: number, column: string): string =>
  `table[aria-label="${table}"] tbody tr:nth-child(${row}) td[data-column=${column}] input`;

/** The first field of this name. */
const field = (name: string): string => {
  const label = [...document.querySelectorAll('label')].find((one) => one.textContent?.startsWith(name));
  return `#${CSS.escape(label?.htmlFor ?? '')}`;
};

const addLine = (table: string): void =>
  act(() =>
    find(`table[aria-label="${table}"]`)
      .closest('.ui-lines')
      ?.querySelector<HTMLElement>('.ui-lines-add button')
      ?.click(),
  );

const pressNamed = (name: string): void =>
  act(() =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
  );

/** What follows a save goes to another page, which is not drawn at once. */
const save = () => act(async () => find('[data-testid=save]').click());

const company = (): CompanyModel => ({ ...deviceWith(purchasingWorld()), ...draftBox() });
const created = (model: CompanyModel): readonly unknown[] =>
  model.pending().flatMap(({ command }) => (command.type === 'create' ? [command.data] : []));
const said = (): readonly (string | null)[] =>
  [...document.querySelectorAll('[role=alert], .ui-field-error')].map(({ textContent }) => textContent);

it('[DP30] rows of a product that nobody has written in are not asked for and not saved', async () => {
  const model = company();
  await showAt(model, '/en/here', () => <ProductFormPage />);
  type(field('SKU'), 'S-1');
  type(field('Name'), 'Screw');
  for (const table of ['Barcodes', 'Suppliers', 'Reorder rules']) addLine(table);
  addLine('Barcodes');
  type(cell('Barcodes', 2, 'code'), '7310865004703');
  await save();
  expect(said()).toEqual([]);
  const barcodes = [{ code: '7310865004703', quantity: UNIT }];
  expect(created(model)).toEqual([expect.objectContaining({ barcodes, suppliers: [], reorder: [] })]);
});

it('[DP30] a row of which one field was written is asked for', async () => {
  const model = company();
  await showAt(model, '/en/here', () => <ProductFormPage />);
  type(field('SKU'), 'S-1');
  type(field('Name'), 'Screw');
  addLine('Barcodes');
  type(cell('Barcodes', 1, 'quantity'), '10');
  await save();
  expect(created(model)).toEqual([]);
  expect(said()).toEqual(['This field is required.']);
});

it('[DP30] contacts and addresses of a customer that nobody has written in are not saved', async () => {
  const model = company();
  await showAt(model, '/en/here', () => <CustomerFormPage />);
  type(field('Name'), 'Bygg AB');
  addLine('Contacts');
  addLine('Contacts');
  type(cell('Contacts', 2, 'name'), 'Anna');
  pressNamed('Add address');
  await save();
  const contacts = [{ name: 'Anna', role: '', email: '', phone: '' }];
  const addresses = expect.objectContaining({ delivery: [] });
  expect(created(model)).toEqual([expect.objectContaining({ contacts, addresses })]);
});
