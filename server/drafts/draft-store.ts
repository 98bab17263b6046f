import { sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';

type Trx = Transaction<Schema>;

/** An unsaved form draft. */
export interface Draft {
  readonly form: string;
  readonly value: unknown;
  readonly base: unknown;
  readonly version: number;
  /** When it was last changed, UTC ISO, by the device's clock. */
  readonly at: string;
}

/** Maximum number of drafts per person; the oldest is dropped. */
const MOST = 50;
/** Days after which an untouched draft is deleted. */
const LONGEST = 90;

/** A person's drafts in a company, most recently changed first. */
export async function draftsOf(trx: Trx, company: number, user: string): Promise<Draft[]> {
  return trx
    .selectFrom('draft')
    .select(['form', 'value', 'base', 'version', 'at'])
    .where('company_id', '=', company)
    .where('user_id', '=', user)
    .orderBy('at', 'desc')
    .execute();
}

/** Stores a draft, unless a later one from another device is there. */
export async function putDraft(
  trx: Trx,
  company: number,
  user: string,
  { form, value, base, version, at }: Draft,
  now: string,
): Promise<void> {
  const json = (part: unknown) => JSON.stringify(part ?? null);
  await trx
    .insertInto('draft')
    .values({
      company_id: company,
      user_id: user,
      form,
      value: json(value),
      base: json(base),
      version,
      at,
      kept_at: now,
    })
    .onConflict((oc) =>
      oc
        .columns(['company_id', 'user_id', 'form'])
        .doUpdateSet(({ ref }) => ({
          value: ref('excluded.value'),
          base: ref('excluded.base'),
          version: ref('excluded.version'),
          at: ref('excluded.at'),
          kept_at: ref('excluded.kept_at'),
        }))
        .whereRef('draft.at', '<=', 'excluded.at'),
    )
    .execute();
  await sql`
    delete from draft where company_id = ${company} and user_id = ${user} and (
      kept_at < ${now}::timestamptz - make_interval(days => ${LONGEST}) or form not in (
        select form from draft where company_id = ${company} and user_id = ${user}
         order by kept_at desc limit ${MOST}))`.execute(trx);
}

export async function removeDraft(trx: Trx, company: number, user: string, form: string): Promise<void> {
  await trx
    .deleteFrom('draft')
    .where('company_id', '=', company)
    .where('user_id', '=', user)
    .where('form', '=', form)
    .execute();
}
