import { act } from 'react';
import { expect, it } from 'vitest';
import { activeProduct } from '#machines/company.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import type { SalesOrderForm, SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { click, find, type } from '#views/ui/ui.fixtures.tsx';
import { SalesOrderFormPage } from './sales-order-form.page.tsx';
import { SalesOrderOverview } from './sales-order-overview.tsx';

/** An order of a bolt at 100.00 and of carriage at 50.00, on the page of a kind. */
async function shown(
  Page: (props: { readonly row: SalesOrderRow }) => React.ReactNode,
  over: Partial<SalesOrderForm>,
) {
  const world = new SalesWorld();
  const carriage = activeProduct(world.base, { sku: 'CARRIAGE', kind: 'service' });
  const { order } = world.draft(
    [
      { product: world.bolt, quantity: 1_000, price: 100_0000, discount: 0 },
      { product: carriage, quantity: 1_000, price: 50_0000, discount: 0, charge: 'freight' },
    ],
    over,
  );
  const device = { ...deviceWith(world.base), drafts: draftBox().drafts };
  const Shown = () => <Page row={useRow('salesOrder', order) as SalesOrderRow} />; // table salesOrder holds SalesOrderRow
  await showAt(device, `/en/apps/sales/orders/${order}`, () => <Shown />);
  await act(async () => {});
}

const text = (): string => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

async function choose(box: string, at: number): Promise<void> {
  click(`${box} .p-dropdown`);
  await act(async () => {});
  const options = [...document.querySelectorAll('li[role=option]')];
  act(() => (options[at] as HTMLElement).click()); // a list entry
}

it('[SO90] the page of an order shows its discount among the sums', async () => {
  await shown(SalesOrderOverview, { orderDiscount: { amount: 1_000 } });
  expect(text()).toContain('Discount on the order-kr 10.00');
  expect(text()).toContain('Netkr 140.00');
});

it('[SO91] services alone are charged as freight or a fee', async () => {
  await shown(SalesOrderFormPage, {});
  const cells = [...document.querySelectorAll('td[data-column=charge]')];
  expect(cells.map((cell) => cell.querySelector('.p-dropdown') !== null)).toEqual([false, true]);
  expect(cells[1]?.textContent).toContain('Freight');
  await choose('td[data-column=charge]', 2);
  expect(cells[1]?.textContent).toContain('Fee');
});

it('[SO90] a percentage is typed, and the sums follow', async () => {
  await shown(SalesOrderFormPage, { orderDiscount: { percent: 500 } });
  const field = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent === 'Discount on the order, %',
  );
  expect(field?.htmlFor).toBeTruthy();
  type(`#${CSS.escape(field?.htmlFor ?? '')}`, '10');
  expect(text()).toContain('Discount on the order-kr 10.00');
  expect(find('td[data-column=amount]').textContent).toContain('100.00');
  type(`#${CSS.escape(field?.htmlFor ?? '')}`, '120');
  expect(text()).toContain('Must be at most 100.');
});
