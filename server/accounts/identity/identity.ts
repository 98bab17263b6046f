import type { FastifyContextConfig } from 'fastify';
import { asUser } from '#model/engine/actor.ts';
import { grantsOfViewer, type Viewer } from '#server/platform/model/viewer.ts';
import type { Engine } from '#model/engine/engine.ts';
import type { Reader } from '#model/engine/reader.ts';
import { memberOf, type Grants } from '#model/areas/setup/member/member.rules.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { CompanyCache } from '#server/platform/model/company-cache.ts';
import type { RowLayouts } from '#server/platform/model/row-layout.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { Streams } from '#server/platform/stream/streams.ts';
import type { SecurityLog } from '#server/platform/model/security-log.ts';
import { sessionCookie, type SessionCookie } from './session-cookie.ts';
import { RecentSessions } from './recent-sessions.ts';
import { createSessionStore, sessionLife, type Session, type SessionStore } from './session-store.ts';
import { createKnownDevices, type KnownDevices } from './known-devices.ts';
import { createOnboardingStore, type OnboardingStore } from './onboarding-store.ts';
import { createFactorStore, type FactorStore } from './second-factor/factor-store.ts';
import { createPasskeyStore } from './second-factor/passkey-store.ts';
import { createPasskeys, type Passkeys } from './second-factor/passkeys.ts';
import { createPendingSignIns, type PendingSignIns } from './second-factor/pending-sign-ins.ts';
import { createSecretBox } from './second-factor/secret-box.ts';
import { createSignUpStore, type SignUpStore } from './sign-up-store.ts';
import { createThrottle, type Limit, type Throttle } from './throttle.ts';
import { createUserStore, type Company, type UserStore } from './user-store.ts';

export interface IdentityDeps {
  readonly database: Database;
  readonly engine: Engine;
  readonly layouts: RowLayouts;
  readonly executor: Executor;
  /** The clock, UTC ISO. */
  readonly now: () => string;
  /** The public URL; with https the cookie is sent over https only. */
  readonly publicUrl: string;
  readonly security: SecurityLog;
  /** Tells of sessions that end, here or in another process. */
  readonly streams: Pick<Streams, 'onSessionChanged'>;
  /** What second factors are encrypted with at rest. */
  readonly secretKey: string;
  readonly limits?: GuessLimits;
  /** Passwords that are publicly known: they sign nobody in. */
  readonly published?: readonly string[];
}

/** How many wrong passwords are accepted: per account and address, per account, and per address. */
export interface GuessLimits {
  readonly accountFromAddress: Limit;
  readonly account: Limit;
  readonly address: Limit;
}

/**
 * One address cannot lock somebody out of their account elsewhere, nor can one IPv6 site; attempts from many are stopped by the
 * account's limit, which holds neither for browsers that the person is known in nor for a password with a second factor.
 */
const guessLimits: GuessLimits = {
  accountFromAddress: { tries: 10, seconds: 900 },
  account: { tries: 50, seconds: 900 },
  address: { tries: 100, seconds: 900 },
};

/** Who somebody is and where they belong, for the routes of this folder and others. */
export interface Identity {
  readonly users: UserStore;
  /** People who have not verified their address yet. */
  readonly signUps: SignUpStore;
  readonly sessions: SessionStore;
  readonly onboarding: OnboardingStore;
  readonly throttle: Throttle;
  readonly security: SecurityLog;
  readonly limits: GuessLimits;
  readonly published: readonly string[];
  readonly cookie: SessionCookie;
  /** Browsers that people have signed in with, and the cookie that tells them. */
  readonly devices: KnownDevices;
  readonly deviceCookie: SessionCookie;
  /** Tells the browser that signed up. */
  readonly signUpCookie: SessionCookie;
  /** Authenticator apps and recovery codes. */
  readonly factors: FactorStore;
  readonly passkeys: Passkeys;
  /** Sign-ins between the password and the second factor, and their cookie. */
  readonly pending: PendingSignIns;
  readonly pendingCookie: SessionCookie;
  /**
   * The session of a request; null for visitors. Throws an HttpError 403 if the company in its path asks its members for a
   * second factor and this one has none.
   */
  authenticate(request: Asked): Promise<Session | null>;
  /**
   * The session that came with the same cookie about the same company within the last second, without asking the
   * database; null if there was none, or if a session has changed or ended since.
   */
  recognise(request: Asked): Session | null;
  /** The cookie to send along with the answer to an authenticated request, where it is time to renew it. */
  renewedCookie(request: object): string | undefined;
  /** The companies where a user is an active member, sorted by id. */
  companiesOf(user: string): Promise<Company[]>;
  /**
   * A user's permissions in a company; null if they are not an active member. Throws an HttpError 403 if the company asks
   * for a second factor they do not have.
   */
  grantsIn(company: number, viewer: Viewer): Promise<Grants | null>;
  /** Copies a user's current name and e-mail to every company they belong to. */
  spreadProfile(user: string): Promise<void>;
  /** Reads a company's model; rows are loaded on demand. */
  reading<T>(company: number, read: (view: Reader) => T): Promise<T>;
}

