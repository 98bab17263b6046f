import {
  listedFacts,
  listedPriceForm,
  type ListedPriceForm,
  type ListedPriceRow,
} from '#model/areas/products/prices/listed-price.facts.ts';

/** One price of what is sold. */
export const priceForm = listedPriceForm;
export type PriceForm = ListedPriceForm;
export const priceFacts = listedFacts(priceForm);
export type PriceRow = ListedPriceRow;

declare module '#model/engine/rows.ts' {
  interface Rows {
    price: PriceRow;
  }
}
