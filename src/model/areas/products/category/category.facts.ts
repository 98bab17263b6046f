import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import * as v from '#model/values/schemas.ts';

/** A branch of the product tree. `defaults` prefill new products in it; null means no default. */
export const categoryForm = z.strictObject({
  name: v.localized,
  parent: v.id.nullable(),
  defaults: z.strictObject({
    vatClass: v.vatClass.nullable(),
    /** Basis points of the ordered quantity. */
    overReceipt: v.percent.nullable(),
    /** Basis points by which a count may differ; absent: as the company. */
    countTolerance: v.percent.nullable().optional(),
  }),
});
export type CategoryForm = z.infer<typeof categoryForm>;

export const categoryFacts = {
  created: categoryForm,
  updated: categoryForm,
  archived: v.empty,
} as const;

export interface CategoryRow extends DocumentRow, CategoryForm {}

declare module '#model/engine/rows.ts' {
  interface Rows {
    category: CategoryRow;
  }
}
