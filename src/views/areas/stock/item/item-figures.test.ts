import { expect, test } from 'vitest';
import { engine } from '#machines/registry.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { replicaOf } from '#model/engine/replica.fixtures.ts';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import { itemLinesOf } from './item-figures.ts';

test('[ST13] on hand is all that lies there: free, reserved and set aside', () => {
  const world = new SalesWorld();
  const { base, bolt } = world;
  const [receipt, [first = null, second = null]] = [base.id(), base.bins];
  const line = (location: string | null, quantity: number, rejected: number) =>
    receiptLineFixture({ id: base.id(), product: bolt, location, quantity, rejected });
  const head = { warehouse: base.warehouse, order: null, supplier: null, source: 'opening' };
  base.must('goodsReceipt', receipt, 'create', head);
  base.must('goodsReceipt', receipt, 'count', { lines: [line(first, 8_000, 1_000), line(second, 2_000, 0)] });
  base.must('goodsReceipt', receipt, 'post');
  world.confirmed([{ product: bolt, quantity: 3_000 }]);
  const replica = replicaOf(base, engine);
  const model = { replica, may: () => true } as Partial<CompanyModel> as CompanyModel; // all that figures of stock use
  const product = replica.view.get('product', bolt);
  const [item] = product ? itemLinesOf(model, product) : [];
  expect(item).toMatchObject({ onHand: 11_000, setAside: 1_000, reserved: 3_000, free: 7_000 });
});
