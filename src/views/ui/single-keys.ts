import { useLayoutEffect } from 'react';

let isOn = true;

/** Whether shortcuts of a single key are on; people who dictate, or whose hand trembles, turn them off. */
export const singleKeysOn = (): boolean => isOn;

/** Turns shortcuts of a single key on or off for the whole page. */
export function useSingleKeySetting(on: boolean): void {
  useLayoutEffect(() => {
    isOn = on;
    return () => void (isOn = true);
  }, [on]);
}

/** Whether a combination is a single key that also types a character. */
export const isSingleKey = (combination: string): boolean => combination.length === 1;
