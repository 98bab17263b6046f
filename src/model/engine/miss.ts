/** Something that was read from a view that does not hold it. */
export type Wanted =
  | { readonly table: string; readonly id: string }
  | { readonly table: string; readonly index: string; readonly key: string }
  | { readonly table: string; readonly field: string; readonly id: string };

/** Wanted in place of an id where nothing of a table is held, whatever the row. */
export const NO_TABLE = '*';

/**
 * Thrown by a view that cannot answer: the row is not loaded, or the field is redacted. The server loads `wanted` and
 * decides again; the browser sends the command without predicting.
 */
export class Miss extends Error {
  readonly wanted: readonly Wanted[];
  constructor(wanted: readonly Wanted[]) {
    // Thrown routinely and always caught: capturing a stack would cost more than the decision.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(`not loaded: ${JSON.stringify(wanted)}`);
    Error.stackTraceLimit = stackTraceLimit;
    this.name = 'Miss';
    this.wanted = wanted;
  }
}
