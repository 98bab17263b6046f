import { expect, it } from 'vitest';
import { SendingWorld } from '#machines/areas/purchasing/supplier-return/sending-back.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { PurchaseOrderLines } from '../purchase-order/purchase-order-lines.tsx';
import { unmount } from '#views/ui/ui.fixtures.tsx';
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

it('[GR21, PO23] the receipt and its order tell what went back to the supplier', async () => {
  const world = new SendingWorld();
  const { receipt, order } = world.received(8_000);
  function Both() {
    const goods = useRow('goodsReceipt', receipt) as GoodsReceiptRow; // table goodsReceipt holds GoodsReceiptRow
    const bought = useRow('purchaseOrder', order.id) as PurchaseOrderRow; // table purchaseOrder holds PurchaseOrderRow
    return [
      <GoodsReceiptOverview key="receipt" row={goods} />,
      <PurchaseOrderLines key="order" row={bought} />,
    ];
  }
  const returned = async (): Promise<readonly string[]> => {
    await showAt(deviceWith(world.base), '/en/here', () => <Both />);
    const cells = [...document.querySelectorAll('tr[data-row] td[data-column=returned]')];
    return cells.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  };
  expect(await returned()).toEqual([]);
  unmount();
  world.sent(receipt, 3_000);
  expect(await returned()).toEqual(['3 pcs', '3 pcs']);
});
