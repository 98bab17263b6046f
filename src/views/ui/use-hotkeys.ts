import { useEffect, useEffectEvent } from 'react';
import { isTyping, matchesHotkey } from './hotkey.ts';
import { hotkeyWords, type Hotkey } from './hotkey.messages.ts';
import { isBusyElsewhere } from './is-busy-elsewhere.ts';
import { Shelf, useOnShelf } from './use-on-shelf.ts';

/** Combination → what it does. `mod+…`, `alt+…` and `Escape` work while typing, single keys do not. */
export type Hotkeys = Readonly<Partial<Record<Hotkey, (event: KeyboardEvent) => void>>>;

const shelf = new Shelf<readonly string[]>();

/** The keys that do something on the page as it stands, in the order of their list. */
export function hotkeysInForce(): readonly Hotkey[] {
  const given = new Set(shelf.all().flat());
  return Object.keys(hotkeyWords).filter((key): key is Hotkey => given.has(key));
}

/** Names keys that a component listens to itself, such as those of rows. */
export const useHotkeysTold = (keys: readonly Hotkey[]): void => useOnShelf<readonly string[]>(shelf, keys);

/** Listens to the whole window while the component lives. Keys under an open dialog stay quiet. */
export function useHotkeys(keys: Hotkeys, enabled = true): void {
  useOnShelf<readonly string[]>(shelf, Object.keys(keys), enabled);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const found = Object.entries(keys).find(([combination]) => matchesHotkey(event, combination));
    if (found === undefined) return;
    const [combination, act] = found;
    const plain = !combination.includes('mod+') && !combination.includes('alt+');
    if (plain && (isTyping(event.target) || isUnder(combination))) return;
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

/** Whether a dialog lies over what listens to a key; those of a document are heard in its own panel too. */
function isUnder(combination: string): boolean {
  if (hotkeyWords[combination as Hotkey].group === 'document') return isBusyElsewhere(); // keys are told by their words
  return document.querySelector('[role=dialog][aria-modal=true]') !== null;
}
