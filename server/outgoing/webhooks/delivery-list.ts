import { sql, type Transaction } from 'kysely';
import {
  listedDelivery,
  shownAttempt,
  type DeliveryState,
  type ListedDelivery,
  type ShownAttempt,
} from '#model/areas/integrations/webhook/delivery-answer.ts';
import type { Schema } from '#server/platform/db/schema.ts';

type Trx = Transaction<Schema>;

const MOST = 100;

/** [WB11] The newest hundred deliveries of an endpoint in one state, or in any. */
export async function deliveriesOf(
  trx: Trx,
  company: number,
  webhook: string,
  state: DeliveryState | undefined,
): Promise<ListedDelivery[]> {
  const wanted = state === undefined ? sql`true` : sql`state = ${state}`;
  const { rows } = await sql`
    select one.id, event, kind, document, one.at, state, attempts, last.status, last.ms, coalesce(last.problem, '') as problem
      from webhook_delivery as one
      left join webhook_attempt as last
        on last.company_id = one.company_id and last.delivery = one.id and last.n = one.attempts
     where one.company_id = ${company} and webhook = ${webhook} and ${wanted}
     order by created_at desc, seq desc nulls first, one.id desc limit ${MOST}`.execute(trx);
  return rows.map((row) => listedDelivery.parse(row));
}

/** How many deliveries of an endpoint are in each state. */
export async function deliveryCounts(
  trx: Trx,
  company: number,
  webhook: string,
): Promise<Record<DeliveryState, number>> {
  const { rows } = await sql<{ state: DeliveryState; count: number }>`
    select state, count(*) as count from webhook_delivery
     where company_id = ${company} and webhook = ${webhook} group by state`.execute(trx);
  const counts = { waiting: 0, delivered: 0, dead: 0, withheld: 0 };
  return { ...counts, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}

/** The attempts of a delivery of an endpoint, the newest first; none where there is no such delivery. */
export async function attemptsOf(
  trx: Trx,
  company: number,
  webhook: string,
  delivery: string,
): Promise<ShownAttempt[]> {
  const { rows } = await sql`
    select n, attempt.at, ms, status, problem, sent_headers, sent_body, got_headers, got_body
      from webhook_attempt as attempt
      join webhook_delivery as one on one.company_id = attempt.company_id and one.id = attempt.delivery
     where attempt.company_id = ${company} and one.webhook = ${webhook} and delivery = ${delivery}
     order by n desc limit 50`.execute(trx);
  return rows.map((row) => shownAttempt.parse(row));
}
