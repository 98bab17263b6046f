import { sql, type Transaction } from 'kysely';
import type {
  DataImportRow,
  ImportCounts,
  ImportMapping,
} from '#model/areas/integrations/data-import/data-import.facts.ts';
import type {
  ColumnNote,
  ImportLine,
  ImportProgress,
  LineRefusal,
  LineStage,
  LineVerdict,
} from '#model/areas/integrations/data-import/import-line.ts';
import type { LineCommand } from '#model/areas/integrations/data-import/import-target.ts';
import type { Schema } from '#server/platform/db/schema.ts';

type Trx = Transaction<Schema>;

/** A command with the id that keeps it from being done twice. */
export interface WorkCommand extends LineCommand {
  readonly id: string;
  readonly version?: number;
}

/** What was prepared of a line before anything was given, so that an interrupted run goes on with the same. */
export interface LineWork {
  readonly kind: string;
  readonly document: string;
  readonly takes: 'create' | 'update';
  /** The form before, of what was changed. */
  readonly before: unknown;
  /** Records that were created for it, in order. */
  readonly made: readonly Pick<LineCommand, 'kind' | 'document'>[];
  readonly commands: readonly WorkCommand[];
  /** What it says of records that are not there yet: given once all lines of the file were. */
  readonly after?: WorkCommand;
  /** The version of the document once the line was taken. */
  readonly version?: number;
  /** It was archived, and is to be so again. */
  readonly restored?: true;
}

/** A line as it is worked on. */
export interface StoredLine extends ImportLine {
  readonly work: LineWork | null;
}

/** A line as people see it: what will be given for it is the server's. */
export const shownLine = ({ line, cells, corrections, verdict, stage, kept }: StoredLine): ImportLine => ({
  line,
  cells,
  corrections,
  verdict,
  stage,
  kept,
});

const columns = sql`line, cells, corrections, verdict, stage, kept, work`;

/** The import's row; undefined if the company has none of this id. */
export async function importRow(trx: Trx, company: number, id: string): Promise<DataImportRow | undefined> {
  const { rows } = await sql<{ data: DataImportRow }>`
    select data from row_data_import where company_id = ${company} and id = ${id}`.execute(trx);
  return rows[0]?.data;
}

/** The imports of a company that the server has something to do for. */
export async function busyImports(trx: Trx, company: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from row_data_import where company_id = ${company}
      and state in ('checking', 'running', 'undoing') order by id`.execute(trx);
  return rows.map(({ id }) => id);
}

export async function keepFile(trx: Trx, company: number, id: string, content: Buffer): Promise<void> {
  await sql`insert into import_file (company_id, import_id, content) values (${company}, ${id}, ${content})`.execute(
    trx,
  );
}

export async function fileContent(trx: Trx, company: number, id: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ content: Buffer }>`
    select content from import_file where company_id = ${company} and import_id = ${id}`.execute(trx);
  return rows[0]?.content;
}

/**
 * Replaces the lines of an import.
 * @param parts JSON, as they were read: lists of `FileLine`
 */
export async function keepLines(
  trx: Trx,
  company: number,
  id: string,
  parts: readonly Buffer[],
): Promise<void> {
  await sql`delete from import_line where company_id = ${company} and import_id = ${id}`.execute(trx);
  for (const part of parts)
    await sql`insert into import_line (company_id, import_id, line, cells, stage)
      select ${company}, ${id}, number, cells, 'open'
        from jsonb_to_recordset(${part.toString()}::jsonb) as given (number int, cells jsonb)`.execute(trx);
}

/** Nothing of a discarded import is kept but its row. */
async function forgetImport(trx: Trx, company: number, id: string): Promise<void> {
  await sql`delete from import_line where company_id = ${company} and import_id = ${id}`.execute(trx);
  await sql`delete from import_file where company_id = ${company} and import_id = ${id}`.execute(trx);
}

/** Which lines are asked for. */
export interface LineFilter {
  readonly after?: number | undefined;
  readonly limit: number;
  readonly takes?: string | undefined;
  readonly stage?: LineStage | undefined;
  /** Lines to pass over. */
  readonly offset?: number | undefined;
  readonly backwards?: boolean;
}

export async function linesOfImport(
  trx: Trx,
  company: number,
  id: string,
  { after, limit, takes, stage, offset = 0, backwards }: LineFilter,
): Promise<StoredLine[]> {
  const place = backwards ? sql`line < ${after ?? 2_147_483_647}` : sql`line > ${after ?? 0}`;
  const { rows } = await sql<StoredLine>`
    select ${columns} from import_line where company_id = ${company} and import_id = ${id} and ${place}
      and ${takes === undefined ? sql`true` : sql`takes = ${takes}`}
      and ${stage === undefined ? sql`true` : sql`stage = ${stage}`}
     order by line ${backwards ? sql`desc` : sql`asc`} limit ${limit} offset ${offset}`.execute(trx);
  return rows;
}

/** How many lines such a filter has. */
export async function lineTotal(
  trx: Trx,
  company: number,
  id: string,
  { takes, stage }: Pick<LineFilter, 'takes' | 'stage'>,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from import_line where company_id = ${company} and import_id = ${id}
      and ${takes === undefined ? sql`true` : sql`takes = ${takes}`}
      and ${stage === undefined ? sql`true` : sql`stage = ${stage}`}`.execute(trx);
  return rows[0]?.total ?? 0;
}

