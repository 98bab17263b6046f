import { grantsAtWork } from '#model/areas/setup/agent-rights/agent-grants.ts';
import type { TableMapping } from '#model/areas/integrations/connection/table-mapping.ts';
import type { DryRun } from '#model/areas/integrations/connection/dry-run.ts';
import type { ConnectionRow } from '#model/areas/integrations/connection/connection.kind.ts';
import type {
  Connector,
  ConnectorContext,
  Outgoing,
  PulledRecord,
  PulledTable,
  Taken,
} from '#model/areas/integrations/connector/connector.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import type { DataImportRow } from '#model/areas/integrations/data-import/data-import.facts.ts';
import { isOrderTarget } from '#model/areas/integrations/data-import/targets/order-target.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { asAgent } from '#model/engine/actor.ts';
import { importId } from '#server/import/import-id.ts';
import { allRows } from '#server/import/company-data.ts';
import { rehearsing, type SubmitCommands, type Rehearsal } from '#server/import/screen/submit-commands.ts';
import { contextOf, NO_DAY } from '#server/import/screen/import-context.ts';
import type { LineChange, StoredLine } from '#server/import/screen/import-store.ts';
import { verdictsOf } from '#server/import/screen/import-work.ts';
import { pagePlanner } from '#server/import/screen/plan-page.ts';
import { inOrderOf } from '#server/import/screen/proposed-mapping.ts';
import { linesIn, readFile } from '#server/import/screen/read-file.ts';
import type { Taken as TakenLine } from '#server/import/screen/take-lines.ts';
import { UnreadableFile } from '#server/platform/http/unreadable-file.ts';
import { readEvents } from '#server/platform/model/event-log.ts';
import type { ConnectionDeps } from './connection-deps.ts';
import { deskIn, type Decide } from './desk.ts';
import { cursorOf } from './run-store.ts';
import { toldOf } from './tell-out.ts';

/** Lines of a file that are tried and shown, facts that are looked through, and what is shown of what would go out. */
const MOST_LINES = 1000;
const SHOWN_LINES = 50;
const LOOKED_AT = 400;
const SHOWN_OUT = 20;

export interface Trying {
  readonly deps: ConnectionDeps;
  readonly company: number;
  readonly row: ConnectionRow;
  readonly connector: Connector;
  readonly given: ConnectorContext;
}

/** [CNX9] What a connection would do now, decided as it would be on, with nothing written here or there. */
export async function tryOut(trying: Trying): Promise<DryRun> {
  const { connector, row, given, deps, company } = trying;
  const result: DryRun = { records: [], tables: [], more: false, out: [] };
  const incoming = connector.spec.flows.filter(
    ({ name, direction }) => direction === 'in' && row.flows.includes(name),
  );
  for (const { name: flow } of connector.pull ? incoming : []) {
    const cursor = await deps.database.withCompany(company, (trx) =>
      cursorOf(trx, { company, connection: row.id }, flow),
    );
    const page = await connector.pull?.(given, flow, cursor);
    if (!page) continue;
    result.more ||= page.more;
    const records = page.items.filter((one): one is PulledRecord => one.is === 'record');
    const tables = page.items.filter((one): one is PulledTable => one.is === 'table');
    result.records.push(...(await triedRecords(trying, records)));
    for (const table of tables) result.tables.push(await triedTable(trying, table));
  }
  result.out.push(...(await triedOut(trying)));
  return result;
}

/** As it would be answered if it were on. */
async function asItself<T>(
  { deps, company, row }: Trying,
  work: (give: SubmitCommands, rehearsal: Rehearsal) => Promise<T>,
): Promise<T> {
  const [founded] = (await allRows(deps.database, company, 'company')).filter(({ id }) => id === COMPANY);
  const asWho = { company, by: asAgent(row.id), timeZone: founded?.timeZone ?? 'UTC' };
  return rehearsing(deps, { ...asWho, grants: (view) => grantsAtWork(view, row) }, work);
}

const deskOf = ({ deps, company, row }: Trying, { trx, cache }: Rehearsal): Decide =>
  deskIn(trx, cache, { company, row, now: deps.now() });

async function triedRecords(trying: Trying, records: readonly PulledRecord[]): Promise<DryRun['records']> {
  const take = trying.connector.take;
  if (!take || records.length === 0) return [];
  return asItself(trying, async (give, rehearsal) => {
    const desk = deskOf(trying, rehearsal);
    const tried: DryRun['records'] = [];
    for (const record of records) {
      const taken = await desk((on) => take(record, on));
      tried.push({ flow: record.flow, name: record.name, ...(await becomes(trying, give, record, taken)) });
    }
    return tried;
  });
}

type Becomes = Pick<DryRun['records'][number], 'becomes' | 'kind' | 'refusal'>;

