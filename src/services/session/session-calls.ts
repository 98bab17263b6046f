import { z } from 'zod';
import type { HttpClient } from '../http/http-client.ts';
import { HttpError } from '../http/http-error.ts';

const company = z.object({ id: z.int(), name: z.string() });

const profile = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    locale: z.enum(['en', 'sv']),
    last_company_id: z.int().nullable(),
  })
  .transform(({ last_company_id: lastCompany, ...user }) => ({ ...user, lastCompany }));

const signedIn = z
  .object({ user: profile, companies: z.array(company), active_company: company.nullable() })
  .transform(({ user, companies, active_company: active }) => ({ user, companies, active }));

const held = z
  .object({
    permissions: z.array(z.string()),
    role: z.string().nullable(),
    is_founder: z.boolean(),
    redirects: z.record(z.string(), z.string()).default({}),
  })
  .transform(({ is_founder: founder, ...held }) => ({ ...held, founder }));

const nothing = z.null();

/** The calls of a session, in the words of its chart. Each rejects with an HttpError. */
export interface SessionCalls {
  signIn(credentials: {
    readonly email: string;
    readonly password: string;
  }): Promise<z.output<typeof signedIn>>;
  signOut(): Promise<void>;
  loadProfile(): Promise<z.output<typeof profile>>;
  /** @param company the one that is open here; null asks for the one that the server takes for active */
  loadPermissions(company: number | null): Promise<z.output<typeof held>>;
  switchCompany(company: number): Promise<void>;
}

export function sessionCalls(http: HttpClient): SessionCalls {
  return {
    signIn: (credentials) => http.send('post', 'auth/token/', signedIn, { json: credentials }),
    signOut: async () => void (await http.send('post', 'auth/logout/', nothing)),
    loadProfile: () => http.send('get', 'auth/me/', profile),
    loadPermissions: (company) =>
      http.send('get', 'core/users/me/permissions/', held, company === null ? {} : { search: { company } }),
    switchCompany: async (id) =>
      void (await http.send('post', 'auth/switch-company/', z.object({ active_company: company }), {
        json: { company_id: id },
      })),
  };
}

/** An answer, or where there is no connection what this device has kept of an earlier one. */
export async function orKept<T>(answer: Promise<T>, kept: () => T | null): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const held = error instanceof HttpError && error.status === 0 ? kept() : null;
    if (held === null) throw error;
    return held;
  }
}
