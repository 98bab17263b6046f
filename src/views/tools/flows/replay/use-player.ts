import { useState, type KeyboardEvent } from 'react';
import { useTicks } from '#views/ui/use-ticks.ts';

/** Milliseconds per moment while playing. */
const EACH = 1200;

export interface Player {
  /** Index of the current moment, from 0. */
  readonly at: number;
  readonly last: number;
  readonly isPlaying: boolean;
  readonly go: (at: number) => void;
  /** Plays, restarting from the beginning if at the end; or pauses. */
  readonly toggle: () => void;
  /** Arrows step, Home and End jump, the space bar plays and pauses. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Plays `count` moments, at least one; starts at the last, or at `start`. */
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
