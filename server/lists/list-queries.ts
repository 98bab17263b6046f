import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { AccessClass } from '#model/engine/access.ts';
import type { Row } from '#model/engine/rows.ts';
import { conditionsOf, type Condition } from '#model/lists/conditions.ts';
import type { ListDay } from '#model/engine/list-answer.ts';
import { isShown, typeOf, wordsOf, type Listing } from '#model/lists/listing.ts';
import { together } from '#server/platform/db/pipelined.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { Language } from '#server/platform/db/list-columns.ts';
import type { RowLayout } from '#server/platform/model/row-layout.ts';
import { rowsById } from '#server/platform/model/row-storage.ts';
import type { Cursor } from './list-cursor.ts';
import { rowsWithWord } from './list-search.ts';
import { ListStatement } from './list-sql.ts';
import { isTallied, talliedByTab, type TallyQuestion } from './list-tally.ts';

type Trx = Transaction<Schema>;
type Sql = RawBuilder<unknown>;

export interface ListQuestion {
  readonly search: string;
  /** The tab; undefined: all. */
  readonly state?: string | undefined;
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: { readonly column: string; readonly direction: 'ascending' | 'descending' };
  readonly language: Language;
  /** The day of the asker. */
  readonly today: string;
  /** Only rows that are not open and have not changed since: those that a device does not begin with. */
  readonly beyond?: string | undefined;
  /** Not these. */
  readonly except: readonly string[];
}

/** Who asks, and what about. */
export interface ListScope {
  readonly company: number;
  readonly layout: RowLayout;
  readonly listing: Listing;
  readonly access: AccessClass;
}

export interface ListPage<T> {
  readonly found: readonly T[];
  readonly next: Cursor | null;
}

export interface ListFigures {
  /** Rows by tab, whichever tab is asked for. */
  readonly counts: Readonly<Record<string, number>>;
  /** Sums by field over the rows asked for; without those that the reader may not see. */
  readonly sums: Readonly<Record<string, number>>;
}

/** A page of ids in the order asked for. */
export async function listedIds(
  trx: Trx,
  scope: ListScope,
  question: ListQuestion,
  { after, limit }: { readonly after: Cursor | null; readonly limit: number },
): Promise<ListPage<string>> {
  const statement = new ListStatement(scope.listing, scope.company, question.language);
  const field = scope.listing.sorts[question.sort.column] ?? '';
  const key = statement.column(field);
  const isText = !['word', 'number'].includes(typeOf(scope.listing, field));
  const [direction, beyond] =
    question.sort.direction === 'ascending' ? (['asc', '>'] as const) : (['desc', '<'] as const);
  const conditions = await conditionsIn(trx, statement, scope, question);
  if (after) {
    const at = isText ? sql`decode(${after.key}, 'hex')` : sql`${after.key}`;
    // The first alone would do; the second lets an index begin there, wherever the key is.
    conditions.push(sql`(${key}, l.id) ${sql.raw(beyond)} (${at}, ${after.id})`);
    conditions.push(sql`${key} ${sql.raw(`${beyond}=`)} ${at}`);
  }
  if (question.state !== undefined && scope.listing.tab !== null)
    conditions.push(sql`${statement.column(scope.listing.tab)} = ${question.state}`);
  const kept = (await areFew(trx, scope, question)) ? 'materialized' : 'not materialized';
  const { rows } = await sql<{ id: string; key: string | number }>`
    with asked as ${sql.raw(kept)} (
      select l.id, ${key} as key from ${statement.source} where ${sql.join(conditions, sql` and `)})
    select id, ${isText ? sql`encode(key, 'hex')` : sql`key`} as key from asked
     order by asked.key ${sql.raw(direction)}, id ${sql.raw(direction)} limit ${limit + 1}`.execute(trx);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { found: page.map(({ id }) => id), next: rows.length > limit && last ? last : null };
}

/** So many rows are found and sorted before an index has been read from its end to them. */
const FEW = 50_000;

/**
 * Whether few rows fall within a span of days, as counted when they were written: documents of a span lie together in
 * most orders, which the database does not know, and it would read an index up to there.
 */
async function areFew(trx: Trx, scope: ListScope, question: ListQuestion): Promise<boolean> {
  const tallied = tallyQuestionIn(scope, question);
  if (!tallied?.conditions.some(({ op }) => op !== 'in')) return false;
  const statement = new ListStatement(scope.listing, scope.company, question.language);
  const where = (...one: Parameters<ListStatement['where']>) => statement.where(...one);
  const rows = await talliedByTab(trx, scope.company, scope.listing, tallied, where, []);
  return rows.reduce((sum, row) => sum + Number(row['count']), 0) <= FEW;
}

