import { activeProduct } from '#machines/company.fixtures.ts';
import {
  placedOrder,
  purchasingWorld,
  type PurchasingWorld,
} from '#machines/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { receiptOfOrder } from '#views/areas/purchasing/purchase-order/start-receipt.ts';
import { click, find, type } from '#views/ui/ui.fixtures.tsx';
import { GoodsReceiptPage } from '../goods-receipt.page.tsx';

/** The page of a receipt, as long as there is one. */
export function PageOf({ id }: { readonly id: string }) {
  const row = useRow('goodsReceipt', id) as GoodsReceiptRow | undefined; // table goodsReceipt holds GoodsReceiptRow
  return row ? <GoodsReceiptPage row={row} /> : null;
}

export const UNKNOWN = '7350000000017';
export const BOX = '4006381333931';

interface Choices {
  /** What the person may do; by default everything. */
  readonly may?: (permission: string) => boolean;
  /** What is special about the bolts. */
  readonly bolt?: Partial<ProductForm>;
  readonly prepare?: (world: PurchasingWorld, receipt: string) => void;
}

/** Three nuts were ordered, then ten bolts, then four bolts more for a later day; all of it is expected. */
export async function shown({ may = () => true, bolt: over = {}, prepare = () => {} }: Choices = {}) {
  const world = purchasingWorld();
  const nut = activeProduct(world, { sku: 'NUT' });
  const barcodes = [{ code: BOX, quantity: 6_000 }];
  const bolt = activeProduct(world, { sku: 'BOLT', barcodes, ...over });
  const screw = activeProduct(world, { sku: 'SCREW' });
  const order = placedOrder(world, [
    { product: nut, quantity: 3_000 },
    { product: bolt, quantity: 10_000 },
    { product: bolt, quantity: 4_000, promisedOn: '2026-06-01' },
  ]);
  const id = world.id();
  const data = receiptOfOrder(world.row('purchaseOrder', order.id) as PurchaseOrderRow, () => world.id());
  world.must('goodsReceipt', id, 'create', data);
  prepare(world, id);
  const model = { ...deviceWith(world), may };
  await showAt(model, `/en/apps/purchasing/goods-receipts/${id}?scan=yes`, () => <PageOf id={id} />);
  const row = () => model.replica.view.get('goodsReceipt', id);
  const sku = (product: string): string => model.replica.view.get('product', product)?.sku ?? '';
  const bin = (location: string | null): string =>
    model.replica.view.get('location', location ?? '')?.code ?? '';
  const counted = () =>
    row()?.lines.map(({ product, quantity, rejected, location }) =>
      [sku(product), quantity / 1000, rejected / 1000, bin(location)].join(' ').trim(),
    );
  return { world, model, id, order, row, counted, bolt, screw };
}

export const plain = (where: string): string => (find(where).textContent ?? '').replaceAll('\u00a0', ' ');
export const said = (): string => plain('.scan-answer p > span');
export const item = (): string => find('.scan-item strong').textContent ?? '';
export const figure = (): string => plain('.scan-figure');
export const scan = (code: string): string => {
  type('.scan-entry input', code);
  click('.scan-entry button[type=submit]');
  return said();
};
export const ways = (): readonly string[] =>
  [...document.querySelectorAll('.scan-answer button')].map(({ textContent }) => textContent ?? '');
