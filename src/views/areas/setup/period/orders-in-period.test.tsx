import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { DaysAsk, ListDay } from '#model/engine/list-answer.ts';
import { salesOrderListing } from '#model/areas/sales/sales-order/sales-order.listing.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { click, unmount } from '#views/ui/ui.fixtures.tsx';
import { OrdersInPeriod } from './orders-in-period.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

const text = (): string => document.body.textContent.replaceAll('\u00a0', ' ');
const settle = (): Promise<void> => act(async () => {});

/** Three bolts at 12.50 ordered today on the device; the server knows of 1,000 crowns in March and 500 in a year before. */
async function opened(query = '') {
  const world = new SalesWorld();
  world.confirmed([{ product: world.bolt, quantity: 3000 }], { orderedOn: '2026-05-04' });
  world.draft([{ product: world.bolt, quantity: 9000 }], { orderedOn: '2026-05-04' });
  const device = deviceWith(world.base);
  const asked: DaysAsk[] = [];
  let isOffline = false;
  const known: readonly ListDay[] = [
    { day: '2025-03-02', count: 1, sums: { net: 500_00 } },
    { day: '2026-03-02', count: 2, sums: { net: 1000_00 } },
  ];
  const askDays = async (_: string, ask: DaysAsk): Promise<readonly ListDay[]> => {
    asked.push(ask);
    if (isOffline) throw new Error('no connection');
    const [from = '', to = ''] = ask.filters['confirmed']?.split('..') ?? [];
    return known.filter(({ day }) => day >= from && day <= to);
  };
  const model = { ...device, askDays } as CompanyModel; // all that it calls
  const list = { listing: salesOrderListing, by: 'confirmed', filters: { customer: world.customer } };
  const show = async (): Promise<void> => {
    await showAt(model, `/en/dashboard${query}`, () => (
      <OrdersInPeriod title="Orders" list={list} field="net" otherwise="days30" />
    ));
    await settle();
  };
  return { show, asked, customer: world.customer, offline: (off: boolean) => (isOffline = off) };
}

test('[PE1] the device’s orders and the server’s make one figure, against as many days before', async () => {
  const { show, asked, customer } = await opened('?period=days90');
  await show();
  expect(text()).toContain('kr 1,038');
  expect(text()).toContain('3 orders');
  expect(text()).toContain('kr 0 in the 90 days before');
  expect(asked).toMatchObject([
    { by: 'confirmed', filters: { customer, confirmed: '2025-11-06..2026-05-04' }, today: '2026-05-04' },
  ]);
});

test('[PE2] without a connection it says what it speaks of, and asks again', async () => {
  const { show, offline } = await opened('?period=days90');
  offline(true);
  await show();
  expect(text()).toContain('kr 38');
  expect(text()).toContain('Of what is on this device');
  offline(false);
  click('.list-rest button');
  await settle();
  expect(text()).toContain('kr 1,038');
  expect(text()).not.toContain('Of what is on this device');
});

test('[PE3] a period is one press away and in the address; Back returns to the one before', async () => {
  const { show, asked } = await opened();
  await show();
  expect(text()).toContain('kr 38');
  expect(document.querySelector('[aria-pressed=true]')?.textContent).toBe('30 days');
  const year = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Year');
  await act(async () => year?.click());
  await settle();
  expect(text()).toContain('kr 1,038');
  expect(text()).toContain('kr 500 in the 365 days before');
  expect(asked.at(-1)?.filters['confirmed']).toBe('2024-05-05..2026-05-04');
});

test('[PE3] two days of one’s own are a period', async () => {
  const { show } = await opened('?period=2026-03-01..2026-03-31');
  await show();
  expect(text()).toContain('kr 1,000');
  expect(text()).toContain('Mar 2026 –');
});
