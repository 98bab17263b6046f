import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import * as v from '#model/values/schemas.ts';

const MOST_AUDIENCE = 500;

/** What is sold at which prices to whom. Its prices are documents of their own (`price`). */
export const priceListForm = z.strictObject({
  name: v.name,
  currency: v.currency,
  /** Its prices are with VAT, at the rate of the sale. */
  includesVat: z.boolean(),
  /** Null: from the beginning, or until further notice. */
  startsOn: v.day.nullable(),
  endsOn: v.day.nullable(),
  /** Whom it is for; for everyone, where neither names anybody. */
  customers: z.array(v.id).max(MOST_AUDIENCE),
  customerCategories: z.array(v.id).max(MOST_AUDIENCE),
  /** The list whose prices hold, less `discount` (basis points; below zero more), where this one has none of its own. */
  basedOn: v.id.nullable(),
  discount: v.signedPercent,
});
export type PriceListForm = z.infer<typeof priceListForm>;

export const priceListFacts = {
  created: priceListForm,
  updated: priceListForm,
  archived: v.empty,
  restored: v.empty,
} as const;

export interface PriceListRow extends DocumentRow, PriceListForm {}

declare module '#model/engine/rows.ts' {
  interface Rows {
    priceList: PriceListRow;
  }
}
