import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { find, press, render } from './ui.fixtures.tsx';
import { useHotkeys } from './use-hotkeys.ts';
import { useKeyPair } from './use-key-pair.ts';

let did: string[] = [];
beforeEach(() => {
  did = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

/** A key that a hand presses, and the time until it is clear that it was one. */
function pressed(key: string): void {
  press(key);
  act(() => void vi.advanceTimersByTime(100));
}

function Page() {
  useHotkeys({ n: () => void did.push('new') });
  useKeyPair('g', (key) => (key === 'n' ? () => void did.push('go to the inbox') : undefined));
  return <input />;
}

test('[KEY2] G and a letter go to a page; the letter alone does what it does on the page', () => {
  render(<Page />);
  pressed('n');
  pressed('g');
  pressed('n');
  pressed('n');
  expect(did).toEqual(['new', 'go to the inbox', 'new']);
});

test('[KEY2] not while somebody types, and not after a while', () => {
  render(<Page />);
  act(() => find('input').focus());
  pressed('g');
  act(() => find('input').blur());
  pressed('n');
  pressed('g');
  act(() => vi.advanceTimersByTime(2000));
  pressed('n');
  expect(did).toEqual(['new', 'new']);
});
