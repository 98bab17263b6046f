import type { RequestTo } from '#model/api/endpoint.ts';
import { submitInterest } from '#model/identity/contact.api.ts';
import { changePassword, requestPasswordReset, resetPassword } from '#model/identity/password.api.ts';
import { resendVerification, verifyEmail } from '#model/identity/sign-up.api.ts';
import type { HttpClient } from '../http/http-client.ts';
import { HttpError } from '../http/http-error.ts';
import { sessionBegun, type BegunSession } from '../session/begun-session.ts';

type Interest = RequestTo<typeof submitInterest>['body'];

/** The account calls; each rejects with an HttpError and resolves with the server's message. */
export interface AccountCalls {
  /** Succeeds whatever the server answers, so that nobody learns who has an account. Rejects only without an answer. */
  requestPasswordReset(email: string): Promise<null>;
  resetPassword(reset: {
    readonly uid: string;
    readonly token: string;
    readonly password: string;
  }): Promise<string | null>;
  submitInterest(interest: Interest): Promise<string>;
  resendVerification(email: string): Promise<string>;
  /** `session`: what began; null where the person is to sign in. */
  verifyEmail(link: {
    readonly uid: string;
    readonly token: string;
    readonly password?: string;
  }): Promise<{ readonly detail: string; readonly session: BegunSession | null }>;
  changePassword(change: { readonly old: string; readonly next: string }): Promise<null>;
}

export function accountCalls(http: HttpClient): AccountCalls {
  return {
    requestPasswordReset: async (email) => {
      try {
        await http.call(requestPasswordReset, { body: { email } });
      } catch (error) {
        if (error instanceof HttpError && error.status === 0) throw error;
      }
      return null;
    },
    resetPassword: async ({ uid, token, password }) =>
      (await http.call(resetPassword, { body: { uid, token, new_password: password } })).detail,
    submitInterest: async (body) => (await http.call(submitInterest, { body })).detail,
    resendVerification: async (email) => (await http.call(resendVerification, { body: { email } })).detail,
    verifyEmail: async (body) => {
      const { detail, signed_in: session } = await http.call(verifyEmail, { body });
      return { detail, session: session && sessionBegun(session) };
    },
    changePassword: ({ old, next }) =>
      http.call(changePassword, { body: { old_password: old, new_password: next } }),
  };
}
