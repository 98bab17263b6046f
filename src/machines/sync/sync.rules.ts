/** Tries that the pause grows with. */
export const MOST_TRIES = 5;

const FIRST = 2000;
const LONGEST = 60_000;

/**
 * Milliseconds until a company that could not be had is tried again: twice as long after each try, up to a minute.
 * @param tries how many have failed, from 1
 * @param share where in its second half the pause ends, 0 to 1: devices that failed together do not come back together
 */
export function pauseAfter(tries: number, share: number): number {
  const longest = Math.min(LONGEST, FIRST * 2 ** Math.min(tries, MOST_TRIES));
  return Math.round((longest / 2) * (1 + share));
}
