import { paymentLetter } from '#server/accounts/billing/letters/payment-letter.ts';
import { COMPANY } from '#model/values/company-document.ts';
import type { Writing } from '#server/mail/letter.ts';
import { senderOf } from '#server/mail/sender-of.ts';
import type { QueuedLetter } from '#server/mail/mail-queue.ts';
import type { Identity } from './identity.ts';
import { invitationLetter } from './invitation-letters.ts';
import type { InvitationLinks } from './invitation-links.ts';
import type { LinkPurpose, LinkStore } from './link-store.ts';
import type { VisitorMessages } from './visitor-messages.ts';

interface LetterDeps {
  readonly identity: Identity;
  readonly links: LinkStore;
  readonly invitationLinks: InvitationLinks;
  readonly messages: Pick<VisitorMessages, 'find'>;
  /** A backup that failed, by its id. */
  readonly failedBackups: (id: string) => Promise<{ readonly error: string } | undefined>;
  /** The public URL, without a trailing slash. */
  readonly publicUrl: string;
  /** The clock, UTC ISO. */
  readonly now: () => string;
}

/**
 * Decides what to write to an address when the mail is sent: a request queues the same mail whether or not the account
 * exists, so that neither its answer nor its duration reveals that. Links are created here for the same reason, and so
 * that their tokens are never in the queue.
 */
export function writeFor(deps: LetterDeps): (mail: QueuedLetter) => Promise<Writing | null> {
  return async (mail) => {
    switch (mail.template) {
      case 'verification':
      case 'accountExists':
        return verification(deps, mail);
      case 'passwordReset':
        return passwordReset(deps, mail);
      case 'passwordChanged':
      case 'secondFactorAdded':
      case 'secondFactorRemoved':
        return { ...mail, link: pageOf(deps, mail, 'auth/forgot-password') };
      case 'invitation': {
        const page = (locale: Writing['locale'], path: string): string => pageOf(deps, { locale }, path);
        return invitationLetter(deps, mail, page, deps.now());
      }
      case 'channelTest':
        return { ...mail, link: pageOf(deps, mail, 'apps/settings/notifications') };
      case 'senderTest':
        return senderTest(deps, mail);
      case 'interestReceived':
      case 'contactReceived':
        return mail;
      case 'trialEnding':
      case 'trialEndingNoCard':
      case 'paymentFailed':
      case 'subscriptionUnpaid':
      case 'subscriptionPaused':
        return paymentLetter(
          { reading: deps.identity.reading, pageOf: (locale, path) => pageOf(deps, { locale }, path) },
          { ...mail, template: mail.template },
        );
      case 'visitorMessage':
      case 'backupFailed':
        return forOperator(deps, mail);
      default:
        return mail.template satisfies never;
    }
  };
}

/** As the company's letters are sent when this one is. */
async function senderTest(deps: LetterDeps, mail: QueuedLetter): Promise<Writing | null> {
  const row = await deps.identity.reading(Number(mail.about), (view) => view.get('company', COMPANY));
  if (!row) return null;
  const link = pageOf(deps, mail, 'apps/settings/company?part=mail');
  return { ...mail, ...senderOf(row), names: { company: row.name }, link };
}

/** For a pending sign-up, the one named or the latest; an existing account is told that it exists, and an address with neither gets no mail. */
async function verification(deps: LetterDeps, mail: QueuedLetter): Promise<Writing | null> {
  const { users, signUps } = deps.identity;
  const signUp = await (mail.about === undefined ? signUps.findByEmail(mail.to) : signUps.find(mail.about));
  if (!signUp) return null;
  if (await users.findByEmail(mail.to))
    return { ...mail, template: 'accountExists', link: pageOf(deps, mail, 'auth/login') };
  await signUps.extend(signUp.id);
  return { ...mail, template: 'verification', link: await linkFor(deps, mail, 'verification', signUp.id) };
}

/** For an account; for a pending sign-up the verification is sent again. */
async function passwordReset(deps: LetterDeps, mail: QueuedLetter): Promise<Writing | null> {
  const user = await deps.identity.users.findByEmail(mail.to);
  if (!user) return verification(deps, mail);
  const own = { ...mail, locale: user.locale };
  return { ...own, link: await linkFor(deps, own, 'passwordReset', user.id) };
}

/** What a visitor wrote, to be answered with the mail program's own button, or why a backup failed. */
async function forOperator(
  { messages, failedBackups }: LetterDeps,
  mail: QueuedLetter,
): Promise<Writing | null> {
  const { about } = mail;
  if (about === undefined) return null;
  if (mail.template === 'backupFailed') {
    const failed = await failedBackups(about);
    return failed ? { ...mail, quote: failed.error } : null;
  }
  const found = await messages.find(about);
  return found && { ...mail, quote: found.text, replyTo: found.email };
}

const pages: Readonly<Record<LinkPurpose, string>> = {
  verification: 'auth/verify-email',
  passwordReset: 'auth/reset-password',
};

async function linkFor(
  deps: LetterDeps,
  mail: QueuedLetter,
  purpose: LinkPurpose,
  subject: string,
): Promise<string> {
  const token = await deps.links.issue(purpose, subject);
  return pageOf(deps, mail, `${pages[purpose]}/${subject}/${token}`);
}

const pageOf = ({ publicUrl }: LetterDeps, { locale }: Pick<QueuedLetter, 'locale'>, path: string): string =>
  `${publicUrl}/${locale}/${path}`;
