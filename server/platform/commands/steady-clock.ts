/** By how much a clock may be behind and still be put right, in milliseconds. */
const MOST = 24 * 60 * 60 * 1000;

/**
 * The moment of what is written now, UTC ISO: never before what a company has written last, be it that a clock was set
 * back or that another server's is ahead. A clock that was wrong by days is believed again once it is right: time does not
 * wait for it. [EX15]
 */
export function notBefore(last: string, now: string): string {
  const behind = Date.parse(last) - Date.parse(now);
  return behind > 0 && behind <= MOST ? last : now;
}
