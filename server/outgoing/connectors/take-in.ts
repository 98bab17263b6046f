import type { Transaction } from 'kysely';
import type { ConnectionRow } from '#model/areas/integrations/connection/connection.kind.ts';
import type {
  Connector,
  ConnectorCommand,
  Link,
  PulledRecord,
  Taken,
} from '#model/areas/integrations/connector/connector.ts';
import { asAgent } from '#model/engine/actor.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { importId } from '#server/import/import-id.ts';
import { NO_DAY } from '#server/import/screen/import-context.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { CompanyCache } from '#server/platform/model/company-cache.ts';
import { inSnapshot } from '#server/platform/model/company-snapshot.ts';
import type { ConnectionDeps } from './connection-deps.ts';
import { deskIn } from './desk.ts';
import { addOutgoing, endItem, waitingItems, type Ended, type Item } from './item-store.ts';
import { keepLink, linkTo } from './link-store.ts';
import { toldOfLink } from './tell-out.ts';

type Trx = Transaction<Schema>;
type Deps = Pick<ConnectionDeps, 'engine' | 'database' | 'layouts' | 'executor' | 'now' | 'onFault'>;

const A_TIME = 50;

/** [CNX4] Takes what was pulled and waits, the oldest first; each is taken or refused on its own. */
export async function takeWaiting(
  deps: Deps,
  company: number,
  row: ConnectionRow,
  connector: Connector,
): Promise<void> {
  const keeper = { company, connection: row.id };
  for (let after = '0'; ;) {
    const items = await deps.database.withCompany(company, (trx) =>
      waitingItems(trx, keeper, { direction: 'in', after, limit: A_TIME, today: deps.now().slice(0, 10) }),
    );
    for (const item of items) await takeItem(deps, company, row, connector, item);
    const last = items.at(-1);
    if (!last || items.length < A_TIME) return;
    after = last.place;
  }
}

async function takeItem(
  deps: Deps,
  company: number,
  row: ConnectionRow,
  connector: Connector,
  item: Item,
): Promise<void> {
  const taken = await decided(deps, company, row, connector, item);
  if (taken.is !== 'commands') {
    const ended =
      taken.is === 'passed'
        ? { state: 'passed' as const }
        : { state: 'refused' as const, refusal: taken.refusal };
    return deps.database.withCompany(company, (trx) => end(deps, trx, company, row, item, ended));
  }
  const { refusal, isThere } = await give(deps, company, row.id, item, taken);
  const link = taken.link && (refusal === null || isThere) ? taken.link : null;
  await deps.database.withCompany(company, async (trx) => {
    if (link) {
      const { entity, externalId, name, url } = item;
      const known = { entity, externalId: externalId ?? '', name, url, ...link };
      await linked(deps, trx, { company, row, connector, item }, known);
    }
    await end(deps, trx, company, row, item, {
      state: refusal === null ? 'done' : 'refused',
      refusal,
      ...link,
    });
  });
}

interface Taking {
  readonly company: number;
  readonly row: ConnectionRow;
  readonly connector: Connector;
  readonly item: Item;
}

/** [CX5] Keeps a link; where it is new, the other side is told what it is to know of the record. */
async function linked(
  { engine, layouts, now }: Deps,
  trx: Trx,
  { company, row, connector, item }: Taking,
  link: Link,
): Promise<void> {
  const keeper = { company, connection: row.id };
  const isNew = !(await linkTo(trx, keeper, link.entity, link.externalId));
  await keepLink(trx, keeper, link, now());
  if (!isNew || !connector.linked) return;
  const cache = new CompanyCache(engine, layouts, company);
  const desk = deskIn(trx, cache, { company, row, now: now() });
  const told = await desk((on) => toldOfLink(connector, row, link, on));
  await addOutgoing(trx, keeper, { seq: `linked/${item.id}`, at: now() }, told);
}

const end = (
  deps: Deps,
  trx: Trx,
  company: number,
  { id }: ConnectionRow,
  item: Item,
  ended: Ended,
): Promise<void> => endItem(trx, { company, connection: id }, item.id, ended, deps.now());

/** A connector that fails on a record does so on that record alone. */
async function decided(
  { engine, database, layouts, now, onFault }: Deps,
  company: number,
  row: ConnectionRow,
  connector: Connector,
  item: Item,
): Promise<Taken> {
  const decide = connector.take;
  if (!decide) return { is: 'passed' };
  try {
    return await inSnapshot(database, company, (trx) => {
      const cache = new CompanyCache(engine, layouts, company);
      const desk = deskIn(trx, cache, { company, row, now: now() });
      return desk((on) => decide(recordOf(item), on));
    });
  } catch (error) {
    onFault(
      new Error(
        `connector ${connector.spec.name} could not decide on ${item.entity} ${item.externalId ?? ''}`,
        { cause: error },
      ),
    );
    return { is: 'refused', refusal: { code: 'internalError' } };
  }
}

const recordOf = ({ flow, entity, externalId, name, url, version, data }: Item): PulledRecord => ({
  is: 'record',
  flow,
  entity,
  externalId: externalId ?? '',
  name,
  url,
  version: version ?? '',
  data,
});

/** Commands of an attempt have the same ids however often it is made: nothing is done twice. */
async function give(
  { executor }: Deps,
  company: number,
  connection: string,
  item: Item,
  { commands, link }: Extract<Taken, { is: 'commands' }>,
): Promise<{ readonly refusal: Refusal | null; readonly isThere: boolean }> {
  if (commands.length === 0) return { refusal: null, isThere: true };
  const settled = await executor.submit(
    company,
    asAgent(connection),
    commands.map(({ kind, document, type, data }, n) => ({
      id: importId(company, `connection/${item.id}/${item.attempts}/${n}`, NO_DAY),
      kind,
      document,
      type,
      data,
      seen: 0,
    })),
    { namesCommands: true },
  );
  const refusal = settled.reduce<Refusal | null>((first, one, n) => {
    const counts = 'refusal' in one && commands[n]?.optional !== true;
    return first ?? (counts ? one.refusal : null);
  }, null);
  const isThere = settled.some((one, n) => !('refusal' in one) && isOf(commands[n], link));
  return { refusal, isThere };
}

const isOf = (
  command: ConnectorCommand | undefined,
  link: Extract<Taken, { is: 'commands' }>['link'],
): boolean => command !== undefined && command.kind === link?.kind && command.document === link.document;
