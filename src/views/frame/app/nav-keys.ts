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
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  const target = isSideways ? beside(document.activeElement) : stopFrom(currentTarget, key);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/** The pin of an entry, or the entry of a pin. */
const beside = (focused: Element | null): HTMLElement | null | undefined =>
  focused?.parentElement?.querySelector<HTMLElement>(
    focused.matches('a') ? '.app-nav-pin' : 'a.app-nav-link',
  );

function stopFrom(nav: HTMLElement, key: string): HTMLElement | undefined {
  const focused = document.activeElement;
  const entry = focused?.closest('.app-nav-item')?.querySelector('a') ?? focused;
  const stops = [...nav.querySelectorAll<HTMLElement>('h2 button, ul:not([hidden]) a.app-nav-link')];
  const at = stops.findIndex((stop) => stop === entry);
  const next = STEPS[key]?.(at, stops.length - 1);
  return next === undefined ? undefined : stops[next];
}
