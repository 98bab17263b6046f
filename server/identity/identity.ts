import type { Engine } from '#model/engine/engine.ts';
import type { Reader } from '#model/engine/reader.ts';
import { grantsOf, memberOf, type Grants } from '#model/member/member.rules.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { CompanyCache } from '#server/platform/model/company-cache.ts';
import type { RowLayouts } from '#server/platform/model/row-layout.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { sessionCookie, type SessionCookie } from './session-cookie.ts';
import { createSessionStore, type Session, type SessionStore } from './session-store.ts';
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
 * One address cannot lock somebody out of their account elsewhere; attempts from many addresses are stopped by the
 * account's limit.
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
  readonly limits: GuessLimits;
  readonly published: readonly string[];
  readonly cookie: SessionCookie;
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
  authenticate(request: {
    readonly headers: { readonly cookie?: string | undefined };
    readonly params?: unknown;
  }): Promise<Session | null>;
  /** The companies where a user is an active member, sorted by id. */
  companiesOf(user: string): Promise<Company[]>;
  /**
   * A user's permissions in a company; null if they are not an active member. Throws an HttpError 403 if the company asks
   * for a second factor they do not have.
   */
  grantsIn(company: number, user: string): Promise<Grants | null>;
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
    limits: deps.limits ?? guessLimits,
    published: deps.published ?? [],
    ...second,
    ...sessionsOf(deps),
    companiesOf: (user) => users.companiesOf(user),
    grantsIn: async (company, user) => {
      if (await factors.lacks(company, user)) throw lacksFactor();
      return reading(company, (view) => grantsOf(view, user));
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
        await executor.systemPropose(company, [update], { by: id });
      }
    },
  };
}

function sessionsOf({
  database,
  now,
  publicUrl,
}: IdentityDeps): Pick<Identity, 'sessions' | 'cookie' | 'authenticate'> {
  const sessions = createSessionStore(database.app, now);
  const cookie = sessionCookie(publicUrl);
  return {
    sessions,
    cookie,
    authenticate: async (request) => {
      const token = cookie.read(request.headers.cookie);
      const found =
        token === undefined || token === '' ? null : await sessions.find(token, companyIn(request.params));
      if (found?.lacksFactor) throw lacksFactor();
      return found;
    },
  };
}

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
