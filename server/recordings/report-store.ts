import { sql, type Transaction } from 'kysely';
import type { Recording } from '#model/recordings/recording.ts';
import type { Report, ReportBody } from '#model/recordings/report.ts';
import type { Schema } from '#server/platform/db/schema.ts';

type Trx = Transaction<Schema>;

/** Maximum number of reports per person and day. */
const MOST_A_DAY = 20;
/** Maximum number of reports listed. */
const MOST_LISTED = 500;

/** A company's reports, newest first, without their recordings; `by` is an account. */
export async function reportsOf(trx: Trx, company: number): Promise<Omit<Report, 'byName'>[]> {
  const { rows } = await sql<Omit<Report, 'byName'>>`
    select id, said as text, at, user_id as by, place,
           case when recording is not null then jsonb_build_object('size', size, 'entries', entries) end as recording
      from problem_report
     where company_id = ${company} order by at desc, id limit ${MOST_LISTED}`.execute(trx);
  return rows;
}

/** The recording of a report; undefined if the report does not exist or has none. */
export async function recordingOf(trx: Trx, company: number, id: string): Promise<Recording | undefined> {
  const { rows } = await sql<{ recording: Recording }>`
    select recording from problem_report
     where company_id = ${company} and id = ${id} and recording is not null`.execute(trx);
  return rows[0]?.recording;
}

/** Adds a report; repeating it has no effect. False if the person has sent too many. */
export async function addReport(
  trx: Trx,
  company: number,
  { id, user, now }: { readonly id: string; readonly user: string; readonly now: string },
  { text, place, recording }: ReportBody,
): Promise<boolean> {
  const { rows } = await sql<{ count: number; isKnown: boolean }>`
    select count(*) filter (where user_id = ${user} and at > ${now}::timestamptz - interval '1 day')::int as count,
           coalesce(bool_or(id = ${id}), false) as "isKnown"
      from problem_report where company_id = ${company}`.execute(trx);
  if (rows[0]?.isKnown) return true;
  if ((rows[0]?.count ?? 0) >= MOST_A_DAY) return false;
  const json = recording ? JSON.stringify(recording) : null;
  await sql`
    insert into problem_report (company_id, id, user_id, at, said, place, recording, size, entries)
    values (${company}, ${id}, ${user}, ${now}, ${text}, ${place ? JSON.stringify(place) : null}::jsonb,
            ${json}::jsonb, ${Buffer.byteLength(json ?? '')}, ${recording?.entries.length ?? 0})
    on conflict (company_id, id) do nothing`.execute(trx);
  return true;
}

/** Deletes a report; a missing one is no error. */
export async function removeReport(trx: Trx, company: number, id: string): Promise<void> {
  await sql`delete from problem_report where company_id = ${company} and id = ${id}`.execute(trx);
}
