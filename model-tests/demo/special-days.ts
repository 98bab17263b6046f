import { addDays } from '#model/values/moments.ts';

/** The first of the days that the demonstration is played on, and how many there are: four years, with a leap day. */
const FIRST = '2026-11-28';
const DAYS = 1461;

/** UTC. The last is already tomorrow where the companies are; so early, next to nothing has happened that day. */
const HOURS = ['07:30', '12:00', '23:10'] as const;

export const companies = ['nordlager', 'baltic', 'fjord'] as const;

export interface PlayedMoment {
  readonly company: (typeof companies)[number];
  /** UTC ISO. */
  readonly moment: string;
}

/** Of the four years: turns of years, the leap day, changes of the clock, ends of short months. */
const special = [
  '2026-12-31',
  '2027-01-01',
  '2027-02-28',
  '2027-03-27',
  '2027-03-28',
  '2027-10-30',
  '2027-10-31',
  '2028-02-28',
  '2028-02-29',
  '2028-03-01',
  '2029-12-31',
  '2030-01-01',
] as const;

const at = (day: string, hour: string): string => `${day}T${hour}:00.000Z`;

/** A few moments that take seconds: one company each, mostly the smallest. */
export const sample: readonly PlayedMoment[] = [
  { company: 'nordlager', moment: at(FIRST, '21:26') },
  { company: 'baltic', moment: at(FIRST, '21:26') },
  { company: 'fjord', moment: at('2026-12-31', '23:50') },
  { company: 'fjord', moment: at('2026-12-31', '23:00') }, // midnight in Oslo
  { company: 'fjord', moment: at('2027-02-28', '23:59') },
  { company: 'fjord', moment: at('2027-03-28', '01:30') },
  { company: 'baltic', moment: at('2027-10-31', '00:30') },
  { company: 'fjord', moment: at('2027-06-06', '12:00') }, // a Sunday
  { company: 'fjord', moment: at('2028-02-29', '07:30') },
  { company: 'fjord', moment: at('2029-12-31', '08:00') },
];

/** Each hour in each company. */
const turns = HOURS.flatMap((hour) => companies.map((company) => ({ hour, company })));

/**
 * What `npm run test:all` plays: every day once, in a company and at an hour that change from day to day and from turn to
 * turn, so that nine turns play all of them; the special days whole. All in one run would take hours.
 * @param part which of `of` equal shares
 * @param turn any whole number
 */
export function playedMoments(part: number, of: number, turn: number): readonly PlayedMoment[] {
  const daily = Array.from({ length: DAYS }, (_, n) => {
    const own = turns[(n + turn) % turns.length];
    return own && { company: own.company, moment: at(addDays(FIRST, n), own.hour) };
  }).filter((one) => one !== undefined);
  const whole = special.flatMap((day) =>
    turns.map(({ hour, company }) => ({ company, moment: at(day, hour) })),
  );
  return [...whole, ...daily].filter((_, n) => n % of === part);
}

/** Each special day once, at an hour that changes with the turn, UTC ISO: a fourth of them, so that four turns have all. */
export const specialMoments = (turn: number): readonly string[] =>
  special
    .filter((_, n) => n % 4 === turn % 4)
    .map((day, n) => at(day, HOURS[(n + turn) % HOURS.length] ?? HOURS[0]));
