import { sql, type Transaction } from 'kysely';
import type { Engine } from '#model/engine/engine.ts';
import { foldInBulk } from '#server/platform/model/bulk-fold.ts';
import { enterCompany, type Database } from '#server/platform/db/connect.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { listTable, textTable } from '#server/platform/db/list-columns.ts';
import type { RowLayout, RowLayouts } from '#server/platform/model/row-layout.ts';
import { writeRows } from '#server/platform/model/row-storage.ts';
import { keyTable } from '#server/platform/db/table-names.ts';
import type { BackupStep } from './backup-format.ts';

type Trx = Transaction<Schema>;

/** What was left out. */
export interface Cut {
  readonly facts: number;
  /** Companies that had not begun by then. */
  readonly companies: number;
}

interface CutDeps {
  readonly database: Database;
  readonly engine: Engine;
  readonly layouts: RowLayouts;
}

/**
 * [BK12] Takes every company back to a moment: facts from the first later one on are left out, and its rows are folded anew
 * from what is left. Tells how far it is.
 */
export async function* cutLogs(deps: CutDeps, until: string): AsyncGenerator<BackupStep, Cut> {
  const owner = deps.database.owner.kysely;
  const rows = await owner.selectFrom('company').select('id').orderBy('id').execute();
  let [facts, companies] = [0, 0];
  for (const [index, { id }] of rows.entries()) {
    const cut = await owner.transaction().execute((trx) => cutCompany(trx, deps, id, until));
    facts += cut.facts;
    if (cut.isGone) companies += 1;
    yield { part: 'until', done: index + 1, of: rows.length };
  }
  await owner.transaction().execute((trx) => cutMail(trx, until));
  return { facts, companies };
}

async function cutCompany(trx: Trx, { engine, layouts }: CutDeps, company: number, until: string) {
  await enterCompany(trx, company);
  const log = await trx
    .selectFrom('company_head')
    .select(({ selectFrom }) => [
      'head',
      selectFrom('event')
        .select(({ fn }) => fn.min('event.seq').as('seq'))
        .where('event.company_id', '=', company)
        .where('event.at', '>', until)
        .as('firstLater'),
    ])
    .where('company_id', '=', company)
    .executeTakeFirst();
  const head = log?.head ?? 0;
  const last = log?.firstLater ? log.firstLater - 1 : head;
  if (last === 0) await removeCompany(trx, company);
  else {
    if (last < head) await cutLog(trx, company, last);
    await cutBeside(trx, company, until);
    if (last < head) await writeAnew(trx, company, { engine, layouts });
    await cutByDocument(trx, company);
  }
  return { facts: head - last, isGone: last === 0 };
}

/** A company that had no fact yet was not there. */
async function removeCompany(trx: Trx, company: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relrowsecurity
     order by relname`.execute(trx);
  for (const { name } of rows)
    await sql`delete from ${sql.table(name)} where company_id = ${company}`.execute(trx);
  for (const table of ['membership', 'invitation_link'] as const)
    await trx.deleteFrom(table).where('company', '=', company).execute();
  await trx.deleteFrom('company').where('id', '=', company).execute();
}

async function cutLog(trx: Trx, company: number, last: number): Promise<void> {
  for (const table of ['event', 'stock_move', 'stock_value', 'webhook_delivery'] as const)
    await trx.deleteFrom(table).where('company_id', '=', company).where('seq', '>', last).execute();
  await trx
    .updateTable('company_head')
    .set({
      head: last,
      hash: ({ selectFrom }) =>
        selectFrom('event')
          .select('event.hash')
          .where('event.company_id', '=', company)
          .where('event.seq', '=', last),
    })
    .where('company_id', '=', company)
    .execute();
  await trx
    .updateTable('log_place')
    .set({ seq: ({ fn, val }) => fn<number>('least', ['seq', val(last)]) })
    .where('company_id', '=', company)
    .execute();
  // Figures that are folded from the log are so again at the next start.
  for (const table of ['flow_day', 'flow_head', 'flow_stay', 'flow_step'] as const)
    await trx.deleteFrom(table).where('company_id', '=', company).execute();
}

/** What is beside the log and came after the moment, by its own time. */
async function cutBeside(trx: Trx, company: number, until: string): Promise<void> {
  const timed = [
    ['command', 'at'],
    ['inbox_entry', 'at'],
    ['notification_waiting', 'at'],
    ['notification_warning', 'since'],
    ['log_check', 'at'],
    ['workflow_run', 'started_at'],
    ['workflow_cause', 'at'],
    ['connection_item', 'at'],
  ] as const;
  for (const [table, column] of timed)
    await trx.deleteFrom(table).where('company_id', '=', company).where(column, '>', until).execute();
}

/** What belongs to documents that are not there any more. */
async function cutByDocument(trx: Trx, company: number): Promise<void> {
  for (const table of ['connection_link', 'sync_link', 'document_follow', 'workflow_standing'])
    await sql`delete from ${sql.table(table)} as own where company_id = ${company} and not exists (
      select from event where event.company_id = ${company} and event.document = own.document)`.execute(trx);
  for (const table of ['import_file', 'import_line'])
    await sql`delete from ${sql.table(table)} where company_id = ${company} and import_id not in (
      select id from row_data_import where company_id = ${company})`.execute(trx);
}

/** Letters that were not sent yet and tell of what is not there. */
async function cutMail(trx: Trx, until: string): Promise<void> {
  await trx.deleteFrom('mail').where('settled_at', 'is', null).where('created_at', '>', until).execute();
}

const MANY = 1000;

async function writeAnew(
  trx: Trx,
  company: number,
  { engine, layouts }: Pick<CutDeps, 'engine' | 'layouts'>,
): Promise<void> {
  const { store, seqs, last } = await foldInBulk(trx, engine, company);
  for (const layout of layouts.values()) {
    await clearRows(trx, company, layout);
    const { name } = layout.table;
    const rows = [...store.all(name).values()];
    for (let from = 0; from < rows.length; from += MANY) {
      const written = rows
        .slice(from, from + MANY)
        .map((row) => ({ row, seq: seqs.get(`${name}/${row.id}`) ?? last }));
      await writeRows(trx, company, layout, written, []);
    }
  }
}

async function clearRows(trx: Trx, company: number, layout: RowLayout): Promise<void> {
  const { name } = layout.table;
  const tables = [
    layout.sqlTable,
    ...layout.manyKeys.map((index) => keyTable(name, index)),
    ...(layout.listed ? [listTable(name), textTable(name)] : []),
  ];
  for (const table of tables)
    await sql`delete from ${sql.table(table)} where company_id = ${company}`.execute(trx);
}
