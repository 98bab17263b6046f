import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import { releasedPromises } from '#model/stock/stock.facts.ts';
import * as v from '#model/values/schemas.ts';

export const locationTypes = ['storage', 'receiving', 'staging', 'quarantine'] as const;

export const locationForm = z.strictObject({
  warehouse: v.id,
  code: v.code,
  name: v.text,
  zone: v.text,
  locationType: z.enum(locationTypes),
  pickable: z.boolean(),
  /** Place in the walk through the warehouse; lower comes first. */
  pickSequence: z.int().min(0).max(1_000_000),
  barcode: v.text,
  /** Thousandths that it has room for, of whatever lies there; null or absent: not explained. */
  capacity: v.quantity.nullable().optional(),
});
export type LocationForm = z.infer<typeof locationForm>;

/** The product whose stock here somebody has looked at. */
export const locationCheck = z.strictObject({ product: v.id });
export type LocationCheck = z.infer<typeof locationCheck>;

/** Stock that is put on hold, or freed: of one lot, if the product has lots. */
export const stockHold = z.strictObject({
  product: v.id,
  lot: v.id.optional(),
  quantity: v.quantity,
  reason: v.reason,
});
export type StockHold = z.infer<typeof stockHold>;

export const locationFacts = {
  created: locationForm,
  updated: locationForm,
  blocked: v.withReason.extend({ released: releasedPromises }),
  unblocked: v.empty,
  checked: locationCheck,
  stockHeld: stockHold.extend({ released: releasedPromises }),
  stockFreed: stockHold,
  archived: v.empty,
} as const;
type Facts = { [F in keyof typeof locationFacts]: z.infer<(typeof locationFacts)[F]> };
export type LocationFact<F extends keyof Facts> = Facts[F];

export interface LocationRow extends DocumentRow, LocationForm {}

declare module '#model/engine/rows.ts' {
  interface Rows {
    location: LocationRow;
  }
}
