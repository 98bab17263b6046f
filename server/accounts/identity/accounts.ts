import { findRun } from '#server/platform/objects/backup-runs.ts';
import {
  createRegistrationStore,
  type RegistrationStore,
} from '#server/accounts/billing/registration-store.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { createMailQueue, isLetter, type MailQueue, type QueuedMail } from '#server/mail/mail-queue.ts';
import type { JobRunner } from '#server/jobs/job-runner.ts';
import type { Letter } from '#server/mail/letter.ts';
import type { LetterUse } from '#server/mail/letter-budget.ts';
import { createPostman, type Postman, type Sending, type Tried } from '#server/mail/postman.ts';
import type { MailTransport, ThroughOwn } from '#server/mail/transport.ts';
import { writeFor } from './account-letters.ts';
import type { Identity } from './identity.ts';
import { followInvitations } from './invitation-letters.ts';
import { createInvitationLinks, type InvitationLinks } from './invitation-links.ts';
import { createLinkStore, type LinkStore } from './link-store.ts';
import { createVisitorMessages, type VisitorMessages } from './visitor-messages.ts';
import { createRequestLimits, type LimitRequests, type RequestLimits } from './request-limits.ts';

export interface AccountDeps {
  readonly identity: Identity;
  readonly database: Database;
  readonly executor: Executor;
  readonly jobs: JobRunner;
  readonly transport: MailTransport;
  /** The clock, UTC ISO. */
  readonly now: () => string;
  /** Base of links in mails: a URL without a trailing slash. */
  readonly publicUrl: string;
  /** Who is mailed what visitors write. */
  readonly operatorEmail?: string | undefined;
  /** Writes what people are notified of by mail, as it is sent; without it, nothing is. */
  readonly writeNotices?: (mail: QueuedMail) => Promise<Letter | Sending | null>;
  /** Sends a letter of a company by its own mail server, if it has one. */
  readonly throughOwn?: ThroughOwn;
  /** Where letters with papers go in a demonstration. */
  readonly instead?: MailTransport | undefined;
  /** Hears how each attempt at a mail came off. */
  readonly onTried?: ((mail: QueuedMail, tried: Tried) => Promise<void>) | undefined;
  readonly limits?: RequestLimits;
  /** Told of each company that has come near its letters of the day. */
  readonly onLettersNear?: (use: LetterUse) => void;
}

/** What the routes for sign-up, links and mail share. */
export interface Accounts extends Pick<AccountDeps, 'identity' | 'database' | 'executor' | 'now'> {
  readonly links: LinkStore;
  readonly invitationLinks: InvitationLinks;
  readonly registrations: RegistrationStore;
  readonly messages: VisitorMessages;
  readonly queue: MailQueue;
  readonly postman: Postman;
  readonly limitRequests: LimitRequests;
}

export function createAccounts(deps: AccountDeps): Accounts {
  const { identity, database, executor, now, publicUrl } = deps;
  const links = createLinkStore(database.app, now);
  const queue = createMailQueue(database.app, now);
  const invitationLinks = createInvitationLinks(database.app, now);
  const messages = createVisitorMessages({
    database: database.app,
    queue,
    now,
    operatorEmail: deps.operatorEmail,
  });
  const failedBackups = (id: string) => findRun(database.app.kysely, id);
  const told = { messages, failedBackups };
  const writeLetter = writeFor({ identity, links, invitationLinks, ...told, publicUrl, now });
  const { writeNotices = async () => null } = deps;
  const write = async (mail: QueuedMail) => (isLetter(mail) ? writeLetter(mail) : writeNotices(mail));
  const postman = createPostman({ ...deps, queue, write, onNear: deps.onLettersNear });
  followInvitations(executor, queue);
  return {
    identity,
    database,
    executor,
    now,
    links,
    invitationLinks,
    registrations: createRegistrationStore(database.app, now),
    messages,
    queue,
    postman,
    limitRequests: createRequestLimits(identity.throttle, deps.limits),
  };
}
