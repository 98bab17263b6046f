import { isTyping } from './hotkey.ts';

/** Navigation through steps, by key. */
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
 * Escape exits, the arrows follow the reading direction: right to left, the left one goes to the next step. Keys that
 * belong to a field, another dialog or a combination are ignored.
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
