import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import { releasedPromises } from '#model/stock/stock.facts.ts';
import * as v from '#model/values/schemas.ts';

/** Bundles are put together from their components, or taken apart again. */
export const assemblyModes = ['build', 'unbuild'] as const;
export type AssemblyMode = (typeof assemblyModes)[number];

export const assemblyForm = z.strictObject({
  mode: z.enum(assemblyModes).default('build'),
  /** The bundle. */
  product: v.id,
  /** How many of it, thousandths. */
  quantity: v.quantity,
  warehouse: v.id,
  /** Where what comes in is put; null: where put-away would put it. */
  to: v.id.nullable().default(null),
  dueOn: v.day.nullable().default(null),
  priority: z.int().min(0).max(9).default(0),
  /** What building one costs beyond its components, ten-thousandths; null: what the bundle says. */
  buildCost: v.unitPrice.nullable().default(null),
  /** Components that the bundle may do without, and that stay out. */
  without: z.array(v.id).max(200).default([]),
  note: v.text.default(''),
});
export type AssemblyForm = z.infer<typeof assemblyForm>;

/** Goods of one product, and of one lot where it has lots, taken from a place. */
const taken = z.strictObject({ product: v.id, location: v.id, lot: v.id.optional(), quantity: v.quantity });
/** The lot or serial number that goods which come in get: a known one, or a new one. */
const given = z.strictObject({
  product: v.id,
  code: v.code,
  expiresOn: v.day.nullable().default(null),
  quantity: v.quantity,
});
export type GivenLot = z.infer<typeof given>;

/**
 * So many bundles (thousandths) are built, or taken apart. Without `taken` the places are chosen; `lots` are those of
 * products that have them among what comes in; `to` is where it is put, if not where the document says.
 */
export const build = z.strictObject({
  quantity: v.quantity,
  to: v.id.optional(),
  lots: z.array(given).max(1000).optional(),
  taken: z.array(taken).max(2000).optional(),
});
export type Build = z.infer<typeof build>;

/** A component as it was when the document was released. */
const component = z.object({
  id: v.id,
  product: v.id,
  /** Thousandths in one bundle. */
  per: v.quantity,
  /** The smallest quantity it is counted in, thousandths. */
  step: z.int().positive(),
  optional: z.boolean(),
});
export type AssemblyLine = z.infer<typeof component>;

/** `value`: minor units, absent for those who may not see costs. */
const goods = taken.extend({ value: z.int().min(0).optional() });
export type AssembledGoods = z.infer<typeof goods>;

export const assemblyFacts = {
  created: assemblyForm,
  updated: assemblyForm,
  released: z.object({
    number: z.string().nullable(),
    buildCost: v.unitPrice.optional(),
    lines: z.array(component),
    /** Components that the bundle may do without, and that were not there. */
    leftOut: z.array(v.id),
  }),
  built: z.object({
    quantity: v.quantity,
    /** What left stock, and what came in; `newLots` became known with it. */
    out: z.array(goods),
    into: z.array(goods),
    newLots: z.array(z.object({ id: v.id, product: v.id, code: v.code, expiresOn: v.day.nullable() })),
  }),
  closedShort: v.withReason,
  cancelled: v.withReason,
  reversed: v.withReason.extend({ released: releasedPromises }),
} as const;
type Facts = { [F in keyof typeof assemblyFacts]: z.infer<(typeof assemblyFacts)[F]> };
export type AssemblyFact<F extends keyof Facts> = Facts[F];

/** What was built, or taken apart, in one go. */
export interface OneBuild {
  /** Thousandths of the bundle. */
  readonly quantity: number;
  readonly out: readonly AssembledGoods[];
  readonly into: readonly AssembledGoods[];
  readonly at: string;
  readonly by: string;
}

export interface AssemblyRow extends DocumentRow, Omit<AssemblyForm, 'buildCost'> {
  /** Ten-thousandths for one; null: as the bundle says. Absent for those who may not see costs. */
  readonly buildCost?: number | null;
  readonly number: string | null;
  /** Empty until it is released. */
  readonly lines: readonly AssemblyLine[];
  readonly leftOut: readonly string[];
  /** Thousandths of the bundle that were built, or taken apart. */
  readonly built: number;
  readonly builds: readonly OneBuild[];
  readonly releasedBy: string | null;
  readonly releasedAt: string | null;
  /** When the last of it was built, or it was given up. */
  readonly endedAt: string | null;
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    assembly: AssemblyRow;
  }
}
