import { useEffect, useEffectEvent } from 'react';

/** Runs once `value` has stayed the same for this long; never while off. */
export function useIdle<T>(value: T, milliseconds: number, isOn: boolean, act: (value: T) => void): void {
  const onIdle = useEffectEvent(act);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => onIdle(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds, isOn]);
}
