import { sql, type Transaction } from 'kysely';
import {
  bankEntry,
  type BankEntry,
  type BankFileHead,
} from '#model/areas/sales/bank-file/bank-entry-schemas.ts';
import type { BankEntriesWaiting } from '#model/areas/sales/bank-file/bank-file.api.ts';
import type { KnownOfBank } from '#model/areas/sales/bank-file/judge-entries.ts';
import type { CompanyRow } from '#model/areas/setup/company/company.facts.ts';
import type { Schema } from '#server/platform/db/schema.ts';

type Trx = Transaction<Schema>;

/** What a company knows of its bank before a file is judged: its accounts, and what of the file it has already. [BNK4] */
export async function knownOfBank(
  trx: Trx,
  company: number,
  head: BankFileHead,
  entries: readonly BankEntry[],
): Promise<KnownOfBank> {
  const bookings = [...new Set(entries.map(({ booking }) => booking))];
  const taken = await trx
    .selectFrom('bank_entry')
    .select('booking')
    .distinct()
    .where('company_id', '=', company)
    .where(sql<boolean>`booking = any(${bookings})`)
    .execute();
  const known = new Set(taken.map(({ booking }) => booking));
  const file = await trx
    .selectFrom('bank_file')
    .select('message')
    .where('company_id', '=', company)
    .where('message', '=', head.message)
    .executeTakeFirst();
  return {
    accounts: await accountsOf(trx, company),
    hasMessage: () => file !== undefined,
    hasBooking: (booking) => known.has(booking),
  };
}

async function accountsOf(trx: Trx, company: number): Promise<readonly string[]> {
  const { rows } = await sql<{ bank: CompanyRow['bank'] | null }>`
    select data -> 'bank' as bank from row_company where company_id = ${company}`.execute(trx);
  const { iban = '', bankgiro = '', plusgiro = '' } = rows[0]?.bank ?? {};
  return [iban, bankgiro, plusgiro];
}

interface Taking {
  readonly name: string;
  readonly at: string;
  readonly by: string;
}

/** Keeps a file and the money that came in by it; false: another request has taken it in meanwhile. */
export async function keepBankFile(
  trx: Trx,
  company: number,
  { message }: BankFileHead,
  entries: readonly BankEntry[],
  { name, at, by }: Taking,
): Promise<boolean> {
  const file = { company_id: company, message, name, taken_at: at, taken_by: by, entries: entries.length };
  const kept = await trx
    .insertInto('bank_file')
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (kept.numInsertedOrUpdatedRows === 0n) return false;
  await sql`insert into bank_entry
      (company_id, reference, booking, message, booked_on, line, entry, taken_at)
    select ${company}, one ->> 'reference', one ->> 'booking', ${message}, (one ->> 'bookedOn')::date,
        (one ->> 'line')::int, one, ${at}
      from jsonb_array_elements(${JSON.stringify(entries)}::jsonb) as one
    on conflict do nothing`.execute(trx);
  return true;
}

/** Entries answered at once: what a company has to look at. */
const MOST = 1000;

/** Money that no payment was recorded of, the oldest first; what was set aside last. */
export async function waitingEntries(trx: Trx, company: number): Promise<BankEntriesWaiting> {
  const { rows } = await sql<{ entry: unknown; taken: string; aside: boolean; whole: number }>`
    select entry, taken_at as taken, set_aside_at is not null as aside, (count(*) over ())::int as whole
      from bank_entry where company_id = ${company} and not exists (
        select 1 from row_payment where company_id = ${company} and key_bank_reference = left(bank_entry.reference, 200))
     order by set_aside_at is not null, booked_on, line limit ${MOST}`.execute(trx);
  const entries = rows.map(({ entry, taken, aside }) => ({
    entry: bankEntry.parse(entry),
    takenAt: taken,
    isSetAside: aside,
  }));
  return { entries, more: (rows[0]?.whole ?? 0) - rows.length };
}

/** Sets money aside at a moment, or brings it back (null); false: there is none of that reference. */
export async function setAside(
  trx: Trx,
  company: number,
  reference: string,
  at: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('bank_entry')
    .set({ set_aside_at: at })
    .where('company_id', '=', company)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
