import { afterEach, expect, test, vi } from 'vitest';
import { InvoicesWorld } from '#machines/areas/sales/invoice/invoices.fixtures.ts';
import type { StateValue } from '#model/engine/rows.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { unmount } from '#views/ui/ui.fixtures.tsx';
import { RecentActivity } from './recent-activity.tsx';

afterEach(() => {
  unmount();
  vi.useRealTimers();
});

/** With its regions as the database sorts them: by the length of their names. */
const sorted = (state: StateValue | null): StateValue | null =>
  state === null || typeof state === 'string'
    ? state
    : Object.fromEntries(Object.entries(state).toSorted(([a], [b]) => a.length - b.length));

test('[DP65] recent events show the first regions of a document, however the database stored its state', async () => {
  vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00.000Z'), toFake: ['Date'] });
  const world = new InvoicesWorld();
  world.issued([world.sold(10_000).order]);
  const stored = world.base.log.map((event) => ({ ...event, state: sorted(event.state) }));
  const device = deviceWith(world.base, stored);
  await showAt(device, '/en/dashboard', () => <RecentActivity />);
  const entry = [...document.querySelectorAll('.dashboard-rows > li')].find(({ textContent }) =>
    textContent.includes('INV-'),
  );
  const badges = [...(entry?.querySelectorAll('.dashboard-badges > *') ?? [])];
  expect(badges.map(({ textContent }) => textContent)).toEqual(['Issued', 'Unpaid']);
});
