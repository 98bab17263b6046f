import { sql, type ExpressionBuilder, type Transaction } from 'kysely';
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
import { anyOf } from '#server/platform/db/any-of.ts';
import type { Schema } from '#server/platform/db/schema.ts';

type Trx = Transaction<Schema>;

/** A command with the id that keeps it from being done twice. */
export interface WorkCommand extends LineCommand {
  readonly id: string;
  readonly version?: number;
  /** Those of the same whole are taken together or not at all. */
  readonly whole?: string;
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

/** What the columns hold of which the database knows less: only this file writes them. */
type Stored = Omit<StoredLine, 'line'>;

/** The lines of an import. */
const linesIn = (trx: Trx, company: number, id: string) =>
  trx
    .selectFrom('import_line')
    .select(['line', 'cells', 'corrections', 'verdict', 'stage', 'kept', 'work'])
    .$narrowType<Stored>()
    .where('company_id', '=', company)
    .where('import_id', '=', id);

/** The file of an import, to change what is known of it. */
const fileToChange = (trx: Trx, company: number, id: string) =>
  trx.updateTable('import_file').where('company_id', '=', company).where('import_id', '=', id);

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
  await trx.insertInto('import_file').values({ company_id: company, import_id: id, content }).execute();
}

export async function fileContent(trx: Trx, company: number, id: string): Promise<Buffer | undefined> {
  const file = await trx
    .selectFrom('import_file')
    .select('content')
    .where('company_id', '=', company)
    .where('import_id', '=', id)
    .executeTakeFirst();
  return file?.content;
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
  await forgetLines(trx, company, id);
  for (const part of parts)
    await sql`insert into import_line (company_id, import_id, line, cells, stage)
      select ${company}, ${id}, number, cells, 'open'
        from jsonb_to_recordset(${part.toString()}::jsonb) as given (number int, cells jsonb)`.execute(trx);
}

const forgetLines = (trx: Trx, company: number, id: string) =>
  trx.deleteFrom('import_line').where('company_id', '=', company).where('import_id', '=', id).execute();

/** Nothing of a discarded import is kept but its row. */
async function forgetImport(trx: Trx, company: number, id: string): Promise<void> {
  await forgetLines(trx, company, id);
  await trx.deleteFrom('import_file').where('company_id', '=', company).where('import_id', '=', id).execute();
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

const matches =
  ({ takes, stage }: Pick<LineFilter, 'takes' | 'stage'>) =>
  (is: ExpressionBuilder<Schema, 'import_line'>) =>
    is.and([
      ...(takes === undefined ? [] : [is('takes', '=', takes)]),
      ...(stage === undefined ? [] : [is('stage', '=', stage)]),
    ]);

export function linesOfImport(
  trx: Trx,
  company: number,
  id: string,
  { after, limit, offset = 0, backwards, ...filter }: LineFilter,
): Promise<StoredLine[]> {
  const own = linesIn(trx, company, id).where(matches(filter)).limit(limit).offset(offset);
  const asked = backwards
    ? own.where('line', '<', after ?? 2_147_483_647).orderBy('line', 'desc')
    : own.where('line', '>', after ?? 0).orderBy('line');
  return asked.execute();
}

/** How many lines such a filter has. */
export async function lineTotal(
  trx: Trx,
  company: number,
  id: string,
  filter: Pick<LineFilter, 'takes' | 'stage'>,
): Promise<number> {
  const { total } = await trx
    .selectFrom('import_line')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('company_id', '=', company)
    .where('import_id', '=', id)
    .where(matches(filter))
    .executeTakeFirstOrThrow();
  return total;
}

/** Open lines whose cell in a column says something. */
export function linesSaying(
  trx: Trx,
  company: number,
  id: string,
  { column, is }: { readonly column: number; readonly is: string },
): Promise<StoredLine[]> {
  return linesIn(trx, company, id)
    .where('stage', '=', 'open')
    .where(sql`btrim(coalesce(corrections ->> ${String(column)}, cells ->> ${column}::int))`, '=', is)
    .orderBy('line')
    .execute();
}

/** The lines of these numbers. */
export async function linesNumbered(
  trx: Trx,
  company: number,
  id: string,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, StoredLine>> {
  const rows = await linesIn(trx, company, id).where('line', '=', anyOf(numbers)).execute();
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
export function reportedLines(
  trx: Trx,
  company: number,
  id: string,
  { column, code }: { readonly column: number; readonly code: string },
): Promise<StoredLine[]> {
  const reported = sql<number>`(
    select line from ${told(company, id)} as told
     where what ->> 'code' = ${code} and (what ->> 'column')::int = ${column})`;
  return linesIn(trx, company, id)
    .where('stage', '=', 'open')
    .where('line', 'in', reported)
    .orderBy('line')
    .execute();
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
  const rows = await trx
    .selectFrom('import_line')
    .select(({ fn }) => ['stage', 'takes', fn.countAll<number>().as('lines')])
    .where('company_id', '=', company)
    .where('import_id', '=', id)
    .groupBy(['stage', 'takes'])
    .execute();
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
  const template = await trx
    .selectFrom('import_template')
    .select('mapping')
    .$narrowType<{ mapping: KeptMapping }>() // as `keepTemplate` wrote it
    .where('company_id', '=', company)
    .where('heads', '=', heads)
    .where((is) => (target === undefined ? is.lit(true) : is('target', '=', target)))
    .orderBy('changed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return template?.mapping;
}

export async function keepTemplate(
  trx: Trx,
  company: number,
  heads: string,
  mapping: KeptMapping,
  at: string,
): Promise<void> {
  const { target } = mapping;
  const json = sql`${JSON.stringify(mapping)}::jsonb`;
  await trx
    .insertInto('import_template')
    .values({ company_id: company, target, heads, mapping: json, changed_at: at })
    .onConflict((is) =>
      is.columns(['company_id', 'target', 'heads']).doUpdateSet({ mapping: json, changed_at: at }),
    )
    .execute();
}

/** Lines are to be decided anew. */
export async function forgetVerdicts(trx: Trx, company: number, id: string): Promise<void> {
  await trx
    .updateTable('import_line')
    .set({ verdict: null, takes: null, work: null })
    .where('company_id', '=', company)
    .where('import_id', '=', id)
    .where('stage', '=', 'open')
    .execute();
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

const claimEnd = (at: string) => sql<string>`${at}::timestamptz + ${CLAIM_SECONDS} * interval '1 s'`;

/** Takes an import for this process; false where another one is at it. */
export async function claim(trx: Trx, company: number, id: string, at: string): Promise<boolean> {
  const rows = await fileToChange(trx, company, id)
    .set({ claimed_until: claimEnd(at) })
    .where((is) => is.or([is('claimed_until', 'is', null), is('claimed_until', '<', at)]))
    .returning('import_id')
    .execute();
  return rows.length > 0;
}

export async function noteProgress(
  trx: Trx,
  company: number,
  id: string,
  { at, done, of }: { readonly at: string; readonly done: number; readonly of: number },
): Promise<void> {
  await fileToChange(trx, company, id)
    .set({ done, total: of, claimed_until: claimEnd(at) })
    .execute();
}

export async function release(trx: Trx, company: number, id: string): Promise<void> {
  await fileToChange(trx, company, id).set({ claimed_until: null }).execute();
}

export async function progressOf(trx: Trx, company: number, id: string): Promise<ImportProgress | null> {
  const progress = await trx
    .selectFrom('import_file')
    .select(['done', 'total as of'])
    .where('company_id', '=', company)
    .where('import_id', '=', id)
    .executeTakeFirst();
  return progress ?? null;
}
