import { dayIn } from '#model/values/moments.ts';
import { useNow } from '#views/ui/use-now.ts';
import { useCompany } from './use-company.ts';

/** Today (`YYYY-MM-DD`) in the company's time zone. */
export function useToday(): string {
  const { timeZone } = useCompany();
  return dayIn(new Date(useNow()).toISOString(), timeZone);
}
