import { afterEach, expect, it } from 'vitest';
import { InvoicesWorld } from '#machines/areas/sales/invoice/invoices.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { unmount } from '#views/ui/ui.fixtures.tsx';
import { CreditUsedStat } from './credit-used-stat.tsx';

afterEach(() => unmount());

it('[SO9] what a customer owes counts invoices that are not paid and what is ordered', async () => {
  const world = new InvoicesWorld();
  world.issued([world.sold(8000).order]);
  const paid = world.issued([world.sold(16_000).order]);
  world.paid(250_00, [{ invoice: paid, amount: 250_00 }]);
  await showAt(deviceWith(world.base), '/en/here', () => (
    <CreditUsedStat customer={world.customer} onOrders={100_00} />
  ));
  expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toContain('Owed and orderedkr 225');
});
