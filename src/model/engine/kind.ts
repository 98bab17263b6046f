import type { Fold, FoldedType } from './document-type.ts';
import type { TableName } from './rows.ts';
import { defineTable, type Table, type TableSpec } from './table.ts';

/** What there is to know of a kind of document before its chart and schemas are there. */
interface KindSpec<
  N extends TableName,
  I extends string,
  A extends string,
  L extends string,
  D extends boolean,
> extends TableSpec<N, I> {
  readonly kind: N;
  /** What may be permitted with it: `<kind>.<action>`. The first is `view`; none where `follows` says whom it goes by. */
  readonly actions?: readonly A[];
  readonly follows?: string;
  /** Lists that show its rows; without a word of it, one of its own name. */
  readonly lists?: readonly L[];
  /** Do people comment on it and attach files to it: unless it says no. */
  readonly isDiscussed?: D;
  /** Who hears of a fact that somebody else did: its `author`, `holder`, `buyer`, or the user in a field of its row. */
  readonly concerns?: Readonly<Record<string, readonly string[]>>;
  /** Do its facts change what somebody may see or do. */
  readonly changesAccess?: true;
  /** The limit of a company's plan to how many there may be of it; a rule of its own compares them (`env.room`). */
  readonly limitedByPlan?: string;
  /** What a table of its documents is called when it is imported; without it, none is. */
  readonly importedAs?: string;
  /** The fields of its form that name documents of another kind. */
  readonly references?: Readonly<Record<string, TableName>>;
  /** How long (hours) it may stay in a state before somebody should look, where a company says nothing else. */
  readonly limits?: Readonly<Record<string, number>>;
  /** How facts become its row, where their data are not simply assigned to it. */
  readonly folds?: Readonly<Record<string, Fold>>;
}

/** A kind of document with all that follows from its declaration. */
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

/** Declares a kind of document once; `src/model/kinds.ts` lists them all. */
export function defineKind<
  const N extends TableName,
  I extends string,
  const A extends string = never,
  const L extends string = N,
  const D extends boolean = true,
>(spec: KindSpec<N, I, A, L, D>): Kind<N, I, A, L, D> {
  const {
    kind,
    actions = [],
    lists = [kind],
    isDiscussed = true,
    importedAs = null,
    references = {},
    limits = {},
    folds = {},
    concerns = {},
    changesAccess = false,
    limitedByPlan = null,
    ...rows
  } = spec;
  const view = rows.follows === undefined ? `${kind}.view` : null;
  const table = defineTable({ ...rows, name: kind, view });
  const declared = {
    kind,
    table,
    actions,
    lists,
    isDiscussed,
    importedAs,
    references,
    limits,
    folds,
    concerns,
    changesAccess,
    limitedByPlan,
  };
  return declared as Kind<N, I, A, L, D>; // defaults of the same types
}

/** Hours, for limits. */
export const DAY = 24;

/** The fold of a fact that says why, or by what: only the state is of it. */
export const stateOnly: Fold = () => {};
