import { sql } from 'kysely';
import type { DocumentRow } from '#model/engine/rows.ts';
import { valueOfDocument, VALUE_PERMISSION } from '#model/flows/document-value.ts';
import { rowsById } from '#server/platform/model/row-storage.ts';
import { seen, type FlowScope, type Trx } from './flow-queries.ts';

/** Documents in one state value, and what they are worth together; null where nothing of that is known. */
export interface Standing {
  /** One word a region, in the order of the regions' names. */
  readonly state: string;
  readonly documents: number;
  readonly value: number | null;
}

interface Known {
  readonly seq: number;
  readonly value: number | null;
}

/** Counts documents by state, and what they are worth where the reader may know that. */
export interface DocumentValues {
  standing(
    trx: Trx,
    scope: FlowScope,
    mayKnow: (permission: string) => boolean,
  ): Promise<readonly Standing[]>;
}

/** Kinds of companies whose values are remembered. */
const MOST_REMEMBERED = 32;
const PAGE = 1000;

/** Values are the model's own, reckoned once for each change of a document: what did not change is not read again. */
export function createDocumentValues(): DocumentValues {
  const remembered = new Map<string, Map<string, Known>>();
  return {
    standing: async (trx, scope, mayKnow) => {
      const permission = VALUE_PERMISSION[scope.layout.table.name];
      const counts = permission === undefined || !mayKnow(permission);
      if (counts) return countDocuments(trx, scope);
      if (scope.layout.table.name === 'product') return stockValues(trx, scope);
      const key = `${scope.company}/${scope.layout.table.name}`;
      const known = remembered.get(key) ?? new Map<string, Known>();
      remembered.delete(key); // and set anew: the one that was asked for last goes last
      if (remembered.size >= MOST_REMEMBERED) remembered.delete(remembered.keys().next().value ?? '');
      remembered.set(key, known);
      return sumValues(trx, scope, known);
    },
  };
}

async function countDocuments(trx: Trx, scope: FlowScope): Promise<readonly Standing[]> {
  const { rows } = await sql<Standing>`
    select state, count(*)::int as documents, null::bigint as value
      from ${sql.table(scope.layout.sqlTable)} where company_id = ${scope.company} and ${seen(scope)}
     group by state`.execute(trx);
  return rows;
}

async function stockValues(trx: Trx, { company }: FlowScope): Promise<readonly Standing[]> {
  const { rows } = await sql<Standing>`
    select doc.state, count(*)::int as documents, sum(coalesce((held.data ->> 'value')::bigint, 0))::bigint as value
      from row_product as doc
      left join row_valuation as held on held.company_id = ${company} and held.id = doc.id
     where doc.company_id = ${company} group by doc.state`.execute(trx);
  return rows;
}

async function sumValues(
  trx: Trx,
  scope: FlowScope,
  known: Map<string, Known>,
): Promise<readonly Standing[]> {
  const { company, layout } = scope;
  const { rows } = await sql<{ id: string; seq: number; state: string }>`
    select id, seq, state from ${sql.table(layout.sqlTable)} where company_id = ${company}`.execute(trx);
  const changed = rows.filter(({ id, seq }) => known.get(id)?.seq !== seq);
  for (let from = 0; from < changed.length; from += PAGE)
    await reckon(trx, scope, changed.slice(from, from + PAGE), known);
  const sums = new Map<string, Standing>();
  for (const { id, state } of rows) {
    const { documents, value } = sums.get(state) ?? { documents: 0, value: null };
    const own = known.get(id)?.value ?? null;
    sums.set(state, {
      state,
      documents: documents + 1,
      value: own === null ? value : (value ?? 0) + own,
    });
  }
  return [...sums.values()];
}

async function reckon(
  trx: Trx,
  { company, layout }: FlowScope,
  changed: readonly { readonly id: string; readonly seq: number }[],
  known: Map<string, Known>,
): Promise<void> {
  const seqs = new Map(changed.map(({ id, seq }) => [id, seq]));
  for (const row of await rowsById(trx, company, layout, [...seqs.keys()])) {
    const value = valueOfDocument(layout.table.name, row as DocumentRow); // a document type's table
    known.set(row.id, { seq: seqs.get(row.id) ?? 0, value });
  }
}
