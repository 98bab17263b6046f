import { dayIn } from '#model/values/moments.ts';
import { momentOf } from '#server/platform/local-time.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const FOUNDED_AT = 8;

/** The days of the demo year in the company's time zone, counted back from the one that it is there now. */
export class Calendar {
  /** What the clock shows when the year ends, milliseconds since the epoch: nothing is dated later. */
  readonly now: number;
  readonly #timeZone: string;
  /** The last day, counted from the epoch's first. */
  readonly #today: number;

  /** @param now the current time, UTC ISO; `timeZone` the IANA name of the company's */
  constructor(now: string, timeZone: string) {
    this.now = Date.parse(now);
    this.#timeZone = timeZone;
    this.#today = dayNumber(dayIn(now, timeZone));
  }

  /** The last day, `YYYY-MM-DD`. */
  get today(): string {
    return dayNamed(this.#today);
  }

  /** The morning of the same day a year before, when the company was founded; of the first of March for a leap day. */
  get founded(): number {
    const day = new Date(this.#today * DAY);
    day.setUTCFullYear(day.getUTCFullYear() - 1);
    return this.#at(day.getTime() / DAY, FOUNDED_AT);
  }

  /** The time so many days ago at an hour of business (such as 9.5); includes weekends. */
  ago(days: number, hour: number): number {
    return this.#at(this.#today - days, hour);
  }

  /** The day so many days ago, `YYYY-MM-DD`; of days to come for a negative number. */
  dayAgo(days: number): string {
    return dayNamed(this.#today - days);
  }

  /** A time on the last day: `share` of the elapsed part of it. */
  morning(share: number): number {
    const midnight = this.#at(this.#today, 0);
    return midnight + Math.floor((this.now - midnight) * share);
  }

  /** The time so many working days after another, at an hour of business. */
  later(at: number, workingDays: number, hour: number): number {
    let day = dayNumber(this.day(at));
    for (let left = workingDays; left > 0;) {
      day += 1;
      if (!isWeekend(day)) left -= 1;
    }
    while (isWeekend(day)) day += 1;
    return Math.max(at + 60_000, this.#at(day, hour));
  }

  /** The day of a time, `YYYY-MM-DD`. */
  day(at: number): string {
    return dayIn(new Date(at).toISOString(), this.#timeZone);
  }

  #at(day: number, hour: number): number {
    const whole = Math.floor(hour);
    const moment = momentOf(`${dayNamed(day)} ${String(whole).padStart(2, '0')}:00`, this.#timeZone) ?? '';
    return Date.parse(moment) + Math.floor((hour - whole) * HOUR);
  }
}

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY;
const dayNamed = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10);

/** The epoch began on a Thursday. */
const isWeekend = (day: number): boolean => [2, 3].includes(day % 7);
