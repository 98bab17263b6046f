import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
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
      const expires = later(at, linkLife[purpose]);
      await kysely.deleteFrom('mail_link').where('expires_at', '<', later(at, -REMEMBERED)).execute();
      await kysely
        .insertInto('mail_link')
        .values({ token_hash: hashOf(token), purpose, subject, created_at: at, expires_at: expires })
        .execute();
      return token;
    },
    check: async (link) => refuseUnless(await stateOf(link, kysely, now())),
    use: async (link, within) => {
      const at = now();
      const { numUpdatedRows } = await within
        .updateTable('mail_link')
        .set({ used_at: at })
        .where('token_hash', '=', hashOf(link.token))
        .where('purpose', '=', link.purpose)
        .where((eb) => eb(eb.cast<string>('subject', 'text'), '=', link.subject.toLowerCase()))
        .where('used_at', 'is', null)
        .where('expires_at', '>', at)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw broken((await stateOf(link, within, at)) ?? 'linkUsed');
    },
    end: async (purpose, subject, within) => {
      await within
        .updateTable('mail_link')
        .set({ used_at: now() })
        .where('purpose', '=', purpose)
        .where('subject', '=', subject)
        .where('used_at', 'is', null)
        .execute();
    },
  };
}

type Fault = 'linkUnknown' | 'linkUsed' | 'linkExpired';

/** What is wrong with a link; null if it works. */
async function stateOf(link: MailLink, kysely: Kysely<Schema>, at: string): Promise<Fault | null> {
  if (!uuid.test(link.subject)) return 'linkUnknown';
  const row = await kysely
    .selectFrom('mail_link')
    .select((eb) => ['used_at', eb('expires_at', '<=', at).as('expired')])
    .where('token_hash', '=', hashOf(link.token))
    .where('purpose', '=', link.purpose)
    .where('subject', '=', link.subject)
    .executeTakeFirst();
  if (!row) return 'linkUnknown';
  if (row.used_at !== null) return 'linkUsed';
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
