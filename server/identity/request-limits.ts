import { HttpError } from '#server/platform/http/http-error.ts';
import { accountKey, addressKey, type Limit, type Throttle } from './throttle.ts';

const HOUR = 3600;

/** How often something may be requested: per account, and per IP address. */
interface RequestLimit {
  readonly account?: Limit;
  readonly address: Limit;
}

/**
 * Requests that cost us a mail, a hash or a company. They do not reveal who has an account: unknown addresses count
 * too.
 */
export const requestLimits = {
  signUp: { account: { tries: 5, seconds: HOUR }, address: { tries: 20, seconds: HOUR } },
  passwordReset: { account: { tries: 5, seconds: HOUR }, address: { tries: 30, seconds: HOUR } },
  verification: { account: { tries: 5, seconds: HOUR }, address: { tries: 30, seconds: HOUR } },
  contact: { account: { tries: 3, seconds: HOUR }, address: { tries: 10, seconds: HOUR } },
  interest: { account: { tries: 3, seconds: HOUR }, address: { tries: 10, seconds: HOUR } },
  link: { address: { tries: 60, seconds: HOUR } },
  passkey: { address: { tries: 120, seconds: HOUR } },
  registration: { address: { tries: 60, seconds: HOUR } },
  payment: { address: { tries: 30, seconds: HOUR } },
  /** Those that are not signed. */
  webhook: { address: { tries: 60, seconds: HOUR } },
  founding: { account: { tries: 10, seconds: 24 * HOUR }, address: { tries: 30, seconds: 24 * HOUR } },
} as const satisfies Readonly<Record<string, RequestLimit>>;
export type Limited = keyof typeof requestLimits;

export type RequestLimits = Readonly<Record<Limited, RequestLimit>>;

/** Counts a request. Throws an HttpError 429 with the seconds to wait if there were too many. */
export type LimitRequests = (what: Limited, from: { ip: string; account?: string }) => Promise<void>;

export function createRequestLimits(
  throttle: Throttle,
  limits: RequestLimits = requestLimits,
): LimitRequests {
  return async (what, { ip, account }) => {
    const limit = limits[what];
    const keys = [{ key: `${what} ${addressKey(ip)}`, limit: limit.address }];
    if (account !== undefined && limit.account)
      keys.push({ key: `${what} ${accountKey(account)}`, limit: limit.account });
    const seconds = await throttle.count(keys);
    if (seconds === 0) return;
    throw new HttpError(
      429,
      { code: 'tooManyRequests', params: { minutes: Math.ceil(seconds / 60) } },
      seconds,
    );
  };
}
