import type { PriceForm } from '../price/price.facts.ts';
import type { PriceListForm } from './price-list.facts.ts';

/** A valid list for everyone; override what matters to the test. */
export const priceListFixture = (over: Partial<PriceListForm> = {}): PriceListForm => ({
  name: 'Trade',
  currency: 'SEK',
  includesVat: false,
  startsOn: null,
  endsOn: null,
  customers: [],
  customerCategories: [],
  basedOn: null,
  discount: 0,
  ...over,
});

/** A valid price, once its list and its product are given. */
export const priceFixture = (over: Partial<PriceForm> & Pick<PriceForm, 'list' | 'product'>): PriceForm => ({
  category: null,
  unit: null,
  from: 0,
  price: over.discount === undefined || over.discount === null ? 10_0000 : null,
  discount: null,
  startsOn: null,
  endsOn: null,
  ...over,
});