export function createIdentity(deps: IdentityDeps): Identity {
  const { database, executor, now } = deps;
  const users = createUserStore(database.app, now);

  const second = secondFactors(deps);
  const { factors } = second;

  const reading = <T>(company: number, read: (view: Reader) => T): Promise<T> =>
    database.withCompany(company, (trx) => {
      const cache = new CompanyCache(deps.engine, deps.layouts, company);
      return cache.knowing(trx, () => read(cache.view));
    });

  return {
    users,
    signUps: createSignUpStore(database.app, now),
    onboarding: createOnboardingStore(database, now),
    throttle: createThrottle(database.app, now),
    security: deps.security,
    limits: deps.limits ?? guessLimits,
    published: deps.published ?? [],
    ...second,
    ...sessionsOf(deps),
    signUpCookie: sessionCookie(deps.publicUrl, 'lagra-sign-up'),
    companiesOf: (user) => users.companiesOf(user),
    grantsIn: async (company, viewer) => {
      if (await factors.lacks(company, viewer.actor.id)) throw lacksFactor();
      return reading(company, (view) => grantsOfViewer(view, company, viewer));
    },
    reading,
    spreadProfile: async (id) => {
      const user = await users.find(id);
      if (!user) return;
      const { name, email } = user;
      for (const { id: company } of await users.companiesOf(id)) {
        const member = await reading(company, (view) => memberOf(view, id));
        if (!member || (member.name === name && member.email === email)) continue;
        const update = { kind: 'member', document: member.id, type: 'update', data: { name, email } };
        await executor.systemPropose(company, [update], { by: asUser(id) });
      }
    },
  };
}

/** A request as far as it tells who asks for what. */
interface Asked {
  readonly headers: { readonly cookie?: string | undefined };
  readonly params?: unknown;
  readonly method?: string;
  readonly routeOptions?: { readonly config?: Pick<FastifyContextConfig, 'endpoint'> };
}

/** A cookie is renewed at most this often. */
const RENEWAL_MS = 3_600_000;
const MOST_REMEMBERED = 10_000;

/** Reads sessions from cookies, and renews the cookies of those in use. */
function authenticating(
  sessions: SessionStore,
  recent: RecentSessions,
  cookie: SessionCookie,
  now: () => string,
): Pick<Identity, 'authenticate' | 'recognise' | 'renewedCookie'> {
  const read = new WeakMap<object, { readonly session: string; readonly token: string }>();
  const renewedAt = new Map<string, number>();
  return {
    authenticate: async (request) => {
      const token = cookie.read(request.headers.cookie);
      if (token === undefined || token === '') return null;
      const company = companyIn(request.params);
      const keep = recent.keeping(token, company);
      const session = await sessions.find(token, company);
      if (session?.lacksFactor) throw lacksFactor();
      if (session?.tried && writesIn(session.tried.company, request)) throw roleIsTried();
      if (session) read.set(request, { session: session.id, token });
      if (session && !session.tried) keep(session);
      return session;
    },
    recognise: (request) => {
      const token = cookie.read(request.headers.cookie);
      return token === undefined ? null : recent.get(token, companyIn(request.params));
    },
    renewedCookie: (request) => {
      const { session, token } = read.get(request) ?? {};
      if (session === undefined || token === undefined) return undefined;
      const at = Date.parse(now());
      if (at - (renewedAt.get(session) ?? 0) < RENEWAL_MS) return undefined;
      if (renewedAt.size >= MOST_REMEMBERED) renewedAt.clear();
      renewedAt.set(session, at);
      return cookie.set(token, sessionLife.idle);
    },
  };
}

function sessionsOf({
  database,
  now,
  publicUrl,
  streams,
}: IdentityDeps): Pick<
  Identity,
  'sessions' | 'cookie' | 'devices' | 'deviceCookie' | 'authenticate' | 'recognise' | 'renewedCookie'
> {
  const recent = new RecentSessions();
  streams.onSessionChanged(() => recent.clear());
  const sessions = recent.clearedBy(createSessionStore(database.app, now));
  const cookie = sessionCookie(publicUrl);
  return {
    sessions,
    cookie,
    devices: createKnownDevices(database.app, now),
    deviceCookie: sessionCookie(publicUrl, 'lagra-device'),
    ...authenticating(sessions, recent, cookie, now),
  };
}

/** [RO16] While a role is tried on nothing of its company is changed. */
const writesIn = (company: number, { method = 'GET', params, routeOptions }: Asked): boolean =>
  !reading.has(method) && routeOptions?.config?.endpoint?.reads !== true && companyIn(params) === company;

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const roleIsTried = (): HttpError => new HttpError(403, { code: 'roleIsTried' });

const lacksFactor = (): HttpError => new HttpError(403, { code: 'secondFactorRequired' });

function secondFactors({ database, now, publicUrl, secretKey }: IdentityDeps) {
  const { kysely } = database.app;
  const box = createSecretBox(secretKey);
  return {
    factors: createFactorStore({ kysely, box, now }),
    passkeys: createPasskeys(createPasskeyStore(database.app, now), publicUrl),
    pending: createPendingSignIns(database.app, now),
    pendingCookie: sessionCookie(publicUrl, 'lagra-sign-in'),
  };
}

/** The company that a request's path names, if any. */
function companyIn(params: unknown): number | null {
  const named = typeof params === 'object' && params !== null && 'company' in params ? params.company : null;
  const company = Number(named);
  return named !== null && Number.isInteger(company) && company > 0 && company < 2 ** 31 ? company : null;
}
