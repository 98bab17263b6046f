import { isFailing, isWorking } from '#model/areas/integrations/connection/connection-standing.ts';
import type { ConnectionRow } from '#model/areas/integrations/connection/connection.kind.ts';
import { ConnectorFault } from '#model/areas/integrations/connector/connector-fault.ts';
import type {
  Connector,
  ConnectorContext,
  PulledTable,
  PulledRecord,
} from '#model/areas/integrations/connector/connector.ts';
import { asSystem } from '#model/engine/actor.ts';
import type { ConnectionDeps } from './connection-deps.ts';
import { connectionRow } from './connection-rows.ts';
import { createConnectorContext, mustHaveSecrets } from './connector-context.ts';
import { addPulled } from './item-store.ts';
import { cursorOf, keepCursor, noteRun, runState, type RunState } from './run-store.ts';
import { sendWaiting } from './send-out.ts';
import { takeWaiting } from './take-in.ts';
import { takeTable } from './take-table.ts';

const MINUTE = 60_000;
/** The clock looks every quarter of an hour, not to the second. */
const SLACK = MINUTE;

/**
 * [CNX1] Lets a connection work once: it pulls where that is due, takes what waits, and tells what waits. Throws `ConnectorFault`
 * where the other side cannot be worked with: the connection is failing, and all is tried again.
 */
export async function runConnection(deps: ConnectionDeps, company: number, id: string): Promise<void> {
  const { database, connectors, now } = deps;
  const keeper = { company, connection: id };
  const found = await database.withCompany(company, async (trx) => ({
    row: await connectionRow(trx, company, id),
    state: await runState(trx, keeper),
  }));
  const { row, state } = found;
  const connector = row && connectors(row.connector);
  if (!row || !connector || !isWorking(row) || isToWait(state, now())) return;
  try {
    const given = await createConnectorContext(deps, company, row);
    mustHaveSecrets(connector.spec, given);
    await work(deps, company, row, connector, given, state);
  } catch (error) {
    if (error instanceof ConnectorFault) await noteFault(deps, company, row, error);
    throw error;
  }
  await database.withCompany(company, (trx) => noteRun(trx, keeper, { ranAt: now(), notBefore: null }));
  await noteSuccess(deps, company, row);
}

const isToWait = ({ notBefore }: RunState, now: string): boolean =>
  notBefore !== null && Date.parse(notBefore) > Date.parse(now);

/** When a pull is due again. */
const isDue = ({ every }: Pick<ConnectionRow, 'every'>, { pulledAt }: RunState, now: string): boolean =>
  pulledAt === null || Date.parse(now) - Date.parse(pulledAt) >= every * MINUTE - SLACK;

async function work(
  deps: ConnectionDeps,
  company: number,
  row: ConnectionRow,
  connector: Connector,
  given: ConnectorContext,
  state: RunState,
): Promise<void> {
  const keeper = { company, connection: row.id };
  const incoming = flowsIn(connector, row);
  if (incoming.length > 0 && isDue(row, state, deps.now())) {
    const at = deps.now();
    for (const flow of incoming) await pullFlow({ deps, company, row, connector, given }, flow);
    await deps.database.withCompany(company, (trx) => noteRun(trx, keeper, { pulledAt: at }));
  }
  await takeWaiting(deps, company, row, connector);
  const sent = await sendWaiting(deps, company, row, connector, given);
  // Nobody would hear that it does not answer, where nothing else asks it anything.
  if (incoming.length === 0 && sent === 0) await connector.alive?.(given);
}

const flowsIn = ({ spec, pull }: Connector, { flows }: ConnectionRow): readonly string[] =>
  pull
    ? spec.flows
        .filter(({ name, direction }) => direction === 'in' && flows.includes(name))
        .map(({ name }) => name)
    : [];

interface Pulling {
  readonly deps: ConnectionDeps;
  readonly company: number;
  readonly row: ConnectionRow;
  readonly connector: Connector;
  readonly given: ConnectorContext;
}

/** [CNX4] Pulls a flow to its end: what is found is kept together with how far that was. */
async function pullFlow(pulling: Pulling, flow: string): Promise<void> {
  const { deps, company, row, connector, given } = pulling;
  const keeper = { company, connection: row.id };
  for (let more = true; more;) {
    const cursor = await deps.database.withCompany(company, (trx) => cursorOf(trx, keeper, flow));
    const page = await connector.pull?.(given, flow, cursor);
    if (!page) return;
    const tables = page.items.filter((one): one is PulledTable => one.is === 'table');
    const records = page.items.filter((one): one is PulledRecord => one.is === 'record');
    for (const table of tables) await takeTable(pulling, table);
    await deps.database.withCompany(company, async (trx) => {
      await addPulled(trx, keeper, records, deps.now());
      await keepCursor(trx, keeper, flow, page.cursor);
    });
    if (records.length > 0) await takeWaiting(deps, company, row, connector);
    ({ more } = page);
  }
}

type Telling = Pick<ConnectionDeps, 'database' | 'executor' | 'now'>;

/** [CNX1] The connection begins to fail; where the other side asks to wait, it is busy, and does not. */
export async function noteFault(
  { database, executor, now }: Telling,
  company: number,
  row: ConnectionRow,
  { refusal, retryAfterSeconds }: ConnectorFault,
): Promise<void> {
  const at = now();
  const notBefore =
    retryAfterSeconds > 0 ? new Date(Date.parse(at) + retryAfterSeconds * 1000).toISOString() : null;
  await database.withCompany(company, (trx) =>
    noteRun(trx, { company, connection: row.id }, { ranAt: at, notBefore }),
  );
  if (refusal.code === 'connectorBusy' || isFailing(row)) return;
  const { code, params } = refusal;
  const data = { problem: { code, ...(params && { params }) } };
  await executor.systemPropose(company, [{ kind: 'connection', document: row.id, type: 'fault', data }], {
    by: asSystem,
    at,
  });
}

/** [CNX1] A connection that failed works again. */
export async function noteSuccess(
  { executor, now }: Omit<Telling, 'database'>,
  company: number,
  row: ConnectionRow,
): Promise<void> {
  if (!isFailing(row)) return;
  await executor.systemPropose(
    company,
    [{ kind: 'connection', document: row.id, type: 'recover', data: {} }],
    {
      by: asSystem,
      at: now(),
    },
  );
}
