import { useSyncExternalStore } from 'react';

/** SPEC breakpoints in px: the first width of each size. */
const BREAKPOINTS = { sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const;

/** Whether a media query matches now; re-renders when that changes. */
function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = listOf(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => listOf(query).matches,
    () => false,
  );
}

let source: typeof matchMedia | undefined;
const lists = new Map<string, MediaQueryList>();

/** Cached: it is read on every render, and creating one forces a style recalculation; each test page has its own. */
function listOf(query: string): MediaQueryList {
  if (source !== matchMedia) lists.clear();
  source = matchMedia;
  const known = lists.get(query) ?? matchMedia(query);
  lists.set(query, known);
  return known;
}

/** True below 600 px, where rows become cards. */
export function usePhone(): boolean {
  return useMediaQuery(`(max-width: ${BREAKPOINTS.sm - 0.02}px)`);
}

/** True below 960 px, where a page is taller than wide. */
export function useNarrow(): boolean {
  return useMediaQuery(`(max-width: ${BREAKPOINTS.md - 0.02}px)`);
}
