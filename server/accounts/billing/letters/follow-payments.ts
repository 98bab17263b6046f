import type { Transaction } from 'kysely';
import { asSystem, authored } from '#model/engine/actor.ts';
import { typed } from '#model/engine/reader.ts';
import type { MemberRow } from '#model/areas/setup/member/member.facts.ts';
import { grantsOf } from '#model/areas/setup/member/member.rules.ts';
import { SUBSCRIPTION } from '#model/areas/setup/subscription/subscription.kind.ts';
import { membersAndRoles } from '#server/platform/model/members-and-roles.ts';
import { queueMail } from '#server/mail/mail-queue.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { Language } from '#model/values/languages.ts';
import { noteForAudit } from '#server/platform/model/audit-notes.ts';
import type { RowLayouts } from '#server/platform/model/row-layout.ts';
import { companyBilling } from '../company-billing.ts';
import { stageOf, trialStage, type LetterStage } from './letter-stage.ts';
import { anyOf } from '#server/platform/db/any-of.ts';

type Trx = Transaction<Schema>;

export interface WritingDeps {
  readonly layouts: RowLayouts;
  /** The clock, UTC ISO. */
  readonly now: () => string;
}

/** [BI14] Queues letters about payments in the transaction of the fact that they tell of. */
export const followPayments = (executor: Executor, deps: WritingDeps): (() => void) =>
  executor.onWriting(async (trx, company, events) => {
    for (const event of events) {
      const stage = stageOf(event);
      if (stage) await writeOnce(trx, company, stage, deps);
    }
  });

/** [BI14] Queues the letter that a company's trial ends soon. */
export async function remindOfTrial(
  deps: WritingDeps & { readonly database: Database },
  company: number,
): Promise<void> {
  await deps.database.withCompany(company, async (trx) => {
    const row = await companyBilling.subscriptionOf(trx, company);
    const stage = row && trialStage(row, deps.now());
    if (stage) await writeOnce(trx, company, stage, deps);
  });
}

/** A letter to each of those who manage the company, and to the address for invoices: once a stage. */
async function writeOnce(
  trx: Trx,
  company: number,
  { letter, stage, invoice, at }: LetterStage,
  { layouts, now }: WritingDeps,
): Promise<void> {
  const first = await trx
    .insertInto('billing_letter')
    .values({ company_id: company, stage, written_at: now() })
    .onConflict((oc) => oc.doNothing())
    .returning('stage')
    .executeTakeFirst();
  if (!first) return;
  const people = await recipientsOf(trx, company, layouts);
  const about = JSON.stringify({ company, invoice, at });
  for (const { to, locale } of people)
    await queueMail(trx, { template: letter, to, locale, about, company, isUncounted: true }, now());
  const note = { at: now(), what: 'mailed', ...authored(asSystem), about: letter } as const;
  await noteForAudit(trx, company, [
    { ...note, kind: 'subscription', document: SUBSCRIPTION, detail: { recipients: people.length } },
  ]);
}

interface Recipient {
  readonly to: string;
  readonly locale: Language;
}

async function recipientsOf(trx: Trx, company: number, layouts: RowLayouts): Promise<readonly Recipient[]> {
  const store = await membersAndRoles(trx, company, layouts);
  const view = typed(store);
  const members = [...store.all('member').values()] as MemberRow[]; // the table of members holds their rows
  const users = members.flatMap(({ user }) =>
    user !== null && grantsOf(view, user)?.may('company.manage') === true ? [user] : [],
  );
  const rows = await trx
    .selectFrom('app_user')
    .select(['email as to', 'locale'])
    .where((eb) => eb(eb.cast<string>('id', 'text'), '=', anyOf(users)))
    .orderBy('email')
    .$narrowType<Pick<Recipient, 'locale'>>() // accounts are made with these alone
    .execute();
  const row = await companyBilling.subscriptionOf(trx, company);
  const { billTo } = row ?? {};
  if (!billTo || billTo.email === '') return rows;
  const { email, address } = billTo;
  const isKnown = rows.some(({ to }) => to === email.toLowerCase());
  // An address is nobody's: it is written to in the language of the payer's country.
  return isKnown ? rows : [...rows, { to: email, locale: address.country === 'SE' ? 'sv' : 'en' }];
}
