import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { addDays, daysBetween } from '#model/values/moments.ts';
import { roundedUp } from '#model/values/units.ts';
import type { Forecast } from '../forecast/forecast.ts';
import type { Span, Supply } from './projection.ts';
import type { ForecastNote } from './proposal.ts';

const WEEK = 7;
const BASIS = 10_000;

/**
 * What is forecast beyond what is ordered, at the end of each week within the span; of a week that the span ends in, the
 * part for its days; whole units where the product has no others. [FC5]
 */
export function forecastBeyond(
  { isUsed, weeks }: Forecast,
  { demand, unit }: Pick<Supply, 'demand'> & Pick<ProductForm, 'unit'>,
  { today, until }: Span,
): Supply['demand'] {
  if (!isUsed) return [];
  const days = daysBetween(today, until) + 1;
  return weeks.slice(0, Math.ceil(days / WEEK)).flatMap((expected, week) => {
    const [first, last] = [addDays(today, week * WEEK), addDays(today, week * WEEK + WEEK - 1)];
    const ordered = demand
      .filter(({ on }) => on <= last && (on >= first || week === 0))
      .reduce((sum, { open }) => sum + open, 0);
    const within = Math.min(WEEK, days - week * WEEK);
    const open = roundedUp(Math.round((Math.max(0, expected - ordered) * within) / WEEK), unit);
    return open > 0 ? [{ open, on: last < until ? last : until }] : [];
  });
}

/** A forecast as a proposal shows it. */
export const noteOf = ({
  pattern,
  method,
  isSeasonal,
  isUsed,
  weeks,
  error,
  naive,
}: Forecast): ForecastNote => ({
  pattern,
  method,
  isSeasonal,
  isUsed,
  week: weeks[0] ?? 0,
  wape: Math.round(error.wape * BASIS),
  bias: Math.round(error.bias * BASIS),
  naiveWape: Math.round(naive.wape * BASIS),
});
