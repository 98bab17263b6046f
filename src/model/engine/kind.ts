import type { CountsInPlan, Fold, FoldedType } from './document-type.ts';
import type { ReasonList } from '../values/reasons.ts';
import type { TableName } from './rows.ts';
import { defineTable, type Table, type TableSpec } from './table.ts';

/** Everything about a kind of document that is known without its chart and schemas. */
interface KindSpec<
  N extends TableName,
  I extends string,
  A extends string,
  L extends string,
  D extends boolean,
> extends TableSpec<N, I> {
  readonly kind: N;
  /**
   * Its permissions: `<kind>.<action>`. The first is `view`; none if the field named by `follows` holds the kind that
   * decides.
   */
  readonly actions?: readonly A[];
  readonly follows?: string;
  /** The permission that shows it, for a kind that has none of its own. */
  readonly seenWith?: string;
  /** Lists that show its rows; by default one of its own name. */
  readonly lists?: readonly L[];
  /** Whether people can comment on it and attach files to it; true by default. */
  readonly isDiscussed?: D;
  /**
   * Who is notified of a fact caused by somebody else: `author`, `holder`, `buyer`, `approvers`, or the user in
   * a field of its row.
   */
  readonly concerns?: Readonly<Record<string, readonly string[]>>;
  /** Its facts change what somebody may see or do. */
  readonly changesAccess?: true;
  /** The limit of a company's plan to how many there may be of it; a rule of its own compares them (`env.room`). */
  readonly limitedByPlan?: string;
  /** What of it a company's plan counts: by how much each fact changes that. */
  readonly countsInPlan?: CountsInPlan;
  /** What a table of its documents is called when it is imported; without it, none is. */
  readonly importedAs?: string;
  /** Form fields that refer to documents of another kind. */
  readonly references?: Readonly<Record<string, TableName>>;
  /** Default hours it may stay in a state before it needs attention. */
  readonly limits?: Readonly<Record<string, number>>;
  /** Facts that are done for a reason: the action whose reasons these are, by the field that holds the code. */
  readonly reasons?: Readonly<Record<string, Readonly<Record<string, ReasonList>>>>;
  /** Folds of the facts whose data is not simply assigned to the row. */
  readonly folds?: Readonly<Record<string, Fold>>;
}

/** A kind of document with everything derived from its declaration. */
export interface Kind<
  N extends string = string,
  I extends string = string,
  A extends string = string,
  L extends string = string,
  D extends boolean = boolean,
> extends FoldedType {
  readonly kind: N;
  readonly table: Table<N, I>;
  readonly actions: readonly A[];
  readonly lists: readonly L[];
  readonly isDiscussed: D;
  readonly importedAs: string | null;
  readonly references: Readonly<Record<string, TableName>>;
  readonly limits: Readonly<Record<string, number>>;
  readonly concerns: Readonly<Record<string, readonly string[]>>;
}

/** Declares a kind of document; `src/model/kinds.ts` lists them all. */
export function defineKind<
  const N extends TableName,
  I extends string,
  const A extends string = never,
  const L extends string = N,
  const D extends boolean = true,
>(spec: KindSpec<N, I, A, L, D>): Kind<N, I, A, L, D> {
  return completed(spec) as Kind<N, I, A, L, D>; // defaults of the same types
}

/** What a kind says, with the defaults of the rest. */
function completed<N extends TableName, I extends string>(
  spec: KindSpec<N, I, string, string, boolean>,
): unknown {
  const {
    kind,
    actions = [],
    lists = [kind],
    isDiscussed = true,
    importedAs = null,
    references = {},
    limits = {},
    reasons = {},
    folds = {},
    concerns = {},
    changesAccess = false,
    limitedByPlan = null,
    countsInPlan,
    seenWith = `${kind}.view`,
    ...rows
  } = spec;
  const view = rows.follows === undefined ? seenWith : null;
  return {
    kind,
    table: defineTable({ ...rows, name: kind, view }),
    actions,
    lists,
    isDiscussed,
    importedAs,
    references,
    limits,
    reasons,
    folds,
    concerns,
    changesAccess,
    limitedByPlan,
    ...(countsInPlan && { countsInPlan }),
  };
}

/** Hours, for limits. */
export const DAY = 24;

/** Fold of a fact whose data (a reason or a cause) does not go into the row: only the state changes. */
export const stateOnly: Fold = () => {};
