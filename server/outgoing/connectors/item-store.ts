import { hash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { ItemState, ListedItem } from '#model/areas/integrations/connection/item-answer.ts';
import type { Outgoing, PulledRecord } from '#model/areas/integrations/connector/connector.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { uuidv7 } from '#model/values/ids.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { Keeper } from './secret-store.ts';

type Trx = Transaction<Schema>;

/** What came in and waits, is taken or refused; or is to be told to the other side. */
export interface Item {
  readonly id: string;
  readonly direction: 'in' | 'out';
  readonly flow: string;
  readonly entity: string;
  readonly externalId: string | null;
  readonly version: string | null;
  readonly name: string;
  readonly url: string;
  readonly kind: string | null;
  readonly document: string | null;
  readonly latest: string | null;
  readonly data: PulledRecord['data'];
  readonly state: ItemState;
  readonly refusal: Refusal | null;
  readonly attempts: number;
  /** UTC ISO. */
  readonly at: string;
}

const columns = sql`id, direction, flow, entity, external_id as "externalId", version, name, url, kind, document, latest, data,
  state, refusal, attempts, at`;

/** An id made of what it is about: the same however often it is written down. */
const itemId = ({ company, connection }: Keeper, what: string): string =>
  uuidv7(Date.parse('2000-01-01'), hash('sha256', `connection/${company}/${connection}/${what}`, 'buffer'));

/** [CNX4] Writes down what was pulled; what is known in its version already is not written again. */
export async function addPulled(
  trx: Trx,
  keeper: Keeper,
  records: readonly PulledRecord[],
  now: string,
): Promise<number> {
  if (records.length === 0) return 0;
  const given = records.map(({ flow, entity, externalId, version, name, url, data }) => ({
    id: itemId(keeper, `in/${entity}/${externalId}/${version}`),
    flow,
    entity,
    external_id: externalId,
    version,
    name,
    url,
    data,
  }));
  const { numAffectedRows } = await sql`
    insert into connection_item (company_id, connection, id, direction, flow, entity, external_id, version, name, url, data, at)
    select ${keeper.company}, ${keeper.connection}, given.id, 'in', given.flow, given.entity, given.external_id, given.version,
           given.name, given.url, given.data, ${now}
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(
        id uuid, flow text, entity text, external_id text, version text, name text, url text, data jsonb)
    on conflict do nothing`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/**
 * [CNX6] Writes down what is to be told of a fact, or of a new link, once; of what waits under one `latest` the last one stays.
 * @param seq the fact's place in the log, or what the link is known by
 */
export async function addOutgoing(
  trx: Trx,
  keeper: Keeper,
  { seq, at }: { readonly seq: number | string; readonly at: string },
  outgoing: readonly Outgoing[],
): Promise<void> {
  for (const [n, { flow, entity, kind, document, latest, name, data, onceOver }] of outgoing.entries()) {
    if (latest !== null)
      await sql`delete from connection_item where company_id = ${keeper.company} and connection = ${keeper.connection}
        and direction = 'out' and state = 'waiting' and flow = ${flow} and latest = ${latest}`.execute(trx);
    await sql`insert into connection_item (company_id, connection, id, direction, flow, entity, name, kind, document, latest,
        once_over, data, at)
      values (${keeper.company}, ${keeper.connection}, ${itemId(keeper, `out/${seq}/${n}`)}, 'out', ${flow}, ${entity}, ${name},
        ${kind}, ${document}, ${latest}, ${onceOver ?? null}, ${JSON.stringify(data)}::jsonb, ${at})
      on conflict do nothing`.execute(trx);
  }
}

/** An item in its turn. */
export interface WaitingItem extends Item {
  readonly place: string;
  readonly onceOver: string | null;
}

/** What waits, the oldest first; of what goes out, what is due on a day of the company. */
export async function waitingItems(
  trx: Trx,
  { company, connection }: Keeper,
  {
    direction,
    after,
    limit,
    today,
  }: { direction: 'in' | 'out'; after: string; limit: number; today: string },
): Promise<readonly WaitingItem[]> {
  const { rows } = await sql<WaitingItem>`
    select ${columns}, place::text, once_over::text as "onceOver" from connection_item where company_id = ${company} and connection = ${connection}
       and state = 'waiting' and direction = ${direction} and place > ${after}::bigint
       and (once_over is null or once_over < ${today}::date)
     order by connection_item.place limit ${limit}`.execute(trx);
  return rows;
}

export async function itemById(
  trx: Trx,
  { company, connection }: Keeper,
  id: string,
): Promise<Item | undefined> {
  const { rows } = await sql<Item>`select ${columns} from connection_item
    where company_id = ${company} and connection = ${connection} and id = ${id}`.execute(trx);
  return rows[0];
}

/** What became of an item. */
export interface Ended {
  readonly state: ItemState;
  readonly refusal?: Refusal | null;
  readonly kind?: string | null;
  readonly document?: string | null;
}

export async function endItem(
  trx: Trx,
  { company, connection }: Keeper,
  id: string,
  { state, refusal = null, kind = null, document = null }: Ended,
  now: string,
): Promise<void> {
  await sql`update connection_item set state = ${state}, attempts = attempts + 1, ended_at = ${now},
      refusal = ${refusal === null ? null : JSON.stringify(refusal)}::jsonb,
      kind = coalesce(${kind}, kind), document = coalesce(${document}, document)
    where company_id = ${company} and connection = ${connection} and id = ${id}`.execute(trx);
}

/** [CNX7] Has an item tried again, with texts of it that were put right; false where it does not wait for that. */
export async function tryAgain(
  trx: Trx,
  { company, connection }: Keeper,
  id: string,
  texts: Readonly<Record<string, string>>,
): Promise<boolean> {
  const { rows } = await sql`update connection_item set state = 'waiting', ended_at = null,
      data = data || ${JSON.stringify(texts)}::jsonb
    where company_id = ${company} and connection = ${connection} and id = ${id} and state = 'refused'
    returning 1`.execute(trx);
  return rows.length > 0;
}

/** [CNX7] Puts away what was refused and is not to be taken; false where it does not wait for that. */
export async function dropItem(
  trx: Trx,
  { company, connection }: Keeper,
  id: string,
  now: string,
): Promise<boolean> {
  const { rows } = await sql`update connection_item set state = 'dropped', ended_at = ${now}
    where company_id = ${company} and connection = ${connection} and id = ${id} and state = 'refused'
    returning 1`.execute(trx);
  return rows.length > 0;
}

/** A file that was taken as an import: written down under its import. */
export async function noteTable(
  trx: Trx,
  keeper: Keeper,
  table: {
    readonly flow: string;
    readonly externalId: string;
    readonly name: string;
    readonly document: string | null;
  },
  { state, refusal = null }: Ended,
  now: string,
): Promise<void> {
  const { flow, externalId, name, document } = table;
  await sql`insert into connection_item (company_id, connection, id, direction, flow, entity, external_id, version, name, kind,
      document, data, state, refusal, attempts, at, ended_at)
    values (${keeper.company}, ${keeper.connection}, ${itemId(keeper, `in/table/${externalId}/`)}, 'in', ${flow}, 'table',
      ${externalId}, '', ${name}, ${document === null ? null : 'dataImport'}, ${document}, '{}', ${state},
      ${refusal === null ? null : JSON.stringify(refusal)}::jsonb, 1, ${now}, ${now})
    on conflict (company_id, connection, id) do update set state = excluded.state, refusal = excluded.refusal,
      document = coalesce(excluded.document, connection_item.document), ended_at = excluded.ended_at`.execute(
    trx,
  );
}

const KEPT_DAYS = 30;

/** Forgets what ended thirty days ago; what waits to be put right stays. */
export async function forgetItems(trx: Trx, company: number, now: string): Promise<void> {
  await sql`delete from connection_item where company_id = ${company} and state in ('done', 'passed', 'dropped')
    and ended_at < ${now}::timestamptz - ${KEPT_DAYS} * interval '1 day'`.execute(trx);
}

/** Items for a person: by states, the newest first. */
export async function listedItems(
  trx: Trx,
  { company, connection }: Keeper,
  states: readonly ItemState[],
  limit: number,
): Promise<readonly ListedItem[]> {
  const { rows } = await sql<Item>`select ${columns} from connection_item
    where company_id = ${company} and connection = ${connection} and state = any (${[...states]})
    order by place desc limit ${limit}`.execute(trx);
  return rows.map(shownItem);
}

const shownItem = ({ data, refusal, ...item }: Item): ListedItem => ({
  id: item.id,
  direction: item.direction,
  flow: item.flow,
  entity: item.entity,
  externalId: item.externalId,
  name: item.name,
  url: item.url,
  kind: item.kind,
  document: item.document,
  state: item.state,
  attempts: item.attempts,
  at: item.at,
  refusal: refusal && {
    code: refusal.code,
    ...(refusal.params && { params: { ...refusal.params } }),
    ...(refusal.fields && { fields: { ...refusal.fields } }),
  },
  texts: item.direction === 'in' ? textsIn(data) : {},
});

const textsIn = (data: Item['data']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
