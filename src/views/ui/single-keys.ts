import { useLayoutEffect } from 'react';

let isOn = true;
const readers = new Set<() => void>();

function turn(on: boolean): void {
  isOn = on;
  for (const read of readers) read();
}

/** Whether shortcuts of a single key are on; people who dictate, or whose hand trembles, turn them off. */
export const singleKeysOn = (): boolean => isOn;

/** Turns shortcuts of a single key on or off for the whole page. */
export function useSingleKeySetting(on: boolean): void {
  useLayoutEffect(() => {
    turn(on);
    return () => turn(true);
  }, [on]);
}

/** Calls back whenever they are turned on or off; returns how to stop. */
export function watchSingleKeys(read: () => void): () => void {
  readers.add(read);
  return () => void readers.delete(read);
}

/** Whether a combination is a single key that also types a character. */
export const isSingleKey = (combination: string): boolean => combination.length === 1;
