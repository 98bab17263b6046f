import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { activeProduct } from '#machines/company.fixtures.ts';
import {
  draftOrder,
  purchasingWorld,
} from '#machines/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { plainSetting } from '#model/list-view/plain-setting.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { click, find, layOutGrids } from '#views/ui/ui.fixtures.tsx';
import { PurchaseOrderListPage } from './purchase-order-list.page.tsx';

layOutGrids();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Orders of 800 SEK, 100 EUR at 11.50 and 1 000 NOK at 0.97, without VAT; the VAT rate is the same for each. */
const orders = [
  { currency: 'SEK', rate: 1_000_000, price: 80_0000 },
  { currency: 'EUR', rate: 11_500_000, price: 10_0000 },
  { currency: 'NOK', rate: 970_000, price: 100_0000 },
] as const;

/** The list in a company with these orders and SEK as its currency. */
async function listAt(query: string): Promise<void> {
  const world = purchasingWorld();
  const product = activeProduct(world);
  for (const { currency, rate, price } of orders) draftOrder(world, [{ product, price }], { currency, rate });
  const listViews = {
    version: 0,
    views: () => [],
    setting: () => plainSetting('purchaseOrder'),
    subscribe: () => () => {},
  } as Partial<CompanyModel['listViews']>;
  const model = { ...deviceWith(world), listViews } as CompanyModel; // all that a list calls
  await showAt(model, `/en/apps/purchasing/orders${query}`, PurchaseOrderListPage);
  await act(() => vi.advanceTimersByTimeAsync(100));
}

const column = (name: string): number =>
  [...document.querySelectorAll('[role=columnheader]')].findIndex((head) =>
    head.textContent?.startsWith(name),
  );
const amounts = () =>
  [...document.querySelectorAll('[data-row]')]
    .toSorted((a, b) => Number(a.getAttribute('data-index')) - Number(b.getAttribute('data-index')))
    .map((row) =>
      row.querySelectorAll('[role=gridcell]')[column('Total')]?.textContent?.replaceAll('\u00a0', ' '),
    );

const [kronor, euro, norwegian] = ['kr 1,000.00', '€125.00', 'NOK 1,250.00'];

it("[PO15] orders stand in the order of their amounts in the company's currency", async () => {
  await listAt('?sort=-total');
  expect(amounts()).toEqual([euro, norwegian, kronor]);
});

it("[PO15] an amount to narrow to is one of the company's currency", async () => {
  await listAt('?sort=total&total=121250..');
  expect(amounts()).toEqual([norwegian, euro]);
});

it("[PO15] the sum is of the company's currency, and the head says at which rates", async () => {
  await listAt('');
  expect(find('.ui-datagrid-totals').textContent?.replaceAll('\u00a0', ' ')).toContain('kr 3,650.00');
  const heads = [...document.querySelectorAll('[role=columnheader] [aria-describedby]')];
  const hints = heads.map((one) => document.getElementById(one.getAttribute('aria-describedby') ?? ''));
  expect(hints.map((one) => one?.textContent)).toContain(
    "With VAT, in the order's own currency. Sorted, filtered and summed in SEK, at the rate of each order.",
  );
});

it('[LI6] a file has the total of an order as a number, and its currency beside it', async () => {
  await listAt('?sort=-total');
  let file: unknown;
  const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    file = made;
    return 'blob:file';
  });
  click('.ui-list-bar-end [aria-label=Export]');
  await act(async () => {});
  click('[data-action=csv]');
  await act(() => vi.advanceTimersByTimeAsync(100));
  make.mockRestore();
  expect(file).toBeInstanceOf(Blob);
  const [head = '', ...lines] = (await (file as Blob).text()).trim().split('\r\n');
  const at = head.split(',').indexOf('Total');
  expect(head.split(',')[at + 1]).toBe('Total (currency)');
  expect(lines.map((line) => line.split(',').slice(at, at + 2))).toEqual([
    ['125', 'EUR'],
    ['1250', 'NOK'],
    ['1000', 'SEK'],
  ]);
});
