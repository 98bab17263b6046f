import { HttpError } from '#server/platform/http/http-error.ts';
import type { Identity } from '../identity.ts';
import { accountKey, addressKey, type Limit } from '../throttle.ts';
import type { User } from '../user-store.ts';

/** Whoever guesses a code knows the password already, so nobody else can use up these tries. */
const codeLimit: Limit = { tries: 10, seconds: 900 };

/**
 * Takes a code of the person's app, or one of their recovery codes. Throws an HttpError: 422 for a wrong or used one,
 * 429 if there were too many.
 */
export async function takeCode(identity: Identity, user: User, typed: string, ip: string): Promise<void> {
  await countedGuess(identity, user, ip, () => identity.factors.take(user.id, typed));
}

/** Counts a guess before it is checked, and takes the count back if it was right. */
export async function countedGuess(
  { throttle, limits, security }: Identity,
  { id, email }: User,
  ip: string,
  isRight: () => Promise<boolean>,
): Promise<void> {
  const [who, where] = [`factor ${accountKey(email)}`, addressKey(ip)];
  const seconds = await throttle.count([
    { key: where, limit: limits.address },
    { key: who, limit: codeLimit },
  ]);
  if (seconds > 0) {
    await security.note({ event: 'lockedOut', user: id, address: ip });
    const minutes = Math.ceil(seconds / 60);
    throw new HttpError(429, { code: 'tooManyAttempts', params: { minutes } }, seconds);
  }
  if (!(await isRight())) {
    await security.note({ event: 'wrongFactor', user: id, address: ip });
    throw new HttpError(422, { code: 'wrongCode', fields: { code: 'wrongCode' } });
  }
  await throttle.forgive(who, 'all');
  await throttle.forgive(where, 'one');
}
