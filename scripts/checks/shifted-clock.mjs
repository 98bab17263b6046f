import { ensureProgram } from '../test-programs.mjs';

/** Only where a library can be put before the system's own. */
export const canShift = process.platform === 'linux';

/** By how many seconds the clock of this process is shifted itself. */
const shift = Number(process.env.FAKETIME ?? 0);

/**
 * The variables with which a process, and all that it starts, lives from a moment on: Node, PostgreSQL and browsers.
 * Undefined, with advice printed, where that cannot be.
 * @param {string} moment ISO 8601
 * @param {string | undefined} zone IANA name; as it is by default
 */
export function clockAt(moment, zone = process.env.TZ) {
  const library = canShift ? ensureProgram('faketime') : undefined;
  if (library === undefined) return undefined;
  const seconds = shift + Math.round((Date.parse(moment) - Date.now()) / 1000);
  return {
    LD_PRELOAD: library,
    // Not a moment: each process would begin there anew, and the browser live before its server.
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
    // Timers wait by it.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // Its correction for an older C library has Chromium wait in circles: a page took 3 to 13 s instead of 0.06.
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
    // Node asks for the times of files in a way that is not shifted; other programs are to agree with it.
    NO_FAKE_STAT: '1',
    ...(zone === undefined ? {} : { TZ: zone }),
  };
}
