import type { Transaction } from 'kysely';
import { STOCK, type Engine, type RowTarget } from '#model/engine/engine.ts';
import { fold } from '#model/engine/fold.ts';
import type { Row } from '#model/engine/rows.ts';
import { Store } from '#model/engine/store.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { readEvents } from './event-log.ts';

/** What a whole log folds to. */
export interface BulkFold {
  readonly store: Store;
  /** The last event of each document, by `table/id`; ledger rows have none of their own. */
  readonly seqs: ReadonlyMap<string, number>;
  /** The last event. */
  readonly last: number;
  /** Where numbers do not follow each other. */
  readonly gaps: readonly { readonly expected: number; readonly found: number }[];
}

const PAGE = 2000;

/** Folds all of a company's log from its first event; the caller has entered the company. */
export async function foldInBulk(
  trx: Transaction<Schema>,
  engine: Engine,
  company: number,
): Promise<BulkFold> {
  const store = new Store([...engine.tables.values()]);
  const target = withoutIndexes(store);
  const seqs = new Map<string, number>();
  const gaps: { expected: number; found: number }[] = [];
  let next = 1;
  for (
    let page = await readEvents(trx, company, next, PAGE);
    page.length > 0;
    page = await readEvents(trx, company, next, PAGE)
  )
    for (const event of page) {
      if (event.seq !== next) gaps.push({ expected: next, found: event.seq });
      next = event.seq + 1;
      fold(engine, target, event, 'bulk');
      if (event.kind !== STOCK)
        seqs.set(`${engine.types.get(event.kind)?.table.name}/${event.document}`, event.seq);
    }
  return { store, seqs, last: next - 1, gaps };
}

/** Bulk folding changes rows in place: indexes would be out of date, and nothing looks up by them. */
export function withoutIndexes(store: Store): RowTarget {
  return {
    getRow: (table, id) => store.getRow(table, id),
    rowsBy: () => {
      throw new Error('folds do not look up by key');
    },
    put: (table, row) => (store.all(table) as Map<string, Row>).set(row.id, row), // its own Map
    remove: (table, id) => (store.all(table) as Map<string, Row>).delete(id), // likewise
  };
}
