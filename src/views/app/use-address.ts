import { useCallback } from 'react';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';

/**
 * The query of the address and a way to change parts of it; undefined takes a part out. Replaces, so Back leaves the
 * page. The third part puts a change into the history at once: what is opened next comes after it.
 */
export function useAddress(): readonly [
  Readonly<Record<string, string | undefined>>,
  (change: Readonly<Record<string, string | undefined>>) => void,
  () => void,
] {
  const query = useSearch({ strict: false }) as Readonly<Record<string, string | undefined>>; // validated by the router
  const navigate = useNavigate();
  const change = useCallback(
    (parts: Readonly<Record<string, string | undefined>>) =>
      void navigate({
        to: '.',
        replace: true,
        search: (before: Record<string, unknown>) => ({ ...before, ...parts }),
      } as Parameters<typeof navigate>[0]), // addresses are plain text here: the site map holds them, not types
    [navigate],
  );
  const { history } = useRouter();
  return [query, change, history.flush];
}
