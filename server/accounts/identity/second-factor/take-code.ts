import { HttpError } from '#server/platform/http/http-error.ts';
import type { Identity } from '../identity.ts';
import { lockedOut, type Guesser } from '../guessing.ts';
import { accountKey, addressCounters, counted, type Limit } from '../throttle.ts';
import type { User } from '../user-store.ts';

/** Whoever guesses a code knows the password already, so nobody else can use up these tries. */
const codeLimit: Limit = { tries: 10, seconds: 900 };

/**
 * Takes a code of the person's app, or one of their recovery codes. Throws an HttpError: 422 for a wrong or used one,
 * 429 if there were too many.
 */
export async function takeCode(identity: Identity, user: User, typed: string, from: Guesser): Promise<void> {
  await countedGuess(identity, user, from, () => identity.factors.take(user.id, typed));
}

/** Counts a guess before it is checked, and takes the count back if it was right. */
export async function countedGuess(
  identity: Identity,
  { id, email }: User,
  { ip, known }: Guesser,
  isRight: () => Promise<boolean>,
): Promise<void> {
  const { throttle, limits, security } = identity;
  const who = `factor ${accountKey(email)}${known === undefined ? '' : ` ${known}`}`;
  const where = known === undefined ? counted(addressCounters(ip), limits.address) : [];
  const seconds = await throttle.count([...where, { key: who, limit: codeLimit }]);
  if (seconds > 0) throw await lockedOut(identity, email, ip, seconds);
  if (!(await isRight())) {
    await security.note({ event: 'wrongFactor', user: id, address: ip });
    throw new HttpError(422, { code: 'wrongCode', fields: { code: 'wrongCode' } });
  }
  await throttle.forgive(who, 'all');
  for (const { key } of where) await throttle.forgive(key, 'one');
}
