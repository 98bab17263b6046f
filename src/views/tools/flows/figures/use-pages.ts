import { useState } from 'react';
import { useAsync } from '#views/ui/use-async.ts';

interface Page<T> {
  readonly rows: readonly T[];
  readonly next: string | null;
}

export interface Pages<T> {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly rows: readonly T[];
  /** Loads the next page; absent at the end. */
  readonly onMore?: () => void;
  readonly onRetry: () => void;
}

/** Pages of an answer, loaded one after the other on request; another question starts over. */
export function usePages<T>(question: string, ask: (after?: string) => Promise<Page<T>>): Pages<T> {
  const [held, setHeld] = useState<{
    readonly question: string;
    readonly pages: readonly Page<T>[];
    readonly after?: string;
  }>({ question, pages: [] });
  const here = held.question === question ? held : { question, pages: [] };
  if (here !== held) setHeld(here);
  const after = 'after' in here ? here.after : undefined;
  const answer = useAsync(`${question} ${after ?? ''}`, () => (after === undefined ? ask() : ask(after)));
  const fresh = answer.status === 'ready' && !here.pages.includes(answer.value) ? answer.value : null;
  if (fresh) setHeld({ ...here, pages: [...here.pages, fresh] });
  const pages = fresh ? [...here.pages, fresh] : here.pages;
  const next = pages.at(-1)?.next ?? null;
  return {
    status: answer.status,
    rows: pages.flatMap(({ rows }) => rows),
    ...(next !== null && { onMore: () => setHeld({ question, pages, after: next }) }),
    onRetry: () => answer.status === 'failed' && answer.retry(),
  };
}
