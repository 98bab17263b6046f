import type { ReceiptLine } from './goods-receipt.facts.ts';

/** Ten accepted pieces going to receiving, without an order; override what matters to the test. */
export const receiptLineFixture = (
  over: Partial<ReceiptLine> & Pick<ReceiptLine, 'id' | 'product'>,
): ReceiptLine => ({
  orderLine: null,
  quantity: 10_000,
  rejected: 0,
  location: null,
  unitCost: null,
  ...over,
});
