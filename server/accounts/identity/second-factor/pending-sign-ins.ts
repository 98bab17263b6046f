import { createHash, randomBytes } from 'node:crypto';
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
      await kysely.deleteFrom('pending_sign_in').where('expires_at', '<=', now()).execute();
      await kysely
        .insertInto('pending_sign_in')
        .values({ token_hash: hashOf(token), user_id: user, expires_at: ends })
        .execute();
      return token;
    },
    find: async (token) => {
      const found = await kysely
        .selectFrom('pending_sign_in')
        .select('user_id')
        .where('token_hash', '=', hashOf(token))
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return found?.user_id ?? null;
    },
    end: async (token) => {
      const { numDeletedRows } = await kysely
        .deleteFrom('pending_sign_in')
        .where('token_hash', '=', hashOf(token))
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    endAllOf: async (user) => {
      await kysely.deleteFrom('pending_sign_in').where('user_id', '=', user).execute();
    },
  };
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
