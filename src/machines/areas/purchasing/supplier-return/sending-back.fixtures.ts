import type { Verdict } from '#model/engine/envelope.ts';
import type { ReceiptLine } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import type { PurchaseOrderForm } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import type {
  SendBackLine,
  SupplierReturnRow,
} from '#model/areas/purchasing/supplier-return/supplier-return.facts.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import { countedFromOrder } from '../goods-receipt/goods-receipt.fixtures.ts';
import {
  placedOrder,
  purchasingWorld,
  type LineOf,
  type OrderOf,
} from '../purchase-order/purchase-order.fixtures.ts';

/** A company that buys, and sends some of it back. */
export class SendingWorld {
  readonly base = purchasingWorld();
  readonly product: string;

  constructor(over: Partial<ProductForm> = {}) {
    this.product = activeProduct(this.base, over);
  }

  get quarantine(): string {
    return this.base.row('warehouse', this.base.warehouse)?.quarantine ?? '';
  }

  get bin(): string {
    return this.base.bins[0] ?? '';
  }

  /** What came in on an order, posted: accepted in the first bin, rejected in quarantine. */
  received(
    quantity: number,
    { rejected = 0, ...count }: Partial<ReceiptLine> = {},
    line: Partial<LineOf> = {},
    order: Partial<PurchaseOrderForm> = {},
  ): { receipt: string; order: OrderOf } {
    const { base, product, bin } = this;
    const placed = placedOrder(base, [{ product, quantity: quantity + rejected, ...line }], order);
    const receipt = countedFromOrder(base, placed, [quantity], { location: bin, rejected, ...count });
    base.must('goodsReceipt', receipt, 'post');
    return { receipt, order: placed };
  }

  begun(receipt: string): string {
    const id = this.base.id();
    this.base.must('supplierReturn', id, 'create', { receipt });
    return id;
  }

  row(id: string): SupplierReturnRow {
    const row = this.base.row('supplierReturn', id);
    if (!row) throw new Error('no such return');
    return row;
  }

  /** The form of a return with so much of each line, in their order. */
  form(id: string, quantities: readonly number[], over: Partial<SendBackLine> = {}): object {
    const lines = this.row(id).lines.map((line, index) => ({
      ...line,
      quantity: quantities[index] ?? 0,
      reason: 'quality',
      ...over,
    }));
    return { notes: '', lines };
  }

  /** A return of so much of each line that the supplier takes back. */
  accepted(receipt: string, ...quantities: readonly number[]): string {
    const id = this.begun(receipt);
    this.give(id, 'update', this.form(id, quantities));
    this.give(id, 'request');
    this.give(id, 'accept', { theirReference: 'RMA 7' });
    return id;
  }

  sent(receipt: string, ...quantities: readonly number[]): string {
    const id = this.accepted(receipt, ...quantities);
    this.give(id, 'dispatch');
    return id;
  }

  give(id: string, type: string, data: object = {}): void {
    this.base.must('supplierReturn', id, type, data);
  }

  /** A command that is refused: why, and at which fields. */
  why(id: string, type: string, data: object = {}, kind = 'supplierReturn'): object {
    const verdict: Verdict = this.base.do(kind, id, type, data);
    if (verdict.accepted) throw new Error(`${type} was accepted`);
    return { code: verdict.refusal.code, fields: Object.keys(verdict.refusal.fields ?? {}) };
  }

  worth(): object {
    const { quantity = 0, value = 0 } = this.base.row('valuation', this.product) ?? {};
    return { quantity, value };
  }
}
