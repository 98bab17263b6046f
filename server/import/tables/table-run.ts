import type { User } from '#server/identity/user-store.ts';
import { rehearse, writingSink, type CommandSink } from '../command-sink.ts';
import { allRows } from '../company-data.ts';
import type { Line } from '../delimited.ts';
import type { TableKind } from '../import-options.ts';
import type { ImportDeps } from '../open-import.ts';
import type { Progress } from '../progress.ts';
import type { Rejection } from '../rejections.ts';
import { Unsuitable } from '../unsuitable.ts';
import { importDocuments } from './document-import.ts';
import { readCustomer, readProduct, readSupplier, type ReadLine } from './document-lines.ts';
import { importStock } from './stock-import.ts';
import type { Columns } from './table-columns.ts';

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

const documents: Readonly<Record<Exclude<TableKind, 'stock'>, ReadLine>> = {
  products: readProduct,
  customers: readCustomer,
  suppliers: readSupplier,
};

/** Imports a table of one line a document into a company, or rehearses it. Throws Unsuitable. [IM10] */
export async function runTable(
  deps: ImportDeps,
  target: TableTarget,
  progress: Progress,
): Promise<TableResult> {
  const { company, user, as, dryRun } = target;
  const [founded] = await allRows(deps.database, company, 'company');
  if (!founded) throw new Unsuitable('the company is not founded yet');
  const at = deps.now();
  const run = (sink: CommandSink): Promise<TableResult> => {
    const work = { ...target, deps, sink, progress, at };
    return as === 'stock' ? importStock(work) : importDocuments(work, documents[as], founded);
  };
  const who = { company, by: user.id };
  return dryRun ? rehearse(deps, { ...who, timeZone: founded.timeZone }, run) : run(writingSink(deps, who));
}
