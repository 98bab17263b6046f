import type { Transaction } from 'kysely';
import type { Refusal } from '#model/engine/envelope.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { mayBeWrittenTo, takeLetter } from './letter-budget.ts';

/**
 * Why a company does not write to an address; null: it does, and the letter is counted. Asked before a letter is made, so that nothing
 * is tried again and again. [ML10] [ML12]
 */
export async function letterRefusal(
  trx: Transaction<Schema>,
  company: number,
  address: string,
  now: string,
): Promise<Refusal | null> {
  if (!(await mayBeWrittenTo(trx, company, address)))
    return { code: 'recipientUnknown', params: { address } };
  return (await takeLetter(trx, company, now)) ? null : { code: 'letterBudget' };
}
