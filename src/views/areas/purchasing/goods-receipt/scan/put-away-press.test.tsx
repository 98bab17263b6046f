import { act } from 'react';
import { expect, it } from 'vitest';
import { activeProduct } from '#machines/company.fixtures.ts';
import { countedReceipt } from '#machines/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import { purchasingWorld } from '#machines/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { answerMedia, click, find } from '#views/ui/ui.fixtures.tsx';
import { PutAwayOfReceipt } from './put-away-press.tsx';

let isPhone = true;
answerMedia(() => isPhone);

function ButtonOf({ id }: { readonly id: string }) {
  const row = useRow('goodsReceipt', id);
  return row ? <PutAwayOfReceipt row={row} /> : null;
}

/** The button of a receipt whose bolts lie in receiving. */
async function shown(phone: boolean, may: (permission: string) => boolean = () => true) {
  isPhone = phone;
  const world = purchasingWorld();
  const product = activeProduct(world, { sku: 'BOLT' });
  const id = countedReceipt(world, [{ product, quantity: 3_000 }]);
  world.must('goodsReceipt', id, 'post');
  const model = { ...deviceWith(world), may };
  const history = await showAt(model, '/en/here', () => <ButtonOf id={id} />);
  return { id, model, path: () => history.location.href };
}

it('[RCS11] on a phone the page of a receipt leads to putting away in full screen, without a form', async () => {
  const { id, model, path } = await shown(true);
  await act(async () => click('[data-testid=put-away]'));
  const [movement] = model.replica.rows('movement');
  expect(movement).toMatchObject({ purpose: 'putAway', receipt: id, claimedBy: model.user });
  expect(path()).toBe(`/en/apps/inventory/movements/${movement?.id ?? ''}?scan=yes`);
  expect(find('[data-testid=put-away]').textContent).toBe('Go on putting away');
});

it.each([
  ['at a desk', false, () => true],
  ['for who may plan movements alone', true, (permission: string) => permission !== 'movement.work'],
] as const)('[RCS11] %s it leads to the form with its lines', async (_, phone, may) => {
  const { id } = await shown(phone, may);
  const way = find('[data-testid=put-away]').getAttribute('href');
  expect(way).toContain('/en/apps/inventory/movements/create?');
  expect(way).toContain(`receipt=${id}`);
});
