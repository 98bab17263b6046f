import { basename } from 'node:path';
import { sql } from 'kysely';
import type { CompanyForm } from '#model/company/company.events.ts';
import type { User } from '#server/identity/user-store.ts';
import { rehearse, writingSink, NO_COMPANY, type CommandSink } from '../command-sink.ts';
import { allRows } from '../company-data.ts';
import type { Sheet } from '../delimited.ts';
import { foundation, type Places } from '../fresh-company.ts';
import type { ImportDeps } from '../open-import.ts';
import type { Progress } from '../progress.ts';
import { RetailCommands, retailCompany } from './retail-commands.ts';
import { importRetail, readRetail, type RetailReading, type RetailResult } from './retail-import.ts';
import { retailCurrency } from './retail-line.ts';

const DAY = 86_400_000;

/** A company that there is, or null for one that is to be made. */
export interface RetailTarget {
  readonly company: { readonly id: number; readonly name: string } | null;
  readonly file: string;
  readonly user: User;
  /** Administrators of a company that is made, besides its founder. */
  readonly administrators: readonly User[];
  readonly dryRun: boolean;
}

/** The file cannot be taken into this company. */
export class Unsuitable extends Error {
  override readonly name = 'Unsuitable';
}

export interface RetailRun {
  readonly result: RetailResult;
  readonly company: { readonly id: number; readonly name: string };
}

/** Imports invoice lines into a company, or rehearses it. Throws Unsuitable. [IM1] */
export async function runRetail(
  deps: ImportDeps,
  sheet: Sheet,
  target: RetailTarget,
  progress: Progress,
): Promise<RetailRun> {
  progress.begin('reading', 1);
  const reading = readRetail(sheet.lines);
  progress.step();
  const [first] = reading.plan.orders;
  if (!first) throw new Unsuitable('no line of the file can be taken');
  const opening = dayBefore(first.at);
  const { user, dryRun } = target;
  const fresh = target.company === null;
  const name = target.company?.name ?? (await freeName(deps, user, nameOf(target.file)));
  const form = retailCompany(name);
  const id = target.company?.id ?? (dryRun ? NO_COMPANY : await newCompany(deps));
  const run = async (sink: CommandSink): Promise<RetailResult> => {
    const places = fresh ? await found(sink, target, id, form, opening) : await placesOf(deps, id);
    return importInto(deps, { sink, reading, places, opening, progress, id });
  };
  const as = { company: id, by: user.id };
  const result = dryRun
    ? await rehearse(deps, { ...as, timeZone: form.timeZone }, run)
    : await run(writingSink(deps, as));
  return { result, company: { id, name } };
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

/** `data/online-retail.csv.gz` is Online Retail. */
function nameOf(file: string): string {
  const words = basename(file)
    .replace(/(\.(csv|txt|gz))+$/i, '')
    .split(/[-_\s]+/)
    .filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || 'Imported';
}

async function freeName({ users }: ImportDeps, user: User, name: string): Promise<string> {
  const taken = new Set((await users.companiesOf(user.id)).map((company) => company.name));
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? name : `${name} ${count}`;
    if (!taken.has(candidate)) return candidate;
  }
}

async function newCompany({ database, executor, now }: ImportDeps): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`insert into company (created_at) values (${now()}) returning id`.execute(database.app.kysely);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the database gave out no company number');
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

/** The first warehouse of a company, and the bins in it that are picked from. */
async function placesOf({ database }: ImportDeps, id: number): Promise<Places> {
  const [company] = await allRows(database, id, 'company');
  if (company && company.currency !== retailCurrency)
    throw new Unsuitable(
      `the prices of the file are in ${retailCurrency}, the company's currency is ${company.currency}`,
    );
  const warehouse = (await allRows(database, id, 'warehouse')).find((one) => one.state === 'active');
  if (!warehouse) throw new Unsuitable('the company has no active warehouse');
  const bins = (await allRows(database, id, 'location'))
    .filter(
      (place) => place.warehouse === warehouse.id && place.state === 'active' && place.usage === 'storage',
    )
    .sort((a, b) => a.walkingOrder - b.walkingOrder);
  return {
    warehouse: warehouse.id,
    bins: bins.length > 0 ? bins.map((bin) => bin.id) : [warehouse.receiving],
  };
}

/** Six in the morning (UTC) of the day before a moment. */
const dayBefore = (at: string): string =>
  new Date(Math.floor(Date.parse(at) / DAY) * DAY - DAY + DAY / 4).toISOString();
