import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { activeProduct } from '#machines/company.fixtures.ts';
import {
  draftOrder,
  purchasingWorld,
} from '#machines/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { engine } from '#machines/registry.ts';
import { accessClass, redactEvent } from '#model/engine/access.ts';
import { VIEW_COST } from '#model/stock/costs.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { find } from '#views/ui/ui.fixtures.tsx';
import { useDuplicateOrder } from './use-duplicate-order.ts';
import { PurchaseOrderPage } from './purchase-order.page.tsx';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-05-04T08:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** An order that was written some time ago: one product that the supplier offers, one at a price of its own. */
function written() {
  const world = purchasingWorld({ leadDays: 7, follows: ['leadDays'] });
  const offer = { supplier: world.supplier, code: '', purchasePrice: 5_0000, minimum: 0, leadDays: 5 };
  const offered = activeProduct(world, { sku: 'BOLT', suppliers: [offer] });
  const agreed = activeProduct(world, { sku: 'NUT' });
  const { id } = draftOrder(world, [
    { product: offered, quantity: 3_000, price: 9_0000, discount: 1_000 },
    { product: agreed, quantity: 2_000, price: 4_0000, discount: 2_500 },
  ]);
  return { world, id, offered, agreed };
}

const Items = ({ id }: { readonly id: string }) => {
  const row = useRow('purchaseOrder', id);
  return row ? <Duplicate row={row} /> : null;
};
const Duplicate = ({ row }: { readonly row: Parameters<typeof useDuplicateOrder>[0] }) =>
  useDuplicateOrder(row).map(({ id, label, onSelect }) => (
    <button key={id} onClick={onSelect}>
      {label}
    </button>
  ));

it('[DP61] an order is duplicated at prices of today; a price and discount agreed on it are kept', async () => {
  const { world, id, offered, agreed } = written();
  const model = deviceWith(world);
  const propose = vi.spyOn(model, 'propose');
  await showAt(model, '/en/here', () => <Items id={id} />);
  find('button').click();
  expect(propose.mock.calls[0]?.[0].data).toMatchObject({
    supplier: world.supplier,
    expectedOn: '2026-05-11',
    lines: [
      { product: offered, quantity: 3_000, price: 5_0000, discount: 0 },
      { product: agreed, quantity: 2_000, price: 4_0000, discount: 2_500 },
    ],
  });
});

it('[DP61] who may not see costs sees the page of an order, and no way to duplicate it', async () => {
  const { world, id } = written();
  world.may = (permission) => permission !== VIEW_COST;
  const access = accessClass(engine, world.may);
  const seen = world.log.flatMap((event) => redactEvent(access, engine, event) ?? []);
  const Page = () => {
    const row = useRow('purchaseOrder', id);
    return row ? <PurchaseOrderPage row={row} /> : null;
  };
  const seer = deviceWith(world, seen);
  await showAt(seer, '/en/here', Page);
  expect(document.body.textContent).toContain('BOLT');
  await showAt(seer, '/en/here', () => <Items id={id} />);
  expect(document.querySelector('button')).toBeNull();
});
