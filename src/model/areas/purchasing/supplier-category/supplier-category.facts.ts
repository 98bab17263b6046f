import { z } from 'zod';
import { partyTerms } from '#model/areas/setup/payment-term/payment-term.facts.ts';
import {
  categoryShape,
  mergeInto,
  movedUnder,
  type PartyCategoryRow,
} from '#model/areas/setup/party-category/party-category.ts';
import * as v from '#model/values/schemas.ts';

/** What suppliers of a category use unless they set it themselves; null: as the category above. */
const supplierDefaults = z.strictObject({
  terms: partyTerms.nullable(),
  leadDays: z.int().min(0).max(730).nullable(),
  /** Basis points of the ordered quantity. */
  overReceipt: v.percent.nullable(),
});

/** A branch of the tree of suppliers. */
export const supplierCategoryForm = z.strictObject({ ...categoryShape, defaults: supplierDefaults });
export type SupplierCategoryForm = z.infer<typeof supplierCategoryForm>;

export const supplierCategoryFacts = {
  created: supplierCategoryForm,
  adopted: supplierCategoryForm,
  updated: supplierCategoryForm,
  moved: movedUnder,
  merged: mergeInto,
  archived: v.empty,
  restored: v.empty,
} as const;

export interface SupplierCategoryRow extends PartyCategoryRow {
  defaults: SupplierCategoryForm['defaults'];
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    supplierCategory: SupplierCategoryRow;
  }
}
