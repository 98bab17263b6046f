import { sql, type Kysely } from 'kysely';
import { COMPANY } from '#model/values/company-document.ts';
import { SYSTEM } from '#model/engine/actor.ts';
import { builtInRoles } from '#model/areas/setup/role/permissions.ts';
import type { UserStore } from '#server/accounts/identity/user-store.ts';
import { hashPassword } from '#server/accounts/identity/password.ts';
import type { Executor, SystemCommand } from '#server/platform/commands/executor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { Calendar } from './calendar.ts';
import { demoActor } from './trade-model.ts';
import { demoCompanies, demoPassword, demoPeople, type DemoCompany } from './company-list.ts';
import { demoId } from './demo-id.ts';
import { isUnfinished, SeedingParts } from './seeding-parts.ts';

export interface SeedDeps {
  readonly database: Database;
  readonly executor: Executor;
  readonly users: UserStore;
  /** The clock, UTC ISO. */
  readonly now: () => string;
}

/** A seeded company; with the ids of its locations, for adding goods and orders. */
export interface SeededCompany {
  readonly id: number;
  /** When its seeding began, UTC ISO. */
  readonly since: string;
  readonly company: DemoCompany;
  readonly warehouse: string;
  readonly receiving: string;
  readonly staging: string;
  readonly quarantine: string;
  /** In pick sequence. */
  readonly bins: readonly string[];
}

/**
 * Adds the demo companies and people to a database without people; returns null if it has some, unless the last seeding
 * had to leave something out. `fill` adds the trade data. People are added last and commands have fixed ids, so an
 * interrupted seeding is completed by the next one, and of several concurrent ones only one does the work.
 */
export async function seedCompanies(
  deps: SeedDeps,
  fill: (companies: readonly SeededCompany[]) => Promise<unknown> = async () => undefined,
  parts = new SeedingParts(),
): Promise<SeededCompany[] | null> {
  // The lock is held by a connection: the application's may lead through a pooler of transactions.
  return deps.database.owner.kysely.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(hashtext('lagra demo'))`.execute(connection);
    try {
      const isEmpty = await deps.users.isEmpty();
      if (!isEmpty && !(await isUnfinished(connection))) return null;
      const seeded: SeededCompany[] = [];
      for (const [index, company] of demoCompanies.entries()) {
        const numbered = await companyNumber(deps.database.app.kysely, index, deps.now());
        const part = `the company ${company.form.name}`;
        seeded.push(...(await parts.run(part, async () => [await seedCompany(deps, company, numbered)], [])));
      }
      await fill(seeded);
      await parts.keep(connection);
      if (isEmpty) await addPeople(deps.users);
      return seeded;
    } finally {
      await sql`select pg_advisory_unlock(hashtext('lagra demo'))`.execute(connection);
    }
  });
}

/** What is seeded into an empty database at a moment, UTC ISO. */
export const seededCompanies = (since: string): SeededCompany[] =>
  demoCompanies.map((company, index) => placesOf(company, index + 1, since));

interface Numbered {
  readonly id: number;
  /** When its seeding began, UTC ISO: a later one that completes it plays the same year. */
  readonly since: string;
}

/** The number of the n-th company; assigned now, unless an interrupted seeding has already assigned one. */
async function companyNumber(db: Kysely<Schema>, index: number, now: string): Promise<Numbered> {
  const { rows } = await sql<Numbered>`
    select id, created_at as since from company order by id offset ${index} limit 1`.execute(db);
  const made =
    rows[0] ??
    (
      await sql<Numbered>`
        insert into company (created_at) values (${now}) returning id, created_at as since`.execute(db)
    ).rows[0];
  if (!made) throw new Error('the database gave out no company number');
  return made;
}

async function seedCompany(
  { executor }: SeedDeps,
  company: DemoCompany,
  { id, since }: Numbered,
): Promise<SeededCompany> {
  const seeded = placesOf(company, id, since);
  const { commands, by, at } = foundingOf(seeded);
  const repeatable = commands.map((command) => ({
    id: demoId(`${company.key}/command/${command.document}`),
    ...command,
  }));
  await executor.begin(id);
  const settled = await executor.systemPropose(id, repeatable, { by: demoActor(by), at });
  for (const [index, outcome] of settled.entries())
    if ('refusal' in outcome)
      throw new Error(
        `${company.key}: ${commands[index]?.kind} was refused: ${JSON.stringify(outcome.refusal)}`,
      );
  return seeded;
}

/** What founds a company, a year before its seeding. */
export function foundingOf(seeded: SeededCompany) {
  const { company, since } = seeded;
  return {
    commands: [foundation(company), ...roles(company), ...members(company), ...places(seeded)],
    by: demoPeople.find((person) => person.founder)?.user ?? SYSTEM,
    at: new Date(new Calendar(since, company.form.timeZone).founded).toISOString(),
  };
}

function placesOf(company: DemoCompany, id: number, since: string): SeededCompany {
  const of = (name: string): string => demoId(`${company.key}/${name}`);
  const bins = binCodes.map((code) => of(`location/${code}`));
  const [warehouse, receiving, staging, quarantine] = [
    of('warehouse'),
    of('receiving'),
    of('staging'),
    of('quarantine'),
  ];
  return { id, since, company, warehouse, receiving, staging, quarantine, bins };
}

function foundation({ form }: DemoCompany): SystemCommand {
  const policies = { overReceipt: 500, closedUntil: null };
  return { kind: 'company', document: COMPANY, type: 'found', data: { ...form, policies } };
}

const roleId = (company: DemoCompany, role: string): string => demoId(`${company.key}/role/${role}`);

function roles(company: DemoCompany): SystemCommand[] {
  return Object.entries(builtInRoles).map(([name, permissions]) => ({
    kind: 'role',
    document: roleId(company, name),
    type: 'provide',
    data: { name, permissions },
  }));
}

function members(company: DemoCompany): SystemCommand[] {
  return demoPeople
    .filter((person) => person.companies.includes(company.key))
    .map(({ user, email, name, role, founder }) => ({
      kind: 'member',
      document: demoId(`${company.key}/member/${email}`),
      type: 'add',
      data: { user, email, name, role: roleId(company, role), founder },
    }));
}

/** Three zones, walked A to C: two bays of two levels each. */
const zones = ['A', 'B', 'C'];
const binCodes = zones.flatMap((zone) => ['01-1', '01-2', '02-1', '02-2'].map((place) => `${zone}-${place}`));

function places({
  company,
  warehouse,
  receiving,
  staging,
  quarantine,
  bins,
}: SeededCompany): SystemCommand[] {
  const { code, name } = company.warehouse;
  const site = { code, name, address: company.form.address, receiving, staging, quarantine };
  const bin = (document: string, index: number): SystemCommand => {
    const place = binCodes[index] ?? '';
    const fixed = { name: '', locationType: 'storage', pickable: true, pickSequence: (index + 1) * 10 };
    const data = { ...fixed, warehouse, code: place, zone: place.slice(0, 1), barcode: `${code}-${place}` };
    return { kind: 'location', document, type: 'create', data };
  };
  return [{ kind: 'warehouse', document: warehouse, type: 'create', data: site }, ...bins.map(bin)];
}

async function addPeople(users: UserStore): Promise<void> {
  const people = [];
  for (const { user: id, email, name } of demoPeople)
    people.push({ id, email, name, locale: 'en' as const, passwordHash: await hashPassword(demoPassword) });
  await users.insert(people);
}
