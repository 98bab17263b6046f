import { startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Milliseconds after which it continues without a frame: a hidden page paints none. */
const LATEST = 100;

/**
 * Follows a value one frame late: what uses `value` itself is painted first, and slower parts use the following value,
 * rendered in pieces that do not delay the next key.
 * @returns the following value, and a function that makes it catch up at once
 */
export function useAfterPaint<T extends object>(value: T): readonly [T, () => void] {
  const [following, setFollowing] = useState(value);
  const wanted = useRef(value);
  const isComing = useRef(false);
  useLayoutEffect(() => {
    wanted.current = value;
    if (value === following || isComing.current) return;
    isComing.current = true;
    afterPaint(() => {
      isComing.current = false;
      startTransition(() => setFollowing(wanted.current));
    });
  }, [value, following]);
  const catchUp = useCallback(() => flushSync(() => setFollowing(wanted.current)), []);
  return [following, catchUp];
}

/** Runs once the next frame is painted. */
export function afterPaint(act: () => void): void {
  const frame = requestAnimationFrame(() => {
    clearTimeout(late);
    setTimeout(act); // a separate task runs after the frame
  });
  const late = setTimeout(() => {
    cancelAnimationFrame(frame);
    act();
  }, LATEST);
}
