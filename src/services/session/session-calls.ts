import { deferred, type AnswerOf } from '#model/api/endpoint.ts';
import type { readPermissions, signIn } from '#model/identity/session.api.ts';
import type { HttpClient } from '../http/http-client.ts';
import { HttpError } from '../http/http-error.ts';
import { profileOf, sessionBegun, type BegunSession } from './begun-session.ts';

const api = () => import('#model/identity/session.api.ts');
const signingIn = deferred(api, 'POST /auth/token/');
const signingOut = deferred(api, 'POST /auth/logout/');
const switching = deferred(api, 'POST /auth/switch-company/');
const permissions = deferred(api, 'GET /core/users/me/permissions/');
const profile = deferred(() => import('#model/identity/profile.api.ts'), 'GET /auth/me/');

/** The password was right; the second factor is still to be given. */
interface FactorNeeded {
  readonly methods: Extract<
    AnswerOf<typeof signIn>,
    { readonly second_factor: unknown }
  >['second_factor']['methods'];
}

const heldOf = ({ is_founder: founder, ...held }: AnswerOf<typeof readPermissions>) => ({ ...held, founder });

/** The calls of a session. Each rejects with an HttpError. */
export interface SessionCalls {
  signIn(credentials: {
    readonly email: string;
    readonly password: string;
  }): Promise<BegunSession | FactorNeeded>;
  /** The second factor, after the password: a code. */
  giveCode(code: string): Promise<BegunSession>;
  /** Signs in with a passkey, after the password or instead of it; rejects if the person leaves it. */
  usePasskey(): Promise<BegunSession>;
  signOut(): Promise<void>;
  loadProfile(): Promise<BegunSession['user']>;
  /** @param company the company open here; null for the server's active one */
  loadPermissions(company: number | null): Promise<ReturnType<typeof heldOf>>;
  switchCompany(company: number): Promise<void>;
  /** Looks at a company as a role from now on; null: with the own one again. */
  tryRole(company: number, role: string | null): Promise<void>;
}

export function sessionCalls(http: HttpClient): SessionCalls {
  return {
    signIn: async (body) => {
      const answer = await http.call(signingIn, { body });
      return 'user' in answer ? sessionBegun(answer) : { methods: answer.second_factor.methods };
    },
    giveCode: async (code) => (await import('./factor-sign-in.ts')).giveCode(http, code),
    usePasskey: async () => (await import('./factor-sign-in.ts')).usePasskey(http),
    signOut: async () => void (await http.call(signingOut)),
    loadProfile: async () => profileOf(await http.call(profile)),
    loadPermissions: async (company) =>
      heldOf(await http.call(permissions, { query: { company: company ?? undefined } })),
    tryRole: async (company, role) => (await import('./try-role.ts')).tryRole(http, company, role),
    switchCompany: async (id) => void (await http.call(switching, { body: { company_id: id } })),
  };
}

/** The server's answer or, if offline, the one stored on this device. */
export async function orKept<T>(answer: Promise<T>, kept: () => T | null): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const held = error instanceof HttpError && error.status === 0 ? kept() : null;
    if (held === null) throw error;
    return held;
  }
}
