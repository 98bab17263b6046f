import type { User } from '#server/identity/user-store.ts';
import type { CommandSink } from '../command-sink.ts';
import type { Line } from '../delimited.ts';
import type { TableKind } from '../import-options.ts';
import type { ImportDeps } from '../open-import.ts';
import type { Progress } from '../progress.ts';
import type { Rejection } from '../rejections.ts';
import type { Columns } from './columns.ts';

export interface TableTarget {
  readonly as: TableKind;
  readonly columns: Columns;
  readonly lines: readonly Line[];
  readonly company: number;
  readonly user: User;
  readonly dryRun: boolean;
}

/** How many lines became what; with the rejected ones they are all that were read. */
export interface TableResult {
  readonly taken: number;
  /** Lines that an earlier run has taken. */
  readonly before: number;
  readonly rejections: readonly Rejection[];
}

/** How a table is taken in. */
export interface TableWork extends Omit<TableTarget, 'user' | 'dryRun'> {
  readonly deps: ImportDeps;
  readonly sink: CommandSink;
  readonly progress: Progress;
  /** Moment (UTC ISO) of the import. */
  readonly at: string;
}
