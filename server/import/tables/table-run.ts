import type { User } from '#server/identity/user-store.ts';
import type { Sheet } from '../delimited.ts';
import type { ImportKind } from '../import-options.ts';
import type { ImportDeps } from '../open-import.ts';
import type { Progress } from '../progress.ts';
import type { Rejection } from '../rejections.ts';

export interface TableTarget {
  readonly as: Exclude<ImportKind, 'sales-orders'>;
  readonly company: { readonly id: number };
  readonly user: User;
  readonly dryRun: boolean;
}

export interface TableResult {
  readonly read: number;
  readonly taken: number;
  /** Lines that an earlier run has taken. */
  readonly before: number;
  readonly rejections: readonly Rejection[];
}
export async function runTable(
  deps: ImportDeps,
  sheet: Sheet,
  target: TableTarget,
  progress: Progress,
): Promise<TableResult> {
  throw new Error(`${deps} ${sheet} ${target} ${progress}`);
}