/** The rows with these ids, in their order. */
async function rowsInOrder(trx: Trx, { company, layout }: ListScope, ids: readonly string[]): Promise<Row[]> {
  const rows = new Map((await rowsById(trx, company, layout, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** Counts by tab and sums, of the rows asked for. */
export async function listFigures(trx: Trx, scope: ListScope, question: ListQuestion): Promise<ListFigures> {
  const { fields } = summedIn(new ListStatement(scope.listing, scope.company, question.language), scope);
  const rows = await figuresByTab(trx, scope, question, fields);
  const asked = rows.filter((row) => question.state === undefined || row['tab'] === question.state);
  return {
    counts: Object.fromEntries(rows.map((row) => [String(row['tab']), Number(row['count'])])),
    sums: Object.fromEntries(
      fields.map((field) => [field, asked.reduce((sum, row) => sum + Number(row[field] ?? 0), 0)]),
    ),
  };
}

/** From what was counted as rows were written if that answers it, else from the rows. */
async function figuresByTab(
  trx: Trx,
  scope: ListScope,
  question: ListQuestion,
  summed: readonly string[],
): Promise<readonly TabRow[]> {
  const tallied = tallyQuestionIn(scope, question);
  if (tallied) return fromTally(trx, scope, tallied, summed);
  const all = tallyButAmounts(scope, question);
  if (all && (await passMost(trx, scope, question))) {
    const [of, others] = await together([
      fromTally(trx, scope, all, summed),
      countedByTab(trx, scope, question, { amounts: 'outside' }),
    ] as const);
    return without(of, others, summed);
  }
  return countedByTab(trx, scope, question, { amounts: 'within' });
}

const fromTally = (
  trx: Trx,
  { company, listing }: ListScope,
  tallied: TallyQuestion,
  summed: readonly string[],
): Promise<readonly TabRow[]> => {
  const statement = new ListStatement(listing, company, 'en');
  return talliedByTab(trx, company, listing, tallied, (...one) => statement.where(...one), summed);
};

/** A question whose limits of amounts alone keep the tally from answering it: the same without them; else null. */
function tallyButAmounts(scope: ListScope, question: ListQuestion): TallyQuestion | null {
  const filters = Object.entries(question.filters);
  const others = filters.filter(([filter]) => {
    const field = scope.listing.filters[filter]?.field;
    return field === undefined || typeOf(scope.listing, field) !== 'number';
  });
  return others.length === filters.length
    ? null
    : tallyQuestionIn(scope, { ...question, filters: Object.fromEntries(others) });
}

/**
 * Whether, as the database estimates, at least as many rows lie within the limits of amounts as outside. No count is kept by
 * amount: those outside are read then, and taken from all that the tally knows.
 */
async function passMost(trx: Trx, scope: ListScope, question: ListQuestion): Promise<boolean> {
  const estimate = async (amounts: Amounts): Promise<number> => {
    const statement = new ListStatement(scope.listing, scope.company, question.language);
    const conditions = await conditionsIn(trx, statement, scope, question, amounts);
    const { rows } = await sql<{
      readonly 'QUERY PLAN': readonly [{ readonly Plan: { readonly 'Plan Rows': number } }];
    }>`
      explain (format json) select 1 from ${statement.source} where ${sql.join(conditions, sql` and `)}`.execute(
      trx,
    );
    return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
  };
  const [within, outside] = await together([estimate('within'), estimate('outside')] as const);
  return within >= outside;
}

/** What is left of figures by tab when those of some rows are taken away. */
function without(
  of: readonly TabRow[],
  others: readonly TabRow[],
  summed: readonly string[],
): readonly TabRow[] {
  const gone = new Map(others.map((row) => [row['tab'], row]));
  return of.flatMap((row) => {
    const less = (field: string): number =>
      Number(row[field] ?? 0) - Number(gone.get(row['tab'])?.[field] ?? 0);
    const count = less('count');
    if (count === 0) return [];
    return [{ ...row, count, ...Object.fromEntries(summed.map((field) => [field, less(field)])) }];
  });
}

/** The question as a tally takes it; null if rows have to be read. */
function tallyQuestionIn(scope: ListScope, question: ListQuestion): TallyQuestion | null {
  const { search, filters, today, beyond, except } = question;
  if (wordsOf(search).length > 0 || except.length > 0) return null;
  const tallied = { conditions: asked(scope, filters, today), beyond };
  return isTallied(scope.listing, tallied) ? tallied : null;
}

type TabRow = Readonly<Record<string, string | number>>;

async function countedByTab(
  trx: Trx,
  scope: ListScope,
  question: ListQuestion,
  { amounts }: { readonly amounts: Amounts },
): Promise<readonly TabRow[]> {
  const { listing } = scope;
  const statement = new ListStatement(listing, scope.company, question.language);
  const tab = listing.tab === null ? sql`''` : statement.column(listing.tab);
  const { columns } = summedIn(statement, scope);
  const conditions = await conditionsIn(trx, statement, scope, question, amounts);
  const { rows } = await sql<TabRow>`
    select ${tab} as "tab", count(*) as "count" ${columns} from ${statement.source}
     where ${sql.join(conditions, sql` and `)} group by 1`.execute(trx);
  return rows;
}

/** What divides the rows of a list: the day of a field, or a field itself. */
export interface DividingField {
  readonly field: string;
  readonly isDay: boolean;
}

/** Counts and sums by the day that a field is on, oldest first, or by its value; without sums that the reader may not see. [LQ5] */
export async function listDays(
  trx: Trx,
  scope: ListScope,
  question: Pick<ListQuestion, 'filters' | 'today' | 'beyond' | 'except'>,
  { field, isDay }: DividingField,
): Promise<ListDay[]> {
  const statement = new ListStatement(scope.listing, scope.company, 'en');
  const day = statement.column(field);
  const { fields, columns } = summedIn(statement, scope);
  const conditions = await conditionsIn(trx, statement, scope, { ...question, search: '' });
  const { rows } = await sql<Readonly<Record<string, string | number>>>`
    select ${isDay ? sql`left(${day}, 10)` : day} as "day", count(*) as "count" ${columns} from ${statement.source}
     where ${sql.join(conditions, sql` and `)} and ${day} <> '' group by 1 order by 1`.execute(trx);
  return rows.map((row) => ({
    day: String(row['day']),
    count: Number(row['count']),
    sums: Object.fromEntries(fields.map((one) => [one, Number(row[one] ?? 0)])),
  }));
}

/** The sums that the reader may see, as further columns of a statement. */
function summedIn(statement: ListStatement, { listing, access }: ListScope) {
  const fields = listing.sums.filter((field) => isShown(listing, field, access));
  const columns = fields.map(
    (field) => sql`, coalesce(sum(${statement.column(field)}), 0) as ${sql.ref(field)}`,
  );
  return { fields, columns: sql.join(columns, sql``) };
}

/** A page of rows, and the figures of all if they are wanted. */
export async function listedRows(
  trx: Trx,
  scope: ListScope,
  question: ListQuestion,
  page: { readonly after: Cursor | null; readonly limit: number; readonly figures: boolean },
): Promise<ListPage<Row> & { readonly figures: ListFigures | null }> {
  const [{ found, next }, figures] = await together([
    listedIds(trx, scope, question, page),
    page.figures ? listFigures(trx, scope, question) : Promise.resolve(null),
  ]);
  return { found: await rowsInOrder(trx, scope, found), next, figures };
}

/** Whether rows within the limits of amounts are meant, or those outside. */
type Amounts = 'within' | 'outside';

/** The conditions of filters, and that of the reader's scope. [LQ7] */
function asked(
  { listing, layout, access }: ListScope,
  filters: ListQuestion['filters'],
  today: string,
): readonly Condition[] {
  const conditions = conditionsOf(listing, filters, today);
  const { place, placeTo } = layout.table;
  if (access.scope === null || place === undefined) return conditions;
  const second = placeTo && { or: placeTo.field };
  return [...conditions, { field: 'warehouse', ...second, op: 'in', values: [...access.scope] }];
}

async function conditionsIn(
  trx: Trx,
  statement: ListStatement,
  scope: ListScope,
  question: Pick<ListQuestion, 'search' | 'filters' | 'today' | 'beyond' | 'except'>,
  amounts: Amounts = 'within',
): Promise<Sql[]> {
  const { access, company, listing } = scope;
  const { search, filters, today, beyond, except } = question;
  const withWord = async (word: string): Promise<Sql> => {
    const ids = await rowsWithWord(trx, { access, company }, listing, word);
    return ids ? sql`l.id = any(${[...ids]}::text[])` : statement.contains(word, access);
  };
  const conditions = asked(scope, filters, today);
  const isLimit = ({ field }: Condition): boolean => typeOf(listing, field) === 'number';
  const within = conditions.filter(isLimit).map((condition) => statement.where(condition));
  const others = conditions.filter((condition) => !isLimit(condition));
  return [
    sql`l.company_id = ${company}`,
    ...others.map((condition) => statement.where(condition)),
    ...(amounts === 'within' ? within : [sql`not (${sql.join(within, sql` and `)})`]),
    ...(await together(wordsOf(search).map(withWord))),
    ...(beyond === undefined ? [] : [sql`not l.open and l.changed_at < ${beyond}`]),
    ...(except.length === 0 ? [] : [sql`l.id <> all(${[...except]}::text[])`]),
  ];
}
