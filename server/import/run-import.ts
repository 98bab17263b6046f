import { basename, join } from 'node:path';
import type { User } from '#server/identity/user-store.ts';
import { readSheet } from './delimited.ts';
import type { ImportOptions } from './import-options.ts';
import type { ImportDeps } from './open-import.ts';
import type { Progress } from './progress.ts';
import { writeRejections } from './rejections.ts';
import { reportOf, type ReportInput } from './report.ts';
import { isRetail, retailHeader } from './retail/retail-line.ts';
import { runRetail, Unsuitable } from './retail/retail-run.ts';
import { runTable } from './tables/table-run.ts';

interface Company {
  readonly id: number;
  readonly name: string;
}

/** Who looks after a company that an import makes, besides its founder. */
const ADMINISTRATOR = 'admin@example.com';

/** Imports a file and tells what came of it; the rejected lines go into `folder` as a table. Throws Unsuitable, UnreadableFile. */
export async function runImport(
  deps: ImportDeps,
  options: ImportOptions,
  progress: Progress,
  folder: string,
): Promise<string> {
  const began = performance.now();
  const user = await deps.users.findByEmail(options.user);
  if (!user) throw new Unsuitable(`nobody signs in as ${options.user}: name somebody with --user`);
  const company = options.company === 'new' ? null : await companyOf(deps, user, options.company);
  const { report, rejections, into } =
    options.as === 'sales-orders'
      ? await salesOrders(deps, options, user, company, progress)
      : await table(deps, options, user, company, progress);
  progress.end();
  const notes = [...report.notes];
  if (rejections.length > 0) {
    const name = `${basename(options.file).replace(/\W+/g, '-')}-${into}${options.dryRun ? '-dry-run' : ''}-rejected.csv`;
    await writeRejections(join(folder, name), rejections);
    notes.push(`rejected lines: ${join(folder, name)}`);
  }
  return reportOf({ ...report, rejections, notes, seconds: (performance.now() - began) / 1000 });
}

async function companyOf({ users }: ImportDeps, user: User, wanted: string): Promise<Company> {
  const companies = await users.companiesOf(user.id);
  const found = companies.filter(
    ({ id, name }) => String(id) === wanted || name.toLowerCase() === wanted.toLowerCase(),
  );
  const [company] = found;
  const names = companies.map(({ id, name }) => `${name} (${id})`).join(', ');
  if (!company) throw new Unsuitable(`${user.email} has no company ${wanted}, but ${names || 'none at all'}`);
  if (found.length > 1)
    throw new Unsuitable(`several companies are called ${wanted}: name one by its number, ${names}`);
  return company;
}

interface Done {
  readonly report: Omit<ReportInput, 'rejections' | 'seconds'>;
  readonly rejections: ReportInput['rejections'];
  /** The company's number, for a file name. */
  readonly into: string;
}

async function salesOrders(
  deps: ImportDeps,
  { file, dryRun }: ImportOptions,
  user: User,
  company: Company | null,
  progress: Progress,
): Promise<Done> {
  const sheet = await readSheet(file);
  if (!isRetail(sheet.header)) throw new Unsuitable(`sales orders need the header ${retailHeader.join(',')}`);
  const administrator = await deps.users.findByEmail(ADMINISTRATOR);
  const administrators = administrator ? [administrator] : [];
  const run = await runRetail(deps, sheet, { company, file, user, administrators, dryRun }, progress);
  const { counts, taken, rejections } = run.result;
  const where =
    company || !dryRun
      ? `${run.company.name} (company ${run.company.id})`
      : `a new company, ${run.company.name}`;
  return {
    rejections,
    into: company || !dryRun ? String(run.company.id) : 'new',
    report: {
      title: `${basename(file)} into ${where}${dryRun ? ': dry run, nothing written' : ''}`,
      read: sheet.lines.length,
      taken: { sold: taken.sales, 'cancellations, taken off what was sold': taken.cancellations },
      counts: [
        ['products', counts.products],
        ['service products', counts.services],
        ['customers', counts.customers],
        ['goods receipts of opening stock', counts.receipts],
        ['sales orders', counts.orders],
        ['sales orders of which nothing is left', counts.cancelledOrders],
        ['sales orders refused', counts.ordersRefused],
        ['sales orders taken by an earlier run', counts.ordersBefore],
        ['stock moves', counts.moves],
      ],
      notes: [
        ...(counts.receipts > 0 ? ['The file holds no costs: opening stock came in at cost 0.'] : []),
        ...(dryRun ? [] : [`Sign in as ${user.email} to see it.`]),
      ],
    },
  };
}

async function table(
  deps: ImportDeps,
  options: ImportOptions,
  user: User,
  company: Company | null,
  progress: Progress,
): Promise<Done> {
  const { file, as, dryRun } = options;
  if (as === 'sales-orders' || !company) throw new Unsuitable('name the company');
  const { read, taken, before, rejections } = await runTable(
    deps,
    await readSheet(file),
    { as, company, user, dryRun },
    progress,
  );
  return {
    rejections,
    into: String(company.id),
    report: {
      title: `${basename(file)} into ${company.name} (company ${company.id})${dryRun ? ': dry run, nothing written' : ''}`,
      read,
      taken: { [as]: taken, 'taken by an earlier run': before },
      counts: [],
      notes: [],
    },
  };
}
