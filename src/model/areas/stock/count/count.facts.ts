import { z } from 'zod';
import { answered, type Answered } from '#model/areas/setup/member/answered.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { releasedPromises } from '#model/stock/stock.facts.ts';
import * as v from '#model/values/schemas.ts';

/** More than this is several counts: by zone, or by class. */
export const MOST_BINS = 300;
export const MOST_LINES = 1000;

const abcClasses = ['A', 'B', 'C'] as const;

/** What is counted; all that names products looks at them alone, wherever they lie. */
export const countScope = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('bins'), bins: z.array(v.id).min(1).max(MOST_BINS) }),
  z.strictObject({ by: z.literal('zone'), zone: v.name }),
  z.strictObject({ by: z.literal('notCounted'), days: z.int().min(1).max(3650) }),
  z.strictObject({ by: z.literal('category'), category: v.id }),
  z.strictObject({ by: z.literal('product'), product: v.id }),
  /** The products of a class as the ledger had them when it was planned; of C, those of the other two. */
  z.strictObject({ by: z.literal('abc'), class: z.enum(abcClasses), products: z.array(v.id).max(5000) }),
]);
export type CountScope = z.infer<typeof countScope>;

export const countCauses = ['byHand', 'cycle', 'shortPick', 'zeroCheck', 'disturbed'] as const;

export const countPlan = z.strictObject({
  warehouse: v.id,
  scope: countScope,
  cause: z.enum(countCauses).default('byHand'),
  /** Hold what lies free in the bins until the count is over. */
  freeze: z.boolean().default(false),
  plannedFor: v.day.nullable().default(null),
  note: v.text.default(''),
});
export type CountPlan = z.infer<typeof countPlan>;

/** What somebody found of a product in a bin; `lot` is what its label says. */
const found = z.strictObject({
  id: v.id,
  location: v.id,
  product: v.id,
  lot: v.code.optional(),
  quantity: v.quantityOrZero,
  /** All there is, instead of what the same person found there before; without it, it is more of it. */
  isTotal: z.boolean().default(false),
});
export type Found = z.infer<typeof found>;
export const countEntries = z.strictObject({ entries: z.array(found).min(1).max(MOST_LINES) });
export type CountEntries = z.infer<typeof countEntries>;

export const withdrawEntry = z.strictObject({ line: z.string(), entry: z.string().max(64) });
export type WithdrawEntry = z.infer<typeof withdrawEntry>;
export const emptyBin = z.strictObject({ location: v.id });
export type EmptyBin = z.infer<typeof emptyBin>;

/** Something that nobody knows: what its label says, and what it looks like. */
export const parkedItem = z.strictObject({
  id: v.id,
  location: v.id,
  code: v.text,
  quantity: v.quantity,
  note: v.text.default(''),
});
export type ParkedItem = z.infer<typeof parkedItem>;
/** What it was: a product, or (null) nothing of ours, for a reason. */
export const resolveParked = z.strictObject({
  parked: v.id,
  product: v.id.nullable(),
  lot: v.code.optional(),
  reason: v.reason.nullable().default(null),
});
export type ResolveParked = z.infer<typeof resolveParked>;

export const recountLines = z.strictObject({ lines: z.array(z.string()).min(1).max(MOST_LINES) });
export type RecountLines = z.infer<typeof recountLines>;
/** What a piece of a line's goods costs, in ten-thousandths: of gains whose product has no average. */
const lineCost = z.strictObject({ line: z.string(), unitCost: v.unitPrice });
export const explainLines = recountLines.extend({
  reason: v.reason,
  note: v.text.default(''),
  costs: z.array(lineCost).max(MOST_LINES).default([]),
});
export type ExplainLines = z.infer<typeof explainLines>;

/** A bin with a product, of one lot where it has them; `id` is `1`, `2` … as on the count sheet. */
const countLine = z.object({
  id: z.string(),
  location: v.id,
  product: v.id,
  lot: v.id.optional(),
});
export type PlainLine = z.infer<typeof countLine>;
const holding = z.object({ location: v.id, product: v.id, lot: v.id.optional(), quantity: v.quantity });

const counted = z.object({
  /** When it was counted, UTC ISO. */
  at: v.moment,
  entries: z.array(
    found.extend({
      line: z.string(),
      /** The lot that the label names. */
      lotId: v.id.optional(),
    }),
  ),
});

