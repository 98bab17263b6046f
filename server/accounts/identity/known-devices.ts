import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
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
  const isOurs = async (mark: string): Promise<boolean> => {
    const { rows } = await sql`select 1 from known_device
      where mark_hash = ${hashOf(mark)} and signed_in_at > ${since()} limit 1`.execute(kysely);
    return rows.length > 0;
  };
  return {
    find: async (user, mark) => {
      if (mark === undefined) return undefined;
      const { rows } = await sql`select 1 from known_device
        where user_id = ${user} and mark_hash = ${hashOf(mark)} and signed_in_at > ${since()}`.execute(
        kysely,
      );
      return rows.length > 0 ? `device:${hashOf(mark).toString('base64url')}` : undefined;
    },
    remember: async (user, given) => {
      const mark =
        given !== undefined && (await isOurs(given)) ? given : randomBytes(32).toString('base64url');
      await sql`insert into known_device (user_id, mark_hash, signed_in_at)
        values (${user}, ${hashOf(mark)}, ${now()})
        on conflict (user_id, mark_hash) do update set signed_in_at = excluded.signed_in_at`.execute(kysely);
      await sql`delete from known_device where user_id = ${user} and mark_hash not in (
        select mark_hash from known_device where user_id = ${user}
         order by signed_in_at desc, mark_hash limit ${MOST})`.execute(kysely);
      return mark;
    },
    forgetAllOf: async (user) => {
      await sql`delete from known_device where user_id = ${user}`.execute(kysely);
    },
  };
}

/** A fast hash is enough for 256 random bits: there is nothing to guess. */
const hashOf = (mark: string): Buffer => createHash('sha256').update(mark).digest();
