/** Every row has an id that is unique in its table. */
export interface Row {
  readonly id: string;
}

/** A chart's state value: a name, or a name per region. */
export type StateValue = string | { readonly [region: string]: StateValue };

/** A stored document. `version` counts its facts, `changedAt` is the timestamp (UTC ISO) of the last one. */
export interface DocumentRow extends Row {
  readonly state: StateValue;
  readonly version: number;
  readonly createdAt: string;
  readonly changedAt: string;
}

/**
 * The rows of every table by its name. Each slice adds its own: `declare module '../engine/rows.ts' { interface Rows {
 * product: ProductRow } }`
 */
// oxlint-disable-next-line typescript/no-empty-interface -- slices augment it
export interface Rows {}

export type TableName = keyof Rows & string;

/** The look-up names of every table, declared alongside the tables. */
// oxlint-disable-next-line typescript/no-empty-interface -- the lists of tables augment it
export interface Lookups {}

/** The look-ups of a table. */
export type LookupOf<N extends TableName> = N extends keyof Lookups ? Lookups[N] : never;
