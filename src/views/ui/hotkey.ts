interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * Whether a key press matches the combination: `k`, `mod+k`, `shift+Enter`, `?`, `/`. `mod` is Ctrl or ⌘. Shift is
 * compared for named keys only, since `?` needs it on some layouts and not on others.
 */
export function matchesHotkey(press: KeyPress, combination: string): boolean {
  const parts = combination.split('+');
  const key = parts.at(-1) ?? '';
  const wantsMod = parts.includes('mod');
  if (wantsMod !== (press.ctrlKey || press.metaKey)) return false;
  if (parts.includes('alt') !== press.altKey) return false;
  if ((key.length > 1 || wantsMod) && parts.includes('shift') !== press.shiftKey) return false;
  return press.key.toLowerCase() === key.toLowerCase();
}

/** Whether a key press goes into a text field, so that single-letter keys must not fire. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.matches('input:not([type=checkbox]):not([type=radio]), textarea, select')
  );
}
