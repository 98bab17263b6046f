import { expect, it } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { SalesOrderLines } from './sales-order-lines.tsx';

/** An order of a product that cost 5 and one that never had a cost, as somebody with these permissions sees it. */
async function shown(may: (permission: string) => boolean): Promise<string> {
  const world = new SalesWorld();
  world.stock(world.bolt, world.base.bins[0] ?? '', 10_000, 5_0000);
  const { order } = world.draft([
    { product: world.bolt, quantity: 2_000, price: 10_0000 },
    { product: world.nut, quantity: 1_000, price: 2_0000 },
  ]);
  const Page = () => {
    const row = useRow('salesOrder', order);
    return row ? <SalesOrderLines row={row} /> : null;
  };
  await showAt({ ...deviceWith(world.base), may }, '/en/apps/sales/orders', Page);
  return document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';
}

it('[SO41] who may see costs sees what each line leaves, and which cost is not known', async () => {
  const text = await shown(() => true);
  expect(text).toContain('kr 10.00 (50%)');
  expect(text).toContain('Cost not known');
  expect(text).toContain('1 line without a cost is left out');
});

it('[SO41] who may not see costs sees nothing of it', async () => {
  const text = await shown((permission) => permission !== 'product.viewCost');
  expect(text).toContain('NUT');
  expect(text).not.toContain('Margin');
  expect(text).not.toContain('Cost not known');
});
