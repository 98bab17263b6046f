import { HttpError } from '../http/http-error.ts';
import { orKept } from './session-calls.ts';

interface KeptFirst<T, A extends readonly unknown[]> {
  readonly ask: (...args: A) => Promise<T>;
  /** An earlier answer stored on this device; null if there is none. */
  readonly kept: (...args: A) => T | null;
  /** Whether the first answer may be the stored one. */
  readonly goesOn: () => boolean;
  /** The server's answer differs from the stored one that was returned first. */
  readonly onNews: (answer: T) => void;
  /** Whether two answers are equal. */
  readonly same: (a: T, b: T) => boolean;
}

/**
 * A call whose first answer on a page is the stored one, so that the page need not wait for the server. The server's
 * answer comes later: if it differs, or is a refusal, `onNews` is called and the next call returns it.
 */
export function keptFirst<T, A extends readonly unknown[]>(how: KeptFirst<T, A>): (...args: A) => Promise<T> {
  let isFirst = true;
  let news: Promise<T> | undefined;
  return async (...args) => {
    if (news) {
      const answer = news;
      news = undefined;
      return orKept(answer, () => how.kept(...args));
    }
    const held = isFirst && how.goesOn() ? how.kept(...args) : null;
    isFirst = false;
    const answer = how.ask(...args);
    if (held === null) return orKept(answer, () => how.kept(...args));
    void listen(answer, held);
    return held;
  };

  async function listen(answer: Promise<T>, held: T): Promise<void> {
    const later = orKept(answer, () => held);
    const told = await later.catch((error: unknown) => (isSessionOver(error) ? held : null));
    if (told !== null && how.same(told, held)) return;
    news = later;
    how.onNews(told ?? held);
  }
}

/** An expired session makes the app ask for the password anyway, after which calls are repeated. */
const isSessionOver = (error: unknown): boolean => error instanceof HttpError && error.status === 401;
