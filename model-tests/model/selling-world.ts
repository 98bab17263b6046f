import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { customerFixture } from '#model/customer/customer.fixtures.ts';
import { receiptLineFixture } from '#model/goods-receipt/goods-receipt.fixtures.ts';
import type { ProductForm } from '#model/product/product.facts.ts';
import type { SalesOrderForm } from '#model/sales-order/sales-order.facts.ts';
import { orderLineFixture, salesOrderFixture } from '#model/sales-order/sales-order.fixtures.ts';

export const piece = 1000;
/** What the product also comes in: two pieces, which some quantities are no multiple of, and half a piece. */
export const pair = { unit: 'pair', numerator: 2, denominator: 1 };
export const half = { unit: 'half', numerator: 1, denominator: 2 };
export const packagings = [pair, half].map((unit) => ({ ...unit, barcode: '', weight: 0 }));

/** A company with a customer and a product, that also comes in pairs and halves, with this stock in each bin. */
export function sellingWorld(stock: readonly number[], product: Partial<ProductForm> = {}) {
  const base = companyWorld();
  const goods = activeProduct(base, { packagings, ...product });
  const [customer, order, line, stranger] = [base.id(), base.id(), base.id(), base.id()];
  base.must('customer', customer, 'create', customerFixture());
  const { warehouse } = base;
  const lines = stock.flatMap((quantity, index) =>
    quantity > 0
      ? [receiptLineFixture({ id: base.id(), product: goods, location: base.bins[index] ?? null, quantity })]
      : [],
  );
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
