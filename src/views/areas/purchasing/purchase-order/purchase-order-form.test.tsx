import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { activeProduct } from '#machines/company.fixtures.ts';
import {
  placedOrder,
  purchasingWorld,
} from '#machines/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { click, find, tabsToLine, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { PurchaseOrderFormPage } from './purchase-order-form.page.tsx';

const CREATE = '/en/apps/purchasing/orders/create';
const reason = '.ui-field input[maxlength="4000"]';
const save = () => act(async () => click('[data-testid=save]'));

/** A device of the company, with what it was asked to do. */
function deviceOf(world: ReturnType<typeof purchasingWorld>) {
  const { drafts } = draftBox();
  const model = { ...deviceWith(world), drafts };
  const propose = vi.spyOn(model, 'propose');
  const given = (): unknown[] => propose.mock.calls.map(([command]) => [command.type, command.data]);
  return { model, given };
}

describe('a new purchase order', () => {
  it('[DP26] exists once it is saved, by one command with all that was written', async () => {
    const world = purchasingWorld();
    const { model, given } = deviceOf(world);
    const history = await showAt(model, `${CREATE}?supplier=${world.supplier}`, () => (
      <PurchaseOrderFormPage />
    ));
    expect(given()).toEqual([]);
    await save();
    const { supplier, warehouse } = world;
    expect(given()).toMatchObject([['create', { supplier, warehouse, lines: [] }]]);
    expect(history.location.pathname).toMatch(/\/apps\/purchasing\/orders\/[0-9a-f-]{36}$/);
  });

  it('[DP25] begun from a supplier is for that supplier, in its currency', async () => {
    const world = purchasingWorld({ name: 'Baltic Bolts', currency: 'EUR' });
    const { model, given } = deviceOf(world);
    await showAt(model, `${CREATE}?supplier=${world.supplier}`, () => <PurchaseOrderFormPage />);
    expect((find('.ui-field input') as HTMLInputElement).value).toBe('Baltic Bolts'); // an input, by its selector
    await save();
    expect(given()).toMatchObject([['create', { currency: 'EUR' }]]);
  });

  it('[DP60] has its first line two presses of Tab after the supplier', async () => {
    const world = purchasingWorld();
    const { model } = deviceOf(world);
    await showAt(model, `${CREATE}?supplier=${world.supplier}`, () => <PurchaseOrderFormPage />);
    expect(tabsToLine()).toBe(2);
  });

  it('[UI60] begun from a supplier has the focus in its first line, else in the supplier', async () => {
    const world = purchasingWorld();
    const { model } = deviceOf(world);
    await showAt(model, `${CREATE}?supplier=${world.supplier}`, () => <PurchaseOrderFormPage />);
    expect(document.activeElement?.closest('td')?.dataset['column']).toBe('product');
    unmount();
    await showAt(model, CREATE, () => <PurchaseOrderFormPage key="another" />);
    expect(document.activeElement).toBe(find('.ui-field input'));
  });
});

it('[DP18] why an order is amended is there again until the revision is saved with it', async () => {
  const world = purchasingWorld();
  const { id } = placedOrder(world, [{ product: activeProduct(world) }]);
  const { model, given } = deviceOf(world);
  function Amend() {
    const row = useRow('purchaseOrder', id) as PurchaseOrderRow; // table purchaseOrder holds PurchaseOrderRow
    return <PurchaseOrderFormPage row={row} />;
  }
  const show = () => showAt(model, '/en/here', () => <Amend />);
  await show();
  await save();
  expect(given()).toEqual([]);
  type(reason, 'They are out of zinc');
  unmount();
  await show();
  expect((find(reason) as HTMLInputElement).value).toBe('They are out of zinc'); // an input, by its selector
  await save();
  expect(given()).toMatchObject([['amend', { reason: 'They are out of zinc' }]]);
});
