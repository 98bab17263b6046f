import { useState } from 'react';
import { useAsync } from '#views/ui/use-async.ts';
import { useLogHead } from './log-head.ts';

/** The answer to a query over the log. The previous answer stays while a newer one loads. */
export type Fresh<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly retry: () => void };

/** Queries when shown, when the question changes, and whenever the log has grown. */
export function useFresh<T>(question: string, ask: () => Promise<T>): Fresh<T> {
  const answer = useAsync(`${question} ${useLogHead()}`, ask);
  const [shown, setShown] = useState<{ readonly question: string; readonly value: T } | null>(null);
  const value = answer.status === 'ready' ? answer.value : null;
  if (value !== null && shown?.value !== value) setShown({ question, value });
  if (answer.status === 'ready') return answer;
  if (shown?.question === question) return { status: 'ready', value: shown.value };
  return answer;
}
