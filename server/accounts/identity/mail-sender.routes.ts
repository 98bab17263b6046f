import { sql } from 'kysely';
import { senderTrial, type SenderTrial } from '#model/areas/setup/company/mail-sender.ts';
import { type Api } from '#server/platform/http/company-request.ts';
import { takeLetter } from '#server/mail/letter-budget.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { Accounts } from './accounts.ts';
import { companyFor } from './company-row.ts';
import { sessionOf } from './request-session.ts';
import { readSenderTrial, trySender } from '#model/areas/setup/company/mail-sender.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** Tests of the sender of a company's mail, by who manages the company. [ML9] */
export function addMailSenderRoutes(app: Api, accounts: Accounts): void {
  const { identity } = accounts;
  serve(app, readSenderTrial, async (request) => {
    const { user } = await sessionOf(identity, request);
    const { company } = request.params;
    await companyFor(identity, company, user, 'company.manage');
    return lastTrial(accounts, company);
  });
  serve(app, trySender, async (request) => {
    const { user } = await sessionOf(identity, request);
    const { company } = request.params;
    await companyFor(identity, company, user, 'company.manage');
    await sendTrial(accounts, company, user);
    return lastTrial(accounts, company);
  });
}

/** At most one in half a minute. */
async function sendTrial(accounts: Accounts, company: number, user: string): Promise<void> {
  const { identity, queue, now, database } = accounts;
  const person = await identity.users.find(user);
  if (!person) throw new HttpError(401, { code: 'unauthenticated' });
  const last = await database.app.kysely
    .selectFrom('mail')
    .select('id')
    .where(isTrialOf(company))
    .where('created_at', '>', sql<string>`${now()}::timestamptz - interval '30 seconds'`)
    .executeTakeFirst();
  if (last) throw new HttpError(429, { code: 'tooManyRequests' }, 30);
  const { email: to, locale } = person;
  const isLeft = await database.withCompany(company, (trx) => takeLetter(trx, company, now()));
  if (!isLeft) throw new HttpError(409, { code: 'letterBudget' });
  const mail = { template: 'senderTest', to, locale, about: String(company), company } as const;
  await queue.add({ ...mail, isUncounted: true });
}

const isTrialOf = (company: number) =>
  sql<boolean>`template = 'senderTest' and data ->> 'about' = ${String(company)}`;

async function lastTrial({ database }: Accounts, company: number): Promise<SenderTrial> {
  const last = await database.app.kysely
    .selectFrom('mail')
    .select(({ fn }) => fn.coalesce('settled_at', 'created_at').as('at'))
    .select(['recipient as to', 'outcome', 'last_error as detail'])
    .where(isTrialOf(company))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return { last: null };
  const isOver = last.outcome === 'sent' || last.outcome === 'gaveUp';
  const outcome = isOver ? last.outcome : last.detail === '' ? 'waiting' : 'failed';
  return senderTrial.parse({ last: { ...last, outcome } });
}
