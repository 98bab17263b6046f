import { useCallback } from 'react';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';

/** Parts of the query; undefined removes one. */
type Parts = Readonly<Record<string, string | undefined>>;

/**
 * The query of the address and a function to change parts of it. Changes replace the history entry, so Back leaves the
 * page; a step adds an entry that Back undoes. The scroll position stays. The third element flushes changes to the
 * history, for when another page is opened next.
 */
export function useAddress(): readonly [
  Parts,
  (change: Parts, how?: { readonly isStep: boolean }) => void,
  () => void,
] {
  const query = useSearch({ strict: false }) as Parts; // validated by the router
  const navigate = useNavigate();
  const change = useCallback(
    (parts: Parts, { isStep } = { isStep: false }) =>
      void navigate({
        to: '.',
        replace: !isStep,
        resetScroll: false,
        search: (before: Record<string, unknown>) => ({ ...before, ...parts }),
      } as Parameters<typeof navigate>[0]), // addresses are plain text here: the site map holds them, not types
    [navigate],
  );
  const { history } = useRouter();
  return [query, change, history.flush];
}
