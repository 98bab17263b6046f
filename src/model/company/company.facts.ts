import { z } from 'zod';
import type { DocumentRow } from '../engine/rows.ts';
import * as v from '../values/schemas.ts';

export const companyForm = z.strictObject({
  name: v.name,
  organisationNumber: v.text,
  vatNumber: v.text,
  address: v.address,
  timeZone: v.name,
  currency: v.currency,
});
export type CompanyForm = z.infer<typeof companyForm>;

/** Ten years. */
const LONGEST_HOURS = 87_600;
const MOST_LIMITS = 200;
const stateId = z.string().regex(/^[A-Za-z]{1,40}(\.[A-Za-z]{1,40}){1,3}$/);

const days = z.int().min(1).max(3650);
const countingPolicy = z.strictObject({
  /** Basis points of the expected quantity by which a line may differ and still match. */
  tolerance: v.percent.default(0),
  /** Most that such a difference may be worth, minor units; beyond it a line is counted again by somebody else. */
  toleranceValue: z.int().min(0).max(Number.MAX_SAFE_INTEGER).nullable().default(null),
  /** Days from one count to the next, by class; null: never. */
  intervals: z
    .strictObject({ A: days.nullable(), B: days.nullable(), C: days.nullable() })
    .default({ A: 90, B: 180, C: 365 }),
  /** Picks from a bin after which it is due; null: however many. */
  afterPicks: z.int().min(1).max(10_000).nullable().default(null),
  /** A bin that a pick has emptied is looked into. */
  zeroCheck: z.boolean().default(true),
});

/** Company policies; over-receipt in basis points of the ordered quantity. */
export const companyPolicies = z.strictObject({
  overReceipt: v.percent,
  /** Facts dated on or before this day are refused. */
  closedUntil: v.day.nullable(),
  /**
   * Hours a document may stay in a state (`pick.claimed`) before it needs attention, null for no limit; absent: the
   * default.
   */
  dwellLimits: z
    .record(stateId, z.int().min(1).max(LONGEST_HOURS).nullable())
    .refine((limits) => Object.keys(limits).length <= MOST_LIMITS)
    .optional(),
  /** How counts are judged, and how often bins are counted; absent: the defaults. */
  counting: countingPolicy.optional(),
});
export type CompanyPolicies = z.infer<typeof companyPolicies>;

export const companyFacts = {
  founded: companyForm.extend({ policies: companyPolicies }),
  updated: companyForm,
  policiesChanged: companyPolicies,
  secondFactorRequired: v.empty,
  secondFactorWaived: v.empty,
} as const;

export interface CompanyRow extends DocumentRow, CompanyForm {
  readonly policies: CompanyPolicies;
  /** Members need a second factor; absent: they do not. */
  readonly secondFactor?: boolean;
}

declare module '../engine/rows.ts' {
  interface Rows {
    company: CompanyRow;
  }
}
