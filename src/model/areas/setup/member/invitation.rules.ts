import type { Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Acceptance, InvitationForm, Invited, MemberRow, Resent } from './member.facts.ts';
import { PLACE_TAKEN } from './member.kind.ts';
import { fullAt } from '../subscription/plan-room.ts';

type MemberContext = DecisionContext<MemberRow>;
type InvitationRule<D = never> = Rule<MemberRow, D>;

const HOUR = 3_600_000;
/** How long the link in the mail is valid. */
const LIFE = 7 * 24 * HOUR;
/** Minimum time between two mails to the same person. */
const PAUSE = HOUR;
/** Mails a company may send per day (UTC). */
export const invitationsADay = 50;

/** Expiry of an invitation sent now. */
const endOf = (now: string): string => new Date(Date.parse(now) + LIFE).toISOString();

/** The data of a new invitation. */
export const invitedBy = ({ env }: MemberContext, { role, ...person }: InvitationForm): Invited => ({
  role,
  invitation: { ...person, expiresAt: endOf(env.now) },
});
export const resentBy = ({ row, env }: MemberContext): Resent => {
  if (!row?.invitation) return {}; // the chart allows this only with an invitation
  const { email, language } = row.invitation;
  return { invitation: { email, language, expiresAt: endOf(env.now) } };
};

/** [ME7] An address has at most one open invitation, and none if a member has it. */
export const addressIsNew: InvitationRule<InvitationForm> = ({ view }, data) => {
  const [taken] = data ? view.by('member', 'email', data.email) : [];
  if (!data || !taken) return null;
  if (taken.user !== null) return onField('alreadyMember', 'email', { name: taken.name });
  const fix = { kind: 'member', document: taken.id, type: 'resend' };
  return { code: 'alreadyInvited', params: { email: data.email }, fields: { email: 'alreadyInvited' }, fix };
};

/** [ME8] The invitation has not expired. */
export const isInTime = ({ row, env }: MemberContext): Refusal | null =>
  isOver(row, env.now) ? { code: 'invitationOver' } : null;

/** [ME8] The internal `expire` requires that the invitation has expired. */
export const timeIsOver = ({ row, env }: MemberContext): Refusal | null =>
  isOver(row, env.now) ? null : { code: 'invitationNotOver' };

/** [ME8] Only the person at the invited address may accept. */
export const isAddressee: InvitationRule<Acceptance> = ({ row }, data) =>
  data && data.email.toLowerCase() !== row?.invitation?.email ? { code: 'invitationForAnother' } : null;

/** [ME9] An invitation is resent after an hour at the earliest. */
export const isNotTooSoon = ({ row, env }: MemberContext): Refusal | null => {
  const left = row?.invitation ? Date.parse(row.invitation.sentAt) + PAUSE - Date.parse(env.now) : 0;
  return left > 0 ? { code: 'sentJustNow', params: { minutes: Math.ceil(left / 60_000) } } : null;
};

/** [ME9] A company may send only so many invitations a day. */
export const isNotTooMany = ({ view, env }: MemberContext): Refusal | null => {
  const today = view.by('member', 'sentOn', env.now.slice(0, 10)).length;
  return today >= invitationsADay
    ? { code: 'tooManyInvitations', params: { invitations: invitationsADay } }
    : null;
};

/** [ME12] Members and open invitations together do not exceed the company's plan. */
export const placeIsLeft = ({ view, env, id }: MemberContext): Refusal | null => {
  const { room = null } = env;
  if (room === null) return null;
  const taken = view.by('member', 'place', PLACE_TAKEN).filter((row) => row.id !== id).length;
  return fullAt('members', room, taken);
};

/** Whether it still awaits an answer. */
export const isOpenInvitation = (row: MemberRow, now: string): boolean =>
  row.state === 'invited' && row.invitation !== undefined && !isOver(row, now);

const isOver = (row: MemberRow | undefined, now: string): boolean =>
  row?.invitation !== undefined && row.invitation.expiresAt <= now;
