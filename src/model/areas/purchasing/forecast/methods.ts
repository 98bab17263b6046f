/** What is demanded in each of some periods of equal length, the oldest first; any unit. */
export type Series = readonly number[];

/** The forecast of each period from those before it, and of the one after the last; null where nothing is known yet. */
type Forecasts = readonly (number | null)[];

export type Method = (series: Series) => Forecasts;

/** Last period's demand again: what a forecast has to beat. */
export const naive: Method = (series) => [null, ...series];

/** The mean of all periods before. */
export const mean: Method = (series) => {
  let sum = 0;
  return [
    null,
    ...series.map((value, index) => {
      sum += value;
      return sum / (index + 1);
    }),
  ];
};

/** Simple exponential smoothing: level += α (demand − level), from the first period's demand. Source: Brown, 1956. */
export const exponential =
  (alpha: number): Method =>
  (series) => {
    const [first] = series;
    if (first === undefined) return [null];
    let level = first;
    return [
      null,
      ...series.map((value) => {
        level += alpha * (value - level);
        return level;
      }),
    ];
  };

/**
 * Croston's method with the correction of Syntetos and Boylan: sizes of demands and intervals between them are smoothed
 * apart, where there is a demand; size ÷ interval × (1 − β ÷ 2). Source: Syntetos and Boylan, The accuracy of
 * intermittent demand estimates, International Journal of Forecasting 21 (2005).
 * @param alpha of sizes
 * @param beta of intervals
 */
export const crostonSba =
  (alpha: number, beta: number): Method =>
  (series) => {
    let size: number | null = null;
    let interval = 0;
    let since = 0;
    return [
      null,
      ...series.map((value) => {
        since += 1;
        if (value > 0) {
          interval = size === null ? since : interval + beta * (since - interval);
          size = size === null ? value : size + alpha * (value - size);
          since = 0;
        }
        return size === null ? null : (size / interval) * (1 - beta / 2);
      }),
    ];
  };

/**
 * The method of Teunter, Syntetos and Babai: how likely a demand is follows every period, so that the forecast of what is
 * no longer bought goes down. It begins with the first demand. Source: Intermittent demand: linking forecasting to
 * inventory obsolescence, European Journal of Operational Research 214 (2011).
 * @param alpha of sizes
 * @param beta of how likely a demand is
 */
export const tsb =
  (alpha: number, beta: number): Method =>
  (series) => {
    const at = series.findIndex((value) => value > 0);
    if (at === -1) return [null, ...series.map(() => 0)];
    let size = series[at] ?? 0;
    let likely = 1 / (at + 1);
    return [
      null,
      ...series.map((value) => {
        const isDemand = value > 0;
        likely += beta * (Number(isDemand) - likely);
        if (isDemand) size += alpha * (value - size);
        return size * likely;
      }),
    ];
  };
