import type { Transaction } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { ListedDelivery, ShownAttempt } from '#model/areas/integrations/webhook/delivery-answer.ts';
import type { WebhookRow } from '#model/areas/integrations/webhook/webhook.facts.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { AccessReader } from '#server/platform/model/company-access.ts';
import { readEvents } from '#server/platform/model/event-log.ts';
import { visibleDocuments } from '#server/platform/model/visible-documents.ts';
import { visibleEvents, type Visibility } from '#server/platform/model/visibility.ts';
import { writtenActor } from '#server/platform/model/written-actor.ts';
import { KEPT, TEST_EVENT, type Delivery } from './delivery-store.ts';
import { factPayload } from './fact-payload.ts';

type Trx = Transaction<Schema>;

/** [WB14] Deliveries as their reader may see them: of which document stands where they see it. */
export async function visibleDeliveries(
  trx: Trx,
  sight: Visibility,
  deliveries: readonly ListedDelivery[],
): Promise<ListedDelivery[]> {
  const sees = await visibleDocuments(trx, sight, deliveries);
  return deliveries.map((one) =>
    one.event === TEST_EVENT || sees(one) ? one : { ...one, document: '', problem: '' },
  );
}

/**
 * [WB14] Attempts as their reader may see them: what was sent is what who made the endpoint may see, so of a fact that its
 * reader sees less of, it is written anew for them, and what was answered to it is left out.
 */
export async function visibleAttempts(
  trx: Trx,
  { access, ...sight }: Visibility & { readonly reader: AccessReader },
  delivery: Delivery,
  { user, userType }: Pick<WebhookRow, 'user' | 'userType'>,
  attempts: readonly ShownAttempt[],
): Promise<ShownAttempt[]> {
  const { company, reader } = sight;
  if (delivery.event === TEST_EVENT) return [...attempts];
  const actor = await writtenActor(trx, company, user, userType);
  const maker = await reader.read(trx, company, { actor });
  const events = delivery.seq === null ? [] : await readEvents(trx, company, delivery.seq, 1, delivery.seq);
  // Where who made it is gone, all of the fact may have been sent.
  const told = maker ? await visibleEvents(trx, { ...sight, access: maker.access }, events) : events;
  const [seen] = await visibleEvents(trx, { ...sight, access }, told);
  if (seen && isDeepStrictEqual(seen, told[0])) return [...attempts];
  const body = seen ? JSON.stringify(factPayload(company, delivery, seen)).slice(0, KEPT) : '';
  return attempts.map((attempt) => ({ ...attempt, sent_body: body, got_headers: {}, got_body: '' }));
}
