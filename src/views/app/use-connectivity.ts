import { useSelector } from '@xstate/react';
import type { Connectivity } from '../ui/connectivity-pill.tsx';
import { useApp } from './app-context.tsx';

/** What the connectivity pill shows of the company that is open. */
export function useConnectivity(): Connectivity {
  const sync = useApp().company()?.sync;
  const state = useSelector(sync, (snapshot) => snapshot);
  const waiting = state?.context.waiting ?? 0;
  const conflicts = state?.context.conflicts ?? 0;
  if (conflicts > 0) return { state: 'attention', count: conflicts };
  if (!state?.matches({ usable: 'online' })) return { state: 'offline', count: waiting };
  return waiting > 0 ? { state: 'sending', count: waiting } : { state: 'synced' };
}
