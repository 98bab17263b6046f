import type { RawBuilder, Transaction } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';
import { dayIn } from '#model/values/moments.ts';
import { expireDue, type Expiring } from '#server/platform/commands/expire-due.ts';
import { companyZone } from '#server/platform/model/company-zone.ts';

/**
 * Expires the documents of a kind whose last day is over in the company's time zone.
 * @param endedBefore the statement that finds those whose last day is before a day (`YYYY-MM-DD`)
 * @param type the command that does it
 * @returns the company's day
 */
export async function expireAfterDay(
  expiring: Expiring,
  company: number,
  kind: string,
  endedBefore: (day: string) => RawBuilder<{ readonly id: string }>,
  type?: string,
): Promise<string> {
  const dueAt = async (trx: Transaction<Schema>, at: string) => {
    const day = dayIn(at, await companyZone(trx, company));
    const { rows } = await endedBefore(day).execute(trx);
    return { rows, today: day };
  };
  const { today } = await expireDue(expiring, company, kind, dueAt, type);
  return today;
}
