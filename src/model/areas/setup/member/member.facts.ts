import { z } from 'zod';
import type { DocumentRow } from '#model/engine/rows.ts';
import * as v from '#model/values/schemas.ts';

/** How a person appears in this company; follows the person's own profile. */
export const memberProfile = z.strictObject({ name: v.name, email: v.name });

export const memberForm = z.strictObject({
  ...memberProfile.shape,
  user: v.id,
  role: v.id,
  founder: z.boolean(),
});
export type MemberForm = z.infer<typeof memberForm>;

const invitationLanguages = ['en', 'sv'] as const;

/** Whom to invite, in which language, and their role. */
export const invitationForm = z.strictObject({
  email: z.string().trim().toLowerCase().min(1).max(200).pipe(z.email()),
  role: v.id,
  language: z.enum(invitationLanguages),
});
export type InvitationForm = z.infer<typeof invitationForm>;

/** The user who accepted through the link in the mail. */
export const acceptance = z.strictObject({ ...memberProfile.shape, user: v.id });
export type Acceptance = z.infer<typeof acceptance>;

/** Absent for those who may not see invitations. */
const sending = z.object({
  email: v.name,
  language: z.enum(invitationLanguages),
  expiresAt: v.moment,
});

export const memberFacts = {
  added: memberForm,
  invited: z.object({ role: v.id, invitation: sending.optional() }),
  resent: z.object({ invitation: sending.optional() }),
  expired: v.empty,
  revoked: v.empty,
  declined: v.empty,
  accepted: acceptance,
  updated: memberProfile,
  roleChanged: z.object({ role: v.id }),
  founderAppointed: v.empty,
  founderDismissed: v.empty,
  suspended: v.empty,
  resumed: v.empty,
  removed: v.empty,
} as const;
export type Invited = z.infer<typeof memberFacts.invited>;
export type Resent = z.infer<typeof memberFacts.resent>;

/** An invitation mail; its link stops working after `expiresAt` or once it is resent. Timestamps are UTC ISO. */
export interface Invitation extends z.infer<typeof sending> {
  /** The user who sent it last. */
  readonly by: string;
  readonly sentAt: string;
}

/** A person in a company: `user` is the account, `role` the role's document. */
export interface MemberRow extends DocumentRow, Omit<MemberForm, 'user'> {
  /** Null until an invitation is accepted; name and e-mail are empty until then. */
  readonly user: string | null;
  /** Only on those who are not members yet, or never became one. Absent for those who may not see it. */
  readonly invitation?: Invitation;
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    member: MemberRow;
  }
}
