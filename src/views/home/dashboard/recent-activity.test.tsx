import { afterEach, expect, test, vi } from 'vitest';
import { InvoicesWorld } from '#machines/areas/sales/invoice/invoices.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { unmount } from '#views/ui/ui.fixtures.tsx';
import { RecentActivity } from './recent-activity.tsx';

afterEach(() => {
  unmount();
  vi.useRealTimers();
});

test('[DP65] what changed is told by the first regions of its words, however the database stored its state', async () => {
  vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00.000Z'), toFake: ['Date'] });
  const world = new InvoicesWorld();
  const invoice = world.issued([world.sold(10_000).order]);
  const device = deviceWith(world.base);
  const row = device.replica.rows('invoice').find(({ id }) => id === invoice);
  const sorted = Object.entries(row?.state ?? {}).toSorted(([a], [b]) => a.length - b.length);
  Object.assign(row ?? {}, { state: Object.fromEntries(sorted) });
  await showAt(device, '/en/dashboard', () => <RecentActivity />);
  const told = [...document.querySelectorAll('.dashboard-rows > li')].find(({ textContent }) =>
    textContent.includes('INV-'),
  );
  const badges = [...(told?.querySelectorAll('.dashboard-badges > *') ?? [])];
  expect(badges.map(({ textContent }) => textContent)).toEqual(['Issued', 'Unpaid']);
});
