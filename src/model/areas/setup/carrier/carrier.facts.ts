import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import * as v from '#model/values/schemas.ts';

const MOST_SERVICES = 50;

const service = z.strictObject({ code: v.code, name: v.name });

/** Who brings parcels to customers. */
export const carrierForm = z.strictObject({
  name: v.name,
  services: z.array(service).max(MOST_SERVICES),
  /** The address of a parcel, with `{number}` for its tracking number; empty: none. */
  tracking: z.string().trim().max(500),
  /** The time (`HH:MM`) until which parcels go the same day, by the clock of the company; empty: none. */
  cutOff: z.string().regex(/^(?:|(?:[01]\d|2[0-3]):[0-5]\d)$/),
});
export type CarrierForm = z.infer<typeof carrierForm>;

export const carrierFacts = {
  created: carrierForm,
  updated: carrierForm,
  archived: v.empty,
  restored: v.empty,
} as const;

export interface CarrierRow extends DocumentRow, CarrierForm {}

declare module '#model/engine/rows.ts' {
  interface Rows {
    carrier: CarrierRow;
  }
}
