import { statfsSync } from 'node:fs';

const memory = '/dev/shm';
/** Databases of the tests, their copies and profiles of browsers take up to 3 GB. */
const NEEDED = 8e9;

/**
 * Keeps the files of tests in memory where the system has enough of it: they are read once, and none has to outlive the
 * run. Whoever sets TMPDIR is left alone.
 */
export function keepScratchInMemory(): void {
  if (process.platform !== 'linux' || process.env['TMPDIR'] !== undefined) return;
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize >= NEEDED) process.env['TMPDIR'] = memory;
  } catch {
    // There is no such folder: the usual one is as good.
  }
}
