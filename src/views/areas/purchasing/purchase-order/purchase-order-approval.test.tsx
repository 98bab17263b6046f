import { expect, it } from 'vitest';
import { activeProduct } from '#machines/company.fixtures.ts';
import {
  draftOrder,
  purchasingWorld,
} from '#machines/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { PurchaseOrderPage } from './purchase-order.page.tsx';

/** The page's primary button, for somebody who places orders up to 1. */
async function primary(submitted?: { readonly by: string }): Promise<string | undefined> {
  const world = purchasingWorld();
  const { id } = draftOrder(world, [{ product: activeProduct(world) }]);
  if (submitted) {
    world.must('purchaseOrder', id, 'submit');
    world.by = submitted.by;
  } else world.limits = { purchaseOrder: 1 };
  const Shown = () => {
    const row = useRow('purchaseOrder', id);
    return row ? <PurchaseOrderPage row={row} /> : null;
  };
  await showAt(deviceWith(world), '/en/here', Shown);
  return document.querySelector('[data-variant=primary]')?.textContent ?? undefined;
}

it('[PO20] beyond the limit, submitting for approval takes the place of placing', async () => {
  expect(await primary()).toBe('Submit for approval');
});

it('[PO20, PO21] who may approve an order is offered that, and who submitted it to withdraw it', async () => {
  expect(await primary({ by: 'another' })).toBe('Approve and place');
  expect(await primary({ by: purchasingWorld().by })).toBe('Withdraw');
});