/** Open lines whose cell in a column says something. */
export async function linesSaying(
  trx: Trx,
  company: number,
  id: string,
  { column, is }: { readonly column: number; readonly is: string },
): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select ${columns} from import_line where company_id = ${company} and import_id = ${id} and stage = 'open'
      and btrim(coalesce(corrections ->> ${String(column)}, cells ->> ${column}::int)) = ${is} order by line`.execute(
    trx,
  );
  return rows;
}

/** The lines of these numbers. */
export async function linesNumbered(
  trx: Trx,
  company: number,
  id: string,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, StoredLine>> {
  const { rows } = await sql<StoredLine>`select ${columns} from import_line
    where company_id = ${company} and import_id = ${id} and line = any(${[...numbers]}::int[])`.execute(trx);
  return new Map(rows.map((row) => [row.line, row]));
}

/** Writes the corrections of lines; what was prepared of them no longer holds. */
export async function correctLines(
  trx: Trx,
  company: number,
  id: string,
  lines: readonly Pick<StoredLine, 'line' | 'corrections'>[],
): Promise<void> {
  for (let from = 0; from < lines.length; from += A_TIME) {
    const part = lines.slice(from, from + A_TIME).map(({ line, corrections }) => ({ line, corrections }));
    await sql`update import_line as one set corrections = given.corrections, work = null
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as given (line int, corrections jsonb)
     where company_id = ${company} and import_id = ${id} and one.line = given.line`.execute(trx);
  }
}

/** What is told of cells: what lines are rejected for, and what they are taken without or otherwise than it is written. */
const told = (company: number, id: string) => sql`(
  select line, stage, verdict -> 'refusal' as what, 'rejected' as how from import_line
   where company_id = ${company} and import_id = ${id} and stage = 'open' and takes = 'rejected'
  union all
  select line, stage, note, note ->> 'how' from import_line,
         jsonb_array_elements(coalesce(verdict -> 'notes', '[]')) as note
   where company_id = ${company} and import_id = ${id} and stage in ('open', 'taken') and takes <> 'rejected')`;

/** What is told of the columns of an import, of most lines first. [DI47] */
export async function toldOfColumns(trx: Trx, company: number, id: string): Promise<ColumnNote[]> {
  const { rows } = await sql<ColumnNote>`
    select (what ->> 'column')::int as column, what ->> 'field' as field, how, what ->> 'code' as code,
           (array_agg(what -> 'params' order by line))[1] as params, count(*)::int as lines, min(line)::int as first
      from ${told(company, id)} as told group by 1, 2, 3, 4 order by lines desc, first limit 100`.execute(
    trx,
  );
  return rows.map(({ params, ...one }) => ({ ...one, ...(params && { params }) }));
}

/** Open lines about whose cell in a column something is told. */
export async function reportedLines(
  trx: Trx,
  company: number,
  id: string,
  { column, code }: { readonly column: number; readonly code: string },
): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select ${columns} from import_line where company_id = ${company} and import_id = ${id} and stage = 'open'
      and line in (select line from ${told(company, id)} as told
                    where what ->> 'code' = ${code} and (what ->> 'column')::int = ${column}) order by line`.execute(
    trx,
  );
  return rows;
}

/** What is written of a line; what is left out stays. */
export interface LineChange {
  readonly line: number;
  readonly verdict?: LineVerdict;
  readonly stage?: LineStage;
  readonly kept?: LineRefusal | null;
  readonly work?: LineWork | null;
}

const A_TIME = 2000;

