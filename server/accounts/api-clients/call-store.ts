import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { ClientCall } from '#model/areas/integrations/api-client/client-calls.ts';
import type { Schema } from '#server/platform/db/schema.ts';

type Trx = Transaction<Schema>;

/** A call of a client, and where it came from. */
export interface Call extends ClientCall {
  /** The client's id. */
  readonly client: string;
  readonly address: string;
}

/** Of each client. */
const CALLS_KEPT = 100;

const given = (calls: readonly Call[]): RawBuilder<unknown> => sql`
  jsonb_to_recordset(${JSON.stringify(calls)}::jsonb) as given(client text, at timestamptz, method text, route text,
    status int, ms int, code text, request text, address text)`;

/** Keeps calls: the last hundred of each client, and how many there were of a kind in each hour. [APC9] */
export async function keepCalls(trx: Trx, company: number, calls: readonly Call[]): Promise<void> {
  const clients = [...new Set(calls.map(({ client }) => client))];
  await sql`
    insert into api_call (company_id, client, at, method, route, status, ms, code, request)
    select ${company}, client, at, method, route, status, ms, code, request from ${given(calls)} order by at`.execute(
    trx,
  );
  await sql`
    delete from api_call using unnest(${clients}::text[]) as of_client(client)
     where api_call.company_id = ${company} and api_call.client = of_client.client and api_call.id <= (
       select id from api_call as old where old.company_id = ${company} and old.client = of_client.client
        order by id desc offset ${CALLS_KEPT} limit 1)`.execute(trx);
  await sql`
    insert into api_use (company_id, client, hour, at, last_at, method, route, status, code, count, address)
    select ${company}, client, date_trunc('hour', at), min(at), max(at), method, route, status, coalesce(code, ''),
           count(*), (array_agg(address order by at desc))[1]
      from ${given(calls)} group by client, date_trunc('hour', at), method, route, status, coalesce(code, '')
     order by client, date_trunc('hour', at), method, route, status, coalesce(code, '')
    on conflict (company_id, client, hour, method, route, status, code) do update set
      count = api_use.count + excluded.count, last_at = greatest(api_use.last_at, excluded.last_at),
      address = excluded.address`.execute(trx);
}

interface Share {
  readonly client: string;
  readonly minute: number;
  readonly count: number;
}

/** Adds what one process has counted; returns what all have. [APC7] */
export async function shareCounts(
  trx: Trx,
  company: number,
  counts: readonly Share[],
): Promise<readonly Share[]> {
  await sql`delete from api_window where company_id = ${company}
    and minute < (select max(minute) - 1 from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as given(minute bigint))`.execute(
    trx,
  );
  const { rows } = await sql<Share>`
    insert into api_window (company_id, client, minute, count)
    select ${company}, client, minute, count
      from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as given(client text, minute bigint, count int)
     order by client, minute
    on conflict (company_id, client, minute) do update set count = api_window.count + excluded.count
    returning client, minute, count`.execute(trx);
  return rows;
}

export type CallEntry = Omit<Call, 'client' | 'address'>;

/** The last calls of a client, newest first. */
export async function callsOf(trx: Trx, company: number, client: string): Promise<readonly CallEntry[]> {
  return trx
    .selectFrom('api_call')
    .select(['at', 'method', 'route', 'status', 'ms', 'code', 'request'])
    .where('company_id', '=', company)
    .where('client', '=', client)
    .orderBy('id', 'desc')
    .limit(CALLS_KEPT)
    .execute();
}

/** How often a code was answered, in the last thirty days. */
export interface ErrorCount {
  readonly code: string;
  readonly status: number;
  readonly count: number;
  /** Moment of the last, UTC ISO. */
  readonly lastAt: string;
}

const RECENT = sql`interval '30 days'`;

export async function errorsOf(
  trx: Trx,
  company: number,
  client: string,
  now: string,
): Promise<readonly ErrorCount[]> {
  const { rows } = await sql<ErrorCount>`
    select code, status, sum(count)::int as count, max(last_at) as "lastAt" from api_use
     where company_id = ${company} and client = ${client} and code <> '' and at > ${now}::timestamptz - ${RECENT}
     group by code, status order by count desc, code`.execute(trx);
  return rows;
}

/** How much a client was used in the last thirty days, and when last at all. */
export interface ClientUse {
  readonly client: string;
  readonly calls: number;
  readonly failed: number;
  /** Moment, UTC ISO. */
  readonly lastAt: string;
}

export async function usesOf(trx: Trx, company: number, now: string): Promise<readonly ClientUse[]> {
  const { rows } = await sql<ClientUse>`
    select client, max(last_at) as "lastAt",
           coalesce(sum(count) filter (where at > ${now}::timestamptz - ${RECENT}), 0)::int as calls,
           coalesce(sum(count) filter (where code <> '' and at > ${now}::timestamptz - ${RECENT}), 0)::int as failed
      from api_use where company_id = ${company} group by client`.execute(trx);
  return rows;
}
