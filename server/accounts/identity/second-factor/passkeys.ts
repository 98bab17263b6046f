import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { IncomingHttpHeaders } from 'node:http';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { User } from '../user-store.ts';
import type { Credential, Passkey, PasskeyStore } from './passkey-store.ts';
import type { PasskeyAnswer } from '#model/identity/factor-sign-in.api.ts';
import type { PasskeyRegistration } from '#model/identity/passkey.api.ts';

type Registering = Awaited<ReturnType<typeof generateRegistrationOptions>>;
type Asserting = Awaited<ReturnType<typeof generateAuthenticationOptions>>;
type Headers = Pick<IncomingHttpHeaders, 'origin' | 'host'>;

/**
 * Passkeys (WebAuthn) of this site: always discoverable and with the person verified by the device, so that one is
 * enough to sign in. Refused answers throw an HttpError 422.
 */
export interface Passkeys extends Pick<PasskeyStore, 'listOf' | 'rename' | 'add' | 'remove'> {
  /** What a browser needs to make one. */
  registering(user: User): Promise<Registering>;
  registered(user: User, answer: PasskeyRegistration, headers: Headers): Promise<Credential>;
  /** What a browser needs to use one: any, or one of a person's. */
  asserting(user: string | null): Promise<Asserting>;
  /** The passkey that was used. */
  asserted(answer: PasskeyAnswer, headers: Headers): Promise<Passkey>;
}

/** @param publicUrl passkeys are bound to its host name */
export function createPasskeys(store: PasskeyStore, publicUrl: string): Passkeys {
  const rpID = new URL(publicUrl).hostname;
  const checks = (headers: Headers) => ({
    expectedOrigin: originsOf(publicUrl, headers),
    expectedRPID: rpID,
    requireUserVerification: true,
  });
  return {
    listOf: store.listOf,
    add: store.add,
    rename: store.rename,
    remove: store.remove,
    ...registrationWith(store, rpID, checks),
    asserting: async (user) => {
      const options = await generateAuthenticationOptions({
        rpID,
        userVerification: 'required',
        allowCredentials: (user === null ? [] : await store.listOf(user)).map(described),
      });
      await store.giveChallenge(options.challenge, null);
      return options;
    },
    asserted: async (answer, headers) => {
      const expectedChallenge = challengeIn(answer.response.clientDataJSON);
      const passkey = await store.find(answer.id);
      if (!(await store.takeChallenge(expectedChallenge, null)) || !passkey) throw refused();
      const { credential: id, publicKey, counter } = passkey;
      const credential = { id, publicKey: Uint8Array.from(publicKey), counter };
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: answer,
        expectedChallenge,
        credential,
        ...checks(headers),
      }).catch(() => Promise.reject(refused()));
      if (!verified) throw refused();
      await store.noteUse(passkey.id, authenticationInfo.newCounter);
      return passkey;
    },
  };
}

type Checks = (headers: Headers) => {
  readonly expectedOrigin: string[];
  readonly expectedRPID: string;
  readonly requireUserVerification: boolean;
};

function registrationWith(
  store: PasskeyStore,
  rpID: string,
  checks: Checks,
): Pick<Passkeys, 'registering' | 'registered'> {
  return {
    registering: async (user) => {
      const options = await generateRegistrationOptions({
        rpName: 'Lagra',
        rpID,
        userName: user.email,
        userDisplayName: user.name,
        userID: new TextEncoder().encode(user.id),
        excludeCredentials: (await store.listOf(user.id)).map(described),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await store.giveChallenge(options.challenge, user.id);
      return options;
    },
    registered: async (user, answer, headers) => {
      const expectedChallenge = challengeIn(answer.response.clientDataJSON);
      if (!(await store.takeChallenge(expectedChallenge, user.id))) throw refused();
      const { registrationInfo } = await verifyRegistrationResponse({
        response: answer,
        expectedChallenge,
        ...checks(headers),
      }).catch(() => Promise.reject(refused()));
      if (!registrationInfo) throw refused();
      const { id, publicKey, counter } = registrationInfo.credential;
      const transports = answer.response.transports ?? [];
      return { credential: id, publicKey: Buffer.from(publicKey), counter, transports };
    },
  };
}

const refused = (): HttpError => new HttpError(422, { code: 'passkeyRefused' });

const described = ({ credential, transports }: Passkey) => ({ id: credential, transports: [...transports] });

/** The challenge a browser says it answers; the signature proves it. */
function challengeIn(clientData: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) ?? {};
    if (typeof challenge === 'string') return challenge;
  } catch {
    // not JSON: refused as any other answer that makes no sense
  }
  throw refused();
}

/** The public origin, and the page's own where it is on the same host: a port in front of this one. */
function originsOf(publicUrl: string, { origin, host }: Headers): string[] {
  const site = new URL(publicUrl);
  const page = URL.parse(origin ?? '');
  const isOurs = page?.host === host && page?.hostname === site.hostname;
  return page && isOurs ? [site.origin, page.origin] : [site.origin];
}
