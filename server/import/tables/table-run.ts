import { rehearse, writingSink, type CommandSink } from '../command-sink.ts';
import { allRows } from '../company-data.ts';
import type { ImportDeps } from '../open-import.ts';
import type { Progress } from '../progress.ts';
import { Unsuitable } from '../unsuitable.ts';
import { importDocuments } from './document-import.ts';
import { customerReader, productReader, supplierReader, type ReadLine } from './document-lines.ts';
import { formReader } from './form-table.ts';
import { typeReader } from './product-types.ts';
import { termsReader } from './party-terms.ts';
import { importStock } from './stock-import.ts';
import type { TableResult, TableTarget } from './table-work.ts';

/** Imports a table with one line per document into a company, or does a dry run. Throws Unsuitable. [IM10] */
export async function runTable(
  deps: ImportDeps,
  target: TableTarget,
  progress: Progress,
): Promise<TableResult> {
  const { company, user, as, dryRun } = target;
  const [founded] = await allRows(deps.database, company, 'company');
  if (!founded) throw new Unsuitable('the company is not founded yet');
  const at = deps.now();
  const run = async (sink: CommandSink): Promise<TableResult> => {
    const work = { ...target, deps, sink, progress, at };
    if (as === 'stock') return importStock(work);
    return importDocuments(work, await ownReader(deps, company, as), founded);
  };
  const who = { company, by: user.id };
  return dryRun ? rehearse(deps, { ...who, timeZone: founded.timeZone }, run) : run(writingSink(deps, who));
}

/** Readers that need to know what the company has. */
async function ownReader(deps: ImportDeps, company: number, as: string): Promise<ReadLine> {
  if (as === 'customers' || as === 'suppliers') {
    const readTerms = termsReader(
      await allRows(deps.database, company, 'paymentTerm'),
      await allRows(deps.database, company, 'deliveryTerm'),
    );
    return as === 'customers' ? customerReader(readTerms) : supplierReader(readTerms);
  }
  if (as !== 'products') return formReader(deps, company, as);
  return productReader(typeReader(await allRows(deps.database, company, 'productType')));
}
