import { act } from 'react';
import { expect, it } from 'vitest';
import { activeProduct } from '#machines/company.fixtures.ts';
import { countedReceipt } from '#machines/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import { purchasingWorld } from '#machines/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { answerMedia, click, find } from '#views/ui/ui.fixtures.tsx';
import { PutAwayOfReceipt, PutAwayPress } from './put-away-press.tsx';

let isPhone = true;
answerMedia(() => isPhone);

interface Choices {
  readonly isOnPhone?: boolean;
  readonly isInScanMode?: boolean;
  readonly isFull?: boolean;
  readonly may?: (permission: string) => boolean;
}

/** The button of a receipt whose bolts lie in receiving. */
async function shown({ isOnPhone = true, isInScanMode, isFull, may = () => true }: Choices = {}) {
  isPhone = isOnPhone;
  const world = purchasingWorld();
  const product = activeProduct(world, { sku: 'BOLT' });
  const id = countedReceipt(world, [{ product, quantity: 3_000 }]);
  world.must('goodsReceipt', id, 'post');
  if (isFull) for (const bin of world.bins) world.must('location', bin, 'archive');
  const model = { ...deviceWith(world), may };
  const Shown = isInScanMode ? PutAwayPress : PutAwayOfReceipt;
  function OfRow() {
    const row = useRow('goodsReceipt', id);
    return row ? <Shown row={row} /> : null;
  }
  const history = await showAt(model, '/en/here', () => <OfRow />);
  return { id, model, path: () => history.location.href };
}

it('[RCS11] on a phone the page of a receipt leads to putting away in full screen, without a form', async () => {
  const { id, model, path } = await shown();
  await act(async () => click('[data-testid=put-away]'));
  const [movement] = model.replica.rows('movement');
  expect(movement).toMatchObject({ purpose: 'putAway', receipt: id, claimedBy: model.user });
  expect(path()).toBe(`/en/apps/inventory/movements/${movement?.id ?? ''}?scan=yes`);
  expect(find('[data-testid=put-away]').textContent).toBe('Go on putting away');
});

it.each([
  ['at a desk', { isOnPhone: false }],
  ['for who may plan movements alone', { may: (permission: string) => permission !== 'movement.work' }],
] as const)('[RCS11] %s it leads to the form with its lines', async (_, choices) => {
  const { id } = await shown(choices);
  const way = find('[data-testid=put-away]').getAttribute('href');
  expect(way).toContain('/en/apps/inventory/movements/create?');
  expect(way).toContain(`receipt=${id}`);
});

it('[RCS10] where no place has room nothing is begun, and the reason shows', async () => {
  const { model } = await shown({ isInScanMode: true, isFull: true });
  await act(async () => click('[data-testid=put-away]'));
  expect(model.replica.pending).toEqual([]);
  expect(find('.scan-problem').textContent).toContain('No place has room for it.');
});
