/** Every row has an id of its own within its table. */
export interface Row {
  readonly id: string;
}

/** The state value of a chart: a name, or a name per region. */
export type StateValue = string | { readonly [region: string]: StateValue };

/** A document at rest. `version` counts its facts, `changedAt` is the moment (UTC ISO) of the last one. */
export interface DocumentRow extends Row {
  readonly state: StateValue;
  readonly version: number;
  readonly createdAt: string;
  readonly changedAt: string;
}

/**
 * The rows of every table by its name. Each slice adds its own:
 * `declare module '../engine/rows.ts' { interface Rows { product: ProductRow } }`
 */
// oxlint-disable-next-line typescript/no-empty-interface -- slices augment it
export interface Rows {}

export type TableName = keyof Rows & string;

/** The names of the look-ups of every table, added beside the tables. */
// oxlint-disable-next-line typescript/no-empty-interface -- the lists of tables augment it
export interface Lookups {}

/** What rows of a table are looked up by. */
export type LookupOf<N extends TableName> = N extends keyof Lookups ? Lookups[N] : never;
