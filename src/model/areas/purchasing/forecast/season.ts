import type { Method, Series } from './methods.ts';

/** Weeks of a year, and of the thirteen parts that a season is looked for in: weeks alone are too few to tell. */
const [YEAR, PART] = [52, 4];
const PARTS = YEAR / PART;
/** How alike two years have to be (correlation of their parts) to be called a season. */
const ALIKE = 0.7;

/** What each of the thirteen parts of a year has of its mean. */
export type Season = readonly number[];

/**
 * What each part of a year has of its mean, over the last two years, where both show the same; null without two years,
 * or where they differ. Indexed from the week 104 weeks ago.
 */
export function seasonOf(weeks: Series): Season | null {
  if (weeks.length < 2 * YEAR) return null;
  const last = weeks.slice(-2 * YEAR);
  const [first, second] = [partsOf(last.slice(0, YEAR)), partsOf(last.slice(YEAR))];
  if (correlation(first, second) < ALIKE) return null;
  const both = first.map((value, index) => value + (second[index] ?? 0));
  const average = both.reduce((sum, value) => sum + value, 0) / PARTS;
  return both.map((value) => value / average);
}

const partsOf = (year: Series): number[] =>
  Array.from({ length: PARTS }, (_, part) =>
    year.slice(part * PART, (part + 1) * PART).reduce((sum, value) => sum + value, 0),
  );

function correlation(a: Series, b: Series): number {
  const [meanA, meanB] = [a, b].map((one) => one.reduce((sum, value) => sum + value, 0) / one.length);
  let [both, ownA, ownB] = [0, 0, 0];
  a.forEach((value, index) => {
    const [offA, offB] = [value - (meanA ?? 0), (b[index] ?? 0) - (meanB ?? 0)];
    both += offA * offB;
    ownA += offA ** 2;
    ownB += offB ** 2;
  });
  return ownA === 0 || ownB === 0 ? 0 : both / Math.sqrt(ownA * ownB);
}

/** What a season has of its mean in a week, counted from the one that comes next; weeks before it are negative. */
export const inSeason = (season: Season, week: number): number =>
  season[Math.floor((((week % YEAR) + YEAR) % YEAR) / PART)] ?? 1;

/** Weeks up to now as they would be without the season. */
export const withoutSeason = (weeks: Series, season: Season): number[] =>
  weeks.map((value, at) => {
    const index = inSeason(season, at - weeks.length);
    return index > 0 ? value / index : value;
  });

/** A method that sees weeks without their season, and whose forecasts have it. */
export const inSeasons =
  (method: Method, season: Season): Method =>
  (weeks) =>
    method(withoutSeason(weeks, season)).map((value, at) =>
      value === null ? null : value * inSeason(season, at - weeks.length),
    );
