import { useSelector } from '@xstate/react';
import { connectivityOf, type Connectivity } from '#machines/app/connectivity/connectivity.machine.ts';
import { useApp } from './app-context.tsx';

/** What the connectivity pill shows for the open company; null if none is open. */
export function useConnectivity(): Connectivity | null {
  const connectivity = useApp().company()?.connectivity;
  return useSelector(connectivity, (snapshot) => (snapshot ? connectivityOf(snapshot) : null), isSame);
}

const isSame = (a: Connectivity | null, b: Connectivity | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Whether the device knows that the server is out of reach. */
export const useIsOffline = (): boolean => OFFLINE.has(useConnectivity()?.state);
const OFFLINE: ReadonlySet<unknown> = new Set(['offline']);
