import { act } from 'react';
import { vi } from 'vitest';

/** Milliseconds from key to key of a scanner, of fast hands, and of those in between. */
export const paces = [5, 10, 20, 45] as const;

interface Manner {
  /** Milliseconds from key to key. */
  readonly pace: number;
  /** How many times slower the page is than its keys: what it does later comes late by that much. */
  readonly slowed?: number;
}

/**
 * Keys pressed one after the other on whatever has the focus then, as a browser does it: letters go into fields, Tab to
 * the next one. Timers have to be fake.
 */
export async function typeKeys(keys: readonly string[], { pace, slowed = 4 }: Manner): Promise<void> {
  for (const key of keys) {
    const at = (document.activeElement ?? document.body) as HTMLElement;
    const down = new KeyboardEvent('keydown', {
      key,
      code: CODES[key] ?? key,
      bubbles: true,
      cancelable: true,
    });
    Object.defineProperty(down, 'keyCode', { value: NUMBERS[key] ?? 0 });
    act(() => void at.dispatchEvent(down));
    if (!down.defaultPrevented) act(() => byBrowser(key));
    await act(() => vi.advanceTimersByTimeAsync(pace / slowed));
  }
}

/** The numbers of keys, which some controls still go by. */
const NUMBERS: Readonly<Record<string, number>> = {
  Enter: 13,
  Tab: 9,
  ArrowDown: 40,
  ArrowUp: 38,
  Escape: 27,
};

/** The places of keys, where they are called otherwise than what they type. */
const CODES: Readonly<Record<string, string>> = { ' ': 'Space' };

function byBrowser(key: string): void {
  const at = document.activeElement;
  if (key === 'Tab') return toNext(at);
  if (key.length !== 1 || !(at instanceof HTMLInputElement) || at.type === 'button') return;
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const [from, to] = [at.selectionStart ?? at.value.length, at.selectionEnd ?? at.value.length];
  setter?.call(at, at.value.slice(0, from) + key + at.value.slice(to));
  at.setSelectionRange(from + 1, from + 1);
  at.dispatchEvent(new Event('input', { bubbles: true }));
}

function toNext(at: Element | null): void {
  const all = [...document.querySelectorAll<HTMLElement>('input, button')].filter((one) => one.tabIndex >= 0);
  all[all.indexOf(at as HTMLElement) + 1]?.focus(); // the focused control is one of them
}