export async function changeLines(
  trx: Trx,
  company: number,
  id: string,
  changes: readonly LineChange[],
): Promise<void> {
  for (let from = 0; from < changes.length; from += A_TIME) {
    const part = JSON.stringify(changes.slice(from, from + A_TIME));
    await sql`update import_line as one set
        verdict = case when given ? 'verdict' then given -> 'verdict' else verdict end,
        takes = case when given ? 'verdict' then given #>> '{verdict,takes}' else takes end,
        stage = coalesce(given ->> 'stage', stage),
        kept = case when given ? 'kept' then nullif(given -> 'kept', 'null') else kept end,
        work = case when given ? 'work' then nullif(given -> 'work', 'null') else work end
      from jsonb_array_elements(${part}::jsonb) as given
     where company_id = ${company} and import_id = ${id} and line = (given ->> 'line')::int`.execute(trx);
  }
}

/** What becomes of an import's lines. */
export async function countLines(trx: Trx, company: number, id: string): Promise<ImportCounts> {
  const { rows } = await sql<{ stage: LineStage; takes: string | null; lines: number }>`
    select stage, takes, count(*)::int as lines from import_line
     where company_id = ${company} and import_id = ${id} group by stage, takes`.execute(trx);
  const sum = (is: (row: (typeof rows)[number]) => boolean): number =>
    rows.filter(is).reduce((all, { lines }) => all + lines, 0);
  const open = (takes: string): number => sum((row) => row.stage === 'open' && row.takes === takes);
  return {
    create: open('create'),
    update: open('update'),
    same: open('same'),
    rejected: open('rejected'),
    taken: sum(({ stage }) => stage === 'taken' || stage === 'kept'),
    undone: sum(({ stage }) => stage === 'undone'),
  };
}

/** A mapping that is kept, with the heads in whose order it names columns. */
export type KeptMapping = ImportMapping & { readonly heads: readonly string[] };

/** The mapping that was kept for a file with these heads. [DI17] */
export async function templateFor(
  trx: Trx,
  company: number,
  target: string | undefined,
  heads: string,
): Promise<KeptMapping | undefined> {
  const { rows } = await sql<{ mapping: KeptMapping }>`
    select mapping from import_template where company_id = ${company} and heads = ${heads}
      and ${target === undefined ? sql`true` : sql`target = ${target}`}
     order by changed_at desc limit 1`.execute(trx);
  return rows[0]?.mapping;
}

export async function keepTemplate(
  trx: Trx,
  company: number,
  heads: string,
  mapping: KeptMapping,
  at: string,
): Promise<void> {
  await sql`insert into import_template (company_id, target, heads, mapping, changed_at)
    values (${company}, ${mapping.target}, ${heads}, ${JSON.stringify(mapping)}::jsonb, ${at}::timestamptz)
    on conflict (company_id, target, heads) do update set mapping = excluded.mapping,
      changed_at = excluded.changed_at`.execute(trx);
}

/** Lines are to be decided anew. */
export async function forgetVerdicts(trx: Trx, company: number, id: string): Promise<void> {
  await sql`update import_line set verdict = null, takes = null, work = null
    where company_id = ${company} and import_id = ${id} and stage = 'open'`.execute(trx);
}

/** Lines and files of imports that were discarded. */
export async function forgetDiscarded(trx: Trx, company: number): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select import_id as id from import_file join row_data_import as own
        on own.company_id = import_file.company_id and own.id = import_id
     where import_file.company_id = ${company} and own.state = 'discarded'`.execute(trx);
  for (const { id } of rows) await forgetImport(trx, company, id);
}

/** How long a process has an import to itself without a sign of life. */
const CLAIM_SECONDS = 60;

/** Takes an import for this process; false where another one is at it. */
export async function claim(trx: Trx, company: number, id: string, at: string): Promise<boolean> {
  const { rows } =
    await sql`update import_file set claimed_until = ${at}::timestamptz + ${CLAIM_SECONDS} * interval '1 s'
    where company_id = ${company} and import_id = ${id}
      and (claimed_until is null or claimed_until < ${at}::timestamptz) returning 1`.execute(trx);
  return rows.length > 0;
}

export async function noteProgress(
  trx: Trx,
  company: number,
  id: string,
  { at, done, of }: { readonly at: string; readonly done: number; readonly of: number },
): Promise<void> {
  await sql`update import_file set done = ${done}, total = ${of},
      claimed_until = ${at}::timestamptz + ${CLAIM_SECONDS} * interval '1 s'
    where company_id = ${company} and import_id = ${id}`.execute(trx);
}

export async function release(trx: Trx, company: number, id: string): Promise<void> {
  await sql`update import_file set claimed_until = null where company_id = ${company} and import_id = ${id}`.execute(
    trx,
  );
}

export async function progressOf(trx: Trx, company: number, id: string): Promise<ImportProgress | null> {
  const { rows } = await sql<ImportProgress>`
    select done, total as of from import_file where company_id = ${company} and import_id = ${id}`.execute(
    trx,
  );
  return rows[0] ?? null;
}
