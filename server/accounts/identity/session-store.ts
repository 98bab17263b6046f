import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { asUser, type Actor } from '#model/engine/actor.ts';
import type { TriedRole } from '#server/platform/model/viewer.ts';
import type { Access } from '#server/platform/db/connect.ts';
import { notifySessionsChanged, notifySessionsEnded } from '#server/platform/db/wake.ts';

/** A session ends after `idle` without use, and after `absolute` at the latest. In seconds. */
export const sessionLife = { idle: 7 * 86_400, absolute: 30 * 86_400 } as const;

/** Its use is recorded at most this often, in seconds: reading pages should not write rows. */
const noteEvery = 60;

/** The author of a request. `company` is the active one, if any. */
export interface Session {
  readonly id: string;
  readonly user: string;
  /** [AG4] A session is a person's. */
  readonly actor: Actor;
  readonly company: number | null;
  /** When the person last gave their password or second factor in it (UTC ISO). */
  readonly provenAt: string;
  /** The role that it looks at a company as; null: with its person's own. */
  readonly tried: TriedRole | null;
}

/** A session as found for a request about a company. */
interface FoundSession extends Session {
  /** The company asks its members for a second factor, and this one has none. */
  readonly lacksFactor: boolean;
}

export interface SessionOrigin {
  readonly userAgent: string;
  readonly ip: string;
}

/** A session as shown to its owner; timestamps are UTC ISO. */
export interface SessionEntry extends SessionOrigin {
  readonly id: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly expiresAt: string;
}

/** Sessions in the database. A token is issued once and stored only as a hash. */
export interface SessionStore {
  /** Starts a session; the token is 256 random bits. */
  begin(user: string, company: number | null, from: SessionOrigin): Promise<string>;
  /** @param company the one the request is about, if any */
  find(token: string, company: number | null): Promise<FoundSession | null>;
  /** The person has just given their password or second factor again. */
  prove(id: string): Promise<void>;
  /** Ends a token's session, if there is one. */
  end(token: string): Promise<void>;
  /** Ends all sessions of a person except one; returns how many. */
  endAllOf(user: string, except?: string): Promise<number>;
  /** Ends one session of a person; false if it is not theirs. */
  endOne(user: string, id: string): Promise<boolean>;
  /** The person's active sessions, last used first. */
  listOf(user: string): Promise<SessionEntry[]>;
  setCompany(id: string, company: number | null): Promise<void>;
  /** From now on it looks at a company as a role; null: with its person's own again. */
  setTried(id: string, tried: TriedRole | null): Promise<void>;
}

/** @param now the clock, UTC ISO */
export function createSessionStore({ kysely }: Pick<Access, 'kysely'>, now: () => string): SessionStore {
  return {
    ...ownSessions(kysely, now),
    ...workedIn(kysely),
    begin: async (user, company, { userAgent, ip }) => {
      const token = randomBytes(32).toString('base64url');
      const at = now();
      await sql`delete from session where expires_at <= ${at}`.execute(kysely);
      await sql`insert into session
          (id, token_hash, user_id, active_company, created_at, proven_at, last_seen_at, expires_at, user_agent, ip)
        values (${randomUUID()}, ${hashOf(token)}, ${user}, ${company}, ${at}, ${at}, ${at},
          ${later(at, sessionLife.idle)}, ${userAgent.slice(0, 400)}, ${ip})`.execute(kysely);
      return token;
    },
    find: async (token, company) => {
      const at = now();
      const { rows } = await sql<Omit<FoundSession, 'actor'> & { lastSeen: string }>`
        select id, user_id as user, active_company as company, last_seen_at as "lastSeen", proven_at as "provenAt",
               case when tried_role is null then null
                    else json_build_object('company', tried_company, 'role', tried_role) end as tried,
               ${company}::int is not null and lacks_second_factor(${company}, user_id) as "lacksFactor" from session
         where token_hash = ${hashOf(token)} and expires_at > ${at}`.execute(kysely);
      const found = rows[0];
      if (!found) return null;
      const { lastSeen, ...session } = found;
      if (Date.parse(at) - Date.parse(lastSeen) >= noteEvery * 1000) await noteUse(kysely, session.id, at);
      return { ...session, actor: asUser(session.user) };
    },
    end: async (token) => {
      const ended = await sql<Ended>`delete from session where token_hash = ${hashOf(token)}
        returning id`.execute(kysely);
      await tellEnded(kysely, ended.rows);
    },
    prove: async (id) => {
      await sql`update session set proven_at = ${now()} where id = ${id}`.execute(kysely);
    },
  };
}

/** What a session is worked in. */
function workedIn(kysely: Access['kysely']): Pick<SessionStore, 'setCompany' | 'setTried'> {
  return {
    setCompany: async (id, company) => {
      await sql`update session set active_company = ${company}, tried_company = null, tried_role = null
                 where id = ${id}`.execute(kysely);
    },
    setTried: async (id, tried) => {
      await sql`update session set tried_company = ${tried?.company ?? null}, tried_role = ${tried?.role ?? null}
                 where id = ${id}`.execute(kysely);
      await notifySessionsChanged(kysely); // [RO16] other processes let nothing be changed from now on
    },
  };
}

/** Operations on a person's own sessions. */
function ownSessions(
  kysely: Access['kysely'],
  now: () => string,
): Pick<SessionStore, 'endAllOf' | 'endOne' | 'listOf'> {
  return {
    endAllOf: async (user, except = '') => {
      const ended = await sql<Ended>`delete from session
        where user_id = ${user} and id::text <> ${except} returning id`.execute(kysely);
      await tellEnded(kysely, ended.rows);
      return ended.rows.length;
    },
    endOne: async (user, id) => {
      const ended = await sql<Ended>`delete from session
        where user_id = ${user} and id = ${id} returning id`.execute(kysely);
      await tellEnded(kysely, ended.rows);
      return ended.rows.length > 0;
    },
    listOf: async (user) => {
      const { rows } = await sql<SessionEntry>`
        select id, created_at as "createdAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt",
               user_agent as "userAgent", ip
          from session where user_id = ${user} and expires_at > ${now()} order by last_seen_at desc, id`.execute(
        kysely,
      );
      return rows;
    },
  };
}

type Ended = Pick<Session, 'id'>;

/** [SY13] Wherever they have streams open, those end now. */
const tellEnded = (kysely: Access['kysely'], ended: readonly Ended[]): Promise<void> =>
  notifySessionsEnded(
    kysely,
    ended.map(({ id }) => id),
  );

/** Extends a session in use, up to its absolute end. */
async function noteUse(kysely: Access['kysely'], id: string, at: string): Promise<void> {
  await sql`update session set last_seen_at = ${at},
      expires_at = least(${later(at, sessionLife.idle)}::timestamptz, created_at + ${sessionLife.absolute} * interval '1 second')
    where id = ${id}`.execute(kysely);
}

/** A fast hash is enough for 256 random bits: there is nothing to guess. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const later = (at: string, seconds: number): string =>
  new Date(Date.parse(at) + seconds * 1000).toISOString();
