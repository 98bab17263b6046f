import { COMPANY } from '#model/values/company-document.ts';
import type { LogEvent } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import { isOpenInvitation } from '#model/areas/setup/member/invitation.rules.ts';
import { memberFacts } from '#model/areas/setup/member/member.facts.ts';
import { memberOf } from '#model/areas/setup/member/member.rules.ts';
import type { Writing } from '#server/mail/letter.ts';
import { senderOf } from '#server/mail/sender-of.ts';
import { lettersLeft } from '#server/mail/letter-budget.ts';
import type { MailQueue, QueuedLetter } from '#server/mail/mail-queue.ts';
import type { Business } from '#server/platform/commands/business.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import type { Identity } from './identity.ts';
import type { InvitationLinks } from './invitation-links.ts';

interface LetterDeps {
  readonly identity: Identity;
  readonly invitationLinks: InvitationLinks;
}

/**
 * Queues an invitation's mail from its fact, in the same transaction, whoever gave the command.
 */
export function followInvitations(executor: Executor, queue: MailQueue): void {
  executor.onWriting(async (trx, company, events) => {
    for (const event of events) {
      const sent = sendingOf(event);
      if (sent)
        await queue.add(
          {
            template: 'invitation',
            to: sent.email,
            locale: sent.language,
            about: `${company}/${event.document}`,
            company,
          },
          trx,
        );
    }
  });
}

/**
 * [ML10] Nobody is invited where no letter of the company's day is left: without it there is no link, and nobody would know. Other
 * letters may still take the last ones at the same moment.
 */
export const refuseUnsent: Business['refusesFacts'] = async (trx, _, facts, { company, latest, before }) => {
  const wanted = facts.filter(sendingOf).length;
  if (wanted === 0) return null;
  const left = await lettersLeft(trx, company, latest);
  return wanted + before.filter(sendingOf).length > left ? { code: 'letterBudget' } : null;
};

function sendingOf({ kind, type, data }: Pick<LogEvent, 'kind' | 'type' | 'data'>) {
  if (kind !== 'member' || (type !== 'invited' && type !== 'resent')) return undefined;
  return memberFacts[type].parse(data).invitation;
}

/** The names of inviter, company and invited member; null if there is no such member. */
export function invitationIn(view: Reader, member: string) {
  const row = view.get('member', member);
  const company = view.get('company', COMPANY);
  if (!row || !company) return null;
  const inviter = row.invitation && memberOf(view, row.invitation.by);
  const role = view.get('role', row.role);
  return {
    row,
    sent: senderOf(company),
    company: company.name,
    inviter: inviter?.name ?? company.name,
    role: role?.name ?? '',
  };
}

/** The letter with a new link; null if the invitation was answered or revoked meanwhile. */
export async function invitationLetter(
  { identity, invitationLinks }: LetterDeps,
  mail: QueuedLetter,
  pageOf: (locale: Writing['locale'], path: string) => string,
  now: string,
): Promise<Writing | null> {
  const [company = '', member = ''] = mail.about?.split('/') ?? [];
  const found = await identity.reading(Number(company), (view) => invitationIn(view, member));
  if (!found?.row.invitation || !isOpenInvitation(found.row, now)) return null;
  const { sentAt, expiresAt } = found.row.invitation;
  const token = await invitationLinks.issue({ company: Number(company), member, sentAt }, expiresAt);
  const user = await identity.users.findByEmail(mail.to);
  const locale = user?.locale ?? mail.locale;
  const names = { company: found.company, inviter: found.inviter };
  return { ...mail, ...found.sent, locale, names, link: pageOf(locale, `auth/invitation/${token}`) };
}
