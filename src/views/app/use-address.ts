import { useCallback } from 'react';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';

/** Parts of the query; undefined takes one out. */
type Parts = Readonly<Record<string, string | undefined>>;

/**
 * The query of the address and a way to change parts of it. Replaces, so Back leaves the page; a step is what Back
 * undoes. The page stays where it was scrolled to. The third part puts a change into the history at once: what is opened
 * next comes after it.
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
