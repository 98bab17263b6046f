import { basename, join } from 'node:path';
import { tellFlows } from '#server/flows/flow-summary.ts';
import type { User } from '#server/accounts/identity/user-store.ts';
import { NEW, type ImportOptions } from './import-options.ts';
import type { ImportDeps } from '../open-import.ts';
import type { Progress } from './progress.ts';
import type { Input } from './read-input.ts';
import { writeRejections } from './rejections.ts';
import { reportOf, type ReportInput } from './report.ts';
import { runRetail } from './retail/retail-run.ts';
import type { RetailCounts } from './retail/retail-import.ts';
import { runTable } from './tables/table-run.ts';
import { toldOf } from './tables/told-notes.ts';
import { Unsuitable } from './unsuitable.ts';

interface Company {
  readonly id: number;
  readonly name: string;
}

/** Administrator of a company created by an import, besides its founder. */
const ADMINISTRATOR = 'admin@example.com';

interface Request<I extends Input = Input> {
  readonly deps: ImportDeps;
  readonly options: ImportOptions;
  readonly input: I;
  readonly user: User;
  /** Null for the one that the import creates. */
  readonly company: Company | null;
  readonly progress: Progress;
}

/** Where an import writes, and when it began (milliseconds of `performance`). */
interface Run {
  readonly progress: Progress;
  /** For the table of rejected lines. */
  readonly folder: string;
  readonly began: number;
}

/** Imports what was read and returns the report. Throws Unsuitable. [IM2] */
export async function runImport(
  deps: ImportDeps,
  options: ImportOptions,
  input: Input,
  { progress, folder, began }: Run,
): Promise<string> {
  const user = await deps.users.findByEmail(options.user);
  if (!user) throw new Unsuitable(`nobody signs in as ${options.user}: name somebody with --user`);
  const company = options.company === NEW ? null : await companyOf(deps, user, options.company);
  const request = { deps, options, user, company, progress };
  const { report, rejections, into } =
    'reading' in input ? await salesOrders({ ...request, input }) : await table({ ...request, input });
  if (into !== null && !options.dryRun) {
    progress.begin('process map', 1);
    // Otherwise the first to view the map would wait for years of log to be read.
    await tellFlows(deps)(into);
    progress.step();
  }
  progress.end();
  const notes = [...report.notes];
  if (rejections.length > 0) {
    const file = join(folder, rejectedName(options, into));
    await writeRejections(file, rejections);
    notes.push(`rejected lines: ${file}`);
  }
  return reportOf({ ...report, rejections, notes, seconds: (performance.now() - began) / 1000 });
}

const rejectedName = ({ file, dryRun }: ImportOptions, into: number | null): string =>
  `${basename(file).replace(/\W+/g, '-')}-${into ?? NEW}${dryRun ? '-dry-run' : ''}-rejected.csv`;

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
  /** The company's number; null for one that a dry run would have created. */
  readonly into: number | null;
}

const titleOf = ({ file, dryRun }: ImportOptions, where: string): string =>
  `${basename(file)} into ${where}${dryRun ? ': dry run, nothing written' : ''}`;

async function salesOrders(request: Request<Extract<Input, { as: 'sales-orders' }>>): Promise<Done> {
  const { deps, options, input, user, company, progress } = request;
  const { file, dryRun } = options;
  const administrator = await deps.users.findByEmail(ADMINISTRATOR);
  const administrators = administrator ? [administrator] : [];
  const target = { company, file, user, administrators, dryRun };
  const { result, name, id } = await runRetail(deps, input.reading, target, progress);
  const { counts, taken, rejections } = result;
  return {
    rejections,
    into: id,
    report: {
      title: titleOf(options, id === null ? `a new company, ${name}` : `${name} (company ${id})`),
      read: input.reading.read,
      taken: { sold: taken.sales, 'cancellations, taken off what was sold': taken.cancellations },
      counts: retailCounts(counts),
      notes: [
        ...(counts.receipts > 0 ? ['The file holds no costs: opening stock came in at cost 0.'] : []),
        ...(dryRun ? [] : [`Sign in as ${user.email} to see it.`]),
      ],
    },
  };
}

const retailCounts = (counts: RetailCounts): ReportInput['counts'] => [
  ['products', counts.products],
  ['service products', counts.services],
  ['customers', counts.customers],
  ['goods receipts of opening stock', counts.receipts],
  ['sales orders', counts.orders],
  ['sales orders of which nothing is left', counts.cancelledOrders],
  ['sales orders refused', counts.ordersRefused],
  ['sales orders taken by an earlier run', counts.ordersBefore],
  ['stock moves', counts.moves],
];

async function table(request: Request<Exclude<Input, { as: 'sales-orders' }>>): Promise<Done> {
  const { deps, options, input, user, company, progress } = request;
  if (!company) throw new Unsuitable('name the company');
  const target = { ...input, company: company.id, user, dryRun: options.dryRun };
  const { taken, before, nothing, rejections, notes } = await runTable(deps, target, progress);
  return {
    rejections,
    into: company.id,
    report: {
      title: titleOf(options, `${company.name} (company ${company.id})`),
      read: input.lines.length,
      taken: {
        [input.as]: taken,
        'taken by an earlier run': before,
        ...(nothing && { 'nothing in stock': nothing }),
      },
      counts: [],
      notes: [...input.told, ...toldOf(notes)],
    },
  };
}
