import { createHash } from 'node:crypto';

/** A token that lets one in for a while; milliseconds since the epoch. */
export interface AccessToken {
  readonly token: string;
  readonly until: number;
}

/** Renewed this long before it ends. */
const MARGIN = 60_000;

/**
 * Tokens that last an hour or a day, kept in memory for what they were got with, so that one is got once by all that work with it
 * at a time. What they were got with is hashed.
 */
export class AccessTokens {
  readonly #kept = new Map<string, Promise<AccessToken>>();

  /**
   * The token for these keys; `renew` gets one where there is none that lasts.
   * @param now milliseconds since the epoch
   */
  async get(keys: readonly string[], now: number, renew: () => Promise<AccessToken>): Promise<string> {
    const name = nameOf(keys);
    const kept = await this.#kept.get(name)?.catch(() => undefined);
    if (kept && kept.until - MARGIN > now) return kept.token;
    const asked = this.#kept.get(name);
    const pending = kept || !asked ? renew() : asked;
    this.#kept.set(name, pending);
    try {
      return (await pending).token;
    } catch (error) {
      this.#kept.delete(name);
      throw error;
    }
  }

  /** The same token for the keys that take the place of the first ones. */
  alsoFor(keys: readonly string[], token: AccessToken): void {
    this.#kept.set(nameOf(keys), Promise.resolve(token));
  }

  /** It is refused: the next one is got anew. */
  forget(keys: readonly string[]): void {
    this.#kept.delete(nameOf(keys));
  }
}

const nameOf = (keys: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(keys)).digest('hex');
