import { sql } from 'kysely';
import { engine } from '#machines/registry.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { FlowFigures } from '#model/flows/flow-figures.ts';
import { compare } from '#model/values/order.ts';
import { seedCompanies } from '#server/demo/companies.ts';
import { seedTrade } from '#server/demo/trade.ts';
import { createUserStore } from '#server/accounts/identity/user-store.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import { foundCompany } from '#server/testing/company.fixtures.ts';
import { readLog, readRows, reckon } from './flow-log.fixtures.ts';

export const NOW = '2026-05-06T12:00:00.000Z';
export const MUCH_LATER = '2026-08-06T12:00:00.000Z';
export const kinds = [...engine.types.keys()];
export const wide = { from: '2020-01-01', to: '2099-12-31' };
export const zone = 'Europe/Oslo';

/** A demo company with a year of trade, another one next to it, and an adjustable clock. */
export async function openFlowCompany() {
  let clock = NOW;
  const server = await openCompanyApp({ now: () => clock });
  const { database } = server;
  const { company, other, founder } = await seed(server);
  const ask = async <T>(path: string, query: object = wide, { user = founder, of = company } = {}) => {
    const answer = await clientOf(server, user).get(
      `${of}/flows/${path}?${new URLSearchParams({ ...query })}`,
    );
    return { status: answer.status, body: answer.json() as T }; // as described
  };
  const rowsOf = (kind: string) => readRows(database, company, kind);
  return {
    server,
    company,
    other,
    founder,
    ask,
    setClock: (moment: string): void => void (clock = moment),
    figures: async (kind: string, query: object = wide) => (await ask<FlowFigures>(`${kind}/`, query)).body,
    logOf: (kind: string) => readLog(database, company, kind),
    rowsOf,
    reckoned: (kind: string, range = wide) => reckon(database, company, kind, { ...range, zone }),
    openOnes: async (kind: string): Promise<ReadonlySet<string>> => {
      const table = engine.types.get(kind)?.table;
      const open = (await rowsOf(kind)).filter((row: DocumentRow) => table?.isOpen?.(row) ?? true);
      return new Set(open.map(({ id }) => id));
    },
  };
}

async function seed({ database, platform }: CompanyApp) {
  const deps = { engine, database, executor: platform.executor };
  const users = createUserStore(database.app, () => NOW);
  const seeded = await seedCompanies({ ...deps, users, now: () => NOW });
  const fjord = seeded?.find((one) => one.company.key === 'fjord');
  if (!fjord) throw new Error('the demonstration lost a company');
  await seedTrade(deps, fjord);
  const company = fjord.id;
  const other = 90;
  await foundCompany(platform.executor, other);
  const founder = await database.withCompany(company, async (trx) => {
    const { rows } = await sql<{ user: string }>`
      select data ->> 'user' as user from row_member where data ->> 'email' = 'founder@example.com'`.execute(
      trx,
    );
    return rows[0]?.user ?? '';
  });
  return { company, other, founder };
}

export type FlowCompany = Awaited<ReturnType<typeof openFlowCompany>>;

/** Counts by day, in order. */
export const byDay = (counts: ReadonlyMap<string, number>) =>
  [...counts].map(([day, count]) => ({ day, count })).sort((a, b) => compare(a.day, b.day));
