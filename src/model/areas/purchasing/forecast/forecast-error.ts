import type { Method, Series } from './methods.ts';

/** How far forecasts were off over some periods. */
export interface ForecastError {
  /** Weighted absolute percentage error: the sum of what each was off by, over the sum of demand. 0.2 is 20 %. */
  readonly wape: number;
  /** What they were too high by in sum (with a minus: too low), over the sum of demand. */
  readonly bias: number;
}

/** Of a method over the last periods, each forecast from those before it alone; null without demand or forecasts. */
export function errorOf(method: Method, series: Series, periods: number): ForecastError | null {
  const forecasts = method(series);
  const from = Math.max(0, series.length - periods);
  let demand = 0;
  let off = 0;
  let over = 0;
  for (let at = from; at < series.length; at += 1) {
    const forecast = forecasts[at];
    const actual = series[at] ?? 0;
    if (forecast === null || forecast === undefined) continue;
    demand += actual;
    off += Math.abs(forecast - actual);
    over += forecast - actual;
  }
  return demand > 0 ? { wape: off / demand, bias: over / demand } : null;
}
