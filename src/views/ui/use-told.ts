import { useEffect, useEffectEvent } from 'react';

/** Tells somebody outside the page's tree of a value, now and whenever it is another. */
export function useTold<T>(value: T, tell: (value: T) => void): void {
  const told = useEffectEvent(tell);
  useEffect(() => told(value), [value]);
}
