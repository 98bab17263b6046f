import { useEffect, useEffectEvent } from 'react';

/** Runs with the previous `value` when it changes, and on unmount. */
export function useOnLeave<T>(value: T, act: (value: T) => void): void {
  const onLeave = useEffectEvent(act);
  useEffect(() => () => onLeave(value), [value]);
}
