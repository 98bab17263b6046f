import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InvoicesWorld } from '#machines/areas/sales/invoice/invoices.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { unmount } from '#views/ui/ui.fixtures.tsx';
import { TodayFigures } from './today-figures.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

const text = (): string => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

/** 125.00 and 250.00 are due on 3 June; half of the second was paid on 4 May. */
function owing(): InvoicesWorld {
  const world = new InvoicesWorld();
  world.issued([world.sold(8000).order]);
  const second = world.issued([world.sold(16_000).order]);
  world.paid(125_00, [{ invoice: second, amount: 125_00 }]);
  return world;
}

it('[REC4] what came back before it was invoiced is not to be invoiced', async () => {
  const world = new InvoicesWorld();
  world.posted(world.sold(8000).order, 4000, 'restock');
  await showAt(deviceWith(world.base), '/en/here', () => <TodayFigures />);
  expect(text()).toContain('To invoicekr 63');
});

it('[REC4] the dashboard of a company that invoices here says what is to invoice and overdue, and no other does', async () => {
  const world = owing();
  world.sold(8000);
  vi.setSystemTime(Date.parse('2026-06-10T08:00:00.000Z'));
  await showAt(deviceWith(world.base), '/en/here', () => <TodayFigures />);
  expect(text()).toContain('To invoicekr 125');
  expect(text()).toContain('Overdue invoiceskr 250');
  unmount();
  world.policies({ invoicing: 'elsewhere' });
  await showAt(deviceWith(world.base), '/en/here', () => <TodayFigures />);
  expect(text()).not.toContain('Overdue invoices');
});
