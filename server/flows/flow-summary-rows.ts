import { sql } from 'kysely';
import type { FlowStay, FlowStep } from '#model/flows/document-flow.ts';
import { anyOf } from '#server/platform/db/any-of.ts';
import { together } from '#server/platform/db/pipelined.ts';
import type { Trx } from './flow-queries.ts';

/** A document's paths, and the table of the document it belongs to, if it belongs to another. */
export interface DocumentFlows {
  readonly document: string;
  readonly about: string;
  readonly steps: readonly FlowStep[];
  readonly stays: readonly FlowStay[];
}

interface Place {
  readonly company: number;
  readonly kind: string;
  readonly timeZone: string;
  readonly documents: readonly string[];
}

const FOREVER = 'infinity';

/** Replaces the summary rows of some documents. */
export async function writeFlows(trx: Trx, place: Place, flows: readonly DocumentFlows[]): Promise<void> {
  const { company, kind, documents } = place;
  const gone = countDays(trx, place, -1);
  const cleared = (['flow_step', 'flow_stay'] as const).map((table) =>
    trx
      .deleteFrom(table)
      .where('company_id', '=', company)
      .where('kind', '=', kind)
      .where('document', '=', anyOf(documents))
      .execute(),
  );
  const written = [insertSteps(trx, place, flows), insertStays(trx, place, flows)];
  await together([gone, ...cleared, ...written, countDays(trx, place, 1)]);
}

/** Adds the documents' stored steps to the daily counts, or subtracts them. */
async function countDays(
  trx: Trx,
  { company, kind, timeZone, documents }: Place,
  sign: 1 | -1,
): Promise<void> {
  await sql`
    insert into flow_day (company_id, kind, day, before, fact, after, about, steps)
    select company_id, kind, (at at time zone ${timeZone})::date, before, fact, after, about, ${sign}::int * count(*)
      from flow_step
     where company_id = ${company} and kind = ${kind} and document = any(${[...documents]}::text[])
     group by 1, 2, 3, 4, 5, 6, 7
    on conflict (company_id, kind, day, before, fact, after, about)
       do update set steps = flow_day.steps + excluded.steps`.execute(trx);
}

async function insertSteps(
  trx: Trx,
  { company, kind }: Place,
  flows: readonly DocumentFlows[],
): Promise<void> {
  const rows = flows.flatMap(({ document, about, steps }) =>
    steps.map(({ until, before, after, ...step }) => ({
      ...step,
      document,
      about,
      until: until ?? FOREVER,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })),
  );
  await sql`
    insert into flow_step (company_id, kind, seq, document, at, until, before, fact, after, value, open, about)
    select ${company}, ${kind}, given.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
      seq bigint, document text, at timestamptz, until timestamptz, before text, fact text, after text, value bigint,
      open boolean, about text)`.execute(trx);
}

async function insertStays(
  trx: Trx,
  { company, kind }: Place,
  flows: readonly DocumentFlows[],
): Promise<void> {
  const rows = flows.flatMap(({ document, about, stays }) =>
    stays.map(({ left, ...stay }) => ({ ...stay, document, about, left_at: left ?? FOREVER })),
  );
  await sql`
    insert into flow_stay (company_id, kind, document, state, entered, seq, left_at, about)
    select ${company}, ${kind}, given.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
      document text, state text, entered timestamptz, seq bigint, left_at timestamptz, about text)`.execute(
    trx,
  );
}