async function becomes(
  { company, row }: Trying,
  give: SubmitCommands,
  record: PulledRecord,
  taken: Taken,
): Promise<Becomes> {
  if (taken.is === 'passed') return { becomes: 'passed', kind: null, refusal: null };
  if (taken.is === 'refused') return { becomes: 'refused', kind: null, refusal: plain(taken.refusal) };
  const { commands, link } = taken;
  const kind = link?.kind ?? commands[0]?.kind ?? null;
  if (commands.length === 0) return { becomes: 'same', kind, refusal: null };
  const answers = await give(
    commands.map(({ kind: of, document, type, data }, n) => ({
      kind: of,
      document,
      type,
      data,
      id: importId(company, `try/${row.id}/${record.entity}/${record.externalId}/${n}`, NO_DAY),
    })),
  );
  const refused = answers.find((one, n) => 'refusal' in one && commands[n]?.optional !== true);
  if (refused && 'refusal' in refused) return { becomes: 'refused', kind, refusal: plain(refused.refusal) };
  const isNew = answers.some((one) => 'facts' in one && one.facts.some(({ version }) => version === 1));
  return { becomes: isNew ? 'create' : 'update', kind, refusal: null };
}

interface Written {
  readonly code: string;
  readonly params?: object | undefined;
  readonly fields?: object | undefined;
}

const plain = ({ code, params, fields }: Written) => ({
  code,
  ...(params && { params: params as Record<string, string | number> }),
  ...(fields && { fields: fields as Record<string, string> }),
});

const nothing = { create: 0, update: 0, same: 0, rejected: 0 };

async function triedTable(trying: Trying, table: PulledTable): Promise<TriedTable> {
  const refused = (refusal: Refusal): TriedTable => ({
    name: table.name,
    refusal: plain(refusal),
    counts: nothing,
    lines: [],
  });
  if (!trying.row.mapping) return refused({ code: 'connectionUnmapped' });
  try {
    const { context, stored } = await plannedTable(trying, table, trying.row.mapping);
    return await asItself(trying, async (give) => {
      const page = pagePlanner(context)(stored);
      const refusals = new Map<number, TakenLine>();
      for await (const taken of page.take({ context, give, prepare: async () => undefined }))
        for (const one of taken) if (one.refusal || one.verdict) refusals.set(one.line, one);
      return { name: table.name, refusal: null, ...told(verdictsOf(page, refusals)) };
    });
  } catch (error) {
    if (error instanceof UnreadableFile) return refused(error.refusal);
    throw error;
  }
}

type TriedTable = DryRun['tables'][number];

/** The lines of a file as an import would plan them, without one. */
async function plannedTable({ deps, company, row }: Trying, table: PulledTable, mapping: TableMapping) {
  const content = Buffer.from(table.content);
  const read = await readFile({ company, name: table.name, content });
  const id = importId(company, `try/${row.id}/${table.externalId}`, NO_DAY);
  const tried = {
    id,
    version: 1,
    createdAt: deps.now(),
    askedBy: row.id,
    askedByType: 'agent',
    table: read.table,
    mapping: inOrderOf(read.table, mapping),
  };
  const context = await contextOf(deps, company, tried as unknown as DataImportRow); // what planning reads of an import
  const lines = linesIn(read, isOrderTarget(context.target) ? Infinity : MOST_LINES);
  const fresh = { corrections: {}, verdict: null, stage: 'open', kept: null, work: null } as const;
  const stored = lines.map(({ number: line, cells }): StoredLine => ({ ...fresh, line, cells: [...cells] }));
  return { context, stored };
}

function told(changes: readonly LineChange[]): Pick<TriedTable, 'counts' | 'lines'> {
  const verdicts = changes.flatMap(({ line, verdict }) => (verdict ? [{ line, ...verdict }] : []));
  const counts = { ...nothing };
  for (const { takes } of verdicts) counts[takes] += 1;
  const lines = verdicts.slice(0, SHOWN_LINES).map(({ line, about, takes, changes: made, refusal }) => ({
    line,
    about,
    takes,
    changes: made,
    refusal: refusal && plain(refusal),
  }));
  return { counts, lines };
}

/** What the other side would have been told of the newest facts. */
async function triedOut(trying: Trying): Promise<DryRun['out']> {
  const { connector, row, company } = trying;
  if (!connector.tell) return [];
  return asItself(trying, async (_, rehearsal) => {
    const { trx } = rehearsal;
    const log = await trx
      .selectFrom('company_head')
      .select('head')
      .where('company_id', '=', company)
      .executeTakeFirst();
    const head = log?.head ?? 0;
    const events = await readEvents(trx, company, Math.max(1, head - LOOKED_AT + 1), LOOKED_AT);
    const desk = deskOf(trying, rehearsal);
    const told: Outgoing[] = [];
    for (const event of events) told.push(...(await desk((on) => toldOf(connector, row, event, on))));
    const last = new Map(told.map((one, n) => [one.latest === null ? n : `${one.flow}/${one.latest}`, one]));
    return [...last.values()].slice(-SHOWN_OUT).map(({ flow, name, data }) => ({ flow, name, data }));
  });
}
