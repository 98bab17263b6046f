import type { SnapshotFrom } from 'xstate';
import type { ConnectivityActor, connectivityMachine } from './connectivity.machine.ts';

const WEEK = 7 * 86_400_000;

/** Commands wait, and the server does not take them: more than the moment that each one takes. [CON8] */
export const isHeldUp = (snapshot: SnapshotFrom<typeof connectivityMachine>): boolean =>
  snapshot.matches({ work: 'waiting' }) &&
  !snapshot.matches({ link: 'online' }) &&
  !snapshot.matches({ link: 'connecting' });

/** Acts as long as work is held up, at each word of it. [CON8] */
export function whenHeldUp(connectivity: ConnectivityActor, act: () => void): void {
  connectivity.subscribe((snapshot) => isHeldUp(snapshot) && act());
}

/**
 * The first moment at which a browser that keeps nothing for longer than seven days without a visit may have deleted
 * what it has. Epoch milliseconds. [CON9]
 */
export const wipedFrom = (now: number): number => now + WEEK;
