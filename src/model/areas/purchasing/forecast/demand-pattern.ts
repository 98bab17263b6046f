import type { Series } from './methods.ts';

export const patterns = ['smooth', 'erratic', 'intermittent', 'lumpy'] as const;
export type DemandPattern = (typeof patterns)[number];

/** Mean periods between demands, and squared coefficient of variation of their sizes, beyond which they are irregular. */
const [INTERVAL, VARIATION] = [1.32, 0.49];

/**
 * How regular demand is, in time and in size; null where there is none. Source: Syntetos, Boylan and Croston, On the
 * categorization of demand patterns, Journal of the Operational Research Society 56 (2005).
 */
export function patternOf(series: Series): DemandPattern | null {
  const sizes = series.filter((value) => value > 0);
  if (sizes.length === 0) return null;
  const average = sizes.reduce((sum, value) => sum + value, 0) / sizes.length;
  const variance = sizes.reduce((sum, value) => sum + (value - average) ** 2, 0) / sizes.length;
  const isSteady = variance / average ** 2 < VARIATION;
  const isFrequent = series.length / sizes.length < INTERVAL;
  if (isFrequent) return isSteady ? 'smooth' : 'erratic';
  return isSteady ? 'intermittent' : 'lumpy';
}
