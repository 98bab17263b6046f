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
  const rows = await trx
    .selectFrom('problem_report')
    .select(['id', 'said as text', 'at', 'user_id as by', 'place', 'size', 'entries'])
    .select((eb) => eb('recording', 'is not', null).as('isRecorded'))
    .where('company_id', '=', company)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(MOST_LISTED)
    .$narrowType<Pick<Report, 'place'>>() // as `addReport` wrote it
    .execute();
  return rows.map(({ size, entries, isRecorded, ...report }) => ({
    ...report,
    recording: isRecorded ? { size, entries } : null,
  }));
}

/** The recording of a report; undefined if the report does not exist or has none. */
export async function recordingOf(trx: Trx, company: number, id: string): Promise<Recording | undefined> {
  const found = await trx
    .selectFrom('problem_report')
    .select('recording')
    .where('company_id', '=', company)
    .where('id', '=', id)
    .where('recording', 'is not', null)
    .$narrowType<{ recording: Recording }>() // as `addReport` wrote it
    .executeTakeFirst();
  return found?.recording;
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
  await trx
    .insertInto('problem_report')
    .values({
      company_id: company,
      id,
      user_id: user,
      at: now,
      said: text,
      place: place ? JSON.stringify(place) : null,
      recording: json,
      size: Buffer.byteLength(json ?? ''),
      entries: recording?.entries.length ?? 0,
    })
    .onConflict((oc) => oc.columns(['company_id', 'id']).doNothing())
    .execute();
  return true;
}

/** Deletes a report; a missing one is no error. */
export async function removeReport(trx: Trx, company: number, id: string): Promise<void> {
  await trx.deleteFrom('problem_report').where('company_id', '=', company).where('id', '=', id).execute();
}
