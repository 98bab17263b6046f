import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import * as v from '#model/values/schemas.ts';

/** What one unit of a currency costs in the company's own, from a day on. */
export const exchangeRateForm = z.strictObject({
  currency: v.currency,
  on: v.day,
  rate: v.exchangeRate,
});
export type ExchangeRateForm = z.infer<typeof exchangeRateForm>;

export const exchangeRateFacts = {
  created: exchangeRateForm,
  updated: exchangeRateForm,
  archived: v.empty,
} as const;

export interface ExchangeRateRow extends DocumentRow, ExchangeRateForm {}

declare module '#model/engine/rows.ts' {
  interface Rows {
    exchangeRate: ExchangeRateRow;
  }
}
