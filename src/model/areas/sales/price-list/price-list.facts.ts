import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import { listedFacts, listShape } from '#model/areas/products/prices/listed-price.facts.ts';
import * as v from '#model/values/schemas.ts';

const MOST_AUDIENCE = 500;

/** What is sold at which prices to whom. Its prices are documents of their own (`price`). */
export const priceListForm = z.strictObject({
  ...listShape,
  /** Its prices are with VAT, at the rate of the sale. */
  includesVat: z.boolean(),
  /** Whom it is for; for everyone, where neither names anybody. */
  customers: z.array(v.id).max(MOST_AUDIENCE),
  customerCategories: z.array(v.id).max(MOST_AUDIENCE),
});
export type PriceListForm = z.infer<typeof priceListForm>;
export const priceListFacts = listedFacts(priceListForm);

export interface PriceListRow extends DocumentRow, PriceListForm {}

declare module '#model/engine/rows.ts' {
  interface Rows {
    priceList: PriceListRow;
  }
}
