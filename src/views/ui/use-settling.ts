import { useEffect, useState } from 'react';

/** Milliseconds: longer than a double press, shorter than reading a new label. */
export const SETTLING = 700;

/**
 * Whether something has just changed under the pointer: true for a moment after `key` changes, so that a second press
 * meant for what stood there before is not taken for this.
 * @param fromStart true where it has itself just taken the place of something else
 */
export function useSettling(key: string, fromStart = false): boolean {
  const [settled, setSettled] = useState(fromStart ? null : key);
  useEffect(() => {
    if (settled === key) return undefined;
    const timer = setTimeout(() => setSettled(key), SETTLING);
    return () => clearTimeout(timer);
  }, [settled, key]);
  return settled !== key;
}
