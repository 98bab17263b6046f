import { useState } from 'react';
import { useAsync } from '../../ui/use-async.ts';
import { useLogHead } from './log-head.ts';

/** An answer to a question about the log. While a newer one comes the one before stays. */
export type Fresh<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly retry: () => void };

/** Asks when it is shown, when the question changes, and whenever the log has gone on. */
export function useFresh<T>(question: string, ask: () => Promise<T>): Fresh<T> {
  const answer = useAsync(`${question} ${useLogHead()}`, ask);
  const [shown, setShown] = useState<{ readonly question: string; readonly value: T } | null>(null);
  const value = answer.status === 'ready' ? answer.value : null;
  if (value !== null && shown?.value !== value) setShown({ question, value });
  if (answer.status === 'ready') return answer;
  if (shown?.question === question) return { status: 'ready', value: shown.value };
  return answer;
}
