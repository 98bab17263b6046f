import { z } from 'zod';
import * as v from '#model/values/schemas.ts';

/** Why less than what was open closes an invoice: öre, a discount in time, a fee of the bank, the rate of the day. */
export const differences = ['rounding', 'discount', 'fee', 'exchange'] as const;
export type Difference = (typeof differences)[number];

/** What a payment pays of an invoice, minor units of its currency; `less` closes what it leaves open. */
export const settlement = z.strictObject({
  payment: v.id,
  on: v.day,
  amount: v.amount,
  less: z.strictObject({ kind: z.enum(differences), amount: v.amount.min(1) }).nullable(),
});
export type Settlement = z.infer<typeof settlement>;
