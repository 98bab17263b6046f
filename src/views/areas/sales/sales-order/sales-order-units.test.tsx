import { act } from 'react';
import { expect, it } from 'vitest';
import { activeProduct } from '#machines/company.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { click, find, type } from '#views/ui/ui.fixtures.tsx';
import { SalesOrderFormPage } from './sales-order-form.page.tsx';

const box = { unit: 'box', numerator: 12, denominator: 1 };
const packagings = [{ ...box, barcode: '14006381333938', weight: 0 }];

/** A new order with a first line for a product that is sold in boxes of twelve, at 10.00 a piece. */
async function boxed() {
  const world = new SalesWorld();
  const product = activeProduct(world.base, { sku: 'BOXED', price: 10_0000, packagings, salesUnit: 'box' });
  const { drafts } = draftBox();
  const at = `/en/apps/sales/orders/create?product=${product}`;
  await showAt({ ...deviceWith(world.base), drafts }, at, () => <SalesOrderFormPage />);
  await act(async () => {});
}

const cell = (column: string): string => {
  const found = find(`td[data-column=${column}]`);
  const input = found.querySelector('input');
  return (input?.value ?? found.textContent ?? '').replaceAll('\u00a0', ' ');
};

it('[PR11, UN3] a new line is in what the product is sold in, at the price of that', async () => {
  await boxed();
  expect([cell('quantity'), cell('price'), cell('amount')]).toEqual(['1', '120.00', 'kr 120.00']);
  type('td[data-column=quantity] input', '3');
  expect(cell('amount')).toBe('kr 360.00');
  type('td[data-column=quantity] input', '0,5');
  expect(cell('amount')).toBe('kr 60.00');
});

it('[PR11] the unit is chosen on the line, and the price follows', async () => {
  await boxed();
  click('td[data-column=unit] .p-dropdown');
  await act(async () => {});
  const options = [...document.querySelectorAll('li[role=option]')];
  expect(options.map(({ textContent }) => textContent)).toEqual(['pcs', 'box (12\u00a0pcs)']);
  act(() => (options[0] as HTMLElement).click()); // a list entry
  expect([cell('quantity'), cell('price')]).toEqual(['1', '10.00']);
});

it('[LN7] figures beyond what is exact are shown as they are typed, and refused in their cell', async () => {
  const world = new SalesWorld();
  world.base.by = world.base.id();
  const { drafts } = draftBox();
  const at = `/en/apps/sales/orders/create?product=${world.bolt}&customer=${world.customer}`;
  await showAt({ ...deviceWith(world.base), drafts }, at, () => <SalesOrderFormPage />);
  await act(async () => {});
  type('td[data-column=quantity] input', '1000000000');
  type('td[data-column=price] input', '100000000');
  expect(cell('amount')).toBe('kr 100,000,000,000,000,000.00');
  expect(document.body.textContent).not.toContain('Something went wrong');
  await act(async () => click('[data-testid=save]'));
  expect(find('td[data-column=quantity]').outerHTML).toContain('more than can be calculated exactly');
});
