import { useEffect, useEffectEvent } from 'react';

/** Acts after every render in which `value` is another one than before, and once at the beginning. */
export function useWhenChanged<T>(value: T, act: (value: T) => void): void {
  const onChange = useEffectEvent(act);
  useEffect(() => onChange(value), [value]);
}
