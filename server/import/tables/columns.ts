/** Where each column of a table stands. */
export type Columns = ReadonlyMap<string, number>;

/** The columns of a table, by the names that its header gives them. */
export interface KnownColumns {
  readonly needed: readonly string[];
  readonly optional: readonly string[];
}
