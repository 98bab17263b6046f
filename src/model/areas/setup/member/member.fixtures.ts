import type { InvitationForm, MemberForm } from './member.facts.ts';

/** A valid member; give the user and the role, and override what matters to the test. */
export const memberFixture = (over: Pick<MemberForm, 'user' | 'role'> & Partial<MemberForm>): MemberForm => ({
  name: 'Kim Lind',
  email: 'kim@example.com',
  founder: false,
  ...over,
});

/** A valid invitation; give the role, and override what matters to the test. */
export const invitationFixture = (
  over: Pick<InvitationForm, 'role'> & Partial<InvitationForm>,
): InvitationForm => ({ email: 'nora@example.com', language: 'sv', ...over });
