import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import { listedFacts, listedPriceForm } from '#model/areas/products/prices/listed-price.facts.ts';
import * as v from '#model/values/schemas.ts';

/** What a supplier asks for a product or a category, and how it is ordered there. */
export const purchasePriceForm = listedPriceForm.extend({
  /** The supplier's own code of the product; empty: none. */
  code: v.text,
  /** Thousandths of the unit that the supplier sells at least; 0: any quantity. */
  minimum: v.quantityOrZero,
  /** Thousandths of the unit, of which it sells multiples; null: any quantity. */
  multiple: v.quantity.nullable(),
  /** Days from order to delivery; null: as the supplier. */
  leadDays: z.int().min(0).max(730).nullable(),
});
export type PurchasePriceForm = z.infer<typeof purchasePriceForm>;
export const purchasePriceFacts = listedFacts(purchasePriceForm);

export interface PurchasePriceRow extends DocumentRow, PurchasePriceForm {}

declare module '#model/engine/rows.ts' {
  interface Rows {
    purchasePrice: PurchasePriceRow;
  }
}
