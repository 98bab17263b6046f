import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Voucher } from '#model/areas/setup/account/voucher.ts';
import type { SieDays } from '#model/areas/sales/invoice/sie-days.ts';
import type { Engine } from '#model/engine/engine.ts';
import { COMPANY } from '#model/values/company-document.ts';
import type { Language } from '#model/values/languages.ts';
import { dayIn, timeIn } from '#model/values/moments.ts';
import { compare } from '#model/values/order.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { CompanyCache } from '#server/platform/model/company-cache.ts';
import { rowTable } from '#server/platform/db/table-names.ts';
import type { RowLayouts } from '#server/platform/model/row-layout.ts';
import { voucherTexts } from '#words/voucher.words.ts';
import { readVouchers } from '../vouchers/read-vouchers.ts';
import { sieFile, type SieContent } from './sie-file.ts';

type Trx = Transaction<Schema>;

interface Deps {
  readonly engine: Engine;
  readonly layouts: RowLayouts;
  readonly now: () => string;
}

const VERSION = '1';
const SWEDEN = 'SE';

/**
 * The vouchers of some days as a file of SIE. What was written before is written again as it was, with its first day, and
 * a remark that says when that was. [SIE6]
 * @throws HttpError as `readVouchers`
 */
export async function sieExport(trx: Trx, deps: Deps, company: number, days: SieDays): Promise<Buffer> {
  const cache = new CompanyCache(deps.engine, deps.layouts, company);
  const own = await cache.knowing(trx, () => cache.view.get('company', COMPANY));
  if (!own) throw new HttpError(404, { code: 'unknownCompany' });
  const { name, organisationNumber, currency, timeZone } = own;
  const language: Language = own.address.country === SWEDEN ? 'sv' : 'en';
  const vouchers = await readVouchers(trx, deps, { company, timeZone, language }, days);
  const accounts = await accountsIn(trx, company, vouchers, language);
  const content = { company: { name, organisationNumber, currency }, version: VERSION, accounts, vouchers };
  const { writtenAt, isAgain } = await noted(trx, company, { days, content, at: deps.now() });
  const writtenOn = dayIn(writtenAt, timeZone);
  const before = `${voucherTexts.exportedBefore[language]} ${writtenOn} ${timeIn(writtenAt, timeZone)}`;
  return sieFile({ ...content, writtenOn, remark: isAgain ? before : '' });
}

/** The accounts that vouchers are on, by number, as they are called today. */
async function accountsIn(
  trx: Trx,
  company: number,
  vouchers: readonly Voucher[],
  language: Language,
): Promise<SieContent['accounts']> {
  const numbers = new Set(vouchers.flatMap(({ rows }) => rows.map(({ account }) => account)));
  const { rows } = await sql<{ number: string; en: string; sv: string }>`
    select data ->> 'number' as number, data -> 'name' ->> 'en' as en, data -> 'name' ->> 'sv' as sv
      from ${sql.table(rowTable('account'))}
     where company_id = ${company} and data ->> 'number' = any(${[...numbers]}::text[])`.execute(trx);
  return rows
    .map(({ number, en, sv }) => ({ number, name: (language === 'sv' && sv) || en }))
    .toSorted((a, b) => compare(a.number, b.number));
}

interface Written {
  readonly days: SieDays;
  readonly content: Omit<SieContent, 'writtenOn' | 'remark'>;
  readonly at: string;
}

/** When a file of the same days and with the same content was written first, and whether that was before now. */
async function noted(
  trx: Trx,
  company: number,
  { days: { from, to }, content, at }: Written,
): Promise<{ readonly writtenAt: string; readonly isAgain: boolean }> {
  const digest = createHash('sha256').update(JSON.stringify(content)).digest();
  const inserted = await sql`
    insert into sie_file (company_id, from_day, to_day, digest, written_at)
    values (${company}, ${from}, ${to}, ${digest}, ${at}) on conflict do nothing returning 1`.execute(trx);
  if (inserted.rows.length > 0) return { writtenAt: at, isAgain: false };
  const { rows } = await sql<{ at: string | Date }>`
    select written_at as at from sie_file where company_id = ${company} and from_day = ${from} and to_day = ${to}
       and digest = ${digest}`.execute(trx);
  return { writtenAt: new Date(rows[0]?.at ?? at).toISOString(), isAgain: true };
}
