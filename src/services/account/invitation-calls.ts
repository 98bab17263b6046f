import type { AnswerOf } from '#model/api/endpoint.ts';
import { acceptInvitation, declineInvitation, readInvitation } from '#model/identity/invitation.api.ts';
import type { HttpClient } from '../http/http-client.ts';

const invitationOf = ({
  expires_at: expiresAt,
  has_account: hasAccount,
  signed_in_as: signedInAs,
  ...rest
}: AnswerOf<typeof readInvitation>) => ({ ...rest, expiresAt, hasAccount, signedInAs });

const acceptedOf = ({ active_company: active, companies }: AnswerOf<typeof acceptInvitation>) => ({
  active,
  companies,
});

/** Calls for the holder of an invitation link; each rejects with an HttpError. */
export interface InvitationCalls {
  read(token: string): Promise<Readonly<ReturnType<typeof invitationOf>>>;
  /** With a person: as a new user; without: as the signed-in user. */
  accept(
    token: string,
    person?: { readonly name: string; readonly password: string },
  ): Promise<Readonly<ReturnType<typeof acceptedOf>>>;
  decline(token: string): Promise<string>;
}

export function invitationCalls(http: HttpClient): InvitationCalls {
  return {
    read: async (token) => invitationOf(await http.call(readInvitation, { body: { token } })),
    accept: async (token, person) =>
      acceptedOf(await http.call(acceptInvitation, { body: { token, ...person } })),
    decline: async (token) => (await http.call(declineInvitation, { body: { token } })).detail,
  };
}
