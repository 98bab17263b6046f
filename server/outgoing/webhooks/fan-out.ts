import { sql, type Transaction } from 'kysely';
import type { LogEvent } from '#model/engine/envelope.ts';
import { matchesEvent } from '#model/areas/integrations/webhook/event-match.ts';
import type { WebhookRow } from '#model/areas/integrations/webhook/webhook.facts.ts';
import { lastFact, type LogFollower } from '#server/jobs/follow-log.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { layoutFor, type RowLayouts } from '#server/platform/model/row-layout.ts';
import { addDeliveries, messageId } from './delivery-store.ts';

type Trx = Transaction<Schema>;

interface FanOut {
  readonly layouts: RowLayouts;
  /** Whether an endpoint may be told of a kind. */
  readonly isOffered: (kind: string) => boolean;
  readonly now: () => string;
}

/** [WB5] Writes down what each endpoint of a company is to be told: the deliveries and their jobs. */
export const fanOut = ({ layouts, isOffered, now }: FanOut): LogFollower<WebhookRow> => ({
  kind: 'webhook',
  queue: 'fanOut',
  readers: (trx, company) => endpointsOf(trx, layouts, company),
  begins: lastVerified,
  take: (trx, company, endpoint, events) =>
    addDeliveries(
      trx,
      company,
      events
        .filter(({ kind, type }) => isOffered(kind) && matchesEvent(endpoint.events, kind, type))
        .map((event) => toTell(company, endpoint, event)),
      now(),
    ),
});

async function endpointsOf(trx: Trx, layouts: RowLayouts, company: number): Promise<readonly WebhookRow[]> {
  const { sqlTable } = layoutFor(layouts, 'webhook');
  const { rows } = await sql<{ data: WebhookRow }>`
    select data from ${sql.table(sqlTable)} as one where company_id = ${company} and state in ('active', 'failing')
       and exists (select from webhook_secret where company_id = ${company} and webhook = one.id)
     order by id`.execute(trx);
  return rows.map(({ data }) => data);
}

/** What happened before it was last verified is not told. */
const lastVerified = (trx: Trx, company: number, { id }: { readonly id: string }): Promise<number> =>
  lastFact(trx, { company, kind: 'webhook', id }, 'verified');

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
