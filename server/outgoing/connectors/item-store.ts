import { hash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { ItemState, ListedItem } from '#model/areas/integrations/connection/item-answer.ts';
import type { Outgoing, PulledRecord } from '#model/areas/integrations/connector/connector.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { uuidv7 } from '#model/values/ids.ts';
import { anyOf } from '#server/platform/db/any-of.ts';
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

/** The items of a connection. What the columns hold of which the database knows less, only this file writes. */
const itemsOf = (trx: Trx, { company, connection }: Keeper) =>
  trx
    .selectFrom('connection_item')
    .select(['id', 'direction', 'flow', 'entity', 'external_id as externalId', 'version', 'name', 'url'])
    .select(['kind', 'document', 'latest', 'data', 'state', 'refusal', 'attempts', 'at'])
    .$narrowType<Pick<Item, 'direction' | 'data' | 'state' | 'refusal'>>()
    .where('company_id', '=', company)
    .where('connection', '=', connection);

/** One of them to change. */
const itemToChange = (trx: Trx, { company, connection }: Keeper, id: string) =>
  trx
    .updateTable('connection_item')
    .where('company_id', '=', company)
    .where('connection', '=', connection)
    .where('id', '=', id);

const jsonOf = (refusal: Refusal | null) => sql`${refusal === null ? null : JSON.stringify(refusal)}::jsonb`;

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
      await trx
        .deleteFrom('connection_item')
        .where('company_id', '=', keeper.company)
        .where('connection', '=', keeper.connection)
        .where('direction', '=', 'out')
        .where('state', '=', 'waiting')
        .where('flow', '=', flow)
        .where('latest', '=', latest)
        .execute();
    await trx
      .insertInto('connection_item')
      .values({
        company_id: keeper.company,
        connection: keeper.connection,
        id: itemId(keeper, `out/${seq}/${n}`),
        direction: 'out',
        flow,
        entity,
        name,
        kind,
        document,
        latest,
        once_over: onceOver ?? null,
        data: sql`${JSON.stringify(data)}::jsonb`,
        at,
      })
      .onConflict((is) => is.doNothing())
      .execute();
  }
}

/** An item in its turn. */
export interface WaitingItem extends Item {
  readonly place: string;
  readonly onceOver: string | null;
}

/** What waits, the oldest first; of what goes out, what is due on a day of the company. */
export const waitingItems = (
  trx: Trx,
  keeper: Keeper,
  {
    direction,
    after,
    limit,
    today,
  }: { direction: 'in' | 'out'; after: string; limit: number; today: string },
): Promise<readonly WaitingItem[]> =>
  itemsOf(trx, keeper)
    .select(({ cast }) => [cast<string>('place', 'text').as('place'), 'once_over as onceOver'])
    .where('state', '=', 'waiting')
    .where('direction', '=', direction)
    .where('place', '>', sql<number>`${after}::bigint`)
    .where((is) => is.or([is('once_over', 'is', null), is('once_over', '<', today)]))
    .orderBy('connection_item.place')
    .limit(limit)
    .execute();

export const itemById = (trx: Trx, keeper: Keeper, id: string): Promise<Item | undefined> =>
  itemsOf(trx, keeper).where('id', '=', id).executeTakeFirst();

/** What became of an item. */
export interface Ended {
  readonly state: ItemState;
  readonly refusal?: Refusal | null;
  readonly kind?: string | null;
  readonly document?: string | null;
}

export async function endItem(
  trx: Trx,
  keeper: Keeper,
  id: string,
  { state, refusal = null, kind = null, document = null }: Ended,
  now: string,
): Promise<void> {
  await itemToChange(trx, keeper, id)
    .set({
      state,
      attempts: (old) => old('attempts', '+', 1),
      ended_at: now,
      refusal: jsonOf(refusal),
      // What is undefined stays.
      kind: kind ?? undefined,
      document: document ?? undefined,
    })
    .execute();
}

/** [CNX7] Has an item tried again, with texts of it that were put right; false where it does not wait for that. */
export async function tryAgain(
  trx: Trx,
  keeper: Keeper,
  id: string,
  texts: Readonly<Record<string, string>>,
): Promise<boolean> {
  const rows = await itemToChange(trx, keeper, id)
    .set({ state: 'waiting', ended_at: null, data: sql`data || ${JSON.stringify(texts)}::jsonb` })
    .where('state', '=', 'refused')
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** [CNX7] Puts away what was refused and is not to be taken; false where it does not wait for that. */
export async function dropItem(trx: Trx, keeper: Keeper, id: string, now: string): Promise<boolean> {
  const rows = await itemToChange(trx, keeper, id)
    .set({ state: 'dropped', ended_at: now })
    .where('state', '=', 'refused')
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** A file that was taken as an import; `document` is the import. */
interface TakenFile {
  readonly flow: string;
  readonly externalId: string;
  readonly name: string;
  readonly document: string | null;
}

/** A file that was taken as an import: written down under its import. */
export async function noteTable(
  trx: Trx,
  { company, connection }: Keeper,
  { flow, externalId, name, document }: TakenFile,
  { state, refusal = null }: Ended,
  now: string,
): Promise<void> {
  const failed = jsonOf(refusal);
  await trx
    .insertInto('connection_item')
    .values({
      company_id: company,
      connection,
      id: itemId({ company, connection }, `in/table/${externalId}/`),
      direction: 'in',
      flow,
      entity: 'table',
      external_id: externalId,
      version: '',
      name,
      kind: document === null ? null : 'dataImport',
      document,
      data: '{}',
      state,
      refusal: failed,
      attempts: 1,
      at: now,
      ended_at: now,
    })
    .onConflict((is) =>
      is.columns(['company_id', 'connection', 'id']).doUpdateSet({
        state,
        refusal: failed,
        document: ({ fn }) => fn.coalesce('excluded.document', 'connection_item.document'),
        ended_at: now,
      }),
    )
    .execute();
}

const KEPT_DAYS = 30;

/** Forgets what ended thirty days ago; what waits to be put right stays. */
export async function forgetItems(trx: Trx, company: number, now: string): Promise<void> {
  await trx
    .deleteFrom('connection_item')
    .where('company_id', '=', company)
    .where('state', 'in', ['done', 'passed', 'dropped'])
    .where('ended_at', '<', sql<string>`${now}::timestamptz - ${KEPT_DAYS} * interval '1 day'`)
    .execute();
}

/** Items for a person: by states, the newest first. */
export async function listedItems(
  trx: Trx,
  keeper: Keeper,
  states: readonly ItemState[],
  limit: number,
): Promise<readonly ListedItem[]> {
  const rows = await itemsOf(trx, keeper)
    .where('state', '=', anyOf(states))
    .orderBy('place', 'desc')
    .limit(limit)
    .execute();
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
