import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { addJobs } from '#server/jobs/add-jobs.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { Sent } from './send-hook.ts';

type Trx = Transaction<Schema>;

/** `withheld`: who made the endpoint may no longer see it. `dead`: it was given up. */
export type DeliveryState = 'waiting' | 'delivered' | 'dead' | 'withheld';

/** Something that an endpoint is to be told. */
export interface Told {
  readonly webhook: string;
  /** Its place in the log; null for a test. */
  readonly seq: number | null;
  readonly event: string;
  readonly kind: string;
  readonly document: string;
  /** When it happened, UTC ISO. */
  readonly at: string;
}

export interface Delivery extends Told {
  readonly id: string;
  readonly state: DeliveryState;
  readonly attempts: number;
}

export const TEST_EVENT = 'lagra.test';

/** [WB5] The id under which an endpoint is told of a fact: the same however often it is told. */
export const messageId = (company: number, webhook: string, what: string | number): string =>
  `msg_${createHash('sha256').update(`${company}/${webhook}/${what}`).digest('base64url').slice(0, 27).replaceAll(/[-_]/g, '0')}`;

/**
 * [WB5] Writes down deliveries and their jobs, in this order: those of one document are sent one after the other, and an endpoint has
 * a few places of its own.
 */
export async function addDeliveries(
  trx: Trx,
  company: number,
  deliveries: readonly (Told & { readonly id: string; readonly name: string })[],
  now: string,
): Promise<void> {
  if (deliveries.length === 0) return;
  await sql`
    insert into webhook_delivery (company_id, id, webhook, seq, event, kind, document, at, created_at)
    select ${company}, given.id, given.webhook, given.seq, given.event, given.kind, given.document, given.at, ${now}
      from jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb) as given(
        id text, webhook text, seq bigint, event text, kind text, document text, at timestamptz)
    on conflict do nothing`.execute(trx);
  await addJobs(
    trx,
    deliveries.map((one) => jobOf(company, one)),
  );
}

const jobOf = (
  company: number,
  { id, webhook, name, event, kind, document }: Told & { id: string; name: string },
) =>
  ({
    queue: 'webhook',
    company,
    key: `${webhook}/${kind}/${document}`,
    group: webhook,
    data: { delivery: id, webhook, event, to: name },
  }) as const;

export const deliveryOf = (trx: Trx, company: number, id: string): Promise<Delivery | undefined> =>
  trx
    .selectFrom('webhook_delivery')
    .select(['id', 'webhook', 'seq', 'event', 'kind', 'document', 'at', 'state', 'attempts'])
    .$narrowType<Pick<Delivery, 'state'>>() // only this file writes it
    .where('company_id', '=', company)
    .where('id', '=', id)
    .executeTakeFirst();

/** An attempt: what was sent, and what came of it. */
export interface Attempt {
  readonly at: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly sent: Sent;
}

/** Characters that are kept of what was sent. */
export const KEPT = 1024;

/** [WB11] Keeps an attempt, and what has become of the delivery. */
export async function noteAttempt(
  trx: Trx,
  company: number,
  { id }: Pick<Delivery, 'id'>,
  attempt: Attempt,
  state: DeliveryState,
): Promise<void> {
  const { at, headers, body, sent } = attempt;
  await sql`
    with counted as (
      update webhook_delivery set attempts = attempts + 1, state = ${state},
             ended_at = case when ${state} = 'waiting' then null else ${at}::timestamptz end
       where company_id = ${company} and id = ${id} returning attempts)
    insert into webhook_attempt (company_id, delivery, n, at, ms, status, problem, sent_headers, sent_body, got_headers, got_body)
    select ${company}, ${id}, attempts, ${at}, ${sent.ms}, ${sent.status}, ${sent.problem},
           ${JSON.stringify(headers)}::jsonb, ${body.slice(0, KEPT)}, ${JSON.stringify(sent.headers)}::jsonb, ${sent.body}
      from counted`.execute(trx);
}

/** Ends a delivery that is not sent. */
export async function endDelivery(
  trx: Trx,
  company: number,
  id: string,
  state: DeliveryState,
  now: string,
): Promise<void> {
  await trx
    .updateTable('webhook_delivery')
    .set({ state, ended_at: now })
    .where('company_id', '=', company)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Which deliveries of an endpoint are sent again. */
export type Again =
  | { readonly what: 'one'; readonly id: string }
  | { readonly what: 'range'; readonly from: string; readonly to: string }
  | { readonly what: 'dead' };

const MOST_AGAIN = 10_000;

/** [WB12] Sends deliveries of an endpoint again, the oldest first, under the ids that they had; returns how many. */
export async function sendAgain(
  trx: Trx,
  company: number,
  { id: webhook, name }: { readonly id: string; readonly name: string },
  again: Again,
): Promise<number> {
  const chosen =
    again.what === 'one'
      ? sql`id = ${again.id}`
      : again.what === 'dead'
        ? sql`state = 'dead'`
        : sql`at >= ${again.from} and at <= ${again.to}`;
  const { rows } = await sql<Told & { id: string }>`
    with again as (
      select id from webhook_delivery where company_id = ${company} and webhook = ${webhook} and state <> 'waiting'
         and ${chosen} order by seq, created_at limit ${MOST_AGAIN} for update)
    update webhook_delivery as one set state = 'waiting', ended_at = null from again
     where one.company_id = ${company} and one.id = again.id
    returning one.id, webhook, seq, event, kind, document, at`.execute(trx);
  const ordered = rows.toSorted((a, b) => (a.seq ?? 0) - (b.seq ?? 0));
  await addJobs(
    trx,
    ordered.map((one) => jobOf(company, { ...one, name })),
  );
  return rows.length;
}

const KEPT_DAYS = 30;

/** [WB11] Forgets deliveries that ended thirty days ago. */
export async function forgetDeliveries(trx: Trx, company: number, now: string): Promise<void> {
  await trx
    .deleteFrom('webhook_delivery')
    .where('company_id', '=', company)
    .where('ended_at', '<', sql<string>`${now}::timestamptz - ${KEPT_DAYS} * interval '1 day'`)
    .execute();
}
