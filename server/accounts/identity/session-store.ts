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
      await kysely.deleteFrom('session').where('expires_at', '<=', at).execute();
      await kysely
        .insertInto('session')
        .values({
          id: randomUUID(),
          token_hash: hashOf(token),
          user_id: user,
          active_company: company,
          created_at: at,
          proven_at: at,
          last_seen_at: at,
          expires_at: later(at, sessionLife.idle),
          user_agent: userAgent.slice(0, 400),
          ip,
        })
        .execute();
      return token;
    },
    find: (token, company) => findSession(kysely, token, company, now()),
    end: async (token) => {
      const ended = await kysely
        .deleteFrom('session')
        .where('token_hash', '=', hashOf(token))
        .returning('id')
        .execute();
      await tellEnded(kysely, ended);
    },
    prove: async (id) => {
      await kysely.updateTable('session').set({ proven_at: now() }).where('id', '=', id).execute();
    },
  };
}

async function findSession(
  kysely: Access['kysely'],
  token: string,
  company: number | null,
  at: string,
): Promise<FoundSession | null> {
  const lacks = sql<boolean>`${company}::int is not null and lacks_second_factor(${company}, user_id)`;
  const found = await kysely
    .selectFrom('session')
    .select(['id', 'user_id as user', 'active_company as company', 'proven_at as provenAt'])
    .select(['last_seen_at', 'tried_company', 'tried_role', lacks.as('lacksFactor')])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', at)
    .executeTakeFirst();
  if (!found) return null;
  const { last_seen_at: lastSeen, tried_company: triedCompany, tried_role: role, ...session } = found;
  if (Date.parse(at) - Date.parse(lastSeen) >= noteEvery * 1000) await noteUse(kysely, session.id, at);
  const tried = role === null || triedCompany === null ? null : { company: triedCompany, role };
  return { ...session, tried, actor: asUser(session.user) };
}

/** What a session is worked in. */
function workedIn(kysely: Access['kysely']): Pick<SessionStore, 'setCompany' | 'setTried'> {
  return {
    setCompany: async (id, company) => {
      await kysely
        .updateTable('session')
        .set({ active_company: company, tried_company: null, tried_role: null })
        .where('id', '=', id)
        .execute();
    },
    setTried: async (id, tried) => {
      await kysely
        .updateTable('session')
        .set({ tried_company: tried?.company ?? null, tried_role: tried?.role ?? null })
        .where('id', '=', id)
        .execute();
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
      const ended = await kysely
        .deleteFrom('session')
        .where('user_id', '=', user)
        .where((eb) => eb(eb.cast<string>('id', 'text'), '<>', except))
        .returning('id')
        .execute();
      await tellEnded(kysely, ended);
      return ended.length;
    },
    endOne: async (user, id) => {
      const ended = await kysely
        .deleteFrom('session')
        .where('user_id', '=', user)
        .where('id', '=', id)
        .returning('id')
        .execute();
      await tellEnded(kysely, ended);
      return ended.length > 0;
    },
    listOf: (user) =>
      kysely
        .selectFrom('session')
        .select(['id', 'created_at as createdAt', 'last_seen_at as lastSeenAt', 'expires_at as expiresAt'])
        .select(['user_agent as userAgent', 'ip'])
        .where('user_id', '=', user)
        .where('expires_at', '>', now())
        .orderBy('last_seen_at', 'desc')
        .orderBy('id')
        .execute(),
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
  const { idle, absolute } = sessionLife;
  const ends = sql<string>`least(${later(at, idle)}::timestamptz, created_at + ${absolute} * interval '1 second')`;
  await kysely
    .updateTable('session')
    .set({ last_seen_at: at, expires_at: ends })
    .where('id', '=', id)
    .execute();
}

/** A fast hash is enough for 256 random bits: there is nothing to guess. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const later = (at: string, seconds: number): string =>
  new Date(Date.parse(at) + seconds * 1000).toISOString();
