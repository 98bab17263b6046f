import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import { releasedPromises } from '#model/stock/stock.facts.ts';
import * as v from '#model/values/schemas.ts';

/** What can be corrected of a lot: `supplierLot` is the supplier's own number, if it differs. */
export const lotForm = z.strictObject({
  /** The last day on which it may be used. */
  expiresOn: v.day.nullable(),
  supplierLot: v.text,
  notes: v.text,
});
export type LotForm = z.infer<typeof lotForm>;

/** A lot, or a serial number, of a product: its `code` is on the label. */
export const newLot = lotForm.extend({ product: v.id, code: v.code });
export type NewLot = z.infer<typeof newLot>;

export const lotFacts = {
  created: newLot,
  /** Corrected to a day that is over, it releases promises as `expired` does. */
  updated: lotForm.extend({ released: releasedPromises }),
  blocked: v.withReason.extend({ released: releasedPromises }),
  unblocked: v.empty,
  /** The last day on which it may be used is over. */
  expired: z.strictObject({ released: releasedPromises }),
} as const;
type Facts = { [F in keyof typeof lotFacts]: z.infer<(typeof lotFacts)[F]> };
export type LotFact<F extends keyof Facts> = Facts[F];

export interface LotRow extends DocumentRow, NewLot {}

declare module '#model/engine/rows.ts' {
  interface Rows {
    lot: LotRow;
  }
}
