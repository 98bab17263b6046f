import {
  startAuthentication,
  startRegistration,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { RequestTo } from '#model/api/endpoint.ts';
import { challengePasskey } from '#model/identity/factor-sign-in.api.ts';
import { offerPasskey, transports, type addPasskey } from '#model/identity/passkey.api.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Lets the person use one of their passkeys; rejects if they leave it. */
export async function usedPasskey(http: HttpClient): Promise<AuthenticationResponseJSON> {
  const asked = await http.call(challengePasskey);
  const optionsJSON = asked as unknown as PublicKeyCredentialRequestOptionsJSON; // as the server's library made them
  return startAuthentication({ optionsJSON });
}

/** Lets the person make a passkey on this device or another; rejects if they leave it. */
export async function madePasskey(http: HttpClient): Promise<NewPasskey> {
  const asked = await http.call(offerPasskey);
  const optionsJSON = asked as unknown as PublicKeyCredentialCreationOptionsJSON; // as the server's library made them
  const { response, ...made } = await startRegistration({ optionsJSON });
  return { ...made, response: { ...response, transports: response.transports?.filter(isTransport) } };
}

type NewPasskey = RequestTo<typeof addPasskey>['body']['answer'];

/** A browser may name ways that came after the server was written. */
const isTransport = (name: string): name is (typeof transports)[number] =>
  transports.some((one) => one === name);
