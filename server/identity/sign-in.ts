import type { z } from 'zod';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { Identity } from './identity.ts';
import type { signedIn } from './identity.schemas.ts';
import type { factorNeeded } from './second-factor/second-factor.schemas.ts';
import { isPassword } from './password.ts';
import type { SessionOrigin } from './session-store.ts';
import { accountKey, addressKey } from './throttle.ts';
import { hasFactor, methodsOf } from './second-factor/has-factor.ts';
import type { Company, User } from './user-store.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A session that has begun: its token, and what the answer says. */
export interface SignIn {
  readonly token: string;
  readonly body: z.output<typeof signedIn>;
}

/** The password was right; the second factor is still to come. */
interface PendingSignIn {
  readonly pending: string;
  readonly body: z.output<typeof factorNeeded>;
}

/**
 * Checks credentials and starts a new session, whatever token the browser sent; for an account with a second factor there
 * is no session before that is given. Throws an HttpError: 401 for a wrong
 * password and for an unknown address alike, 403 before the address is verified, 429 if there were too many.
 */
export async function signIn(
  identity: Identity,
  { email, password }: Credentials,
  from: SessionOrigin,
): Promise<SignIn | PendingSignIn> {
  await refuseGuessing(identity, email, from.ip);
  const user = await identity.users.findByEmail(email);
  const isRight = await isPassword(password, user?.passwordHash);
  if (!isRight || !user || identity.published.includes(password)) {
    const about = user ? { user: user.id } : { account: accountKey(email) };
    await identity.security.note({ event: 'signInFailed', ...about, address: from.ip });
    await refuseUnverified(identity, email, password);
    throw new HttpError(401, { code: 'wrongCredentials' });
  }
  await forgive(identity, email, from.ip);
  const factors = await identity.factors.stateOf(user.id);
  if (!hasFactor(factors)) return beginSession(identity, user, from);
  const body = { second_factor: { methods: methodsOf(factors) } };
  return { pending: await identity.pending.begin(user.id), body };
}

/** Starts a session of a person who has proven who they are. */
export async function beginSession(identity: Identity, user: User, from: SessionOrigin): Promise<SignIn> {
  const companies = await identity.companiesOf(user.id);
  const active = companies.find(({ id }) => id === user.lastCompany) ?? companies[0] ?? null;
  const token = await identity.sessions.begin(user.id, active?.id ?? null, from);
  await identity.security.note({ event: 'signedIn', user: user.id, address: from.ip });
  return {
    token,
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

/** Counts an attempt before checking it, so that concurrent attempts all count. Throws an HttpError 429. */
export async function refuseGuessing(identity: Identity, email: string, ip: string): Promise<void> {
  const { accountFromAddress, account, address } = identity.limits;
  const [who, where] = [accountKey(email), addressKey(ip)];
  const seconds = await identity.throttle.count([
    { key: `${who} ${where}`, limit: accountFromAddress },
    { key: where, limit: address },
    { key: who, limit: account },
  ]);
  if (seconds === 0) return;
  await identity.security.note({ event: 'lockedOut', account: who, address: ip });
  const minutes = Math.ceil(seconds / 60);
  throw new HttpError(429, { code: 'tooManyAttempts', params: { minutes } }, seconds);
}

/** Reverts what `refuseGuessing` counted, once the password was right. */
export async function forgive({ throttle }: Identity, email: string, ip: string): Promise<void> {
  const [who, where] = [accountKey(email), addressKey(ip)];
  await throttle.forgive(`${who} ${where}`, 'all');
  await throttle.forgive(who, 'one');
  await throttle.forgive(where, 'one');
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
