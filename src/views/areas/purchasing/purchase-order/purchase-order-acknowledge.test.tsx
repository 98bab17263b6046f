import { act } from 'react';
import { expect, it, vi } from 'vitest';
import {
  placedOrder,
  purchasingWorld,
} from '#machines/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { click, find, press, type } from '#views/ui/ui.fixtures.tsx';
import { PurchaseOrderAcknowledge } from './purchase-order-acknowledge.tsx';

it('[UI70] what a supplier confirmed is not registered while a day is none, by button or by key', async () => {
  const world = purchasingWorld();
  const { id } = placedOrder(world, [{ product: activeProduct(world) }]);
  const model = { ...deviceWith(world), drafts: draftBox().drafts };
  const propose = vi.spyOn(model, 'propose');
  function Acknowledging() {
    const row = useRow('purchaseOrder', id);
    return row ? <PurchaseOrderAcknowledge row={row} onClose={() => {}} /> : null;
  }
  await showAt(model, '/en/here', () => <Acknowledging />);
  const day = '[role=dialog] .p-calendar input';
  act(() => find(day).focus());
  type(day, 'soon');
  act(() => find(day).blur());
  click('[data-testid=acknowledge]');
  act(() => find('[data-testid=acknowledge]').focus());
  press('Enter', { ctrlKey: true });
  expect([propose.mock.calls, document.activeElement]).toEqual([[], find(day)]);
  type(day, '2027-01-04');
  act(() => find(day).blur());
  await act(async () => click('[data-testid=acknowledge]'));
  expect(propose.mock.calls.map(([{ type: command }]) => command)).toEqual(['acknowledge']);
});
