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
