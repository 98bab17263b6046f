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
      await sql`insert into invitation_link (token_hash, company, member, sent_at, expires_at)
        values (${hashOf(token)}, ${company}, ${member}, ${sentAt}, ${expiresAt})`.execute(kysely);
      return token;
    },
    find: async (token) => {
      const { rows } = await sql<InvitationLink>`
        select company, member, sent_at as "sentAt" from invitation_link where token_hash = ${hashOf(token)}`.execute(
        kysely,
      );
      return rows[0];
    },
    over: async () => {
      const { rows } = await sql<{ company: number; member: string }>`
        select distinct company, member from invitation_link where expires_at <= ${now()} and not settled`.execute(
        kysely,
      );
      return rows;
    },
    settle: async (company, member) => {
      await sql`update invitation_link set settled = true
        where company = ${company} and member = ${member} and expires_at <= ${now()}`.execute(kysely);
      await sql`delete from invitation_link
        where expires_at < ${now()}::timestamptz - ${REMEMBERED_DAYS} * interval '1 day'`.execute(kysely);
    },
  };
}

/** A fast hash is enough for 256 random bits: there is nothing to guess. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
