import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { activeProduct } from '#machines/company.fixtures.ts';
import { placedOrder, purchasingWorld } from '#machines/purchase-order/purchase-order.fixtures.ts';
import type { PurchaseOrderRow } from '#model/purchase-order/purchase-order.facts.ts';
import { deviceWith, showAt } from '../document/document.fixtures.tsx';
import { draftBox } from '../document/draft-box.fixtures.ts';
import { useRow } from '../document/model-context.tsx';
import { click, find, type, unmount } from '../ui/ui.fixtures.tsx';
import { PurchaseOrderAmend } from './purchase-order-amend.tsx';

const reason = '.ui-field input[maxlength="4000"]';

it('[DP18] why an order is amended is there again until the revision is saved with it', async () => {
  const world = purchasingWorld();
  const { id } = placedOrder(world, [{ product: activeProduct(world) }]);
  const { drafts } = draftBox();
  const model = { ...deviceWith(world), drafts };
  const propose = vi.spyOn(model, 'propose');
  const onDone = vi.fn<() => void>();
  function Amend() {
    const row = useRow('purchaseOrder', id) as PurchaseOrderRow; // table purchaseOrder holds PurchaseOrderRow
    return <PurchaseOrderAmend row={row} onDone={onDone} />;
  }
  const show = () => showAt(model, '/en/here', () => <Amend />);
  await show();
  type(reason, 'They are out of zinc');
  unmount();
  await show();
  expect((find(reason) as HTMLInputElement).value).toBe('They are out of zinc'); // an input, by its selector
  await act(async () => click('[data-testid=save]'));
  expect(propose.mock.calls.map(([command]) => [command.type, command.data])).toMatchObject([
    ['amend', { reason: 'They are out of zinc' }],
  ]);
  expect(onDone).toHaveBeenCalledTimes(1);
});
