import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { find, press, render, unmount } from '#views/ui/ui.fixtures.tsx';
import { PlayerBar } from './player-bar.tsx';
import { usePlayer } from './use-player.ts';

function Shown({ count }: { readonly count: number }) {
  const player = usePlayer(count);
  return <PlayerBar player={player} said={`moment ${player.at}`} />;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

const said = (): string => find('output').textContent;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('[RP3] moments are walked with the keys', () => {
  render(<Shown count={4} />);
  find('input').focus();
  const seen = ['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'Home', 'ArrowLeft', 'ArrowRight', 'End'].map(
    (key) => {
      press(key);
      return said();
    },
  );
  expect(seen.map((text) => text.slice(-1))).toEqual(['3', '2', '1', '0', '0', '1', '3']);
});

test('[RP3] the space bar plays from the beginning, holds, goes on, and playing ends at the last moment', () => {
  render(<Shown count={4} />);
  find('input').focus();
  press(' ');
  expect(said()).toBe('moment 0');
  pass(1300);
  expect(said()).toBe('moment 1');
  press(' ');
  pass(5000);
  expect(said()).toBe('moment 1');
  press(' ');
  for (const _ of [1, 2, 3, 4]) pass(1300);
  expect(said()).toBe('moment 3');
  expect(document.querySelector('[aria-label="Hold"]')).toBeNull();
});
