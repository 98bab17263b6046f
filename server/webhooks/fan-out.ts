import { sql, type Transaction } from 'kysely';
import type { LogEvent } from '#model/engine/envelope.ts';
import { isToldOf } from '#model/webhook/event-match.ts';
import type { WebhookRow } from '#model/webhook/webhook.facts.ts';
import { addJobs } from '#server/jobs/add-jobs.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import { readEvents } from '#server/platform/model/event-log.ts';
import { layoutFor, type RowLayouts } from '#server/platform/model/row-layout.ts';
import { addDeliveries, messageId } from './delivery-store.ts';

type Trx = Transaction<Schema>;

/** Events that are read at once. */
const PAGE = 200;

interface FanOut {
  readonly database: Database;
  readonly layouts: RowLayouts;
  /** Whether an endpoint may be told of a kind. */
  readonly isOffered: (kind: string) => boolean;
  readonly now: () => string;
}

/**
 * [WB5] Writes down what each endpoint of a company is to be told, from where it was told last: the deliveries, their jobs and the
 * place in the log are written together, so that nothing is left out and nothing doubled however this process ends.
 */
export async function fanOut(deps: FanOut, company: number): Promise<void> {
  const endpoints = await deps.database.withCompany(company, (trx) => endpointsOf(trx, deps, company));
  for (const endpoint of endpoints) {
    let goesOn = true;
    while (goesOn)
      goesOn = await deps.database.withCompany(company, (trx) => tellNext(trx, deps, company, endpoint));
  }
}

async function endpointsOf(trx: Trx, { layouts }: FanOut, company: number): Promise<readonly WebhookRow[]> {
  const { sqlTable } = layoutFor(layouts, 'webhook');
  const { rows } = await sql<{ data: WebhookRow }>`
    select data from ${sql.table(sqlTable)} as one where company_id = ${company} and state in ('active', 'failing')
       and exists (select from webhook_secret where company_id = ${company} and webhook = one.id)
     order by id`.execute(trx);
  return rows.map(({ data }) => data);
}

/** Takes the next page of the log; false at its end. */
async function tellNext(trx: Trx, deps: FanOut, company: number, endpoint: WebhookRow): Promise<boolean> {
  const from = await placeOf(trx, company, endpoint.id);
  const events = await readEvents(trx, company, from + 1, PAGE);
  const last = events.at(-1);
  if (!last) return false;
  const told = events.filter(
    ({ kind, type }) => deps.isOffered(kind) && isToldOf(endpoint.events, kind, type),
  );
  await addDeliveries(
    trx,
    company,
    told.map((event) => toTell(company, endpoint, event)),
    deps.now(),
  );
  await sql`update webhook_cursor set seq = ${last.seq}
    where company_id = ${company} and webhook = ${endpoint.id}`.execute(trx);
  return events.length >= PAGE;
}

const toTell = (company: number, { id: webhook, name }: WebhookRow, event: LogEvent) => ({
  id: messageId(company, webhook, event.seq),
  webhook,
  name,
  seq: event.seq,
  event: `${event.kind}.${event.type}`,
  kind: event.kind,
  document: event.document,
  at: event.at,
});

/**
 * How far an endpoint was told, locked until the end of the transaction. What happened before it was last verified is not told.
 */
async function placeOf(trx: Trx, company: number, webhook: string): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    insert into webhook_cursor as place (company_id, webhook, seq)
    select ${company}, ${webhook}, coalesce(max(seq), 0) from event
     where company_id = ${company} and kind = 'webhook' and document = ${webhook} and type = 'verified'
    on conflict (company_id, webhook) do update set seq = greatest(place.seq, excluded.seq)
    returning seq`.execute(trx);
  return rows[0]?.seq ?? 0;
}

/** How long a process believes that a company has endpoints, or none, in milliseconds: another one may change that. */
const BELIEVED = 30_000;

/**
 * Has endpoints told of what this process writes, once it is committed. What is missed, since a process ends right then, is
 * found by the next write, or by the round of each quarter of an hour.
 */
export function followEvents(
  executor: Executor,
  deps: FanOut,
  onFault: (error: unknown) => void,
): () => void {
  const known = new Map<number, { readonly has: boolean; readonly until: number }>();
  const hasEndpoints = async (company: number): Promise<boolean> => {
    const believed = known.get(company);
    if (believed && believed.until > Date.now()) return believed.has;
    const endpoints = await deps.database.withCompany(company, (trx) => endpointsOf(trx, deps, company));
    const has = endpoints.length > 0;
    known.set(company, { has, until: Date.now() + BELIEVED });
    return has;
  };
  const tell = async (company: number): Promise<void> => {
    if (await hasEndpoints(company))
      await addJobs(deps.database.app.kysely, [{ queue: 'fanOut', company, key: String(company) }]);
  };
  return executor.onWritten(({ company, events }) => {
    if (events.some(({ kind }) => kind === 'webhook')) known.delete(company);
    void tell(company).catch(onFault);
  });
}
