import { z } from 'zod';
import type { HttpClient } from '../http/http-client.ts';

const said = z.object({ detail: z.string() }).transform(({ detail }) => detail);
const company = z.object({ id: z.int(), name: z.string() });

const invitation = z
  .object({
    company: z.string(),
    inviter: z.string(),
    role: z.string(),
    email: z.string(),
    expires_at: z.string(),
    has_account: z.boolean(),
    signed_in_as: z.string().nullable(),
  })
  .transform(({ expires_at: expiresAt, has_account: hasAccount, signed_in_as: signedInAs, ...rest }) => ({
    ...rest,
    expiresAt,
    hasAccount,
    signedInAs,
  }));

const accepted = z
  .object({ active_company: company, companies: z.array(company) })
  .transform(({ active_company: active, companies }) => ({ active, companies }));

/** Calls for the holder of an invitation link; each rejects with an HttpError. */
export interface InvitationCalls {
  read(token: string): Promise<Readonly<z.output<typeof invitation>>>;
  /** With a person: as a new user; without: as the signed-in user. */
  accept(
    token: string,
    person?: { readonly name: string; readonly password: string },
  ): Promise<Readonly<z.output<typeof accepted>>>;
  decline(token: string): Promise<string>;
}

export function invitationCalls(http: HttpClient): InvitationCalls {
  return {
    read: (token) => http.send('post', 'auth/invitation/', invitation, { json: { token } }),
    accept: (token, person) =>
      http.send('post', 'auth/invitation/accept/', accepted, { json: { token, ...person } }),
    decline: (token) => http.send('post', 'auth/invitation/decline/', said, { json: { token } }),
  };
}
