import { HttpError } from '#server/platform/http/http-error.ts';
import { accountKey, addressCounters, counted, type Limit, type Throttle } from './throttle.ts';

const HOUR = 3600;

/** How often something may be requested: by one asker for an account, by one address, and by all for an account. */
interface RequestLimit {
  readonly account?: Limit;
  readonly address: Limit;
  /** Letters to an account, whoever asks; as many as one asker may ask for, unless it is said. */
  readonly letters?: Limit;
}

/**
 * Requests that cost us a mail, a hash or a company. They do not reveal who has an account: unknown addresses count
 * too. A link to choose a password lives as long as its letters are counted: while no more are sent, one of them works.
 */
export const requestLimits = {
  signUp: {
    account: { tries: 5, seconds: HOUR },
    address: { tries: 20, seconds: HOUR },
    letters: { tries: 20, seconds: HOUR },
  },
  passwordReset: { account: { tries: 5, seconds: HOUR }, address: { tries: 30, seconds: HOUR } },
  verification: { account: { tries: 5, seconds: HOUR }, address: { tries: 30, seconds: HOUR } },
  contact: { account: { tries: 3, seconds: HOUR }, address: { tries: 10, seconds: HOUR } },
  interest: { account: { tries: 3, seconds: HOUR }, address: { tries: 10, seconds: HOUR } },
  link: { address: { tries: 60, seconds: HOUR } },
  /** Looking at what a link shows; acting through it. A whole office of a customer may be behind one address. */
  sharedLink: {
    account: { tries: 120, seconds: HOUR },
    address: { tries: 300, seconds: HOUR },
    letters: { tries: 1000, seconds: HOUR },
  },
  sharedAct: {
    account: { tries: 20, seconds: HOUR },
    address: { tries: 60, seconds: HOUR },
    letters: { tries: 60, seconds: HOUR },
  },
  passkey: { address: { tries: 120, seconds: HOUR } },
  registration: { address: { tries: 60, seconds: HOUR } },
  payment: { address: { tries: 30, seconds: HOUR } },
  /** Those that are not signed. */
  webhook: { address: { tries: 60, seconds: HOUR } },
  founding: { account: { tries: 10, seconds: 24 * HOUR }, address: { tries: 30, seconds: 24 * HOUR } },
} as const satisfies Readonly<Record<string, RequestLimit>>;
export type Limited = keyof typeof requestLimits;

export type RequestLimits = Readonly<Record<Limited, RequestLimit>>;

interface Asker {
  readonly ip: string;
  /** Whom it is about. */
  readonly account?: string;
  /** A browser or session that the account's person is known in. */
  readonly known?: string | undefined;
}

/**
 * Counts a request. Throws an HttpError 429 with the seconds to wait if this asker made too many; false if the account has had
 * its letters already, since others asked for them: nobody is refused for what strangers did, nor flooded.
 */
export type LimitRequests = (what: Limited, asker: Asker) => Promise<boolean>;

export function createRequestLimits(
  throttle: Throttle,
  limits: RequestLimits = requestLimits,
): LimitRequests {
  return async (what, { ip, account, known }) => {
    const { address, account: limit, letters = limit } = limits[what];
    const who = account === undefined ? undefined : `${what} ${accountKey(account)}`;
    const places = addressCounters(ip);
    const asker = known === undefined ? places : [{ key: known, times: 1 }];
    const seconds = await throttle.count([
      ...counted(places, address, what),
      ...(who !== undefined && limit ? counted(asker, limit, who) : []),
    ]);
    if (seconds > 0) throw tooManyRequests(seconds);
    if (who === undefined || known !== undefined || !letters) return true;
    return (await throttle.count([{ key: who, limit: letters }])) === 0;
  };
}

export const tooManyRequests = (seconds: number): HttpError =>
  new HttpError(429, { code: 'tooManyRequests', params: { minutes: Math.ceil(seconds / 60) } }, seconds);
