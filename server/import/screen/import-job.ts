import type { ImportContext, ImportWorkDeps } from './import-context.ts';
import { changeLines, type LineChange } from './import-store.ts';

/** What is being done to an import, and where it has to end early. */
export interface ImportJob {
  readonly deps: ImportWorkDeps;
  readonly context: ImportContext;
  /** Tells how far it is; false once somebody has stopped it. */
  readonly step: (lines: number) => Promise<boolean>;
}

/** Writes down what became of lines. */
export const write = (
  { deps, context: { company, row } }: Pick<ImportJob, 'deps' | 'context'>,
  changes: readonly LineChange[],
): Promise<void> => deps.database.withCompany(company, (trx) => changeLines(trx, company, row.id, changes));
