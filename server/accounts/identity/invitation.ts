import { randomUUID } from 'node:crypto';
import { asSystem, asUser } from '#model/engine/actor.ts';
import { isOpenInvitation } from '#model/areas/setup/member/invitation.rules.ts';
import type { MemberRow } from '#model/areas/setup/member/member.facts.ts';
import type { SystemCommand } from '#server/platform/commands/executor.ts';
import type { Alongside } from '#server/platform/commands/job.ts';
import { HttpError, refusalStatus } from '#server/platform/http/http-error.ts';
import type { Language } from '#model/values/languages.ts';
import type { Accounts } from './accounts.ts';
import { invitationIn } from './invitation-letters.ts';
import type { InvitationLink } from './invitation-links.ts';
import { hashPassword } from './password.ts';
import { refuseWeak } from './password-rules.ts';
import type { Session } from './session-store.ts';
import type { Company, User } from './user-store.ts';

/** What the holder of the token already knows from the mail. */
export interface OpenInvitation {
  /** The company's number and the member's document. */
  readonly company: number;
  readonly member: string;
  readonly companyName: string;
  readonly inviter: string;
  readonly role: string;
  readonly email: string;
  readonly expiresAt: string;
  /** The account with the address, if it exists. */
  readonly account: User | undefined;
}

/** A person who creates an account by accepting. */
export interface NewPerson {
  readonly name: string;
  readonly password: string;
  readonly locale: Language;
}

/** The invitation of a token. Throws an HttpError 400 that says why it does not work. */
export async function openInvitation(accounts: Accounts, token: string): Promise<OpenInvitation> {
  const { identity, invitationLinks, now } = accounts;
  const link = await invitationLinks.find(token);
  if (!link) throw new HttpError(400, { code: 'invitationUnknown' });
  const { company, member } = link;
  const found = await identity.reading(company, (view) => invitationIn(view, member));
  if (!found) throw new HttpError(400, { code: 'invitationUnknown' });
  const code = closedBecause(found.row, link, now());
  if (code !== null || !found.row.invitation) throw new HttpError(400, { code: code ?? 'invitationUsed' });
  const { email, expiresAt } = found.row.invitation;
  const { company: companyName, inviter, role } = found;
  const account = await identity.users.findByEmail(email);
  return { company, member, companyName, inviter, role, email, expiresAt, account };
}

/** Why an invitation is no longer open, by state; any other state means that it was accepted. */
const ends: Readonly<Record<string, string>> = {
  invited: 'invitationExpired',
  expired: 'invitationExpired',
  revoked: 'invitationRevoked',
  declined: 'invitationDeclined',
};

function closedBecause(row: MemberRow, link: InvitationLink, now: string): string | null {
  if (isOpenInvitation(row, now)) return row.invitation?.sentAt === link.sentAt ? null : 'invitationReplaced';
  return ends[String(row.state)] ?? 'invitationUsed';
}

/**
 * Creates an account with the invited address, which the link has verified, and a membership: both or neither. Throws
 * an HttpError: 409 if the address has an account, 422 for a weak password.
 */
export async function acceptAsNew(
  accounts: Accounts,
  open: OpenInvitation,
  person: NewPerson,
): Promise<void> {
  const { company, email, account, companyName } = open;
  const { name, password, locale } = person;
  if (account) throw new HttpError(409, { code: 'accountExists' });
  await refuseWeak(password, { email, name, companies: [companyName] }, 'password');
  const passwordHash = await hashPassword(password);
  const user = { id: randomUUID(), email, name, locale, passwordHash, lastCompany: company };
  await answer(accounts, open, 'accept', { user: user.id, name, email }, (trx) =>
    accounts.identity.users.insert([user], trx),
  );
}

/**
 * Makes the signed-in person a member and activates the company; returns all their companies. Throws an HttpError: 403
 * if the invitation is for another address.
 */
export async function acceptAs(
  accounts: Accounts,
  open: OpenInvitation,
  session: Session,
): Promise<Company[]> {
  const { identity } = accounts;
  const { company, account } = open;
  if (account?.id !== session.user) throw new HttpError(403, { code: 'invitationForAnother' });
  const { id: user, name, email } = account;
  await answer(accounts, open, 'accept', { user, name, email });
  await identity.sessions.setCompany(session.id, company);
  await identity.users.update(user, { lastCompany: company });
  return identity.companiesOf(user);
}

export const decline = (accounts: Accounts, open: OpenInvitation): Promise<void> =>
  answer(accounts, open, 'decline', {});

/** Throws an HttpError if another request was faster. */
async function answer(
  { executor }: Accounts,
  { company, member }: OpenInvitation,
  type: string,
  data: object,
  alongside?: Alongside,
): Promise<void> {
  const command: SystemCommand = { kind: 'member', document: member, type, data };
  const by = 'user' in data ? asUser(String(data.user)) : asSystem;
  const [settled] = await executor.systemPropose(company, [command], { by, ...(alongside && { alongside }) });
  if (!settled || 'seq' in settled) return;
  const { refusal } = settled;
  if (refusal.code === 'notInState') throw new HttpError(400, { code: 'invitationUsed' });
  throw new HttpError(refusalStatus(refusal), refusal);
}
