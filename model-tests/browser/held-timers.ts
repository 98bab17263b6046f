/** Of how long a wait: milliseconds, both included. */
interface HeldWaits {
  readonly least: number;
  readonly most: number;
}

/** The page's own script, as far as a walk has a hand in it. */
export interface Held {
  passHeld(): number;
}

/** In the page, before its own script: what waits so long waits until the walk lets it pass. */
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

/** In the page: lets what is held go on; how much that was. */
export const passHeld = (): number => (globalThis as unknown as Held).passHeld(); // from before its own script
