import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InvoicesWorld } from '#machines/areas/sales/invoice/invoices.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { unmount } from '#views/ui/ui.fixtures.tsx';
import { CustomerBalance } from './customer-balance.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

const text = (): string => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

/** 125.00 and 250.00 are due on 3 June; half of the second was paid on 4 May, and 20.00 more came. */
function owing(): InvoicesWorld {
  const world = new InvoicesWorld();
  world.issued([world.sold(8000).order]);
  const second = world.issued([world.sold(16_000).order]);
  world.paid(145_00, [{ invoice: second, amount: 125_00 }]);
  return world;
}

it('[REC3] a customer owes what is open, aged by its due day, and what came without an invoice is told', async () => {
  const world = owing();
  vi.setSystemTime(Date.parse('2026-06-10T08:00:00.000Z'));
  await showAt(deviceWith(world.base), '/en/here', () => <CustomerBalance customer={world.customer} />);
  expect(text()).toContain('Oweskr 250.00');
  expect(text()).toContain('Overduekr 250.00');
  expect(text()).toContain('1–30 days latekr 250.00');
  expect(text()).toContain('Paid and not allocatedkr 20.00');
  expect(text()).toContain('Days to pay0');
});
