import { z } from 'zod';
import { lineParts, MOST_LINES } from '#model/lines/line-schemas.ts';
import { reservePolicies } from '#model/values/reserve-policies.ts';
import * as v from '#model/values/schemas.ts';

/** What of lines is allocated or freed by hand, thousandths. [SO63] */
export const allocatedParts = z.strictObject({ lines: lineParts.min(1) });
export type AllocatedParts = z.infer<typeof allocatedParts>;

/** Lines whose allocation is locked, or is so no longer. [SO64] */
export const lockedLines = z.strictObject({
  lines: z
    .array(z.strictObject({ line: v.id }))
    .min(1)
    .max(MOST_LINES),
});
export type LockedLines = z.infer<typeof lockedLines>;

/** What a line takes of the lines of other orders, thousandths, and why. [SO65] */
export const takenGoods = z.strictObject({
  line: v.id,
  reason: v.reason,
  from: z
    .array(z.strictObject({ order: v.id, line: v.id, quantity: v.quantity }))
    .min(1)
    .max(MOST_LINES),
});
export type TakenGoods = z.infer<typeof takenGoods>;

/** What an order lost to another, thousandths, and why. */
export const lostGoods = z.strictObject({ to: v.id, reason: v.reason, lines: lineParts.min(1) });

/** The day from which it is reserved by itself has come. */
const reservingBegun = z.strictObject({ on: v.day });

/** When goods of an order are reserved, and who decided it: the narrowest that has set it. [SO62] */
export const reserving = z.object({
  when: z.enum(reservePolicies),
  /** Days before the promised day; of `daysBefore` alone. */
  days: z.int().min(1).optional(),
  by: z.enum(['order', 'customer', 'company']),
});
export type Reserving = z.infer<typeof reserving>;

export const allocationFacts = {
  allocated: allocatedParts,
  freed: allocatedParts,
  locked: lockedLines,
  unlocked: lockedLines,
  goodsTaken: takenGoods,
  goodsLost: lostGoods,
  reservingBegun,
} as const;
