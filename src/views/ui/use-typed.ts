import { startTransition, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from './use-after-paint.ts';

/**
 * What is typed is painted first; whoever is told of it then draws in pieces that the next key does not wait for. Until
 * they are done what was typed stands, then the value.
 * @returns the text to show, a way to change it, and one to have told of it at once
 */
export function useTyped(
  value: string,
  onChange: (value: string) => void,
): readonly [string, (text: string) => void, () => void] {
  const [typed, setTyped] = useState<string | null>(null);
  const waiting = useRef<string | null>(null);
  const tell = (text: string): void => {
    onChange(text);
    setTyped(null);
  };
  const type = (text: string): void => {
    setTyped(text);
    const isComing = waiting.current !== null;
    waiting.current = text;
    if (isComing) return;
    afterPaint(() => {
      const last = waiting.current;
      waiting.current = null;
      if (last !== null) startTransition(() => tell(last));
    });
  };
  const tellNow = (): void => {
    waiting.current = null;
    if (typed !== null) flushSync(() => tell(typed));
  };
  return [typed ?? value, type, tellNow];
}
