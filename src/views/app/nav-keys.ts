import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** The keys of the navigation: up and down its entries and headings, and sideways to the pin of an entry. [NAV4] */
export function goThroughNav(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) return;
  const focused = document.activeElement;
  const entry = focused?.closest('.app-nav-item')?.querySelector<HTMLElement>('a') ?? focused;
  const next = (): HTMLElement | null | undefined => {
    if (key === 'ArrowLeft' || key === 'ArrowRight')
      return focused?.parentElement?.querySelector<HTMLElement>(
        focused.matches('a') ? '.app-nav-pin' : 'a.app-nav-link',
      );
    const stops = [
      ...currentTarget.querySelectorAll<HTMLElement>('h2 button, ul:not([hidden]) a.app-nav-link'),
    ];
    const at = stops.findIndex((stop) => stop === entry);
    const step = STEPS[key]?.(at, stops.length - 1);
    return step === undefined ? null : stops[step];
  };
  const target = next();
  if (!target) return;
  event.preventDefault();
  target.focus();
}
