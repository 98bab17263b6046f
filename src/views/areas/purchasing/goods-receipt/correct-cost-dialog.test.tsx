import { expect, it, vi } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { click, find, type } from '#views/ui/ui.fixtures.tsx';
import { CorrectCostDialog } from './correct-cost-dialog.tsx';

it('[GR18] says what a correction changes before it is given: averages, what is in stock, what is expensed', async () => {
  const world = new SalesWorld();
  const { base, bolt } = world;
  const receipt = world.stock(bolt, base.bins[0] ?? '', 10_000, 10_0000);
  world.shipped(world.confirmed([{ product: bolt, quantity: 4000 }]).order);
  function Receipt() {
    const row = useRow('goodsReceipt', receipt) as GoodsReceiptRow; // table goodsReceipt holds GoodsReceiptRow
    return <CorrectCostDialog row={row} onClose={() => undefined} />;
  }
  const model = { ...deviceWith(base), drafts: draftBox().drafts };
  const propose = vi.spyOn(model, 'propose');
  await showAt(model, '/en/here', () => <Receipt />);
  const said = (): string => (find('.ui-dialog').textContent ?? '').replaceAll('\u00a0', ' ');
  expect(said()).not.toContain('What this changes');
  type('.ui-dialog tr[data-row] input', '15');
  const figures = said().slice(said().indexOf('What this changes'));
  expect(figures).toMatch(/10\.00.*15\.00.*30\.00.*20\.00/);
  click('.ui-dialog-actions [data-variant=primary]');
  expect(said()).toContain('Choose a reason.');
  expect(propose).not.toHaveBeenCalled();
});
