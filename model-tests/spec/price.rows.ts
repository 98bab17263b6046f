import { pricedRows } from './listed-rows.ts';

export const priceRows = pricedRows('PRC', [
  'A list has a price of a product or a category, from a quantity on, once.',
  'What was sold at a price stays explained: a price is archived, never removed.',
]);
