import { signInWithCode, signInWithPasskey } from '#model/identity/factor-sign-in.api.ts';
import type { HttpClient } from '../http/http-client.ts';
import { sessionBegun, type BegunSession } from './begun-session.ts';
import { usedPasskey } from './passkeys.ts';

/** Goes on with a sign-in by a code. */
export const giveCode = async (http: HttpClient, code: string): Promise<BegunSession> =>
  sessionBegun(await http.call(signInWithCode, { body: { code } }));

/** Signs in with a passkey; rejects if the person leaves it. */
export const usePasskey = async (http: HttpClient): Promise<BegunSession> =>
  sessionBegun(await http.call(signInWithPasskey, { body: await usedPasskey(http) }));
