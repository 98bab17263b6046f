import type { Transaction } from 'kysely';
import { asSystem } from '#model/engine/actor.ts';
import type { Engine } from '#model/engine/engine.ts';
import { isOpen, receivesEvents, isTroubled } from '#model/areas/integrations/webhook/webhook-states.ts';
import type { WebhookRow } from '#model/areas/integrations/webhook/webhook.facts.ts';
import type { SecretBox } from '#server/accounts/identity/second-factor/secret-box.ts';
import type { Job } from '#server/jobs/job-runner.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { AccessReader } from '#server/platform/model/company-access.ts';
import { readEvents } from '#server/platform/model/event-log.ts';
import { layoutFor, type RowLayouts } from '#server/platform/model/row-layout.ts';
import { rowsById } from '#server/platform/model/row-storage.ts';
import { visibleEvents } from '#server/platform/model/visibility.ts';
import { writtenActor } from '#server/platform/model/written-actor.ts';
import {
  deliveryOf,
  endDelivery,
  noteAttempt,
  TEST_EVENT,
  type Delivery,
  type DeliveryState,
} from './delivery-store.ts';
import { factPayload } from './fact-payload.ts';
import { secretsOf } from './secret-store.ts';
import { sendHook, type Sent, type SendOptions } from './send-hook.ts';
import { signedHeaders } from './signature.ts';

type Trx = Transaction<Schema>;

export interface DeliverDeps extends SendOptions {
  readonly engine: Engine;
  readonly database: Database;
  readonly layouts: RowLayouts;
  readonly access: AccessReader;
  readonly executor: Executor;
  readonly box: SecretBox;
  readonly now: () => string;
}

/** A delivery that did not arrive, and is tried again. */
class NotDelivered extends Error {
  override readonly name = 'NotDelivered';
  /** The receiver's fault, which is told to those of the company, not to who runs the server. */
  readonly isReported = true;
  readonly retryAfterSeconds: number;

  constructor(problem: string, retryAfterSeconds: number) {
    super(problem);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

interface Ready {
  readonly delivery: Delivery;
  readonly endpoint: WebhookRow;
  readonly url: string;
  readonly body: string;
  readonly secrets: readonly string[];
}

/** [WB8] Sends a delivery; one that ended already, or that is no longer theirs to see, is not sent. */
export async function deliver(
  deps: DeliverDeps,
  { data, isLast }: Pick<Job, 'data' | 'isLast'>,
): Promise<void> {
  const [company, id] = [Number(data['company']), String(data['delivery'])];
  const ready = await deps.database.withCompany(company, (trx) => prepare(trx, deps, company, id));
  if (!ready) return;
  const { delivery, endpoint, url, body, secrets } = ready;
  const at = deps.now();
  const headers = signedHeaders({ id, body, at: Math.floor(Date.parse(at) / 1000) }, secrets);
  const sent = await sendHook({ url, headers, body }, deps);
  const state = stateAfter(sent, isLast);
  await deps.database.withCompany(company, (trx) =>
    noteAttempt(trx, company, delivery, { at, headers, body, sent }, state),
  );
  await tellEndpoint(deps, company, endpoint, sent);
  if (isOpen({ state })) throw new NotDelivered(sent.problem, askedFor(sent));
}

/** A receiver that is gone for good says so by 410. */
const stateAfter = ({ problem, status }: Sent, isLast: boolean): DeliveryState =>
  problem === '' ? 'delivered' : isLast || status === 410 ? 'dead' : 'waiting';

const DAY = 86_400;

/** Seconds that the receiver asks to wait. */
function askedFor({ headers }: Sent): number {
  const asked = Number(headers['retry-after'] ?? 0);
  return Number.isFinite(asked) ? Math.min(Math.max(asked, 0), DAY) : 0;
}

/** [WB13] What is to be sent, as who made the endpoint may see it now; undefined if it is not to be sent. */
async function prepare(trx: Trx, deps: DeliverDeps, company: number, id: string): Promise<Ready | undefined> {
  const delivery = await deliveryOf(trx, company, id);
  if (!delivery || !isOpen(delivery)) return undefined;
  const [row] = await rowsById(trx, company, layoutFor(deps.layouts, 'webhook'), [delivery.webhook]);
  const endpoint = row as WebhookRow | undefined; // the table of endpoints holds their rows
  const end = async (state: DeliveryState): Promise<undefined> =>
    void (await endDelivery(trx, company, id, state, deps.now()));
  if (!endpoint || !receivesEvents(endpoint)) return end('dead');
  const payload = await payloadOf(trx, deps, company, delivery, endpoint);
  if (!payload) return end('withheld');
  const secrets = await secretsOf(trx, { company, webhook: endpoint.id }, deps.box, deps.now());
  if (secrets.length === 0) return end('dead');
  return { delivery, endpoint, url: endpoint.url, body: JSON.stringify(payload), secrets };
}

async function payloadOf(
  trx: Trx,
  { engine, layouts, access }: DeliverDeps,
  company: number,
  delivery: Delivery,
  { user, userType }: WebhookRow,
): Promise<object | undefined> {
  const { seq, event, at } = delivery;
  if (event === TEST_EVENT)
    return { type: event, timestamp: at, data: { company, text: 'Lagra reaches this address.' } };
  const reader = await access.read(trx, company, {
    actor: await writtenActor(trx, company, user, userType),
  });
  if (!reader || seq === null) return undefined;
  const events = await readEvents(trx, company, seq, 1, seq);
  const [seen] = await visibleEvents(trx, { company, engine, layouts, access: reader.access }, events);
  return seen && factPayload(company, delivery, seen);
}

/** [WB3] The endpoint begins to fail, or recovers; the chart refuses what is so already. */
async function tellEndpoint(
  { executor, now }: DeliverDeps,
  company: number,
  endpoint: WebhookRow,
  { problem, status }: Sent,
): Promise<void> {
  const give = (type: string, data: object = {}) =>
    executor.systemPropose(company, [{ kind: 'webhook', document: endpoint.id, type, data }], {
      by: asSystem,
      at: now(),
    });
  if (status === 410) await give('disable');
  else if (problem !== '' && !isTroubled(endpoint)) await give('fail', { problem: problem.slice(0, 200) });
  else if (problem === '' && isTroubled(endpoint)) await give('succeed');
}
