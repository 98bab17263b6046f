import { act } from 'react';
import { expect, it } from 'vitest';
import { activeProduct } from '#machines/company.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { priceFixture, priceListFixture } from '#model/areas/sales/price-list/price-list.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { click, find, type } from '#views/ui/ui.fixtures.tsx';
import { SalesOrderFormPage } from './sales-order-form.page.tsx';

const box = { unit: 'box', numerator: 12, denominator: 1, barcode: '', weight: 0 };

/** A new order with a line for a product at 10.00, which the list Trade has for 9.00, and from 20 pieces for 8.00. */
async function listed() {
  const world = new SalesWorld();
  const { base, customer } = world;
  const product = activeProduct(base, { sku: 'LISTED', price: 10_0000, packagings: [box] });
  const [list, one, many] = [base.id(), base.id(), base.id()];
  base.must('priceList', list, 'create', priceListFixture());
  base.must('price', one, 'create', priceFixture({ list, product, price: 9_0000 }));
  base.must('price', many, 'create', priceFixture({ list, product, from: 20_000, price: 8_0000 }));
  const { drafts } = draftBox();
  const at = `/en/apps/sales/orders/create?product=${product}&customer=${customer}`;
  await showAt({ ...deviceWith(base), drafts }, at, () => <SalesOrderFormPage />);
  await act(async () => {});
}

const cell = (column: string): string => {
  const found = find(`td[data-column=${column}]`);
  const input = found.querySelector('input');
  return (input?.value ?? found.textContent ?? '').replaceAll('\u00a0', ' ');
};

/** A cell shows what was typed until the focus leaves it. */
const leave = (selector: string): void =>
  act(() => {
    find(selector).focus();
    find(selector).blur();
  });

it('[PRI10] a line takes the price of the list, says so, and what else was in reach', async () => {
  await listed();
  expect(cell('price')).toBe('9.00');
  expect(cell('pricedBy')).toContain('Trade');
  expect(cell('pricedBy')).toContain("Product's price: kr 10.00");
});

it('[PRI10] the price follows the quantity and the unit', async () => {
  await listed();
  type('td[data-column=quantity] input', '20');
  expect(cell('price')).toBe('8.00');
  type('td[data-column=quantity] input', '2');
  expect(cell('price')).toBe('9.00');
  click('td[data-column=unit] .p-dropdown');
  await act(async () => {});
  const options = [...document.querySelectorAll('li[role=option]')];
  act(() => (options[1] as HTMLElement).click()); // a list entry
  expect([cell('quantity'), cell('price')]).toEqual(['2', '96.00']);
});

it('[PRI10] the price follows a unit that is changed twice, twice', async () => {
  await listed();
  const choose = async (at: number): Promise<void> => {
    click('td[data-column=unit] .p-dropdown');
    await act(async () => {});
    const options = [...document.querySelectorAll('li[role=option]')];
    act(() => (options[at] as HTMLElement).click()); // a list entry
  };
  await choose(1);
  expect([cell('quantity'), cell('price')]).toEqual(['1', '108.00']);
  await choose(0);
  expect([cell('quantity'), cell('price')]).toEqual(['1', '9.00']);
});

it('[PRI10] a typed price stays whatever the quantity, next to that of the list, until it is emptied', async () => {
  await listed();
  type('td[data-column=price] input', '7.50');
  type('td[data-column=quantity] input', '20');
  expect(cell('price')).toBe('7.50');
  expect(cell('pricedBy')).toContain('Typed (Trade, from 20: kr 8.00)');
  type('td[data-column=price] input', '');
  leave('td[data-column=price] input');
  expect(cell('price')).toBe('8.00');
  expect(cell('pricedBy')).toContain('Trade');
});
