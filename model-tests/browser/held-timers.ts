/** Waits in this range: milliseconds, both ends included. */
interface HeldWaits {
  readonly least: number;
  readonly most: number;
}

/** The page's own script, as far as the walk controls it. */
export interface Held {
  passHeld(): number;
}

/** Runs in the page before its own script: timers in the range wait until the walk releases them. */
export function holdTimers({ least, most }: HeldWaits): void {
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  const held = new Map<number, () => void>();
  let last = 0;
  Object.assign(globalThis, {
    setTimeout: (act: () => void, ms?: number, ...given: unknown[]): number => {
      if (ms === undefined || ms < least || ms > most) return Number(start(act, ms, ...given));
      held.set((last -= 1), act);
      return last;
    },
    clearTimeout: (id?: number): void => {
      if (id === undefined || !held.delete(id)) stop(id);
    },
    passHeld: (): number => {
      const acts = [...held.values()];
      held.clear();
      for (const act of acts) act();
      return acts.length;
    },
  });
}

/** Runs in the page: releases the held timers; returns how many. */
export const passHeld = (): number => (globalThis as unknown as Held).passHeld(); // set before its own script
