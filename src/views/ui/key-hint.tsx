import { useSyncExternalStore } from 'react';
import { Kbd } from './kbd.tsx';
import { isSingleKey, singleKeysOn, watchSingleKeys } from './single-keys.ts';

/** Whether shortcuts of a single key are on, followed as it changes: what names a key that does not work misleads. */
export const useSingleKeysOn = (): boolean =>
  useSyncExternalStore(watchSingleKeys, singleKeysOn, singleKeysOn);

/** The key of a control beside it; none while shortcuts of a single key are turned off. */
export function KeyHint({ children }: { readonly children: string }) {
  const isOn = useSingleKeysOn();
  return isOn || !isSingleKey(children) ? <Kbd>{children}</Kbd> : null;
}
