import { useCallback, useLayoutEffect, useRef } from 'react';

/** A stable function that calls the latest one given, so that its receivers do not re-render. */
export function useLatest<A extends readonly unknown[], R>(act: (...given: A) => R): (...given: A) => R {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: A) => latest.current(...given), []);
}
