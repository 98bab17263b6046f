import { setTimeout as later } from 'node:timers/promises';
import { grantsAtWork } from '#model/areas/setup/agent-rights/agent-grants.ts';
import type { ConnectionRow } from '#model/areas/integrations/connection/connection.kind.ts';
import type {
  Connector,
  ConnectorContext,
  PulledTable,
  TableReport,
} from '#model/areas/integrations/connector/connector.ts';
import type { DataImportRow } from '#model/areas/integrations/data-import/data-import.facts.ts';
import { asAgent } from '#model/engine/actor.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { importId } from '#server/import/import-id.ts';
import { NO_DAY } from '#server/import/screen/import-context.ts';
import { importRow, keepFile, keepLines, linesOfImport } from '#server/import/screen/import-store.ts';
import { workOn } from '#server/import/screen/import-work.ts';
import { inOrderOf } from '#server/import/screen/proposed-mapping.ts';
import { readFile } from '#server/import/screen/read-file.ts';
import { rejectedCsv, rejectedRows } from '#server/import/screen/rejected-file.ts';
import { CompanyCache } from '#server/platform/model/company-cache.ts';
import { UnreadableFile } from '#server/platform/http/unreadable-file.ts';
import type { ConnectionDeps } from './connection-deps.ts';
import { noteTable } from './item-store.ts';

/** How long another process that is at the same import is waited for, in milliseconds, and how often that is looked at. */
const LONGEST_WAIT = 10 * 60_000;
const LOOK_EVERY = 500;
const MOST_REJECTED = 10_000;

interface Work {
  readonly deps: ConnectionDeps;
  readonly company: number;
  readonly row: ConnectionRow;
  readonly connector: Connector;
  readonly given: ConnectorContext;
}

/**
 * [CNX8] Takes a file as an import in the name of the connection: checked, run, and told of beside the file. What was begun and
 * interrupted is gone on with; nothing of a file is taken twice.
 */
export async function takeTable(work: Work, table: PulledTable): Promise<void> {
  const { deps, company, row } = work;
  const id = importId(company, `connection/${row.id}/table/${table.externalId}`, NO_DAY);
  const refusal = await begin(work, id, table);
  if (refusal)
    return finish(
      work,
      table,
      null,
      { isTaken: false, taken: 0, rejected: 0, csv: sentence(refusal) },
      refusal,
    );
  const problem = (await step(work, id, 'check')) ?? (await runIfAny(work, id));
  const done = await deps.database.withCompany(company, (trx) => importRow(trx, company, id));
  if (!done) throw new Error('an import is gone');
  const report = await reportOf(work, done);
  const why = problem ?? (report.rejected > 0 ? linesRejected(report.rejected) : null);
  return finish(work, table, id, problem ? { ...report, isTaken: false } : report, why);
}

export const linesRejected = (rejected: number): Refusal => ({
  code: 'connectionLinesRejected',
  params: { rejected },
});

const sentence = ({ code }: Refusal): string => `\uFEFFproblem\r\n${code}\r\n`;

/** Begins the import; a refusal where there is none to begin. */
async function begin({ deps, company, row }: Work, id: string, table: PulledTable): Promise<Refusal | null> {
  const known = await deps.database.withCompany(company, (trx) => importRow(trx, company, id));
  if (known) return null;
  if (!(await mayImport(deps, company, row)))
    return { code: 'notPermitted', params: { permission: 'dataImport.create' } };
  if (!row.mapping) return { code: 'connectionUnmapped' };
  try {
    const content = Buffer.from(table.content);
    const { file, table: found, parts } = await readFile({ company, name: table.name, content });
    const data = { file, table: found, mapping: inOrderOf(found, row.mapping), recalled: true };
    const [settled] = await deps.executor.systemPropose(
      company,
      [{ kind: 'dataImport', document: id, type: 'begin', data }],
      {
        by: asAgent(row.id),
        alongside: async (trx) => {
          await keepFile(trx, company, id, content);
          await keepLines(trx, company, id, parts);
        },
      },
    );
    return settled && 'refusal' in settled ? settled.refusal : null;
  } catch (error) {
    if (error instanceof UnreadableFile) return error.refusal;
    throw error;
  }
}

function mayImport(
  { database, engine, layouts }: ConnectionDeps,
  company: number,
  row: ConnectionRow,
): Promise<boolean> {
  return database.withCompany(company, async (trx) => {
    const cache = new CompanyCache(engine, layouts, company);
    const grants = await cache.knowing(trx, () => grantsAtWork(cache.view, row));
    return grants?.may('dataImport.create') ?? false;
  });
}

async function runIfAny(work: Work, id: string): Promise<Refusal | null> {
  const { deps, company } = work;
  const row = await deps.database.withCompany(company, (trx) => importRow(trx, company, id));
  const { create = 0, update = 0 } = row?.counts ?? {};
  return create + update > 0 ? step(work, id, 'run') : null;
}

const begins = { check: 'mapping', run: 'checked' } as const;
const goesOn: ReadonlySet<unknown> = new Set(['checking', 'running']);

/** Asks for a step where it is due, and sees it done, by whichever process does it. */
async function step(
  { deps, company, row }: Work,
  id: string,
  type: 'check' | 'run',
): Promise<Refusal | null> {
  const load = (): Promise<DataImportRow | undefined> =>
    deps.database.withCompany(company, (trx) => importRow(trx, company, id));
  if ((await load())?.state === begins[type]) {
    const command = { kind: 'dataImport', document: id, type, data: {}, seen: 0 };
    const named = { id: importId(company, `connection/${id}/${type}`, NO_DAY), ...command };
    const agent = asAgent(row.id);
    const [settled] = await deps.executor.submit(company, agent, [named], { namesCommands: true });
    if (settled && 'refusal' in settled) return settled.refusal;
  }
  const until = Date.now() + LONGEST_WAIT;
  while (goesOn.has((await load())?.state)) {
    if (!(await workOn(deps, company, id))) await later(LOOK_EVERY);
    if (Date.now() > until) throw new Error('an import does not come to its end');
  }
  return null;
}

async function reportOf(
  { deps, company }: Work,
  { id, counts, table, mapping }: DataImportRow,
): Promise<TableReport> {
  const { taken, rejected } = counts;
  if (rejected === 0) return { isTaken: true, taken, rejected, csv: '' };
  const [lines, language] = await deps.database.withCompany(company, async (trx) => [
    await linesOfImport(trx, company, id, { limit: MOST_REJECTED, takes: 'rejected', stage: 'open' }),
    'sv' as const,
  ]);
  return {
    isTaken: taken > 0,
    taken,
    rejected,
    csv: rejectedCsv(rejectedRows(table.heads, lines, language, mapping.target), language),
  };
}

/** The other side is told first: where this process ends in between, the file is found again, and its import with it. */
async function finish(
  { deps, company, row, connector, given }: Work,
  table: PulledTable,
  document: string | null,
  report: TableReport,
  refusal: Refusal | null,
): Promise<void> {
  const { flow, externalId, name } = table;
  const state = refusal ? 'refused' : 'done';
  await deps.database.withCompany(company, (trx) =>
    noteTable(
      trx,
      { company, connection: row.id },
      { flow, externalId, name, document },
      { state, refusal },
      deps.now(),
    ),
  );
  await connector.settled?.(given, table, report);
}
