import { billFrom } from '#model/areas/purchasing/supplier-bill/bill-from-receipts.ts';
import type { BillForm, BillLine } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { sumsOf } from '#model/areas/purchasing/supplier-bill/bill-sums.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import { countedFromOrder } from '../goods-receipt/goods-receipt.fixtures.ts';
import {
  placedOrder,
  purchasingWorld,
  type LineOf,
  type PurchasingWorld,
} from '../purchase-order/purchase-order.fixtures.ts';

/** A posted receipt of an order of one product: so many thousandths at a price in ten-thousandths. */
export function receivedWorld(quantity: number, price: number, over: Partial<LineOf> = {}) {
  const world = purchasingWorld();
  const product = activeProduct(world);
  const receive = (count = quantity, at = price): string => {
    const order = placedOrder(world, [{ product, quantity: count, price: at, discount: 0, ...over }]);
    const receipt = countedFromOrder(world, order, [count]);
    world.must('goodsReceipt', receipt, 'post');
    return receipt;
  };
  return { world, product, receive, receipt: receive(), worth: () => world.row('valuation', product) };
}

let numbered = 0;

/** A draft of a bill for receipts, its lines changed; its sums follow from them. */
export function billOf(
  world: PurchasingWorld,
  receipts: readonly string[],
  line: (line: BillLine) => Partial<BillLine> = () => ({}),
  over: Partial<BillForm> = {},
): string {
  const supplier = world.row('supplier', world.supplier);
  if (!supplier) throw new Error('no supplier');
  const rows = receipts.flatMap((id) => world.row('goodsReceipt', id) ?? []);
  const made = billFrom(world.view, supplier, rows, { newId: () => world.id(), today: world.env().today });
  const lines = made.lines.map((one) => ({ ...one, ...line(one) }));
  const bill = { ...made, supplierNumber: `F-${(numbered += 1)}`, lines, ...over };
  const id = world.id();
  world.must('supplierBill', id, 'create', { ...bill, stated: over.stated ?? sumsOf(bill) });
  return id;
}

/** Matches a bill, explains what differs, and has somebody else approve it. */
export function approveBill(world: PurchasingWorld, id: string): void {
  world.must('supplierBill', id, 'match');
  const { deviations = [] } = world.row('supplierBill', id) ?? {};
  if (deviations.length > 0) world.must('supplierBill', id, 'explain', { reason: 'agreedPrice', note: '' });
  const { by } = world;
  world.by = 'approver';
  world.must('supplierBill', id, 'approve');
  world.by = by;
}

/** The same, and posts it. */
export function postBill(world: PurchasingWorld, id: string): void {
  approveBill(world, id);
  world.must('supplierBill', id, 'post');
}
