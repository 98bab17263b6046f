import { expect, it } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import type { CustomerRow } from '#model/areas/sales/customer/customer.facts.ts';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { CustomerPage } from '#views/areas/sales/customer/customer.page.tsx';
import { deviceWith, showAt } from '../document/document.fixtures.tsx';
import { useRow } from '../document/model-context.tsx';
import { click, find } from '#views/ui/ui.fixtures.tsx';
import { GoodsReceiptPage } from '#views/areas/purchasing/goods-receipt/goods-receipt.page.tsx';

const buttons = (place: string): readonly string[] =>
  [...document.querySelectorAll(`.ui-page-actions ${place} .ui-button`)].map(
    (button) => button.textContent ?? '',
  );

/** A receipt of bolts that was posted to a place. */
async function showPosted({ base, bolt }: SalesWorld, location: string): Promise<void> {
  const receipt = base.id();
  const line = receiptLineFixture({ id: base.id(), product: bolt, location, quantity: 8_000 });
  const head = { warehouse: base.warehouse, order: null, supplier: null, source: 'opening' };
  base.must('goodsReceipt', receipt, 'create', head);
  base.must('goodsReceipt', receipt, 'count', { lines: [line] });
  base.must('goodsReceipt', receipt, 'post');
  function Receipt() {
    const row = useRow('goodsReceipt', receipt) as GoodsReceiptRow; // table goodsReceipt holds GoodsReceiptRow
    return <GoodsReceiptPage row={row} />;
  }
  await showAt(deviceWith(base), '/en/here', () => <Receipt />);
}

it('[DP62] what comes after a posted receipt is to put its goods away, corrections are in the menu', async () => {
  const world = new SalesWorld();
  await showPosted(world, world.base.receiving);
  expect(buttons('.ui-page-primary')).toEqual(['Put away']);
  expect(find('.ui-page-primary .ui-button').dataset['variant']).toBe('primary');
  click('[aria-label="More actions"]');
  expect(find('[data-action=correctCost]').textContent).toContain('Correct cost');
});

it('[DP62] a receipt whose goods lie in their place offers no correction as the next step', async () => {
  const world = new SalesWorld();
  await showPosted(world, world.base.bins[0] ?? '');
  expect(buttons('.ui-page-primary')).toEqual(['Reverse']);
  expect(find('.ui-page-primary .ui-button').dataset['variant']).toBe('secondary');
});

it('[DP62] of a customer comes a new order, with the editing of the customer next to it', async () => {
  const world = new SalesWorld();
  const { customer } = world;
  function Customer() {
    const row = useRow('customer', customer) as CustomerRow; // table customer holds CustomerRow
    return <CustomerPage row={row} />;
  }
  await showAt(deviceWith(world.base), '/en/here', () => <Customer />);
  expect(buttons('.ui-page-primary')).toEqual(['New order']);
  expect(find('[data-testid=command-update]').dataset['variant']).toBe('secondary');
});
