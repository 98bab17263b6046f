import { z } from 'zod';
import { answered, type Answered } from '#model/areas/setup/member/answered.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { releasedPromises } from '#model/stock/stock.facts.ts';
import * as v from '#model/values/schemas.ts';

/** Why goods are moved; it decides what a form proposes, not what may be done. */
export const purposes = ['transfer', 'putAway', 'replenish', 'fromQuarantine', 'fromStaging'] as const;
export type Purpose = (typeof purposes)[number];

/** Goods to be moved: `from` a place of the warehouse, `to` one of the other; without it, where goods are received. */
export const movementLine = z.strictObject({
  id: v.id,
  product: v.id,
  lot: v.id.optional(),
  quantity: v.quantity,
  from: v.id,
  to: v.id.nullable(),
  /** The line of the movement's goods receipt that is put away. */
  receiptLine: v.id.optional(),
});
export type MovementLine = z.infer<typeof movementLine>;

export const movementForm = z.strictObject({
  purpose: z.enum(purposes),
  /** The warehouse that goods leave, and the one they come to: the same, unless they travel. */
  warehouse: v.id,
  toWarehouse: v.id,
  /** The day on which they should be there. */
  dueOn: v.day.nullable().default(null),
  priority: z.int().min(0).max(9).default(0),
  /** Somebody else has to approve it first. */
  asksApproval: z.boolean().default(false),
  /** The goods receipt that is put away. */
  receipt: v.id.nullable().default(null),
  note: v.text.default(''),
  lines: z.array(movementLine).max(1000).default([]),
});
export type MovementForm = z.infer<typeof movementForm>;

/** The lines that should have moved, each to the place that is named or where goods are received: they replace those that did. */
export const movementCorrection = z.strictObject({
  reason: v.reason,
  lines: z.array(movementLine).min(1).max(1000),
});
export type MovementCorrection = z.infer<typeof movementCorrection>;

const part = z.strictObject({ line: v.id, quantity: v.quantity });
const parts = z.array(part).min(1).max(1000);
const placedPart = part.extend({ to: v.id.optional() });
const placedParts = z.array(placedPart).min(1).max(1000);

/** What is put in its place while the rest of the movement waits, and where if not in the place on the line. */
export const put = placedPart;
export type Put = z.infer<typeof put>;
/** What of a line comes back from the place it was put in. */
export const takeBack = part.extend({ to: v.id });
export type TakeBack = z.infer<typeof takeBack>;
/**
 * What is moved, and to which place if not the one on the line; without lines, all that is reserved. Once something was
 * put in its place, none of the rest needs to move.
 */
export const move = z.strictObject({ lines: z.array(placedPart).max(1000).optional() });
export type Move = z.infer<typeof move>;
/** What leaves; without lines, all that is reserved. */
export const dispatch = z.strictObject({ lines: parts.optional() });
export type Dispatch = z.infer<typeof dispatch>;
/** What has arrived, and where it was put; without lines, all that is on its way. */
export const receive = z.strictObject({ lines: placedParts.optional() });
export type Receive = z.infer<typeof receive>;

/** What became of goods that did not arrive: gone, back where they came from, or there after all. */
export const outcomes = ['lost', 'returned', 'found'] as const;
export const settle = z.strictObject({
  outcome: z.enum(outcomes),
  reason: v.reason,
  lines: placedParts.optional(),
});
export type Settle = z.infer<typeof settle>;

const counted = z.object({ line: v.id, quantity: v.quantity });
/** `to` is where it was put. */
const placed = counted.extend({ to: v.id });
const released = { released: releasedPromises };

export const movementFacts = {
  created: movementForm,
  updated: movementForm,
  noted: movementForm.pick({ note: true }),
  requested: answered.extend({ number: z.string().nullable() }),
  approved: v.empty,
  rejected: v.withReason,
  withdrawn: v.empty,
  /** What lies ready in its place for each line from now on, besides what did before. */
  reserved: z.object({ number: z.string().nullable(), lines: z.array(counted) }),
  /** What lay ready before. */
  unreserved: z.object({ lines: z.array(counted) }),
  claimed: v.empty,
  put: placed.extend(released),
  takenBack: placed.extend(released),
  /** `ready`: what of each line lay ready before. */
  moved: z.object({ lines: z.array(placed), ready: z.array(counted), ...released }),
  dispatched: z.object({ lines: z.array(counted), ready: z.array(counted), ...released }),
  received: z.object({ lines: z.array(placed) }),
  /** `value`: minor units, of what is lost. */
  settled: z.object({
    outcome: z.enum(outcomes),
    reason: v.reason,
    lines: z.array(counted.extend({ to: z.string(), value: z.int().min(0).optional() })),
  }),
  recalled: v.withReason,
  putBack: z.object({ lines: z.array(placed) }),
  cancelled: z.object({ reason: v.reason, ready: z.array(counted) }),
  reversed: v.withReason.extend(released),
  corrected: movementCorrection,
} as const;
type Facts = { [F in keyof typeof movementFacts]: z.infer<(typeof movementFacts)[F]> };
export type MovementFact<F extends keyof Facts> = Facts[F];
export type Part = z.infer<typeof counted>;
export type PlacedPart = z.infer<typeof placed>;

/** Thousandths: `ready` is reserved in its place, `sent` has left it, the rest became of what was sent. */
export interface MovementRowLine extends MovementLine {
  readonly ready: number;
  readonly sent: number;
  readonly received: number;
  readonly lost: number;
  readonly returned: number;
}

export interface MovementRow extends DocumentRow, Answered, Omit<MovementForm, 'lines'> {
  readonly number: string | null;
  readonly lines: readonly MovementRowLine[];
  /** Who asked for approval; null: nobody has. */
  readonly requestedBy: string | null;
  readonly approvedBy: string | null;
  /** Why it was not approved the last time. */
  readonly rejectedFor: string | null;
  /** Who reserved its goods last. */
  readonly reservedBy: string | null;
  /** The user working on it. */
  readonly claimedBy: string | null;
  readonly dispatchedAt: string | null;
  /** When the last of it moved or was settled. */
  readonly endedAt: string | null;
  /** Where goods were put, in order. */
  readonly arrivals: readonly PlacedPart[];
  /** What was lost on the way, at its value in minor units. */
  readonly losses: readonly (Part & { readonly value?: number | undefined })[];
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    movement: MovementRow;
  }
}
