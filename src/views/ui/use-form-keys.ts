import { useEffect } from 'react';
import { matchesHotkey } from './hotkey.ts';
import type { Hotkey } from './hotkey.messages.ts';
import { settleTyped } from './settle-typed.ts';
import { useRegisterHotkeys } from './use-hotkeys.ts';
import { Shelf, useOnShelf } from './use-on-shelf.ts';

/** What the keys of a form do. */
export interface FormKeys {
  /** Ctrl+Enter and Ctrl+S. */
  readonly save?: (() => void) | undefined;
  /** Ctrl+Shift+Enter: saves and does one more thing. */
  readonly onward?: (() => void) | undefined;
}

/** Forms on the page, the one opened last on top. */
const open = new Shelf<FormKeys>();

/**
 * Saves a form by key, whatever control has the focus: the key is taken before a list or a date field could take it for
 * its own Enter. With a dialog open it is the dialog's, even if that has nothing to save.
 */
export function useFormKeys(keys: FormKeys, enabled = true): void {
  useRegisterHotkeys(enabled ? toldKeys(keys) : []);
  useOnShelf(open, keys, enabled);
  useEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: KeyboardEvent): void => answer(event);
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, [enabled]);
}

const toldKeys = ({ save, onward }: FormKeys): readonly Hotkey[] => [
  ...(save ? (['mod+Enter', 'mod+s'] as const) : []),
  ...(onward ? (['mod+shift+Enter'] as const) : []),
];

/** Marks a control within a form that sends what is typed into it by the same key, such as a comment. */
export const OWN_KEYS = { 'data-own-keys': true } as const;

function answer(event: KeyboardEvent): void {
  const isOnward = matchesHotkey(event, 'mod+shift+Enter');
  if (!isOnward && !matchesHotkey(event, 'mod+Enter') && !matchesHotkey(event, 'mod+s')) return;
  if (event.target instanceof Element && event.target.closest('[data-own-keys]')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  settleTyped(event.target, () => {
    const form = open.all().at(-1);
    (isOnward ? form?.onward : form?.save)?.();
  });
}
