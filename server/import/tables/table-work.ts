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

/** Line counts by result; with the rejected ones they add up to all lines read. */
export interface TableResult {
  readonly taken: number;
  /** Lines imported by an earlier run. */
  readonly before: number;
  readonly rejections: readonly Rejection[];
}

/** The input of a table import. */
export interface TableWork extends Omit<TableTarget, 'user' | 'dryRun'> {
  readonly deps: ImportDeps;
  readonly sink: CommandSink;
  readonly progress: Progress;
  /** When the import runs (UTC ISO). */
  readonly at: string;
}
