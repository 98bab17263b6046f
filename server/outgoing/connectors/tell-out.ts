import type { Transaction } from 'kysely';
import { grantsAtWork } from '#model/areas/setup/agent-rights/agent-grants.ts';
import type { ConnectionRow } from '#model/areas/integrations/connection/connection.kind.ts';
import type { Connector, Desk, Link, Outgoing } from '#model/areas/integrations/connector/connector.ts';
import { STOCK } from '#model/engine/engine.ts';
import type { LogEvent } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { TableName } from '#model/engine/rows.ts';
import { addJobs } from '#server/jobs/add-jobs.ts';
import { lastFact, type LogFollower } from '#server/jobs/follow-log.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { CompanyCache } from '#server/platform/model/company-cache.ts';
import type { ConnectionDeps } from './connection-deps.ts';
import { workingConnections } from './connection-rows.ts';
import { deskIn } from './desk.ts';
import { addOutgoing } from './item-store.ts';
import { runJob } from './run-job.ts';

type Trx = Transaction<Schema>;

/** [CNX6] Writes down what the other sides are to be told of facts: each once, with the place in the log. */
export const tellOut = (
  deps: Pick<ConnectionDeps, 'engine' | 'layouts' | 'connectors' | 'now'>,
): LogFollower<ConnectionRow> => ({
  kind: 'connection',
  queue: 'connectionLog',
  readers: async (trx, company) =>
    (await workingConnections(trx, company)).filter((row) => tellsOf(deps.connectors(row.connector), row)),
  begins: lastConnected,
  take: async (trx, company, row, events) => {
    const connector = deps.connectors(row.connector);
    if (!connector) return;
    const cache = new CompanyCache(deps.engine, deps.layouts, company);
    const keeper = { company, connection: row.id };
    const desk = deskIn(trx, cache, { company, row, now: deps.now() });
    let atOnce = false;
    for (const event of events) {
      const told = await desk((on) => toldOf(connector, row, event, on));
      await addOutgoing(trx, keeper, event, told);
      atOnce ||= told.some(({ onceOver }) => onceOver === undefined);
    }
    if (atOnce) await addJobs(trx, [runJob(company, row)]);
  },
});

const tellsOf = (connector: Connector | undefined, { flows }: ConnectionRow): boolean =>
  connector?.tell !== undefined &&
  connector.spec.flows.some(({ name, direction }) => direction === 'out' && flows.includes(name));

/**
 * What the other side is told of a fact: of the flows that are on and that the connection may see. What it has done itself came
 * from there. [CNX6]
 */
export function toldOf(
  connector: Connector,
  row: ConnectionRow,
  event: LogEvent,
  desk: Desk,
): readonly Outgoing[] {
  if (event.by === row.id || event.kind === 'connection' || !connector.tell) return [];
  if (isElsewhere(event, desk)) return [];
  const open = new Set(openFlows(connector, row, desk.view));
  return open.size === 0 ? [] : connector.tell(event, desk).filter(({ flow }) => open.has(flow));
}

/** [CNX15] Whether a document is in a warehouse that the connection does not work in. */
function isElsewhere({ kind, document }: LogEvent, { view, works }: Desk): boolean {
  if (kind === STOCK) return false;
  const { warehouse } = { ...view.get(kind as TableName, document) } as { readonly warehouse?: unknown }; // of some kinds
  return typeof warehouse === 'string' && !works(warehouse);
}

/** What the other side is told of a record that has just been linked to one there. */
export function toldOfLink(
  connector: Connector,
  row: ConnectionRow,
  link: Link,
  desk: Desk,
): readonly Outgoing[] {
  if (!connector.linked) return [];
  const open = new Set(openFlows(connector, row, desk.view));
  return open.size === 0 ? [] : connector.linked(link, desk).filter(({ flow }) => open.has(flow));
}

/** Flows that go out, are on, and for which the connection holds what they ask for. */
function openFlows({ spec }: Connector, row: ConnectionRow, view: Reader): readonly string[] {
  const grants = grantsAtWork(view, row);
  return spec.flows
    .filter(({ name, direction }) => direction === 'out' && row.flows.includes(name))
    .filter(({ permissions }) => permissions.every((one) => grants?.may(one)))
    .map(({ name }) => name);
}

/** What happened before it was connected is not told. */
const lastConnected = (trx: Trx, company: number, { id }: { readonly id: string }): Promise<number> =>
  lastFact(trx, { company, kind: 'connection', id }, 'connected');
