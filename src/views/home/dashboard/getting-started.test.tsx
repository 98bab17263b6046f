import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import {
  draftOrder,
  placedOrder,
  purchasingWorld,
} from '#machines/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { BrowserProvider, type Browser } from '#views/navigation/browser-context.ts';
import { browserThat } from '#views/frame/app/browser.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { find, unmount } from '#views/ui/ui.fixtures.tsx';
import { GettingStarted } from './getting-started.tsx';

async function shown(
  world: Parameters<typeof deviceWith>[0],
  folds: Browser['folds'] = { isFolded: () => false, fold: () => {} },
  may: (permission: string) => boolean = () => true,
) {
  const { browser } = browserThat({});
  await showAt({ ...deviceWith(world), may }, '/en/dashboard', () => (
    <BrowserProvider value={{ ...browser, folds }}>
      <GettingStarted />
    </BrowserProvider>
  ));
}

const steps = () =>
  [...document.querySelectorAll('[data-step]')].map((one) => [
    one.getAttribute('data-step'),
    one.getAttribute('data-done') === 'true' ? 'done' : one.querySelector('a')?.getAttribute('href'),
  ]);

test('[GS1, GS2] what is left to do leads to where it is done', async () => {
  await shown(companyWorld());
  expect(find('summary').textContent).toContain('2 of 9 done');
  expect(steps()).toEqual([
    ['company', 'done'],
    ['warehouse', 'done'],
    ['product', '/en/apps/products/create'],
    ['supplier', '/en/apps/purchasing/suppliers/create'],
    ['purchase', '/en/apps/purchasing/orders/create'],
    ['stock', '/en/apps/purchasing/goods-receipts/create'],
    ['customer', '/en/apps/sales/customers/create'],
    ['order', '/en/apps/sales/orders/create'],
    ['shipped', '/en/apps/sales/picking'],
  ]);
});

test('[GS1, GS2] it stays until what is sold is bought too', async () => {
  const world = new SalesWorld();
  world.stock(world.bolt, world.base.bins[0] ?? '', 10_000);
  world.shipped(world.confirmed([{ product: world.bolt }]).order);
  await shown(world.base);
  expect(steps().filter(([, at]) => at !== 'done')).toEqual([
    ['supplier', '/en/apps/purchasing/suppliers/create'],
    ['purchase', '/en/apps/purchasing/orders/create'],
  ]);
});

test('[GS1, GS2] a draft of a purchase order is no step', async () => {
  const world = purchasingWorld();
  draftOrder(world, []);
  await shown(world);
  const open = steps().filter(([, at]) => at !== 'done');
  expect(open.map(([step]) => step)).not.toContain('supplier');
  expect(open.map(([step]) => step)).toContain('purchase');
});

test('[GS1, GS2] all of it done ends it', async () => {
  const world = new SalesWorld();
  world.stock(world.bolt, world.base.bins[0] ?? '', 10_000);
  world.shipped(world.confirmed([{ product: world.bolt }]).order);
  const supplier = world.base.id();
  world.base.must('supplier', supplier, 'create', supplierFixture());
  placedOrder(Object.assign(world.base, { supplier }), [{ product: world.bolt }]);
  await shown(world.base);
  expect(document.querySelector('details')).toBeNull();
});

test('[GS1] it is not shown to whoever cannot do it', async () => {
  await shown(companyWorld(), undefined, (permission) => permission !== 'company.edit');
  expect(document.querySelector('details')).toBeNull();
});

test('[GS3] it can be folded away', async () => {
  const fold = vi.fn<Browser['folds']['fold']>();
  await shown(companyWorld(), { isFolded: () => true, fold });
  const details = document.querySelector('details');
  expect(details?.open).toBe(false);
  await act(async () => {
    if (details) details.open = true;
    details?.dispatchEvent(new Event('toggle'));
  });
  expect(fold).toHaveBeenLastCalledWith('getting-started', false);
  unmount();
});
