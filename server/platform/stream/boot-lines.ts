import { sql, type Transaction } from 'kysely';
import { redactRow, type AccessClass } from '#model/engine/access.ts';
import type { BootEnd, BootHeader } from '#model/engine/pages.ts';
import { PAGE_ROWS, pageText } from '#model/engine/to-page.ts';
import type { Row } from '#model/engine/rows.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { layoutFor, type RowLayout, type RowLayouts } from '#server/platform/model/row-layout.ts';
import { scopeCondition } from '#server/platform/model/visibility.ts';
import type { BootStart } from './boot-cache.ts';

type Trx = Transaction<Schema>;

export interface BootPlan {
  readonly company: number;
  readonly layouts: RowLayouts;
  readonly access: AccessClass;
  readonly header: BootStart;
}

/**
 * The working set of an access class as lines of JSON: a header, pages, an end. Small tables first, so that the first
 * screen does not wait for the largest. `trx` is a snapshot.
 */
export async function* bootLines(trx: Trx, plan: BootPlan): AsyncGenerator<string> {
  const { layouts, access, header } = plan;
  const visible = [...access.tables].map((table) => layoutFor(layouts, table));
  const counts: [RowLayout, number][] = [];
  for (const layout of visible) counts.push([layout, await count(trx, plan, layout)]);
  counts.sort(([, a], [, b]) => a - b);
  const tables = Object.fromEntries(counts.map(([layout, rows]) => [layout.table.name, rows]));
  yield line({ ...header, tables } satisfies BootHeader);
  let pages = 0;
  for (const [layout, rows] of counts)
    if (rows > 0)
      for await (const page of pagesOf(trx, plan, layout)) {
        pages += 1;
        yield page;
      }
  yield line({ end: true, pages } satisfies BootEnd);
}

const line = (value: object): string => `${JSON.stringify(value)}\n`;

/** Documents of kinds that end are left out if they are neither open nor recent. */
const wanted = (plan: BootPlan, layout: RowLayout) => {
  const recent =
    layout.table.bootstrap === 'all' ? sql`true` : sql`(open or changed_at >= ${plan.header.since})`;
  const within = scopeCondition(plan, layout, 'held');
  return within === null ? recent : sql`${recent} and ${within}`;
};

async function count(trx: Trx, plan: BootPlan, layout: RowLayout): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ${sql.table(layout.sqlTable)} as held
     where company_id = ${plan.company} and ${wanted(plan, layout)}`.execute(trx);
  return rows[0]?.n ?? 0;
}

/** While a page is made into text, the database reads the next one. */
async function* pagesOf(trx: Trx, plan: BootPlan, layout: RowLayout): AsyncGenerator<string> {
  const { table } = layout;
  let coming = rowsAfter(trx, plan, layout, '');
  for (let number = 0; ; number++) {
    const rows = await coming;
    const last = rows.at(-1);
    if (!last) return;
    const isLast = rows.length < PAGE_ROWS;
    if (!isLast) coming = rowsAfter(trx, plan, layout, last.id);
    coming.catch(() => undefined); // who reads no further does not hear of it
    const visible = rows.flatMap((row) => redactRow(plan.access, table, row) ?? []);
    yield `${pageText(table.name, number, visible)}\n`;
    if (isLast) return;
  }
}

async function rowsAfter(trx: Trx, plan: BootPlan, layout: RowLayout, after: string): Promise<Row[]> {
  const { rows } = await sql<{ data: Row }>`
    select data from ${sql.table(layout.sqlTable)} as held
     where company_id = ${plan.company} and id > ${after} and ${wanted(plan, layout)}
     order by id limit ${PAGE_ROWS}`.execute(trx);
  return rows.map(({ data }) => data);
}
