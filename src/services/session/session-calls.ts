import type { z } from 'zod';
import { shapeIn, type HttpClient } from '../http/http-client.ts';
import { HttpError } from '../http/http-error.ts';
import type { held, profile, signedIn, signInAnswer } from './session-answers.ts';

const answers = () => import('./session-answers.ts');

/** The calls of a session. Each rejects with an HttpError. */
export interface SessionCalls {
  signIn(credentials: {
    readonly email: string;
    readonly password: string;
  }): Promise<z.output<typeof signInAnswer>>;
  /** The second factor, after the password: a code. */
  giveCode(code: string): Promise<z.output<typeof signedIn>>;
  /** Signs in with a passkey, after the password or instead of it; rejects if the person leaves it. */
  usePasskey(): Promise<z.output<typeof signedIn>>;
  signOut(): Promise<void>;
  loadProfile(): Promise<z.output<typeof profile>>;
  /** @param company the company open here; null for the server's active one */
  loadPermissions(company: number | null): Promise<z.output<typeof held>>;
  switchCompany(company: number): Promise<void>;
  /** Looks at a company as a role from now on; null: with the own one again. */
  tryRole(company: number, role: string | null): Promise<void>;
}

export function sessionCalls(http: HttpClient): SessionCalls {
  return {
    signIn: (credentials) =>
      http.send('post', 'auth/token/', shapeIn(answers, 'signInAnswer'), { json: credentials }),
    giveCode: (code) =>
      http.send('post', 'auth/token/factor/', shapeIn(answers, 'signedIn'), { json: { code } }),
    usePasskey: async () => {
      const { usedPasskey } = await import('./passkeys.ts');
      const answer = await usedPasskey(http);
      return http.send('post', 'auth/token/passkey/', shapeIn(answers, 'signedIn'), { json: answer });
    },
    signOut: async () => void (await http.send('post', 'auth/logout/', shapeIn(answers, 'nothing'))),
    loadProfile: () => http.send('get', 'auth/me/', shapeIn(answers, 'profile')),
    loadPermissions: (company) =>
      http.send(
        'get',
        'core/users/me/permissions/',
        shapeIn(answers, 'held'),
        company === null ? {} : { search: { company } },
      ),
    tryRole: async (company, role) => {
      const url = 'core/users/me/tried-role/';
      await (role === null
        ? http.send('delete', url, shapeIn(answers, 'nothing'))
        : http.send('put', url, shapeIn(answers, 'nothing'), { json: { company, role } }));
    },
    switchCompany: async (id) =>
      void (await http.send('post', 'auth/switch-company/', shapeIn(answers, 'switched'), {
        json: { company_id: id },
      })),
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
