import { sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';
import type { RowLayouts } from '#server/platform/model/row-layout.ts';
import type { Figures } from './archive-format.ts';

type Trx = Transaction<Schema>;

/** What a company comes to now; the caller has entered it. */
export async function figuresOf(trx: Trx, company: number, layouts: RowLayouts): Promise<Figures> {
  const tables: Record<string, { rows: number; open: number }> = {};
  for (const { table, sqlTable } of layouts.values()) {
    const { rows } = await sql<{ rows: number; open: number }>`
      select count(*)::int as rows, (count(*) filter (where open))::int as open
        from ${sql.table(sqlTable)} where company_id = ${company}`.execute(trx);
    tables[table.name] = rows[0] ?? { rows: 0, open: 0 };
  }
  const { rows } = await sql<{ onHand: number; value: number }>`
    select coalesce(sum((data ->> 'quantity')::bigint), 0)::bigint as "onHand",
           coalesce(sum((data ->> 'value')::bigint), 0)::bigint as value
      from row_valuation where company_id = ${company}`.execute(trx);
  return { onHand: Number(rows[0]?.onHand ?? 0), value: Number(rows[0]?.value ?? 0), tables };
}

/**
 * Where two differ, as `table: 3 instead of 4`; empty where they are the same. A table that is younger than what was
 * expected is not compared: an earlier version exported nothing of it.
 */
export function differencesOf(expected: Figures, found: Figures): string[] {
  const sums = (['onHand', 'value'] as const).flatMap((name) => differ(name, expected[name], found[name]));
  const none = { rows: 0, open: 0 };
  return [
    ...sums,
    ...Object.entries(expected.tables).flatMap(([name, wanted]) => {
      const had = found.tables[name] ?? none;
      return [...differ(name, wanted.rows, had.rows), ...differ(`${name}, open`, wanted.open, had.open)];
    }),
  ];
}

const differ = (name: string, expected: number, found: number): string[] =>
  expected === found ? [] : [`${name}: ${found} instead of ${expected}`];
