import type { SnapshotFrom } from 'xstate';
import type { ConnectivityActor, connectivityMachine } from './connectivity.machine.ts';

const WEEK = 7 * 86_400_000;

/** Commands are waiting and the server does not take them: longer than the moment every command waits. [CON8] */
export const isHeldUp = (snapshot: SnapshotFrom<typeof connectivityMachine>): boolean =>
  snapshot.matches({ work: 'waiting' }) &&
  !snapshot.matches({ link: 'online' }) &&
  !snapshot.matches({ link: 'connecting' });

/** Calls `act` at every update while work is held up. [CON8] */
export function whenHeldUp(connectivity: ConnectivityActor, act: () => void): void {
  connectivity.subscribe((snapshot) => isHeldUp(snapshot) && act());
}

/**
 * The earliest time at which a browser that deletes data after seven days without a visit may have deleted ours. Epoch
 * milliseconds. [CON9]
 */
export const wipedFrom = (now: number): number => now + WEEK;
