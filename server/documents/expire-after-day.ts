import type { RawBuilder } from 'kysely';
import { dayIn } from '#model/values/moments.ts';
import { expireDue, type Expiring } from '#server/platform/commands/expire-due.ts';
import { companyZone } from '#server/platform/model/company-zone.ts';

/**
 * Expires the documents of a kind whose last day is over in the company's time zone.
 * @param endedBefore the statement that finds those whose last day is before a day (`YYYY-MM-DD`)
 * @returns the company's day
 */
export async function expireAfterDay(
  expiring: Expiring,
  company: number,
  kind: string,
  endedBefore: (day: string) => RawBuilder<{ readonly id: string }>,
): Promise<string> {
  const { today } = await expireDue(expiring, company, kind, async (trx, at) => {
    const day = dayIn(at, await companyZone(trx, company));
    const { rows } = await endedBefore(day).execute(trx);
    return { rows, today: day };
  });
  return today;
}
