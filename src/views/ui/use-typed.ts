import { startTransition, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from './use-after-paint.ts';

export interface Typed {
  /** Whoever types has heard of something: who is told of it hears of it once it is painted. */
  readonly onType: () => void;
  /** Writes another text in place of what was typed. */
  readonly write: (text: string) => void;
  /** Tells of what was typed at once. */
  readonly tellNow: () => void;
}

/**
 * What is typed is the box's own, so that a key waits for nothing but the browser; whoever is told of it then draws in
 * pieces that the next key does not wait for. Until they are done what was typed stands, then the value.
 */
export function useTyped(
  box: RefObject<HTMLInputElement | null>,
  value: string,
  onChange: (value: string) => void,
): Typed {
  const isWaiting = useRef(false);
  const asked = useRef(0);
  const [answered, setAnswered] = useState(0);
  useLayoutEffect(() => {
    const isBehind = isWaiting.current || answered !== asked.current;
    if (!isBehind) show(box.current, value);
  }, [box, value, answered]);
  const tell = (): void => {
    isWaiting.current = false;
    asked.current += 1;
    onChange(box.current?.value ?? '');
    setAnswered(asked.current);
  };
  const onType = (): void => {
    if (isWaiting.current) return;
    isWaiting.current = true;
    afterPaint(() => isWaiting.current && startTransition(tell));
  };
  return {
    onType,
    write: (text) => {
      show(box.current, text);
      onType();
    },
    tellNow: () => {
      if (isWaiting.current || answered !== asked.current) flushSync(tell);
    },
  };
}

function show(box: HTMLInputElement | null, text: string): void {
  if (box && box.value !== text) box.value = text;
}
