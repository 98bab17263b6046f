import { useEffect, useEffectEvent } from 'react';

/** Acts once `value` is another one, and when what shows it goes: with what it was. */
export function useOnLeave<T>(value: T, act: (value: T) => void): void {
  const onLeave = useEffectEvent(act);
  useEffect(() => () => onLeave(value), [value]);
}
