import { importTarget } from '#machines/areas/integrations/data-import/import-targets.ts';
import { worldFor } from '../screen/import-context.ts';
import { rehearse, writingSink, type CommandSink } from '../command-sink.ts';
import { allRows } from '../company-data.ts';
import type { ImportDeps } from '#server/open-import.ts';
import type { Progress } from '../progress.ts';
import { Unsuitable } from '../unsuitable.ts';
import { importDocuments } from './document-import.ts';
import { importStock } from './stock-import.ts';
import type { TableResult, TableTarget } from './table-work.ts';

/** Imports a table with one line per document into a company, or does a dry run. Throws Unsuitable. [IM10] */
export async function runTable(
  deps: ImportDeps,
  asked: TableTarget,
  progress: Progress,
): Promise<TableResult> {
  const { company, user, as, dryRun } = asked;
  const [founded] = await allRows(deps.database, company, 'company');
  if (!founded) throw new Unsuitable('the company is not founded yet');
  const target = importTarget(as);
  if (!target) throw new Error(`nothing is imported as ${as}`);
  const world = await worldFor(deps, company, target, 'table');
  const at = deps.now();
  const run = async (sink: CommandSink): Promise<TableResult> => {
    const work = { ...asked, deps, sink, progress, at, target, world };
    return as === 'stock' ? importStock(work) : importDocuments(work);
  };
  const who = { company, by: user.id };
  return dryRun ? rehearse(deps, { ...who, timeZone: founded.timeZone }, run) : run(writingSink(deps, who));
}
