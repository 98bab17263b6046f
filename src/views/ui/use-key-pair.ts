import { useEffect, useEffectEvent, useState } from 'react';
import type { Hotkey } from './hotkey.messages.ts';
import { onceAlone } from './held-key.ts';
import { useHotkeys } from './use-hotkeys.ts';

/** Milliseconds to press the second key in. */
const PATIENCE = 1500;

/**
 * Two keys one after the other: the first waits for the second, which does nothing else meanwhile.
 * @param onSecond what the second key asks for; undefined for a key that means nothing here
 */
export function useKeyPair(first: Hotkey, onSecond: (key: string) => (() => void) | undefined): void {
  const [isWaiting, setWaiting] = useState(false);
  useHotkeys({ [first]: () => setWaiting(true) });
  const second = useEffectEvent((event: KeyboardEvent): void => {
    setWaiting(false);
    const act =
      event.ctrlKey || event.metaKey || event.altKey ? undefined : onSecond(event.key.toLowerCase());
    if (act === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onceAlone(act);
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
