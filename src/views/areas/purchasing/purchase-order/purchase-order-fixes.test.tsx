import { expect, it } from 'vitest';
import type { Refusal } from '#model/engine/envelope.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { find } from '#views/ui/ui.fixtures.tsx';
import { usePurchaseOrderFixes } from './purchase-order.fixes.ts';

interface Asked {
  readonly refusal: Refusal;
  readonly order: string;
  readonly product: string;
}

function Offered({ refusal, order, product }: Asked) {
  const row = useRow('product', product);
  const offers = usePurchaseOrderFixes()({ refusal, document: order, product: row ?? undefined });
  return <output>{offers.map(({ label, to }) => `${label}: ${to}`).join(', ')}</output>;
}

it('[DP31] goods that are missing are ordered, as many and where they are missing', async () => {
  const world = new SalesWorld();
  const { order } = world.confirmed([{ product: world.bolt, quantity: 4_000 }]);
  const refusal = { code: 'notFree', params: { sku: 'BOLT', free: 1_000, wanted: 4_000 } };
  const page = () => <Offered refusal={refusal} order={order} product={world.bolt} />;
  await showAt(deviceWith(world.base), '/en/here', page);
  const { warehouse } = world.base;
  expect(find('output').textContent).toBe(
    `Order more of BOLT: /en/apps/purchasing/reorder?product=${world.bolt}&warehouse=${warehouse}&quantity=3000`,
  );
});
