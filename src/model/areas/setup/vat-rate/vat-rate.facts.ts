import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import * as v from '#model/values/schemas.ts';
import { ratedClasses } from '#model/values/vat-rates.ts';

/** A rate of the company's own, for a class of goods in a country. */
export const vatRateForm = z.strictObject({
  country: v.country,
  vatClass: z.enum(ratedClasses),
  /** Basis points. */
  rate: v.percent,
  /** Its first day. */
  from: v.day,
  /** Its last day; null: until further notice. */
  to: v.day.nullable(),
});
export type VatRateForm = z.infer<typeof vatRateForm>;

/** The last day of a rate from now on. */
export const vatRateEnd = z.strictObject({ to: v.day.nullable() });
export type VatRateEnd = z.infer<typeof vatRateEnd>;

export const vatRateFacts = {
  created: vatRateForm,
  updated: vatRateForm,
  ended: vatRateEnd,
  archived: v.empty,
} as const;

export interface VatRateRow extends DocumentRow, VatRateForm {}

declare module '#model/engine/rows.ts' {
  interface Rows {
    vatRate: VatRateRow;
  }
}
