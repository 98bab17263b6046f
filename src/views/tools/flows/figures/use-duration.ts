import { useLingui } from '@lingui/react';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A duration in its largest unit that is at least one: `3 days`, `1.5 hr`, `4 min`. */
export function formatDuration(seconds: number, locale: string): string {
  const [unit, size] = UNITS.find(([, least]) => seconds >= least) ?? ['second', 1];
  const amount = seconds / size;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: amount < 10 ? 1 : 0,
  }).format(amount);
}

export function useDuration(): (seconds: number) => string {
  const { i18n } = useLingui();
  return (seconds) => formatDuration(seconds, i18n.locale);
}
