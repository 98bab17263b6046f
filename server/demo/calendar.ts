const DAY = 86_400_000;
const HOUR = 3_600_000;

/** The days of the demo year, counted back from the last one; opening hours in UTC. */
export class Calendar {
  /** Midnight (UTC) at the start of the last day, milliseconds. */
  readonly today: number;
  /** The current time on the last day. */
  readonly #now: number;

  /** @param today the last day, `YYYY-MM-DD`; `now` the current time, UTC ISO */
  constructor(today: string, now: string) {
    this.today = Date.parse(`${today}T00:00:00Z`);
    this.#now = Math.min(Math.max(Date.parse(now), this.today + 60_000), this.today + DAY - 60_000);
  }

  /** The time so many days ago at an hour (such as 9.5); includes weekends. */
  ago(days: number, hour: number): number {
    return this.today - days * DAY + hour * HOUR;
  }

  /** A time on the last day: `share` of the elapsed part of it. */
  morning(share: number): number {
    return this.today + Math.floor((this.#now - this.today) * share);
  }

  /** The time so many working days after another, at an hour. */
  later(at: number, workingDays: number, hour: number): number {
    let day = Math.floor(at / DAY);
    for (let left = workingDays; left > 0;) {
      day += 1;
      if (!isWeekend(day)) left -= 1;
    }
    while (isWeekend(day)) day += 1;
    return Math.max(at + 60_000, day * DAY + Math.floor(hour * HOUR));
  }

  /** The day of a time, `YYYY-MM-DD`. */
  day(at: number): string {
    return new Date(at).toISOString().slice(0, 10);
  }
}

/** The epoch began on a Thursday. */
const isWeekend = (day: number): boolean => [2, 3].includes(day % 7);
