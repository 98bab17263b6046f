import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import type { ReceiptLine } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import type { SalesOrderForm } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';

export const piece = 1000;
/** What the product also comes in: two pieces, which some quantities are no multiple of, and half a piece. */
export const pair = { unit: 'pair', numerator: 2, denominator: 1 };
export const half = { unit: 'half', numerator: 1, denominator: 2 };
export const packagings = [pair, half].map((unit) => ({ ...unit, barcode: '', weight: 0 }));

/** Goods of one lot. */
export interface Shelf {
  readonly quantity: number;
  readonly lot: NonNullable<ReceiptLine['lot']>;
}

/**
 * A company with a customer and a product, that also comes in pairs and halves, with this stock in each bin, or with lots
 * in the first.
 */
export function sellingWorld(stock: readonly (number | Shelf)[], product: Partial<ProductForm> = {}) {
  const base = companyWorld();
  const goods = activeProduct(base, { packagings, ...product });
  const [customer, order, line, stranger] = [base.id(), base.id(), base.id(), base.id()];
  base.must('customer', customer, 'create', customerFixture());
  const { warehouse } = base;
  const placed = stock.map((shelf, index) =>
    typeof shelf === 'number'
      ? { quantity: shelf, location: base.bins[index] ?? null }
      : { ...shelf, location: base.bins[0] ?? null },
  );
  const lines = placed
    .filter(({ quantity }) => quantity > 0)
    .map((shelf) => receiptLineFixture({ id: base.id(), product: goods, ...shelf }));
  if (lines.length > 0) {
    const receipt = base.id();
    base.must('goodsReceipt', receipt, 'create', {
      warehouse,
      order: null,
      supplier: null,
      source: 'opening',
    });
    base.must('goodsReceipt', receipt, 'count', { lines });
    base.must('goodsReceipt', receipt, 'post');
  }
  /** The order on its form, for this quantity of the product (thousandths). */
  const form = (quantity: number, over: Partial<SalesOrderForm> = {}): SalesOrderForm =>
    salesOrderFixture({
      customer,
      warehouse,
      lines: quantity > 0 ? [orderLineFixture({ id: line, product: goods, quantity })] : [],
      ...over,
    });
  return { base, product: goods, customer, order, line, stranger, warehouse, form };
}

/** This many ids, the same in every run, in addition to those of the world. */
export const spareIds = (base: { id: () => string }, count: number): string[] =>
  Array.from({ length: count }, () => base.id());
