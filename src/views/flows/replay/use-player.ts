import { useState, type KeyboardEvent } from 'react';
import { useTicks } from '../../ui/use-ticks.ts';

/** Milliseconds that each moment is shown while it plays. */
const EACH = 1200;

export interface Player {
  /** Which moment is shown, from 0 on. */
  readonly at: number;
  readonly last: number;
  readonly isPlaying: boolean;
  readonly go: (at: number) => void;
  /** Plays on, from the beginning where it is at its end; or holds. */
  readonly toggle: () => void;
  /** Arrows step, Home and End jump, the space bar plays and holds. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Plays `count` moments, at least one; it begins at the last, or at `start`. */
export function usePlayer(count: number, start = count - 1): Player {
  const last = Math.max(0, count - 1);
  const [chosen, setAt] = useState(start);
  const [isPlaying, setPlaying] = useState(false);
  const at = Math.min(chosen, last);
  const go = (to: number): void => {
    setPlaying(false);
    setAt(Math.max(0, Math.min(last, to)));
  };
  const toggle = (): void => {
    if (!isPlaying && at === last) setAt(0);
    setPlaying(!isPlaying && last > 0);
  };
  useTicks(isPlaying, EACH, () => {
    setAt(Math.min(last, at + 1));
    if (at + 1 >= last) setPlaying(false);
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
    if (to === undefined && event.key !== ' ') return;
    if (to === undefined && event.target instanceof HTMLButtonElement) return; // the space bar presses it
    event.preventDefault();
    if (to === undefined) toggle();
    else go(to);
  };
  return { at, last, isPlaying, go, toggle, onKeyDown };
}
