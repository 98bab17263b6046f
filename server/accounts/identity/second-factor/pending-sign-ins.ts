import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Access } from '#server/platform/db/connect.ts';

/** How long the second factor may be given after the password, in seconds. */
export const PENDING_SECONDS = 600;

/** People whose password was right and whose second factor is still to come. They have no session. */
export interface PendingSignIns {
  /** Returns its token, which is stored only as a hash. */
  begin(user: string): Promise<string>;
  find(token: string): Promise<string | null>;
  /** Ends it; false if somebody else has already, so that it leads to one session only. */
  end(token: string): Promise<boolean>;
  endAllOf(user: string): Promise<void>;
}

/** @param now the clock, UTC ISO */
export function createPendingSignIns({ kysely }: Pick<Access, 'kysely'>, now: () => string): PendingSignIns {
  return {
    begin: async (user) => {
      const token = randomBytes(32).toString('base64url');
      const ends = new Date(Date.parse(now()) + PENDING_SECONDS * 1000).toISOString();
      await sql`delete from pending_sign_in where expires_at <= ${now()}`.execute(kysely);
      await sql`insert into pending_sign_in (token_hash, user_id, expires_at)
        values (${hashOf(token)}, ${user}, ${ends})`.execute(kysely);
      return token;
    },
    find: async (token) => {
      const { rows } = await sql<{ user: string }>`select user_id as user from pending_sign_in
        where token_hash = ${hashOf(token)} and expires_at > ${now()}`.execute(kysely);
      return rows[0]?.user ?? null;
    },
    end: async (token) => {
      const { rows } = await sql`delete from pending_sign_in
        where token_hash = ${hashOf(token)} and expires_at > ${now()} returning 1`.execute(kysely);
      return rows.length > 0;
    },
    endAllOf: async (user) => {
      await sql`delete from pending_sign_in where user_id = ${user}`.execute(kysely);
    },
  };
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
