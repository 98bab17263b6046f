import { useEffect, useEffectEvent } from 'react';
import { isTyping, matchesHotkey } from './hotkey.ts';

/** Combination → what it does. `mod+…`, `alt+…` and `Escape` work while typing, single keys do not. */
export type Hotkeys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/** Listens to the whole window while the component lives. Keys under an open dialog stay quiet. */
export function useHotkeys(keys: Hotkeys, enabled = true): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const found = Object.entries(keys).find(([combination]) => matchesHotkey(event, combination));
    if (found === undefined) return;
    const [combination, act] = found;
    const plain = !combination.includes('mod+') && !combination.includes('alt+');
    if (plain && (isTyping(event.target) || document.querySelector('[role=dialog][aria-modal=true]'))) return;
    event.preventDefault();
    act(event);
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [enabled]);
}
