import { HttpError } from '#server/platform/http/http-error.ts';
import type { Identity } from './identity.ts';
import { accountKey, addressCounters, counted, type Limit } from './throttle.ts';

/** Who gives a password or a code. */
export interface Guesser {
  readonly ip: string;
  /** A browser or session that the account's person has proven themselves in before; absent: anybody. */
  readonly known?: string | undefined;
}

type Counting = Pick<Identity, 'throttle' | 'limits' | 'security'>;

/**
 * Counts an attempt before it is checked, so that concurrent attempts all count: from where somebody is known by that alone,
 * from elsewhere by the place. Returns the seconds that the account is closed to strangers, or 0. Throws an HttpError 429.
 */
export async function countGuess(identity: Counting, email: string, guesser: Guesser): Promise<number> {
  const { throttle, limits } = identity;
  const seconds = await throttle.count(ownCounters(identity, email, guesser));
  if (seconds > 0) throw await lockedOut(identity, email, guesser.ip, seconds);
  return guesser.known === undefined
    ? throttle.count([{ key: accountKey(email), limit: limits.account }])
    : 0;
}

/** As `countGuess`, for what no second factor follows. Throws an HttpError 429 while the account is closed to strangers too. */
export async function refuseGuessing(identity: Counting, email: string, guesser: Guesser): Promise<void> {
  const seconds = await countGuess(identity, email, guesser);
  if (seconds > 0) throw await lockedOut(identity, email, guesser.ip, seconds);
}

/** Takes back what was counted, once the password was right. */
export async function forgive(identity: Counting, email: string, guesser: Guesser): Promise<void> {
  const { throttle } = identity;
  const who = accountKey(email);
  for (const { key } of ownCounters(identity, email, guesser))
    await throttle.forgive(key, key.startsWith(who) ? 'all' : 'one');
  if (guesser.known === undefined) await throttle.forgive(who, 'one');
}

/** Notes that somebody is refused, and says until when. */
export async function lockedOut(
  { security }: Pick<Identity, 'security'>,
  email: string,
  ip: string,
  seconds: number,
): Promise<HttpError> {
  await security.note({ event: 'lockedOut', account: accountKey(email), address: ip });
  return tooMany(seconds);
}

const tooMany = (seconds: number): HttpError =>
  new HttpError(429, { code: 'tooManyAttempts', params: { minutes: Math.ceil(seconds / 60) } }, seconds);

/** What an attempt counts against besides the account: what one place does beyond its limit counts against nobody else. */
function ownCounters(
  { limits }: Counting,
  email: string,
  { ip, known }: Guesser,
): { key: string; limit: Limit }[] {
  const who = accountKey(email);
  const { accountFromAddress, address } = limits;
  if (known !== undefined) return [{ key: `${who} ${known}`, limit: accountFromAddress }];
  return [...counted(addressCounters(ip), accountFromAddress, who), ...counted(addressCounters(ip), address)];
}
