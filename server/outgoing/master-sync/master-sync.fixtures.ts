import { engine } from '#machines/registry.ts';
import type { DocumentRow, Rows, TableName } from '#model/engine/rows.ts';
import type { SyncedKind } from '#model/areas/integrations/pairing/pairing.choice.ts';
import { syncPermissions } from '#model/areas/integrations/pairing/pairing.facts.ts';
import { keptCode, syncedFixture } from '#model/areas/integrations/pairing/pairing.fixtures.ts';
import { now } from '#model/values/clock.fixtures.ts';
import { addJobs } from '#server/jobs/add-jobs.ts';
import { createJobRunner, type JobRunner } from '#server/jobs/job-runner.ts';
import type { SystemCommand } from '#server/platform/commands/executor.ts';
import { openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import { foundCompany, freshId, mustPropose } from '#server/testing/company.fixtures.ts';
import { handleMasterSync } from './master-sync-jobs.ts';
import { syncJob } from './sync-company.ts';
import { rowOf } from './sync-deps.ts';

interface StoredLink {
  readonly conflicts: readonly string[];
  readonly problems: Readonly<Record<string, { readonly code: string }>>;
}

export type TwoCompanies = Awaited<ReturnType<typeof twoCompanies>>;

/** What a test asks of companies, and gives them. */
function readingOf({ database, platform }: CompanyApp) {
  const give = (company: number, commands: readonly SystemCommand[], at?: string) =>
    mustPropose(platform.executor, company, commands, at);
  const row = async <N extends TableName>(
    company: number,
    table: N,
    id: string,
  ): Promise<Rows[N] | undefined> =>
    database.withCompany(company, (trx) => rowOf(trx, platform.layouts, company, table, id));
  const links = (company: number) =>
    database.withCompany(company, (trx) =>
      trx
        .selectFrom('sync_link')
        .selectAll()
        .where('company_id', '=', company)
        .orderBy('id')
        .$narrowType<StoredLink>()
        .execute(),
    );
  const events = (company: number, document: string) =>
    database.withCompany(company, (trx) =>
      trx
        .selectFrom('event')
        .select(['type', 'by', 'data'])
        .where('company_id', '=', company)
        .where('document', '=', document)
        .orderBy('seq')
        .$narrowType<{ data: Record<string, unknown> }>()
        .execute(),
    );
  return { give, row, links, events };
}

/** A server with as many companies as are asked for; nothing travels unless `drain` says so. */
export async function twoCompanies(count = 2) {
  const server: CompanyApp = await openCompanyApp();
  const { database, platform } = server;
  for (let company = 1; company <= count; company += 1) await foundCompany(platform.executor, company);
  const faults: unknown[] = [];
  const jobs: JobRunner = createJobRunner({ database, onFault: (error) => void faults.push(error) });
  const deps = {
    ...platform,
    database,
    now,
    jobs,
    engine,
    onFault: (error: unknown) => void faults.push(error),
  };
  const stop = handleMasterSync(deps);
  const reading = readingOf(server);
  return {
    server,
    database,
    deps,
    jobs,
    faults,
    ...reading,
    /** Everything travels, until nothing is left to do. */
    drain: async () => {
      const all = Array.from({ length: count }, (_, n) => syncJob(n + 1));
      await addJobs(database.app.kysely, all);
      while ((await jobs.drain('masterSync')) > 0);
      if (faults.length > 0) throw faults[0];
    },
    close: async () => {
      stop();
      await jobs.close();
      await server.close();
    },
  };
}

const partner = (company: number) => ({ company, name: `Company ${company}`, currency: 'SEK' });

/** Two companies whose founder has confirmed what is in step; resolves with the pairing. */
export async function paired(
  { give }: Pick<TwoCompanies, 'give'>,
  kinds: readonly Partial<SyncedKind>[] = [{}],
  { permissions = syncPermissions, one = 1, other = 2, confirms = true } = {},
): Promise<string> {
  const id = freshId();
  const command = (type: string, data: object = {}): SystemCommand => ({
    kind: 'pairing',
    document: id,
    type,
    data,
  });
  const choice = { kinds: kinds.map((kind) => syncedFixture(kind)) };
  await give(one, [command('invite', { name: 'Other', permissions, code: keptCode(id.slice(-1)) })]);
  await give(other, [command('accept', { permissions, partner: partner(one) })]);
  await give(one, [
    command('answer', { partner: partner(other) }),
    command('choose', choice),
    command('match'),
  ]);
  await give(other, [
    command('noteChosen', { ...choice, revision: 1, chosenBy: 'inviter' }),
    command('match'),
  ]);
  if (!confirms) return id;
  await give(one, [command('confirm', { revision: 1 })]);
  await give(other, [command('confirm', { revision: 1 })]);
  return id;
}

/** A whole form with a change, as somebody saves it. */
export const saved = (row: DocumentRow | undefined, change: object, kind = 'product'): SystemCommand => {
  const {
    id = '',
    state: _,
    version: __,
    createdAt: ___,
    changedAt: ____,
    ...form
  } = row ?? ({} as DocumentRow);
  return { kind, document: id, type: 'update', data: { ...form, ...change } };
};
