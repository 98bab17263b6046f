import { useLingui } from '@lingui/react/macro';
import { dayIn } from '#model/values/moments.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { useNow } from '#views/ui/use-now.ts';

const DAY = 86_400_000;

/** A day in everyday words: today, yesterday, else its date. */
export function useDayName(timeZone: string): (day: string) => string {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow();
  const ago = (days: number): string => dayIn(new Date(now - days * DAY).toISOString(), timeZone);
  return (day) => (day === ago(0) ? t`Today` : day === ago(1) ? t`Yesterday` : format.date(day));
}
