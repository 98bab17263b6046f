/** Index of each column of a table. */
export type Columns = ReadonlyMap<string, number>;

/** The columns of a table, by header name. */
export interface KnownColumns {
  readonly needed: readonly string[];
  readonly optional: readonly string[];
}
