import { pricedRows } from './listed-rows.ts';

export const purchasePriceRows = pricedRows('PUP', [
  'TR12: a supplier’s list has a price of a product or a category, from a quantity on, once.',
  'What was bought at a price stays explained: a price is archived, never removed.',
]);
