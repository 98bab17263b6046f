import { expect, it } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { HoldNotice } from './hold-notice.tsx';

it('[SO27] an order on hold says why, until it goes on', async () => {
  const world = new SalesWorld();
  const { order } = world.confirmed([{ product: world.bolt, quantity: 1_000 }]);
  const said = async (): Promise<string> => {
    await showAt(deviceWith(world.base), '/en/here', () => <HoldNotice order={order} />);
    return document.body.textContent ?? '';
  };
  world.act('salesOrder', order, 'hold', { reason: 'credit' });
  expect(await said()).toContain('The order is on hold: Credit');
  world.act('salesOrder', order, 'resume');
  expect(await said()).not.toContain('hold');
  world.act('salesOrder', order, 'hold', { reason: 'credit' });
  world.act('salesOrder', order, 'cancel', { reason: 'customerRequest' });
  expect(await said()).not.toContain('hold');
});
