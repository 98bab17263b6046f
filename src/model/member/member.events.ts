import { z } from 'zod';
import type { DocumentRow } from '../engine/rows.ts';
import * as v from '../values/schemas.ts';

/** How a person is shown in this company; follows the person's own profile. */
export const memberProfile = z.strictObject({ name: v.name, email: v.name });
export type MemberProfile = z.infer<typeof memberProfile>;

export const memberForm = z.strictObject({
  ...memberProfile.shape,
  user: v.id,
  role: v.id,
  founder: z.boolean(),
});
export type MemberForm = z.infer<typeof memberForm>;

export const memberFacts = {
  added: memberForm,
  updated: memberProfile,
  roleChanged: z.object({ role: v.id }),
  founderAppointed: z.object({}),
  founderDismissed: z.object({}),
  suspended: z.object({}),
  resumed: z.object({}),
  removed: z.object({}),
} as const;

/** A person in a company: `user` is the person's account, `role` the role's document. */
export interface MemberRow extends DocumentRow, MemberForm {}

declare module '../engine/rows.ts' {
  interface Rows {
    member: MemberRow;
  }
}
