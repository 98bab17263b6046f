import { useEffect, useState } from 'react';

export type Async<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly retry: () => void };

/** Runs a request when shown, and again when `key` changes; a late answer to an old key is dropped. */
export function useAsync<T>(key: string, ask: () => Promise<T>): Async<T> {
  const [answer, setAnswer] = useState<{ readonly key: string; readonly state: Async<T> } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    ask().then(
      (value) => wanted && setAnswer({ key, state: { status: 'ready', value } }),
      () => wanted && setAnswer({ key, state: { status: 'failed', retry: () => setAttempt(attempt + 1) } }),
    );
    return () => {
      wanted = false;
    };
    // `ask` is a new function on every render; `key` identifies the request.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, attempt]);
  return answer?.key === key ? answer.state : { status: 'loading' };
}
