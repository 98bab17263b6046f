import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and calls the one given last: what it is handed to is not drawn again for it. */
export function useLatest<A extends readonly unknown[], R>(act: (...given: A) => R): (...given: A) => R {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: A) => latest.current(...given), []);
}
