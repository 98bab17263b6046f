import { z } from 'zod';
import { partyTerms } from '#model/areas/setup/payment-term/payment-term.facts.ts';
import { shipPolicies } from '#model/values/ship-policies.ts';
import { vatSettings } from '#model/vat/vat-setting.ts';
import {
  categoryShape,
  mergeInto,
  movedUnder,
  type PartyCategoryRow,
} from '#model/areas/setup/party-category/party-category.ts';
import * as v from '#model/values/schemas.ts';

/** What customers of a category use unless they set it themselves; null: as the category above. */
const customerDefaults = z.strictObject({
  terms: partyTerms.nullable(),
  /** Basis points. */
  discount: v.percent.nullable(),
  /** Minor units of the currency of each customer. */
  creditLimit: v.amount.nullable(),
  shipPolicy: z.enum(shipPolicies).nullable(),
  vatTreatment: z.enum(vatSettings).nullable(),
});

/** A branch of the tree of customers. */
export const customerCategoryForm = z.strictObject({ ...categoryShape, defaults: customerDefaults });
export type CustomerCategoryForm = z.infer<typeof customerCategoryForm>;

export const customerCategoryFacts = {
  created: customerCategoryForm,
  adopted: customerCategoryForm,
  updated: customerCategoryForm,
  moved: movedUnder,
  merged: mergeInto,
  archived: v.empty,
  restored: v.empty,
} as const;

export interface CustomerCategoryRow extends PartyCategoryRow {
  defaults: CustomerCategoryForm['defaults'];
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    customerCategory: CustomerCategoryRow;
  }
}
