import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Access } from '#server/platform/db/connect.ts';

/** The invitation a link belongs to, and when it was sent (UTC ISO). */
export interface InvitationLink {
  readonly company: number;
  readonly member: string;
  readonly sentAt: string;
}

/**
 * Secret links in mails that lead to invitations; stored only as hashes. Whether an invitation is still open, and for
 * which mail, is decided by its member row: a link only leads to it.
 */
export interface InvitationLinks {
  /** A fresh token, 256 random bits. */
  issue(link: InvitationLink, expiresAt: string): Promise<string>;
  /** Undefined for a token that was never issued, or too long ago. */
  find(token: string): Promise<InvitationLink | undefined>;
  /** Expired invitations that have not been marked so yet. */
  over(): Promise<readonly { company: number; member: string }[]>;
  /** Marks them as handled, and deletes what ended long ago. */
  settle(company: number, member: string): Promise<void>;
}

/** How long an expired link can still explain why it does not work. */
const REMEMBERED_DAYS = 60;

/** @param now the clock, UTC ISO */
export function createInvitationLinks(
  { kysely }: Pick<Access, 'kysely'>,
  now: () => string,
): InvitationLinks {
  return {
    issue: async ({ company, member, sentAt }, expiresAt) => {
      const token = randomBytes(32).toString('base64url');
      await kysely
        .insertInto('invitation_link')
        .values({ token_hash: hashOf(token), company, member, sent_at: sentAt, expires_at: expiresAt })
        .execute();
      return token;
    },
    find: (token) =>
      kysely
        .selectFrom('invitation_link')
        .select(['company', 'member', 'sent_at as sentAt'])
        .where('token_hash', '=', hashOf(token))
        .executeTakeFirst(),
    over: () =>
      kysely
        .selectFrom('invitation_link')
        .distinct()
        .select(['company', 'member'])
        .where('expires_at', '<=', now())
        .where(({ not }) => not('settled'))
        .execute(),
    settle: async (company, member) => {
      await kysely
        .updateTable('invitation_link')
        .set({ settled: true })
        .where('company', '=', company)
        .where('member', '=', member)
        .where('expires_at', '<=', now())
        .execute();
      const forgotten = sql<string>`${now()}::timestamptz - ${REMEMBERED_DAYS} * interval '1 day'`;
      await kysely.deleteFrom('invitation_link').where('expires_at', '<', forgotten).execute();
    },
  };
}

/** A fast hash is enough for 256 random bits: there is nothing to guess. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
