import { createHash, randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Access } from '#server/platform/db/connect.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** Validity of a mail link, in seconds. */
export const linkLife = { verification: 3 * 86_400, passwordReset: 3600 } as const;
export type LinkPurpose = keyof typeof linkLife;

/** The parts of a mail link: its subject, and the secret that proves the mail was received. */
export interface MailLink {
  readonly purpose: LinkPurpose;
  /** A user or a sign-up: should be a UUID, but comes from outside. */
  readonly subject: string;
  readonly token: string;
}

/** Mail links. A token is issued once, works once, and is stored only as a hash. */
export interface LinkStore {
  /** A fresh token, 256 random bits. */
  issue(purpose: LinkPurpose, subject: string): Promise<string>;
  /** Throws an HttpError 400 for a link that is unknown, used or expired. Does not use it. */
  check(link: MailLink): Promise<void>;
  /** Uses a link, within a transaction; throws an HttpError 400 if it does not work or was just used. */
  use(link: MailLink, within: Kysely<Schema>): Promise<void>;
  /** Invalidates all unused links of a purpose. */
  end(purpose: LinkPurpose, subject: string, within: Kysely<Schema>): Promise<void>;
}

/** How long an ended link is kept, so that the answer can say why it does not work. In seconds. */
const REMEMBERED = 7 * 86_400;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** @param now the clock, UTC ISO */
export function createLinkStore({ kysely }: Pick<Access, 'kysely'>, now: () => string): LinkStore {
  return {
    issue: async (purpose, subject) => {
      const token = randomBytes(32).toString('base64url');
      const at = now();
      await sql`delete from mail_link where expires_at < ${later(at, -REMEMBERED)}`.execute(kysely);
      await sql`insert into mail_link (token_hash, purpose, subject, created_at, expires_at)
        values (${hashOf(token)}, ${purpose}, ${subject}, ${at}, ${later(at, linkLife[purpose])})`.execute(
        kysely,
      );
      return token;
    },
    check: async (link) => refuseUnless(await stateOf(link, kysely, now())),
    use: async (link, within) => {
      const at = now();
      const { rows } = await sql`
        update mail_link set used_at = ${at} where token_hash = ${hashOf(link.token)} and purpose = ${link.purpose}
           and subject::text = ${link.subject.toLowerCase()} and used_at is null and expires_at > ${at}
        returning 1`.execute(within);
      if (rows.length === 0) throw broken((await stateOf(link, within, at)) ?? 'linkUsed');
    },
    end: async (purpose, subject, within) => {
      await sql`update mail_link set used_at = ${now()}
        where purpose = ${purpose} and subject = ${subject} and used_at is null`.execute(within);
    },
  };
}

type Fault = 'linkUnknown' | 'linkUsed' | 'linkExpired';

/** What is wrong with a link; null if it works. */
async function stateOf(link: MailLink, kysely: Kysely<Schema>, at: string): Promise<Fault | null> {
  if (!uuid.test(link.subject)) return 'linkUnknown';
  const { rows } = await sql<{ used: boolean; expired: boolean }>`
    select used_at is not null as used, expires_at <= ${at} as expired from mail_link
     where token_hash = ${hashOf(link.token)} and purpose = ${link.purpose} and subject = ${link.subject}`.execute(
    kysely,
  );
  const row = rows[0];
  if (!row) return 'linkUnknown';
  if (row.used) return 'linkUsed';
  return row.expired ? 'linkExpired' : null;
}

function refuseUnless(fault: Fault | null): void {
  if (fault) throw broken(fault);
}

const broken = (code: Fault): HttpError => new HttpError(400, { code });

/** A fast hash is enough for 256 random bits: there is nothing to guess. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const later = (at: string, seconds: number): string =>
  new Date(Date.parse(at) + seconds * 1000).toISOString();
