import { expect, it, vi } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { CorrectReceiptDialog } from '#views/areas/purchasing/goods-receipt/correct-receipt-dialog.tsx';
import { click, find, type } from '#views/ui/ui.fixtures.tsx';

/** Ten bolts at 10.00 that an order was promised eight of. */
async function shown() {
  const world = new SalesWorld();
  const { base, bolt } = world;
  const receipt = world.stock(bolt, base.bins[0] ?? '', 10_000, 10_0000);
  world.confirmed([{ product: bolt, quantity: 8000 }]);
  function Receipt() {
    const row = useRow('goodsReceipt', receipt) as GoodsReceiptRow; // table goodsReceipt holds GoodsReceiptRow
    return <CorrectReceiptDialog row={row} onClose={() => undefined} />;
  }
  const model = deviceWith(base);
  const propose = vi.spyOn(model, 'propose');
  await showAt(model, '/en/here', () => <Receipt />);
  const said = (): string => (find('.ui-dialog').textContent ?? '').replaceAll('\u00a0', ' ');
  return { said, propose };
}

const quantity = '.ui-dialog tr[data-row] input';

it('[CRX1] says what a correction changes before it is given: places, value, and what orders are promised', async () => {
  const { said, propose } = await shown();
  expect(said()).not.toContain('Difference');
  type(quantity, '6');
  const difference = said().slice(said().indexOf('Difference in stock'));
  expect(difference).toMatch(/BOLT.*[-−]4.*Difference in value.*[-−].*40\.00.*Difference for orders.*[-−]2/);
  click('.ui-dialog-actions [data-variant=primary]');
  expect(said()).toContain('Choose a reason.');
  expect(propose).not.toHaveBeenCalled();
});

it('[CRX1] shows the refusal instead where it would be refused, and nothing of a figure that is none', async () => {
  const { said } = await shown();
  type(quantity, '6');
  type(quantity, '10');
  expect(said()).toContain('Nothing is corrected');
  type(quantity, 'x');
  expect(said()).not.toContain('Difference');
});
