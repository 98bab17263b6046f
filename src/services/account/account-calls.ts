import { z } from 'zod';
import type { HttpClient } from '../http/http-client.ts';
import { HttpError } from '../http/http-error.ts';
import { signedIn } from '../session/session-answers.ts';

const said = z.object({ detail: z.string() }).transform(({ detail }) => detail);
const verified = z
  .object({ detail: z.string(), signed_in: signedIn.nullish() })
  .transform(({ detail, signed_in: session = null }) => ({ detail, session }));
const nothing = z.null().transform(() => null);

/** The account calls; each rejects with an HttpError and resolves with the server's message. */
export interface AccountCalls {
  /** Succeeds whatever the server answers, so that nobody learns who has an account. Rejects only without an answer. */
  requestPasswordReset(email: string): Promise<null>;
  resetPassword(reset: {
    readonly uid: string;
    readonly token: string;
    readonly password: string;
  }): Promise<string | null>;
  submitInterest(interest: Readonly<Record<string, string>>): Promise<string>;
  resendVerification(email: string): Promise<string>;
  /** `session`: what began; null where the person is to sign in. */
  verifyEmail(link: {
    readonly uid: string;
    readonly token: string;
    readonly password?: string;
  }): Promise<z.output<typeof verified>>;
  changePassword(change: { readonly old: string; readonly next: string }): Promise<null>;
}

export function accountCalls(http: HttpClient): AccountCalls {
  return {
    requestPasswordReset: async (email) => {
      try {
        await http.send('post', 'auth/password/reset/', z.unknown(), { json: { email } });
      } catch (error) {
        if (error instanceof HttpError && error.status === 0) throw error;
      }
      return null;
    },
    resetPassword: ({ uid, token, password }) =>
      http.send('post', 'auth/password/reset/confirm/', said, {
        json: { uid, token, new_password: password },
      }),
    submitInterest: (interest) => http.send('post', 'auth/submit-interest/', said, { json: interest }),
    resendVerification: (email) => http.send('post', 'auth/resend-verification/', said, { json: { email } }),
    verifyEmail: (link) => http.send('post', 'auth/verify-email/', verified, { json: link }),
    changePassword: ({ old, next }) =>
      http.send('post', 'core/users/change_password/', nothing, {
        json: { old_password: old, new_password: next },
      }),
  };
}
