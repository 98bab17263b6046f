import { sql, type Transaction } from 'kysely';
import type { RowLayout } from '#server/platform/model/row-layout.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** A document's display name: its number, SKU, code or name; null if it has none. */
export const documentName = (data = sql`data`) => sql<string | null>`
  coalesce(${data} ->> 'number', ${data} ->> 'sku', ${data} ->> 'code',
           case jsonb_typeof(${data} -> 'name') when 'string' then ${data} ->> 'name' end)`;

interface NamedScope {
  readonly company: number;
  readonly layouts: readonly RowLayout[];
}

/** Display names of documents of some kinds, by `kind/id`. */
export async function namesOfDocuments(
  trx: Transaction<Schema>,
  { company, layouts }: NamedScope,
  documents: readonly { readonly kind: string; readonly document: string }[],
): Promise<ReadonlyMap<string, string | null>> {
  const parts = layouts.flatMap(({ table, sqlTable }) => {
    const ids = documents.filter(({ kind }) => kind === table.name).map(({ document }) => document);
    if (ids.length === 0) return [];
    return sql`select ${`${table.name}/`}::text || id as key, ${documentName()} as name
      from ${sql.table(sqlTable)} where company_id = ${company} and id = any(${ids}::text[])`;
  });
  if (parts.length === 0) return new Map();
  const { rows } = await sql<{
    key: string;
    name: string | null;
  }>`${sql.join(parts, sql` union all `)}`.execute(trx);
  return new Map(rows.map(({ key, name }) => [key, name]));
}
