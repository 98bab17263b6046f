import { RATE_ONE } from '#model/values/unit-cost.ts';
import type { OrderLineForm, PurchaseOrderForm } from './purchase-order.facts.ts';

/** A valid line of ten pieces at 8.00; override what matters to the test. */
export const orderLineFixture = (
  over: Partial<OrderLineForm> & Pick<OrderLineForm, 'id' | 'product'>,
): OrderLineForm => ({
  text: '',
  quantity: 10_000,
  price: 8_0000,
  discount: 0,
  vatClass: 'standard',
  promisedOn: null,
  tolerance: null,
  ...over,
});

/** A valid draft; override what matters to the test. */
export const purchaseOrderFixture = (
  over: Partial<PurchaseOrderForm> & Pick<PurchaseOrderForm, 'supplier' | 'warehouse'>,
): PurchaseOrderForm => ({
  theirReference: '',
  currency: 'SEK',
  rate: RATE_ONE,
  expectedOn: '2026-05-11',
  notes: '',
  lines: [],
  ...over,
});
