import { Miss } from './miss.ts';
import type { LookupOf, Row, Rows, TableName } from './rows.ts';

/** Read access to a model; both methods throw `Miss` if the answer is not known. */
export interface Reader {
  get<N extends TableName>(table: N, id: string): Rows[N] | undefined;
  /** The rows whose index has this key, ordered by id. */
  by<N extends TableName>(table: N, index: LookupOf<N>, key: string): readonly Rows[N][];
}

/** The same access for generic code that addresses tables by name. */
export interface RawReader {
  getRow(table: string, id: string): Row | undefined;
  rowsBy(table: string, index: string, key: string): readonly Row[];
}

/** The value of a field that may be redacted; throws `Miss` if it is. */
export function need<R extends Row, F extends keyof R & string>(
  table: TableName,
  row: R,
  field: F,
): Exclude<R[F], undefined> {
  const value = row[field];
  if (value === undefined) throw new Miss([{ table, field, id: row.id }]);
  return value as Exclude<R[F], undefined>; // undefined is excluded on the line above
}

/** Adds types to the generic access, as `Rows` declares them. */
export function typed(raw: RawReader): Reader {
  return {
    get: (table, id) => raw.getRow(table, id) as never, // table N holds Rows[N]
    by: (table, index, key) => raw.rowsBy(table, index, key) as never,
  };
}
