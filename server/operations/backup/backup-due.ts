/** A time of day, UTC. */
interface TimeOfDay {
  readonly hour: number;
  readonly minute: number;
}

const DAY = 86_400_000;

/** The moment of a daily time that was last, or is now. UTC ISO. */
export function lastDue({ hour, minute }: TimeOfDay, now: string): string {
  const due = new Date(now).setUTCHours(hour, minute, 0, 0);
  return new Date(due > Date.parse(now) ? due - DAY : due).toISOString();
}

/** The next one. UTC ISO. */
export const nextDue = (at: TimeOfDay, now: string): string =>
  new Date(Date.parse(lastDue(at, now)) + DAY).toISOString();
