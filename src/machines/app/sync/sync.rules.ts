/** Number of attempts after which the pause stops growing. */
export const MOST_TRIES = 5;

const FIRST = 2000;
const LONGEST = 60_000;

/**
 * Milliseconds before the next attempt to open a company: doubled after each failure, up to a minute.
 * @param tries failed attempts, from 1
 * @param share jitter, 0 to 1, over the second half of the pause: devices that failed together do not retry together
 */
export function pauseAfter(tries: number, share: number): number {
  const longest = Math.min(LONGEST, FIRST * 2 ** Math.min(tries, MOST_TRIES));
  return Math.round((longest / 2) * (1 + share));
}
