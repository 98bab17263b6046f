import type { PurchasePriceForm } from '../purchase-price/purchase-price.facts.ts';
import type { PurchaseListForm } from './purchase-list.facts.ts';

/** A valid list of a supplier; override what matters to the test. */
export const purchaseListFixture = (
  over: Partial<PurchaseListForm> & Pick<PurchaseListForm, 'supplier'>,
): PurchaseListForm => ({
  name: 'Contract',
  currency: 'SEK',
  startsOn: null,
  endsOn: null,
  basedOn: null,
  discount: 0,
  ...over,
});

/** A valid price of a product in a list. */
export const purchasePriceFixture = (
  over: Partial<PurchasePriceForm> & Pick<PurchasePriceForm, 'list' | 'product'>,
): PurchasePriceForm => ({
  category: null,
  unit: null,
  from: 0,
  price: over.discount === undefined || over.discount === null ? 10_0000 : null,
  discount: null,
  startsOn: null,
  endsOn: null,
  code: '',
  minimum: 0,
  multiple: null,
  leadDays: null,
  ...over,
});
