/** A moment at which tests are tried, in the time zone of the machine. */
export interface OtherDay {
  /** UTC, ISO 8601. */
  readonly at: string;
  /** IANA name. */
  readonly zone: string;
  readonly why: string;
}

const STOCKHOLM = 'Europe/Stockholm';
const day = (at: string, zone: string, why: string): OtherDay => ({ at, zone, why });

/** Moments a few minutes before something happens to the calendar, so that it happens during the run. */
export const otherDays: readonly OtherDay[] = [
  day('2028-02-29T10:00:00Z', STOCKHOLM, 'leap day'),
  day('2026-12-31T22:58:00Z', STOCKHOLM, 'a year ends, here before it does in UTC'),
  day('2027-03-28T00:58:00Z', STOCKHOLM, 'the clock goes from 02:00 to 03:00'),
  day('2027-01-31T23:58:00Z', 'UTC', 'a month ends, and the next is shorter'),
  day('2027-10-31T00:58:00Z', STOCKHOLM, 'the clock goes from 03:00 to 02:00'),
  day('2027-05-01T08:00:00Z', STOCKHOLM, 'a month begins, on a Saturday'),
  day('2027-01-01T00:05:00Z', 'UTC', 'a year begins, on a holiday'),
  day('2026-11-28T22:30:00Z', STOCKHOLM, 'a Saturday before midnight'),
  day('2028-12-31T12:00:00Z', 'America/New_York', 'a Sunday, and the 366th day'),
  day('2026-12-31T23:05:00Z', STOCKHOLM, 'a year has begun, but not in UTC'),
];

/** Something that is run on a day. */
export interface Trial {
  readonly on: OtherDay;
  readonly projects: readonly string[];
  /** Parts of the paths of the files that are run; all by default. */
  readonly filter?: readonly string[];
}

/** Two walks of the browser through a demonstration of that day, and the path tests of charts that ask for the time. */
const smoke = ['browser/scan-offline.', 'browser/device-wipe.', 'views/live.', 'earlier-states/earlier-log.'];

/**
 * What to run on the two days whose turn it is; a turn is a day, counted from 1970. What is slow, the database and the
 * browser, is on one of them each, and changes places once every day has had its turn.
 */
export function trialsOf(turn: number): readonly Trial[] {
  const pairs = otherDays.length / 2;
  const first = (turn % pairs) * 2;
  const pair = otherDays.slice(first, first + 2);
  const [one, other] = Math.floor(turn / pairs) % 2 === 0 ? pair : pair.toReversed();
  if (!one || !other) throw new Error('there are no days');
  return [
    { on: one, projects: ['unit', 'dom', 'db'] },
    { on: other, projects: ['unit', 'dom'] },
    { on: other, projects: ['browser', 'model'], filter: smoke },
  ];
}
