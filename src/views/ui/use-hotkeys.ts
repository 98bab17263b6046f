import { useEffect, useEffectEvent } from 'react';
import { isTyping, matchesHotkey } from './hotkey.ts';
import { hotkeyWords, type Hotkey } from './hotkey.messages.ts';
import { onceAlone } from './held-key.ts';
import { isBusyElsewhere } from './is-busy-elsewhere.ts';
import { isSingleKey, singleKeysOn } from './single-keys.ts';
import { Shelf, useOnShelf } from './use-on-shelf.ts';

/** Combination → handler. `mod+…`, `alt+…` and `Escape` work while typing, single keys do not, and not at all where they are turned off. */
export type Hotkeys = Readonly<Partial<Record<Hotkey, (event: KeyboardEvent) => void>>>;

/** They change nothing by themselves, and the key after them may need it. */
const AT_ONCE: readonly string[] = ['j', 'g'];

const shelf = new Shelf<readonly string[]>();

/** The keys currently active on the page, in list order. */
export function hotkeysInForce(): readonly Hotkey[] {
  const given = new Set(shelf.all().flat());
  const isInForce = (key: string): boolean => given.has(key) && (singleKeysOn() || !isSingleKey(key));
  return Object.keys(hotkeyWords).filter((key): key is Hotkey => isInForce(key));
}

/** Registers keys that a component handles itself, such as those of rows. */
export const useRegisterHotkeys = (keys: readonly Hotkey[]): void =>
  useOnShelf<readonly string[]>(shelf, keys);

/** Listens on the whole window while the component is mounted. Inactive below an open dialog. */
export function useHotkeys(keys: Hotkeys, enabled = true): void {
  useOnShelf<readonly string[]>(shelf, Object.keys(keys), enabled);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const found = Object.entries(keys).find(([combination]) => matchesHotkey(event, combination));
    if (found === undefined) return;
    const [combination, act] = found;
    const plain = !combination.includes('mod+') && !combination.includes('alt+');
    if (plain && (isTyping(event.target) || isUnder(combination))) return;
    if (isSingleKey(combination) && !singleKeysOn()) return;
    event.preventDefault();
    if (isSingleKey(combination) && !AT_ONCE.includes(combination)) onceAlone(() => act(event));
    else act(event);
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [enabled]);
}

/** Whether a dialog covers the listener of a key; document keys also work in the document's own panel. */
function isUnder(combination: string): boolean {
  if (hotkeyWords[combination as Hotkey].group === 'document') return isBusyElsewhere(); // keyed by their words
  return document.querySelector('[role=dialog][aria-modal=true]') !== null;
}
