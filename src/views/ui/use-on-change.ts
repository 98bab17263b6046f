import { useEffect, useEffectEvent } from 'react';

/** Reports a value outside the page's tree, now and whenever it changes. */
export function useOnChange<T>(value: T, tell: (value: T) => void): void {
  const told = useEffectEvent(tell);
  // What it answers is no cleanup: scrolling answers with a promise in newer browsers.
  useEffect(() => void told(value), [value]);
}
