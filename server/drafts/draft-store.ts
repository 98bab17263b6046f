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
  const { rows } = await sql<Draft>`
    select form, value, base, version, at from draft
     where company_id = ${company} and user_id = ${user} order by at desc`.execute(trx);
  return rows;
}

/** Stores a draft, unless a later one from another device is there. */
export async function putDraft(
  trx: Trx,
  company: number,
  user: string,
  { form, value, base, version, at }: Draft,
  now: string,
): Promise<void> {
  const json = (part: unknown) => sql`${JSON.stringify(part ?? null)}::jsonb`;
  await sql`
    insert into draft (company_id, user_id, form, value, base, version, at, kept_at)
    values (${company}, ${user}, ${form}, ${json(value)}, ${json(base)}, ${version}, ${at}, ${now})
    on conflict (company_id, user_id, form) do update set value = excluded.value, base = excluded.base,
      version = excluded.version, at = excluded.at, kept_at = excluded.kept_at
    where draft.at <= excluded.at`.execute(trx);
  await sql`
    delete from draft where company_id = ${company} and user_id = ${user} and (
      kept_at < ${now}::timestamptz - make_interval(days => ${LONGEST}) or form not in (
        select form from draft where company_id = ${company} and user_id = ${user}
         order by kept_at desc limit ${MOST}))`.execute(trx);
}

export async function removeDraft(trx: Trx, company: number, user: string, form: string): Promise<void> {
  await sql`delete from draft where company_id = ${company} and user_id = ${user} and form = ${form}`.execute(
    trx,
  );
}
