import { HttpError } from '../http/http-error.ts';
import { orKept } from './session-calls.ts';

interface KeptFirst<T, A extends readonly unknown[]> {
  readonly ask: (...args: A) => Promise<T>;
  /** What this device kept of an earlier answer; null where it kept none. */
  readonly kept: (...args: A) => T | null;
  /** Whether the first answer may be the kept one. */
  readonly goesOn: () => boolean;
  /** The server has answered what was first answered from the device, and says something else. */
  readonly onNews: (answer: T) => void;
  /** Whether two answers say the same. */
  readonly same: (a: T, b: T) => boolean;
}

/**
 * A call whose first answer on a page is what the device kept, so that the page need not wait for the server. What the
 * server says comes later: where it differs, or is a refusal, `onNews` is told and the next call gives it.
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

/** Asking for the password follows by itself, and what is asked for after that is asked anew. */
const isSessionOver = (error: unknown): boolean => error instanceof HttpError && error.status === 401;
