import { sql } from 'kysely';
import { accessClass } from '#model/engine/access.ts';
import { asSystem } from '#model/engine/actor.ts';
import type { CompanyRow } from '#model/areas/setup/company/company.facts.ts';
import type { Grants } from '#model/areas/setup/member/member.rules.ts';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { isToRemind, nextLevel } from '#model/areas/sales/invoice/reminders.ts';
import { usualReminders } from '#model/areas/setup/company/reminder-policy.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { dayIn } from '#model/values/moments.ts';
import { idWithin } from '#model/values/ids.ts';
import { whyOnlyRead } from '#server/accounts/billing/why-only-read.ts';
import { rowTable } from '#server/platform/db/table-names.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { layoutFor } from '#server/platform/model/row-layout.ts';
import { rowsById } from '#server/platform/model/row-storage.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { sendPaper } from '../mail/send-paper.ts';
import type { PaperDeps, Trx } from '../paper-deps.ts';
import { paperPdf } from '../paper-pdf.ts';
import { readLetter, readPaper } from '../read-paper.ts';

export type RemindDeps = Pick<PaperDeps, 'engine' | 'layouts' | 'files' | 'executor' | 'now'> & {
  readonly database: Pick<Database, 'withCompany'>;
};

/**
 * Mails the reminders of a company that are due by its rule, where it has them mailed at night: to the first contact of the
 * customer that has an address. What cannot be mailed stays in the list, for people. Done again after a crash, none is
 * mailed twice. [REM6]
 * @returns how many it mailed
 */
export async function remindOverdue(deps: RemindDeps, company: number): Promise<number> {
  const due = await deps.database.withCompany(company, (trx) => dueReminders(trx, deps, company));
  let mailed = 0;
  for (const invoice of due) if (await mailReminder(deps, company, invoice)) mailed += 1;
  return mailed;
}

async function dueReminders(
  trx: Trx,
  { layouts, now }: RemindDeps,
  company: number,
): Promise<readonly InvoiceRow[]> {
  const [row] = await rowsById(trx, company, layoutFor(layouts, 'company'), [COMPANY]);
  const own = row as CompanyRow | undefined; // table company holds CompanyRow
  const policy = own?.policies.reminders ?? usualReminders;
  if (!own || !policy.isNightly || own.policies.invoicing !== 'here') return [];
  if (await whyOnlyRead(trx, company)) return [];
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(rowTable('invoice'))}
     where company_id = ${company} and open and data #>> '{state,dunning}' in ('overdue', 'reminded')
     order by data #>> '{issue,dueOn}', id`.execute(trx);
  const today = dayIn(now(), own.timeZone);
  const invoices = await rowsById(
    trx,
    company,
    layoutFor(layouts, 'invoice'),
    rows.map(({ id }) => id),
  );
  return invoices
    .map((invoice) => invoice as InvoiceRow) // table invoice holds InvoiceRow
    .filter((invoice) => isToRemind(policy, invoice, today));
}

/** False where nobody has an address, or the company may send no more letters today. */
async function mailReminder(deps: RemindDeps, company: number, row: InvoiceRow): Promise<boolean> {
  const asked = { kind: 'invoice', document: row.id, further: 'paymentReminder', language: 'en' } as const; // its party's
  const { paper, letter } = await deps.database.withCompany(company, async (trx) => ({
    paper: await readPaper(trx, deps, unlimited(deps, company), asked),
    letter: await readLetter(trx, deps, unlimited(deps, company), asked),
  }));
  const address = letter?.contacts[0]?.email;
  if (!paper || !letter || address === undefined) return false;
  const { subject, text, language } = letter;
  try {
    await sendPaper(deps, {
      company,
      kind: 'invoice',
      document: row.id,
      further: 'paymentReminder',
      pdf: await paperPdf(deps.files, company, paper),
      needs: undefined,
      to: [address],
      content: { subject, text, replyTo: null },
      language,
      by: asSystem,
      name: idWithin(row.id, `reminder/${nextLevel(row)}`),
    });
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) return false;
    throw error;
  }
}

/** The server itself sees all that a reminder says. */
function unlimited({ engine }: RemindDeps, company: number) {
  const may = (): boolean => true;
  return { company, access: accessClass(engine, may), grants: { may } as Partial<Grants> as Grants }; // all that is asked of them
}
