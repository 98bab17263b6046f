import { createHash, randomBytes } from 'node:crypto';
import type { Access } from '#server/platform/db/connect.ts';

/** How long a browser is known without another sign-in, in seconds. */
export const KNOWN_SECONDS = 180 * 86_400;
/** Browsers that are remembered for a person: the ones used last. */
const MOST = 20;

/**
 * Browsers that people have signed in with, told by a cookie: failed sign-ins elsewhere do not shut them out. Being known
 * opens nothing by itself. A mark is stored only as a hash.
 */
export interface KnownDevices {
  /** The name that attempts of the browser are counted under; undefined if this person has never signed in with it. */
  find(user: string, mark: string | undefined): Promise<string | undefined>;
  /** Remembers the browser that a person has just signed in with; returns its mark, a new one unless it has one of ours. */
  remember(user: string, mark: string | undefined): Promise<string>;
  /** Forgets all browsers of a person. */
  forgetAllOf(user: string): Promise<void>;
}

/** @param now the clock, UTC ISO */
export function createKnownDevices({ kysely }: Pick<Access, 'kysely'>, now: () => string): KnownDevices {
  const since = (): string => new Date(Date.parse(now()) - KNOWN_SECONDS * 1000).toISOString();
  const known = (mark: string) =>
    kysely
      .selectFrom('known_device')
      .select('user_id')
      .where('mark_hash', '=', hashOf(mark))
      .where('signed_in_at', '>', since())
      .limit(1);
  const isOurs = async (mark: string): Promise<boolean> =>
    (await known(mark).executeTakeFirst()) !== undefined;
  return {
    find: async (user, mark) => {
      if (mark === undefined) return undefined;
      const found = await known(mark).where('user_id', '=', user).executeTakeFirst();
      return found ? `device:${hashOf(mark).toString('base64url')}` : undefined;
    },
    remember: async (user, given) => {
      const mark =
        given !== undefined && (await isOurs(given)) ? given : randomBytes(32).toString('base64url');
      const signedIn = { signed_in_at: now() };
      await kysely
        .insertInto('known_device')
        .values({ user_id: user, mark_hash: hashOf(mark), ...signedIn })
        .onConflict((oc) => oc.columns(['user_id', 'mark_hash']).doUpdateSet(signedIn))
        .execute();
      await keepLatest(kysely, user);
      return mark;
    },
    forgetAllOf: async (user) => {
      await kysely.deleteFrom('known_device').where('user_id', '=', user).execute();
    },
  };
}

async function keepLatest(kysely: Access['kysely'], user: string): Promise<void> {
  const latest = kysely
    .selectFrom('known_device')
    .select('mark_hash')
    .where('user_id', '=', user)
    .orderBy('signed_in_at', 'desc')
    .orderBy('mark_hash')
    .limit(MOST);
  await kysely
    .deleteFrom('known_device')
    .where('user_id', '=', user)
    .where('mark_hash', 'not in', latest)
    .execute();
}

/** A fast hash is enough for 256 random bits: there is nothing to guess. */
const hashOf = (mark: string): Buffer => createHash('sha256').update(mark).digest();
