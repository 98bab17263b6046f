import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import * as v from '#model/values/schemas.ts';

/** A unit of the company's own. */
export const unitForm = z.strictObject({
  /** As packagings and lines are written with it. */
  code: v.unitName,
  name: v.localized,
  /** It is not ordered in parts. */
  wholeOnly: z.boolean(),
});
export type UnitForm = z.infer<typeof unitForm>;

export const unitFacts = {
  created: unitForm,
  updated: unitForm,
  archived: v.empty,
  restored: v.empty,
} as const;

export interface UnitRow extends DocumentRow, UnitForm {}

declare module '#model/engine/rows.ts' {
  interface Rows {
    unit: UnitRow;
  }
}
