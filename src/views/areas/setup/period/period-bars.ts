import { beginOf, stepOf, stepsOf, type Period } from '#model/values/period.ts';
import type { Bar } from '#views/ui/bar-chart.tsx';
import type { useFormat } from '#views/ui/use-format.ts';

/** A value on a day `YYYY-MM-DD`. */
export interface DayValue {
  readonly day: string;
  readonly value: number;
}

/** A bar for each day, week or month of a period; those without a value are empty. */
export function periodBars(
  period: Period,
  values: readonly DayValue[],
  format: ReturnType<typeof useFormat>,
  textOf: (value: number) => string,
): readonly Bar[] {
  const step = stepOf(period);
  const sums = new Map<string, number>();
  for (const { day, value } of values) {
    const begin = beginOf(day, step);
    sums.set(begin, (sums.get(begin) ?? 0) + value);
  }
  return stepsOf(period, step).map((begin) => {
    const value = sums.get(begin) ?? 0;
    const label = step === 'month' ? format.monthYear(begin) : format.dayMonth(begin);
    return { id: begin, label, value, text: textOf(value) };
  });
}

/** The sum over the days of a period. */
export const sumIn = ({ from, to }: Period, values: readonly DayValue[]): number =>
  values.reduce((sum, { day, value }) => (day >= from && day <= to ? sum + value : sum), 0);
