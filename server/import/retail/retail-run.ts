import { basename } from 'node:path';
import type { CompanyForm } from '#model/areas/setup/company/company.facts.ts';
import type { User } from '#server/accounts/identity/user-store.ts';
import { rehearse, writingSink, NO_COMPANY, type CommandSink } from '../command-sink.ts';
import { allRows } from '../company-data.ts';
import { foundation } from '../fresh-company.ts';
import type { ImportDeps } from '#server/open-import.ts';
import { mainPlaces, type Places } from '../places.ts';
import type { Progress } from '../progress.ts';
import { Unsuitable } from '../unsuitable.ts';
import { RetailCommands, retailCompany } from './retail-commands.ts';
import { importRetail, type RetailResult } from './retail-import.ts';
import { retailCurrency } from './retail-line.ts';
import type { RetailReading } from './retail-reading.ts';

const DAY = 86_400_000;

interface Company {
  readonly id: number;
  readonly name: string;
}

/** An existing company, or null for the one this import creates. */
export interface RetailTarget {
  readonly company: Company | null;
  readonly file: string;
  readonly user: User;
  /** Administrators of a created company, besides its founder. */
  readonly administrators: readonly User[];
  readonly dryRun: boolean;
}

export interface RetailRun {
  readonly result: RetailResult;
  readonly name: string;
  /** Null for a dry run of a new company. */
  readonly id: number | null;
}

/** Imports invoice lines into a company, or does a dry run. Throws Unsuitable. [IM1] [IM8] */
export async function runRetail(
  deps: ImportDeps,
  reading: RetailReading,
  target: RetailTarget,
  progress: Progress,
): Promise<RetailRun> {
  const [first] = reading.plan.orders;
  if (!first) throw new Unsuitable('no line of the file can be taken');
  const opening = dayBefore(first.at);
  const { user, dryRun } = target;
  const { there, name } = await companyFor(deps, target, opening);
  const form = retailCompany(name);
  const id = there ?? (dryRun ? NO_COMPANY : await newCompany(deps));
  const run = async (sink: CommandSink): Promise<RetailResult> => {
    const places =
      there === null ? await found(sink, target, id, form, opening) : await placesOf(deps, there);
    return importInto(deps, { sink, reading, places, opening, progress, id });
  };
  const as = { company: id, by: user.id };
  const result = dryRun
    ? await rehearse(deps, { ...as, timeZone: form.timeZone }, run)
    : await run(writingSink(deps, as));
  return { result, name, id: id === NO_COMPANY ? null : id };
}

interface Where {
  /** The number of an existing company. */
  readonly there: number | null;
  readonly name: string;
}

/** The named company; else the one an earlier run of this import began; else a new one. [IM8] */
async function companyFor(deps: ImportDeps, target: RetailTarget, opening: string): Promise<Where> {
  const { company, file, user } = target;
  if (company) return { there: company.id, name: company.name };
  const companies = await deps.users.companiesOf(user.id);
  for (let count = 1; ; count++) {
    const name = count === 1 ? nameOf(file) : `${nameOf(file)} ${count}`;
    const alike = companies.filter((one) => one.name === name);
    if (alike.length === 0) return { there: null, name };
    for (const { id } of alike) if (await wasBegun(deps, target, id, opening)) return { there: id, name };
  }
}

/** Whether this import founded the company: then the founding command has the id it would have now. */
async function wasBegun(
  deps: ImportDeps,
  target: RetailTarget,
  company: number,
  at: string,
): Promise<boolean> {
  const { user: founder, administrators } = target;
  const form = retailCompany(nameOf(target.file));
  const [first] = foundation({ company, form, at, founder, administrators }).commands;
  if (!first) return false;
  const known = await writingSink(deps, { company, by: founder.id }).known([first.id]);
  return known.accepted.has(first.id);
}

interface Into {
  readonly sink: CommandSink;
  readonly reading: RetailReading;
  readonly places: Places;
  readonly opening: string;
  readonly progress: Progress;
  readonly id: number;
}

async function importInto({ database }: ImportDeps, into: Into): Promise<RetailResult> {
  const { id, sink, reading, places, opening, progress } = into;
  const commands = new RetailCommands(id, places, opening);
  const products = await allRows(database, id, 'product');
  const customers = await allRows(database, id, 'customer');
  commands.use({
    products: new Map(products.map((product) => [product.sku.toUpperCase(), product.id])),
    customers: new Map(customers.map((customer) => [customer.number.toUpperCase(), customer.id])),
  });
  const stock = (await allRows(database, id, 'availability')).filter(
    (row) => row.warehouse === places.warehouse,
  );
  const free = new Map(stock.map((row) => [row.product, row.onHand - row.reserved]));
  return importRetail({
    reading,
    sink,
    commands,
    progress,
    opening,
    free: (product) => free.get(product) ?? 0,
  });
}

/** `data/online-retail.csv.gz` becomes Online Retail. */
function nameOf(file: string): string {
  const words = basename(file)
    .replace(/(\.(csv|txt|gz))+$/i, '')
    .split(/[-_\s]+/)
    .filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || 'Imported';
}

async function newCompany({ database, executor, now }: ImportDeps): Promise<number> {
  const { id } = await database.app.kysely
    .insertInto('company')
    .values({ created_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await executor.begin(id);
  return id;
}

async function found(
  sink: CommandSink,
  target: RetailTarget,
  company: number,
  form: CompanyForm,
  at: string,
): Promise<Places> {
  const { user: founder, administrators } = target;
  const { commands, places } = foundation({ company, form, at, founder, administrators });
  for (const outcome of await sink.give(commands, at))
    if ('refusal' in outcome) throw new Error(`the company could not be founded: ${outcome.refusal.code}`);
  return places;
}

/** The locations for goods in an existing company. Throws Unsuitable if its currency differs or it has no warehouse. */
async function placesOf({ database }: ImportDeps, id: number): Promise<Places> {
  const [company] = await allRows(database, id, 'company');
  if (company && company.currency !== retailCurrency)
    throw new Unsuitable(
      `the prices of the file are in ${retailCurrency}, the company's currency is ${company.currency}`,
    );
  return mainPlaces(database, id);
}

/** Six in the morning (UTC) of the previous day. */
const dayBefore = (at: string): string =>
  new Date(Math.floor(Date.parse(at) / DAY) * DAY - DAY + DAY / 4).toISOString();
