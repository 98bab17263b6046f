import { act } from 'react';
import { expect, it } from 'vitest';
import {
  placedOrder,
  purchasingWorld,
} from '#machines/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { CustomerFormPage } from '#views/areas/sales/customer/customer-form.page.tsx';
import { ProductFormPage } from '#views/areas/products/product/product-form.page.tsx';
import { PurchaseOrderAcknowledge } from '#views/areas/purchasing/purchase-order/purchase-order-acknowledge.tsx';
import { find, paste, press, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { deviceWith, showAt } from '../document/document.fixtures.tsx';
import { draftBox } from '../document/draft-box.fixtures.ts';
import { useRow } from '../document/model-context.tsx';

/** The texts of a table's fields, row by row. */
const cells = (table: string): string[][] =>
  [...document.querySelectorAll(`table[aria-label="${table}"] tbody tr`)].map((row) =>
    [...row.querySelectorAll('input')].map(({ value }) => value),
  );

const cell = (table: string, row: number, column: string): string =>
  `table[aria-label="${table}"] tbody tr:nth-child(${row}) td[data-column=${column}] input`;

const addLine = (table: string): void =>
  act(() =>
    find(`table[aria-label="${table}"]`)
      .closest('.ui-lines')
      ?.querySelector<HTMLElement>('.ui-lines-add button')
      ?.click(),
  );

const company = (world = purchasingWorld()): CompanyModel => ({
  ...deviceWith(world),
  drafts: draftBox().drafts,
});

it('[DP17] a block goes into a list of a form from one cell on, in one step that is undone and done again', async () => {
  await showAt(company(), '/en/here', () => <CustomerFormPage />);
  addLine('Contacts');
  type(cell('Contacts', 1, 'name'), 'Ann');
  type(cell('Contacts', 1, 'name'), 'Anna');
  paste(cell('Contacts', 1, 'role'), 'Buyer\tanna@example.com\nStore\n');
  const pasted = [
    ['Anna', 'Buyer', 'anna@example.com', ''],
    ['', 'Store', '', ''],
  ];
  expect(cells('Contacts')).toEqual(pasted);
  expect(find('[role=status] .ui-notice').textContent).toContain('2 rows pasted.');
  press('z', { ctrlKey: true });
  expect(cells('Contacts')).toEqual([['Anna', '', '', '']]);
  press('z', { ctrlKey: true });
  expect(cells('Contacts')).toEqual([['', '', '', '']]);
  press('y', { ctrlKey: true });
  press('y', { ctrlKey: true });
  expect(cells('Contacts')).toEqual(pasted);
});

it('[DP17] what cannot be read in a list of a form is named, and what is undone is no longer wrong', async () => {
  await showAt(company(), '/en/here', () => <ProductFormPage />);
  addLine('Barcodes');
  paste(cell('Barcodes', 1, 'code'), '731001\t10\n731002\tmany\n');
  expect(cells('Barcodes')).toEqual([
    ['731001', '10'],
    ['731002', '1'],
  ]);
  expect(find('[role=status] .ui-notice').textContent).toContain("this couldn't be read: many");
  const wrong = () => document.querySelectorAll('td[data-column=quantity] [aria-invalid=true]').length;
  type(cell('Barcodes', 1, 'quantity'), 'many');
  expect(wrong()).toBe(1);
  act(() => find(cell('Barcodes', 1, 'code')).focus());
  press('z', { ctrlKey: true });
  expect(wrong()).toBe(0);
});

it('[UI35] a number in a list of a form that may be two in the language of the page is asked about', async () => {
  await showAt(company(), '/sv/here', () => <ProductFormPage />, { locale: 'sv', messages: {} });
  addLine('Barcodes');
  type(cell('Barcodes', 1, 'quantity'), '1.500');
  const field = find(cell('Barcodes', 1, 'quantity'));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('Skriv 1500 eller 1,5.');
});

function Acknowledging({ id }: { readonly id: string }) {
  const row = useRow('purchaseOrder', id);
  return row ? <PurchaseOrderAcknowledge row={row} onClose={() => {}} /> : null;
}

it('[DP17, DP18] what a supplier confirms is pasted, undone, and there again after the page', async () => {
  const world = purchasingWorld();
  const order = placedOrder(world, [
    { product: activeProduct(world) },
    { product: activeProduct(world, { sku: 'Z-9' }) },
  ]);
  const model = company(world);
  const show = () => showAt(model, '/en/here', () => <Acknowledging id={order.id} />);
  await show();
  const [before] = [cells('Lines').map(([quantity]) => quantity)];
  paste(cell('Lines', 1, 'quantity'), '4\n5\n6\n');
  const quantities = () => cells('Lines').map(([quantity]) => quantity);
  expect(quantities()).toEqual(['4', '5']);
  press('z', { ctrlKey: true });
  expect(quantities()).toEqual(before);
  press('y', { ctrlKey: true });
  unmount();
  await show();
  expect(quantities()).toEqual(['4', '5']);
  expect(document.querySelector('[data-testid=start-over]')).not.toBeNull();
});

it('[DP27] the whole ordered quantity of a line is confirmed by one press, of a button that names its product', async () => {
  const world = purchasingWorld();
  const lines = [
    { product: activeProduct(world, { sku: 'Z-8' }) },
    { product: activeProduct(world, { sku: 'Z-9' }) },
  ];
  const order = placedOrder(world, lines);
  await showAt(company(world), '/en/here', () => <Acknowledging id={order.id} />);
  const quantities = () => cells('Lines').map(([quantity]) => quantity);
  const before = quantities();
  paste(cell('Lines', 1, 'quantity'), '1\n1\n');
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-testid=all-of-line]')];
  expect(buttons.map((button) => button.getAttribute('aria-label')?.slice(0, 10))).toEqual([
    'All of Z-8',
    'All of Z-9',
  ]);
  act(() => buttons[1]?.click());
  expect(quantities()).toEqual(['1', before[1]]);
});
