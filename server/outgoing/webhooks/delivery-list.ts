import type { Transaction } from 'kysely';
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
  const rows = await trx
    .selectFrom('webhook_delivery as one')
    .leftJoin('webhook_attempt as last', (on) =>
      on
        .onRef('last.company_id', '=', 'one.company_id')
        .onRef('last.delivery', '=', 'one.id')
        .onRef('last.n', '=', 'one.attempts'),
    )
    .select(['one.id', 'event', 'kind', 'document', 'one.at', 'state', 'attempts', 'last.status', 'last.ms'])
    .select(({ fn, val }) => fn.coalesce('last.problem', val('')).as('problem'))
    .where('one.company_id', '=', company)
    .where('webhook', '=', webhook)
    .where((is) => (state === undefined ? is.lit(true) : is('state', '=', state)))
    .orderBy('created_at', 'desc')
    .orderBy('seq', (by) => by.desc().nullsFirst())
    .orderBy('one.id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => listedDelivery.parse(row));
}

/** How many deliveries of an endpoint are in each state. */
export async function deliveryCounts(
  trx: Trx,
  company: number,
  webhook: string,
): Promise<Record<DeliveryState, number>> {
  const rows = await trx
    .selectFrom('webhook_delivery')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('company_id', '=', company)
    .where('webhook', '=', webhook)
    .groupBy('state')
    .execute();
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
  const rows = await trx
    .selectFrom('webhook_attempt as attempt')
    .innerJoin('webhook_delivery as one', (on) =>
      on.onRef('one.company_id', '=', 'attempt.company_id').onRef('one.id', '=', 'attempt.delivery'),
    )
    .select(['n', 'attempt.at', 'ms', 'status', 'problem', 'sent_headers', 'sent_body', 'got_headers'])
    .select('got_body')
    .where('attempt.company_id', '=', company)
    .where('one.webhook', '=', webhook)
    .where('delivery', '=', delivery)
    .orderBy('n', 'desc')
    .limit(50)
    .execute();
  return rows.map((row) => shownAttempt.parse(row));
}
