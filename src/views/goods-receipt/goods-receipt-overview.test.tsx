import { expect, it } from 'vitest';
import { SalesWorld } from '#machines/sales-order/sales.fixtures.ts';
import { receiptLineFixture } from '#model/goods-receipt/goods-receipt.fixtures.ts';
import type { GoodsReceiptRow } from '#model/goods-receipt/goods-receipt.facts.ts';
import { deviceWith, showAt } from '../document/document.fixtures.tsx';
import { useRow } from '../document/model-context.tsx';
import { GoodsReceiptOverview } from './goods-receipt-overview.tsx';

it('[GR9] what was rejected is no part of the value of what was accepted', async () => {
  const { base, bolt } = new SalesWorld();
  const [receipt, location] = [base.id(), base.bins[0] ?? ''];
  const counts = { product: bolt, location, quantity: 8_000, rejected: 2_000, unitCost: 10_0000 };
  const head = { warehouse: base.warehouse, order: null, supplier: null, source: 'opening' };
  base.must('goodsReceipt', receipt, 'create', head);
  base.must('goodsReceipt', receipt, 'count', { lines: [receiptLineFixture({ id: base.id(), ...counts })] });
  base.must('goodsReceipt', receipt, 'post');
  function Receipt() {
    const row = useRow('goodsReceipt', receipt) as GoodsReceiptRow; // table goodsReceipt holds GoodsReceiptRow
    return <GoodsReceiptOverview row={row} />;
  }
  await showAt(deviceWith(base), '/en/here', () => <Receipt />);
  const text = (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
  expect(text).toContain('Value of what was acceptedkr 80.00');
  expect(text).toContain('Rejected, in quarantinekr 20.00');
});
