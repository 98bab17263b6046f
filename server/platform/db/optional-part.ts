import { isDatabaseAway } from '#server/platform/db/outage.ts';

/** Told of a part of the server that is left out, and why. */
export type LeaveOut = (part: string, why: unknown) => void;

/**
 * [OB12] Says what is left out in one line, and where to report it. A part that cannot be used takes nothing else down.
 * @param log writes a line
 */
export const leavingOut =
  (log: (line: string) => void): LeaveOut =>
  (part, why) =>
    log(`left out: ${part} (${firstLine(why)}). All else works. ${REPORT}`);

const REPORT = 'Whom to report this line to: docs/operations.md, "What is left out"';

/** Long enough for what was refused, and why. */
const LONGEST = 300;

function firstLine(why: unknown): string {
  const [line = ''] = (why instanceof Error ? why.message : String(why)).split('\n');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

/**
 * [OB12] What opens a part; where that fails, it is left out and `without` stands in for it. Rejects only where the
 * database is away: nothing works without it.
 */
export async function optional<T, W>(
  part: string,
  leaveOut: LeaveOut,
  open: () => T | Promise<T>,
  without: W,
): Promise<T | W> {
  try {
    return await open();
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    leaveOut(part, error);
    return without;
  }
}

type Opening = () => (() => unknown) | void | Promise<void>;

/** [OB12] Opens one part after the other, by name, without those that fail; returns what ends them, the last one first. */
export async function openInTurn(
  leaveOut: LeaveOut,
  parts: Readonly<Record<string, Opening>>,
): Promise<(() => unknown)[]> {
  const stops: (() => unknown)[] = [];
  for (const [part, open] of Object.entries(parts)) {
    const stop = await optional(part, leaveOut, open, undefined);
    if (stop) stops.unshift(stop);
  }
  return stops;
}
