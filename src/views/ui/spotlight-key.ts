import { isTyping } from './hotkey.ts';

/** What a key asks of a walk through steps. */
export type SpotlightKey = 'next' | 'back' | 'exit';

const KEYS: Readonly<Record<string, SpotlightKey>> = {
  Escape: 'exit',
  ArrowRight: 'next',
  ArrowLeft: 'back',
};
const MIRRORED: Readonly<Record<string, SpotlightKey>> = {
  ...KEYS,
  ArrowRight: 'back',
  ArrowLeft: 'next',
};

/**
 * Escape leaves, the arrows go in reading direction: from right to left, the left one goes on. Keys that belong to a
 * field, to another dialog or to a combination are none.
 */
export function spotlightKey(event: KeyboardEvent, card: HTMLElement | null): SpotlightKey | undefined {
  const { target, key } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return undefined;
  if (isTyping(target)) return undefined;
  const dialog = target instanceof Element ? target.closest('[role=dialog], [popover]') : null;
  if (dialog !== null && dialog !== card) return undefined;
  return (document.documentElement.dir === 'rtl' ? MIRRORED : KEYS)[key];
}
