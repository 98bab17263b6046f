import { useEffect, useEffectEvent } from 'react';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

/** The overlay that keeps the focus: an element, looked up when a key is pressed. */
type Surface = () => HTMLElement | null;

interface ModalFocusOptions {
  /** Focuses the first control in the overlay when it opens. */
  readonly focusFirst?: boolean;
  readonly onEscape?: () => void;
}

/** While open, Tab cycles within the overlay; once closed, the focus returns to where it was. */
export function useModalFocus(open: boolean, surface: Surface, options: ModalFocusOptions = {}): void {
  const { focusFirst = false } = options;
  const find = useEffectEvent(surface);
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (!event.defaultPrevented) options.onEscape?.();
  });
  useEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement;
    if (focusFirst) focusableIn(find())[0]?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Tab') goRound(event, find());
      else if (event.key === 'Escape') escape(event);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [open, focusFirst]);
}

function goRound(event: KeyboardEvent, surface: HTMLElement | null): void {
  const all = focusableIn(surface);
  const [first, last] = [all[0], all.at(-1)];
  const from = document.activeElement;
  const leaves = event.shiftKey ? from === first || from === surface : from === last;
  // Overlays above this one, such as its menus, handle their own keys.
  const isElsewhere = from !== document.body && from !== null && !surface?.contains(from);
  if (!first || !last || isElsewhere || (!leaves && from !== document.body)) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}

function focusableIn(surface: HTMLElement | null): HTMLElement[] {
  const all = [...(surface?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
  return all.filter((element) => element.tabIndex >= 0 && element.checkVisibility?.() !== false);
}
