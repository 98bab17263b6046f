import { startTransition, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from './use-after-paint.ts';

export interface Typed {
  /** Call after typing: reports the text once it is painted. */
  readonly onType: () => void;
  /** Replaces the typed text. */
  readonly write: (text: string) => void;
  /** Reports the typed text at once. */
  readonly tellNow: () => void;
}

/**
 * The box is uncontrolled, so that a key waits only for the browser; the receiver of the text then renders in pieces
 * that do not delay the next key. Until that is done the box shows the typed text, afterwards the value.
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
