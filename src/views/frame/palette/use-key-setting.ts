import { useSelector } from '@xstate/react';
import { useApp } from '#views/navigation/app-context.tsx';
import { useSingleKeySetting } from '#views/ui/single-keys.ts';

/** Shortcuts of a single key are on or off, as it is chosen on this device. [KEY4] */
export function useKeySetting(): void {
  const { preferences } = useApp();
  useSingleKeySetting(
    useSelector(preferences, ({ context }) => context.preferences['single-keys'] === 'true'),
  );
}
