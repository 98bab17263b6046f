import { useEffect, useEffectEvent } from 'react';

/** Runs after every render in which `value` differs from the previous one, and once on mount. */
export function useWhenChanged<T>(value: T, act: (value: T) => void): void {
  const onChange = useEffectEvent(act);
  // What it answers is no cleanup: scrolling answers with a promise in newer browsers.
  useEffect(() => void onChange(value), [value]);
}
