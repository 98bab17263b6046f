import type { Rows, TableName } from '../engine/rows.ts';
import type { Store } from '../engine/store.ts';
import type { Books } from './books.ts';

/** The books of a model that holds all of a company, as a replay of its log. */
export const booksIn = (store: Store): Books => ({
  rows: <N extends TableName>(table: N) => store.all(table).values() as Iterable<Rows[N]>, // table N holds Rows[N]
  get: <N extends TableName>(table: N, id: string) => store.all(table).get(id) as Rows[N] | undefined, // likewise
});
