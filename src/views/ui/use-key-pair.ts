import { useEffect, useEffectEvent, useState } from 'react';
import type { Hotkey } from './hotkey.messages.ts';
import { useHotkeys } from './use-hotkeys.ts';

/** Milliseconds to press the second key in. */
const PATIENCE = 1500;

/** Two keys one after the other: the first waits for the second, which does nothing else meanwhile. */
export function useKeyPair(first: Hotkey, onSecond: (key: string) => boolean): void {
  const [isWaiting, setWaiting] = useState(false);
  useHotkeys({ [first]: () => setWaiting(true) });
  const second = useEffectEvent((event: KeyboardEvent): void => {
    setWaiting(false);
    if (event.ctrlKey || event.metaKey || event.altKey || !onSecond(event.key.toLowerCase())) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const listen = (event: KeyboardEvent): void => second(event);
    const timer = setTimeout(() => setWaiting(false), PATIENCE);
    window.addEventListener('keydown', listen, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', listen, true);
    };
  }, [isWaiting]);
}
