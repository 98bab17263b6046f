import { startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Milliseconds after which it goes on without a frame: a page out of sight paints none. */
const LATEST = 100;

/**
 * Follows a value a frame behind: what is drawn with `value` itself is painted first, and what takes longer is drawn
 * with the one that follows, in pieces that the next key does not wait for.
 * @returns the value that follows, and a way to have it follow at once
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

/** Acts once the next frame is painted. */
export function afterPaint(act: () => void): void {
  const frame = requestAnimationFrame(() => {
    clearTimeout(late);
    setTimeout(act); // a task of its own comes after the frame
  });
  const late = setTimeout(() => {
    cancelAnimationFrame(frame);
    act();
  }, LATEST);
}
