import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Returns the focus to where it was, if an open overlay is taken away at once: PrimeReact does so only for one that is
 * hidden first. Whatever has taken the focus meanwhile keeps it.
 */
export function useFocusReturn(open: boolean): void {
  const before = useRef<Element | null>(null);
  // Before the overlay's content is there to take it.
  useLayoutEffect(() => {
    if (open) before.current = document.activeElement;
  }, [open]);
  useEffect(
    () => () => {
      const { current } = before;
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && current instanceof HTMLElement && current.isConnected)
        current.focus({ preventScroll: true });
    },
    [],
  );
}
