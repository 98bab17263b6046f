import type { z } from 'zod';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { Identity } from './identity.ts';
import type { factorNeeded, signedIn } from '#model/identity/session.api.ts';
import { isPassword } from './password.ts';
import type { SessionOrigin } from './session-store.ts';
import { accountKey } from './throttle.ts';
import { countGuess, forgive, lockedOut } from './guessing.ts';
import { hasFactor, methodsOf } from './second-factor/has-factor.ts';
import type { Company, User } from './user-store.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Where somebody signs in, and the mark that their browser has from a sign-in before. */
export interface Arrival extends SessionOrigin {
  readonly mark: string | undefined;
}

/** A session that has begun: its token, the mark of its browser, and what the answer says. */
export interface SignIn {
  readonly token: string;
  readonly mark: string;
  readonly body: z.output<typeof signedIn>;
}

/** The password was right; the second factor is still to come. */
interface PendingSignIn {
  readonly pending: string;
  readonly body: z.output<typeof factorNeeded>;
}

/**
 * Checks credentials and starts a new session, whatever token the browser sent; for an account with a second factor there
 * is no session before that is given. Guesses of others shut out neither a browser that the person is known in nor who has
 * their second factor. Throws an HttpError: 401 for a wrong password and for an unknown address alike, 403 before the address
 * is verified, 429 if there were too many.
 */
export async function signIn(
  identity: Identity,
  { email, password }: Credentials,
  from: Arrival,
): Promise<SignIn | PendingSignIn> {
  const user = await identity.users.findByEmail(email);
  const guesser = { ip: from.ip, known: user && (await identity.devices.find(user.id, from.mark)) };
  const closed = await countGuess(identity, email, guesser);
  const isRight = await isPassword(password, user?.passwordHash);
  if (!isRight || !user || identity.published.includes(password)) {
    const about = user ? { user: user.id } : { account: accountKey(email) };
    await identity.security.note({ event: 'signInFailed', ...about, address: from.ip });
    if (closed > 0) throw await lockedOut(identity, email, from.ip, closed);
    await refuseUnverified(identity, email, password);
    throw new HttpError(401, { code: 'wrongCredentials' });
  }
  const factors = await identity.factors.stateOf(user.id);
  if (closed > 0 && !hasFactor(factors)) throw await lockedOut(identity, email, from.ip, closed);
  await forgive(identity, email, guesser);
  if (!hasFactor(factors)) return beginSession(identity, user, from);
  const body = { second_factor: { methods: methodsOf(factors) } };
  return { pending: await identity.pending.begin(user.id), body };
}

/** Starts a session of a person who has proven who they are. */
export async function beginSession(identity: Identity, user: User, from: Arrival): Promise<SignIn> {
  const companies = await identity.companiesOf(user.id);
  const active = companies.find(({ id }) => id === user.lastCompany) ?? companies[0] ?? null;
  const token = await identity.sessions.begin(user.id, active?.id ?? null, from);
  await identity.security.note({ event: 'signedIn', user: user.id, address: from.ip });
  return {
    token,
    mark: await identity.devices.remember(user.id, from.mark),
    body: {
      user: profileOf(user),
      companies: companies.map(entryOf),
      active_company: active && entryOf(active),
    },
  };
}

/**
 * Throws an HttpError 403 for the password of a sign-up whose address is not verified. Checked for every wrong
 * password, so that neither the answer nor its duration reveals whether there is also an account.
 */
async function refuseUnverified({ signUps }: Identity, email: string, password: string): Promise<void> {
  const signUp = await signUps.findByEmail(email);
  if (await isPassword(password, signUp?.passwordHash))
    throw new HttpError(403, { code: 'emailNotVerified' });
}

/** A user as the API shows them. */
export const profileOf = ({ id, email, name, locale, lastCompany }: User) => ({
  id,
  email,
  name,
  locale,
  last_company_id: lastCompany,
});

export const entryOf = ({ id, name }: Company) => ({ id, name });
