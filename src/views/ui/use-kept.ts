import { useState } from 'react';
import type { Async } from './use-async.ts';

/** The last answer while the next one is on its way: what is shown stays, and with it its dialogs and the focus. */
export function useKept<T>(answer: Async<T>): Async<T> {
  const [last, setLast] = useState(answer);
  if (answer.status !== 'loading' && answer !== last) setLast(answer);
  return answer.status === 'loading' ? last : answer;
}