/** As it stood when it was posted; thousandths, and minor units (with a minus: less than the books had). */
const postedLine = countLine.extend({
  counted: v.quantityOrZero,
  countedAt: v.moment,
  expected: z.int(),
  variance: z.int(),
  value: z.int(),
  /** Of gains, if it was stated. */
  unitCost: v.unitPrice.optional(),
});
export type PostedLine = z.infer<typeof postedLine>;

/** What a pick had reserved in a bin where less is left. */
const lostToPick = z.object({
  pick: v.id,
  pickLine: z.string(),
  order: v.id,
  orderLine: v.id,
  product: v.id,
  location: v.id,
  lot: v.id.optional(),
  quantity: v.quantity,
});
export type LostToPick = z.infer<typeof lostToPick>;

export const countFacts = {
  created: countPlan.extend({ number: z.string().nullable() }),
  started: z.object({
    bins: z.array(v.id),
    lines: z.array(countLine),
    held: z.array(holding),
    released: releasedPromises,
  }),
  lineCounted: counted,
  entryWithdrawn: withdrawEntry,
  binEmpty: emptyBin.extend({ at: v.moment, lines: z.array(z.string()) }),
  parked: parkedItem.extend({ at: v.moment }),
  resolved: resolveParked.extend({
    /** The line that it was counted on. */
    line: z.string().nullable(),
    lotId: v.id.optional(),
  }),
  paused: v.empty,
  resumed: v.empty,
  submitted: v.empty,
  recounted: z.object({
    lines: z.array(z.object({ line: z.string(), byAnother: z.boolean() })),
  }),
  explained: z.object({
    reason: v.reason,
    note: v.text,
    lines: z.array(z.object({ line: z.string(), variance: z.int(), unitCost: v.unitPrice.optional() })),
  }),
  reviewed: answered,
  approved: v.empty,
  rejected: v.withReason,
  picksLost: z.object({ lost: z.array(lostToPick) }),
  posted: z.object({
    effectiveAt: v.moment,
    lines: z.array(postedLine),
    lost: z.array(lostToPick),
    released: releasedPromises,
  }),
  reversed: v.withReason,
  cancelled: v.withReason,
} as const;
type Facts = { [F in keyof typeof countFacts]: z.infer<(typeof countFacts)[F]> };
export type CountFact<F extends keyof Facts> = Facts[F];

/** What one person found at one moment, thousandths. */
export interface CountEntry {
  readonly id: string;
  readonly quantity: number;
  readonly by: string;
  readonly at: string;
}

export interface CountLine extends PlainLine {
  readonly entries: readonly CountEntry[];
  /** Not expected there when the count began. */
  readonly added?: true;
  /** What earlier counts of the line found, once it is counted again. */
  readonly earlier?: readonly CountEntry[];
  /** It is to be counted again; `byAnother`: by somebody else. */
  readonly recount?: { readonly by: string; readonly byAnother: boolean };
  /** Why it differs; `variance` is the difference that was explained. */
  readonly explained?: {
    readonly reason: string;
    readonly note: string;
    readonly by: string;
    readonly variance?: number;
    readonly unitCost?: number | undefined;
  };
  /** Once it is posted. */
  readonly expected?: number;
  readonly variance?: number;
  readonly value?: number;
}

export interface CountedBin {
  readonly location: string;
  /** Somebody found it empty. */
  readonly empty?: { readonly by: string; readonly at: string };
}

export interface ParkedRow extends ParkedItem {
  readonly by: string;
  readonly at: string;
  /** What became of it: a line, or nothing of ours. */
  readonly resolved?: { readonly line: string | null; readonly reason: string | null };
}

export interface CountRow extends DocumentRow, Answered, CountPlan {
  readonly number: string | null;
  readonly bins: readonly CountedBin[];
  readonly lines: readonly CountLine[];
  readonly parked: readonly ParkedRow[];
  readonly held: readonly z.infer<typeof holding>[];
  readonly startedAt: string | null;
  /** Who is counting or has counted. */
  readonly counters: readonly string[];
  readonly reviewedBy: string | null;
  readonly effectiveAt: string | null;
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    count: CountRow;
  }
}
