import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { find, press, render } from './ui.fixtures.tsx';
import { useHotkeys } from './use-hotkeys.ts';
import { useKeyPair } from './use-key-pair.ts';

let did: string[] = [];
beforeEach(() => void (did = []));

function Page() {
  useHotkeys({ n: () => void did.push('new') });
  useKeyPair('g', (key) => key === 'n' && did.push('go to the inbox') > 0);
  return <input />;
}

test('[KEY2] G and a letter go to a page; the letter alone does what it does on the page', () => {
  render(<Page />);
  press('n');
  press('g');
  press('n');
  press('n');
  expect(did).toEqual(['new', 'go to the inbox', 'new']);
});

test('[KEY2] not while somebody types, and not after a while', () => {
  vi.useFakeTimers();
  render(<Page />);
  act(() => find('input').focus());
  press('g');
  act(() => find('input').blur());
  press('n');
  press('g');
  act(() => vi.advanceTimersByTime(2000));
  press('n');
  vi.useRealTimers();
  expect(did).toEqual(['new', 'new']);
});
