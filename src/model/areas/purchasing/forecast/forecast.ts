import { patternOf, type DemandPattern } from './demand-pattern.ts';
import { errorOf, type ForecastError } from './forecast-error.ts';
import { crostonSba, exponential, mean, naive, tsb, type Method, type Series } from './methods.ts';
import { inSeason, inSeasons, seasonOf, withoutSeason, type Season } from './season.ts';

/** A week of demand for a product in a warehouse. */
export interface DemandWeek {
  /** Thousandths that left for customers. */
  readonly quantity: number;
  /** Days of it, 0 to 7, on which there was any stock: what was not there could not be sold. */
  readonly daysInStock: number;
}

export const methodNames = ['mean', 'exponential', 'crostonSba', 'tsb'] as const;
export type MethodName = (typeof methodNames)[number];

export interface Forecast {
  readonly pattern: DemandPattern;
  readonly method: MethodName;
  /** Thousandths of each coming week, this one first. */
  readonly weeks: readonly number[];
  readonly error: ForecastError;
  /** Of last week's demand again, over the same weeks. */
  readonly naive: ForecastError;
  readonly isSeasonal: boolean;
  /** Whether it was better than that; one that was not is never used. */
  readonly isUsed: boolean;
}

/** Weeks that are forecast, weeks that the error is measured over, and the fewest that a forecast is made from. */
const [AHEAD, JUDGED, FEWEST] = [52, 12, 16];
const [ALPHA, BETA] = [0.2, 0.1];
const WEEK = 7;
/** Days with stock that say something of a week: goods that leave as they come are demanded no more for that. */
const ENOUGH = 4;

const methods: Readonly<Record<MethodName, Method>> = {
  mean,
  exponential: exponential(ALPHA),
  crostonSba: crostonSba(ALPHA, BETA),
  tsb: tsb(ALPHA, BETA),
};

const fitting: Readonly<Record<DemandPattern, readonly MethodName[]>> = {
  smooth: ['exponential', 'mean'],
  erratic: ['exponential', 'mean'],
  intermittent: ['crostonSba', 'tsb'],
  lumpy: ['tsb', 'crostonSba', 'mean'],
};

/**
 * What will be demanded of a product in a warehouse, by week. Weeks without stock are left out, those with some count for
 * the days that had it. Of the methods that fit the pattern the one that was off least in the last 12 weeks is taken; it
 * is used if it was better than last week's demand again. Null where too little is known. [FC1] [FC2] [FC3]
 * @param history whole weeks, the oldest first, up to the last one that has ended
 */
export function forecastOf(history: readonly DemandWeek[]): Forecast | null {
  const known = history.filter(({ daysInStock, quantity }) => daysInStock >= ENOUGH || quantity > 0);
  if (known.length < FEWEST) return null;
  const sold = known.map(({ quantity, daysInStock }) => (quantity * WEEK) / Math.max(ENOUGH, daysInStock));
  const pattern = patternOf(sold);
  const beaten = errorOf(naive, sold, JUDGED);
  if (pattern === null || beaten === null) return null;
  const season = known.length === history.length ? seasonOf(sold) : null;
  const best = bestOf(pattern, sold, season);
  if (!best) return null;
  const { method, error, weeks } = best;
  return {
    pattern,
    method,
    weeks,
    error,
    naive: beaten,
    isSeasonal: season !== null,
    isUsed: error.wape < beaten.wape,
  };
}

/** The method that was off least, and what it expects. */
function bestOf(pattern: DemandPattern, sold: Series, season: Season | null) {
  const judged = fitting[pattern].flatMap((method) => {
    const run = season ? inSeasons(methods[method], season) : methods[method];
    const error = errorOf(run, sold, JUDGED);
    return error ? [{ method, error, weeks: comingOf(methods[method], sold, season) }] : [];
  });
  return judged.toSorted((a, b) => a.error.wape - b.error.wape)[0];
}

/** The coming weeks, as whole thousandths. */
function comingOf(method: Method, sold: Series, season: Season | null): number[] {
  const level = method(season ? withoutSeason(sold, season) : sold).at(-1) ?? 0;
  return Array.from({ length: AHEAD }, (_, week) =>
    Math.round(Math.max(0, level) * (season ? inSeason(season, week) : 1)),
  );
}
