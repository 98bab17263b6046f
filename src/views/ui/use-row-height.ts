import { useSyncExternalStore } from 'react';

interface Heights {
  /** Pixels of a row, and of a rem. */
  readonly row: number;
  readonly rem: number;
  /** The screen is touched: rows are as high as a finger needs, whatever the density. */
  readonly isTouched: boolean;
}

const DEFAULT: Heights = { row: 36, rem: 16, isTouched: false };

/** Measured once and after every change: reading a style forces a style recalculation. */
let known: Heights | undefined;

/** Row heights of a list with its own density, in rem; see lists.css. */
const OWN = { comfortable: 2.25, compact: 1.875 } as const;

/** The height of a row in px, from the density's `--row`; follows the density of the page and the font size. */
export function useRowHeight(own?: keyof typeof OWN): number {
  const { row, rem, isTouched } = useHeights();
  return own === undefined || isTouched ? row : OWN[own] * rem;
}

/** Pixels of a rem; follows the font size. */
export const useRem = (): number => useHeights().rem;

const useHeights = (): Heights =>
  useSyncExternalStore(
    watch,
    () => (known ??= measure()),
    () => DEFAULT,
  );

const listeners = new Set<() => void>();
let stopFollowing: (() => void) | undefined;

/** Every listener is told: what one of them has measured is no news to the others otherwise. */
function watch(changed: () => void): () => void {
  listeners.add(changed);
  stopFollowing ??= follow();
  return () => {
    listeners.delete(changed);
    if (listeners.size > 0) return;
    stopFollowing?.();
    stopFollowing = undefined;
  };
}

function follow(): () => void {
  const again = (): void => {
    const next = measure();
    if (known?.row === next.row && known.rem === next.rem && known.isTouched === next.isTouched) return;
    known = next;
    for (const tell of listeners) tell();
  };
  again();
  const observer = new MutationObserver(again);
  observer.observe(document.documentElement, { attributeFilter: ['data-density', 'style'] });
  window.addEventListener('resize', again);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', again);
  };
}

function measure(): Heights {
  const root = getComputedStyle(document.documentElement);
  const rem = Number.parseFloat(root.getPropertyValue('--row'));
  const size = Number.parseFloat(root.fontSize);
  const row = rem * size;
  return Number.isFinite(row) && row > 0
    ? { row, rem: size, isTouched: matchMedia('(pointer: coarse)').matches }
    : DEFAULT;
}
