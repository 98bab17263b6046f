import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { Access } from '#server/platform/db/connect.ts';

/** So many attempts within so many seconds, counted from the first one. */
export interface Limit {
  readonly tries: number;
  readonly seconds: number;
}

/** Counts attempts in the database, so that a restart or a second process does not reset them. */
export interface Throttle {
  /**
   * Counts one attempt under each key in turn, up to the first that is over its limit: what one address does beyond its
   * limit counts against nobody else. Returns the seconds to wait, or 0.
   */
  count(tries: readonly { readonly key: string; readonly limit: Limit }[]): Promise<number>;
  /** Reverts successful attempts: `all` of a key, or one. */
  forgive(key: string, how: 'all' | 'one'): Promise<void>;
}

/** An account's key. The address is hashed: what people mistype into the field should not be stored. */
export const accountKey = (email: string): string =>
  `account:${createHash('sha256').update(email.toLowerCase()).digest('base64url')}`;

/** What attempts from a place count against, and how many times an address' limit it has. */
export interface Counter {
  readonly key: string;
  readonly times: number;
}

/** So much is taken from a whole site: it may have several offices, but one customer is behind it. */
const SITE_TIMES = 2;

/**
 * The places that an address stands for, the narrowest first. Of IPv6 the owner of an address has the whole /64 network, and
 * may have been given a /48 with 65,536 of those.
 */
export function addressCounters(ip: string): readonly Counter[] {
  const groups = groupsOf(ip);
  if (groups === null) return [{ key: `address:${unmapped(ip)}`, times: 1 }];
  return [
    { key: `address:${groups.slice(0, 4).join(':')}`, times: 1 },
    { key: `site:${groups.slice(0, 3).join(':')}`, times: SITE_TIMES },
  ];
}

/** Counters with their limits; `of` one account, if it is told. */
export const counted = (
  counters: readonly Counter[],
  { tries, seconds }: Limit,
  of?: string,
): { key: string; limit: Limit }[] =>
  counters.map(({ key, times }) => ({
    key: of === undefined ? key : `${of} ${key}`,
    limit: { tries: tries * times, seconds },
  }));

/** @param now the clock, UTC ISO */
export function createThrottle({ kysely }: Pick<Access, 'kysely'>, now: () => string): Throttle {
  const countOne = async (key: string, { tries, seconds }: Limit): Promise<number> => {
    const at = now();
    const ends = new Date(Date.parse(at) + seconds * 1000).toISOString();
    const { rows } = await sql<{ count: number; resets_at: string }>`
      insert into throttle (key, count, resets_at) values (${key}, 1, ${ends})
      on conflict (key) do update set
        count = case when throttle.resets_at <= ${at} then 1 else throttle.count + 1 end,
        resets_at = case when throttle.resets_at <= ${at} then excluded.resets_at else throttle.resets_at end
      returning count, resets_at`.execute(kysely);
    const row = rows[0];
    if (!row || row.count <= tries) return 0;
    return Math.max(1, Math.ceil((Date.parse(row.resets_at) - Date.parse(at)) / 1000));
  };
  return {
    count: async (tries) => {
      await kysely.deleteFrom('throttle').where('resets_at', '<=', now()).execute();
      for (const { key, limit } of tries) {
        const wait = await countOne(key, limit);
        if (wait > 0) return wait;
      }
      return 0;
    },
    forgive: async (key, how) => {
      if (how === 'all') await kysely.deleteFrom('throttle').where('key', '=', key).execute();
      else
        await kysely
          .updateTable('throttle')
          .set({ count: sql<number>`greatest(0, count - 1)` })
          .where('key', '=', key)
          .execute();
    },
  };
}

/** Where IPv4 comes in through an IPv6 socket, all of it would be one network. */
const unmapped = (ip: string): string => ip.replace(/^::ffff:(?=[\d.]+$)/i, '');

/** The groups of an IPv6 address; null for IPv4. */
function groupsOf(ip: string): readonly string[] | null {
  if (!isIPv6(unmapped(ip))) return null;
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const middle =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...middle, ...right].map((group) => group.replace(/^0+(?=.)/, ''));
}
