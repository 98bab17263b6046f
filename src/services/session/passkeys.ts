import {
  startAuthentication,
  startRegistration,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { z } from 'zod';
import type { HttpClient } from '../http/http-client.ts';

/** The browser's own API knows the rest. */
const options = z.looseObject({ challenge: z.string() });

/** Lets the person use one of their passkeys; rejects if they leave it. */
export async function usedPasskey(http: HttpClient): Promise<AuthenticationResponseJSON> {
  const asked = await http.send('post', 'auth/passkeys/challenge/', options);
  const optionsJSON = asked as unknown as PublicKeyCredentialRequestOptionsJSON; // as the server's library made them
  return startAuthentication({ optionsJSON });
}

/** Lets the person make a passkey on this device or another; rejects if they leave it. */
export async function madePasskey(http: HttpClient): Promise<RegistrationResponseJSON> {
  const asked = await http.send('post', 'auth/passkeys/options/', options);
  const optionsJSON = asked as unknown as PublicKeyCredentialCreationOptionsJSON; // as the server's library made them
  return startRegistration({ optionsJSON });
}
