import { sql, type Transaction } from 'kysely';
import { agentTables, type AgentKind } from '#model/areas/setup/agent/agent-kinds.ts';
import type { Author } from '#model/engine/author.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { findTexts } from '#server/platform/model/find-texts.ts';
import type { RowLayout } from '#server/platform/model/row-layout.ts';
import { rowTable } from '#server/platform/db/table-names.ts';

type Trx = Transaction<Schema>;

export interface DocumentFilter {
  /** Every word must occur in the document's number, codes or names. */
  readonly search?: string | undefined;
  /** A state in any of the chart's regions. */
  readonly state?: string | undefined;
  /**
   * Only documents that are not open and have not changed since this timestamp: those a device does not load at
   * startup.
   */
  readonly endedBefore?: string | undefined;
  /** Only documents of these customers or suppliers, in addition to those the search finds. */
  readonly parties?: readonly string[] | undefined;
  /** Only these documents. */
  readonly ids?: readonly string[] | undefined;
  /** Only documents last changed before this event. */
  readonly after?: number | undefined;
  readonly limit: number;
  /** What the reader's scope asks of rows, by the alias `listed`; null: nothing. */
  readonly within?: ReturnType<typeof sql> | null;
}

export interface Slice<T> {
  readonly rows: readonly T[];
  /** Cursor of the next page; null at the end. */
  readonly next: string | null;
}

const ofParties = (parties: readonly string[]) =>
  sql`coalesce(data ->> 'customer', data ->> 'supplier') = any(${[...parties]}::text[])`;

/** The documents of a kind, most recently changed first, one page at a time. */
export async function listDocuments(
  trx: Trx,
  company: number,
  layout: RowLayout,
  { search, state, endedBefore, parties = [], ids, after, limit, within = null }: DocumentFilter,
): Promise<Slice<DocumentRow>> {
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const rare = await rowsWithRareWord(trx, layout, words);
  const named = sql.join(
    [
      ...(rare === null ? [] : [sql`id = any(${[...rare]}::text[])`]),
      ...words.map((part) => sql`strpos(search, ${part}) > 0`),
    ],
    sql` and `,
  );
  const found = [
    ...(words.length === 0 ? [] : [sql`(${named})`]),
    ...(parties.length === 0 ? [] : [ofParties(parties)]),
  ];
  const conditions = [
    sql`company_id = ${company}`,
    ...(ids === undefined ? [] : [sql`id = any(${[...ids]}::text[])`]),
    ...(after === undefined ? [] : [sql`seq < ${after}`]),
    ...(state === undefined ? [] : [sql`${state} = any(string_to_array(state, '.'))`]),
    ...(endedBefore === undefined ? [] : [sql`not open and changed_at < ${endedBefore}`]),
    ...(within === null ? [] : [within]),
    ...(found.length === 0 ? [] : [sql`(${sql.join(found, sql` or `)})`]),
  ];
  const { rows } = await sql<{ seq: number; data: DocumentRow }>`
    select seq, data from ${sql.table(layout.sqlTable)} as listed where ${sql.join(conditions, sql` and `)}
     order by seq desc limit ${limit + 1}`.execute(trx);
  const page = rows.slice(0, limit);
  return { rows: page.map((row) => row.data), next: rows.length > limit ? String(page.at(-1)?.seq) : null };
}

/** A word in more rows is soon met among those that changed last. */
const RARE = 300;

/** Ids of the rows with the longest word; null where there are many, or where rows of this kind have no index of texts. */
async function rowsWithRareWord(
  trx: Trx,
  { table, sqlTable, listed }: RowLayout,
  words: readonly string[],
): Promise<readonly string[] | null> {
  const [word] = words.toSorted((a, b) => b.length - a.length);
  // Documents that end are searched in what lists read of them: such an index at every change would cost too much.
  if (word === undefined || listed === null || table.bootstrap !== 'all') return null;
  return findTexts(trx, { sqlTable, word, most: RARE });
}

interface Named {
  readonly kind: 'member' | AgentKind;
  readonly id: string;
  readonly name: string;
}

/** The users and agents of this company with these ids, including former members; those that were written last come last. */
async function namedIn(trx: Trx, company: number, ids: readonly string[]): Promise<readonly Named[]> {
  const asked = sql`any(${[...new Set(ids)]}::text[])`;
  const agents = agentTables.map(
    (kind) => sql`select ${sql.lit(kind)}, id, data ->> 'name', seq from ${sql.table(rowTable(kind))}
      where company_id = ${company} and id = ${asked}`,
  );
  const { rows } = await sql<Named>`
    select 'member' as kind, data ->> 'user' as id, data ->> 'name' as name, seq from row_member
     where company_id = ${company} and data ->> 'user' = ${asked}
     union all ${sql.join(agents, sql` union all `)} order by seq`.execute(trx);
  return rows;
}

/** Names of users and agents in this company, including former members. */
export async function namesOf(
  trx: Trx,
  company: number,
  users: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const named = await namedIn(trx, company, users);
  return new Map(named.map(({ id, name }) => [id, name]));
}

type Unnamed = Pick<Author, 'by' | 'byType'>;

/** [AG4] Names of authors, by what they are: an agent is not called by the name of a person, nor a person by an agent's. */
export async function authorsOf(
  trx: Trx,
  company: number,
  authors: readonly Unnamed[],
): Promise<(author: Unnamed) => Pick<Author, 'byName' | 'byKind'>> {
  const named = await namedIn(
    trx,
    company,
    authors.flatMap(({ by }) => by ?? []),
  );
  return ({ by, byType }) => {
    const found = named.findLast(
      ({ id, kind }) => id === by && (!byType || (byType === 'user') === (kind === 'member')),
    );
    const isAgent = found !== undefined && found.kind !== 'member';
    return { byName: found?.name ?? '', byKind: isAgent ? found.kind : null };
  };
}
