import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { asSystem } from '#model/engine/actor.ts';
import { receivesEvents, isUnverified } from '#model/areas/integrations/webhook/webhook-states.ts';
import type { WebhookRow } from '#model/areas/integrations/webhook/webhook.facts.ts';
import type { SecretBox } from '#server/accounts/identity/second-factor/secret-box.ts';
import {
  asMember,
  visibilityOf,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { mustBeProven } from '#server/platform/http/recent-proof.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { layoutFor } from '#server/platform/model/row-layout.ts';
import { rowsById } from '#server/platform/model/row-storage.ts';
import { catalogueOf, schemaOf } from './catalogue.ts';
import { attemptsOf, deliveriesOf, deliveryCounts } from './delivery-list.ts';
import { addDeliveries, deliveryOf, messageId, sendAgain, TEST_EVENT } from './delivery-store.ts';
import { visibleAttempts, visibleDeliveries } from './visible-deliveries.ts';
import { makeSecret, secretDates, secretsOf } from './secret-store.ts';
import type { SendOptions } from './send-hook.ts';
import { verifyEndpoint } from './verify-endpoint.ts';
import type { hookParams } from '#model/areas/integrations/webhook/webhook.api.ts';
import {
  listWebhookEvents,
  makeWebhookSecret,
  verifyWebhook,
  readWebhook,
  listAttempts,
  replayDeliveries,
  testWebhook,
} from '#model/areas/integrations/webhook/webhook.api.ts';
import { serve } from '#server/platform/http/serve.ts';

type Trx = Transaction<Schema>;

export interface WebhookRouteDeps extends CompanyRouteDeps {
  readonly box: SecretBox;
  readonly sending: SendOptions;
}

/** Endpoints of a company besides their record: what they can be told of, their secrets, and what they were told. */
export function addWebhookRoutes(app: Api, deps: WebhookRouteDeps): void {
  addCatalogue(app, deps);
  addSecrets(app, deps);
  addVerifying(app, deps);
  addDeliveryLog(app, deps);
  addSending(app, deps);
}

function addCatalogue(app: Api, deps: WebhookRouteDeps): void {
  serve(app, listWebhookEvents, async (request) =>
    asMember(deps, request, request.params.company, async (_, access) => {
      must(access, 'webhook.view');
      const events = catalogueOf(deps.engine, (kind) => access.access.tables.has(kind));
      const { event } = request.query;
      const one = events.find((each) => each.event === event);
      return { events: [...events], schema: { ...(one && schemaOf(deps.engine, one.event)) } };
    }),
  );
}

function addSecrets(app: Api, deps: WebhookRouteDeps): void {
  serve(app, makeWebhookSecret, async (request) => {
    await mustBeProven(deps, request);
    return asEditor(deps, request, async (trx, access, { id: webhook }) => ({
      secret: await makeSecret(trx, { company: access.company, webhook }, deps.box, deps.now()),
    }));
  });
}

function addVerifying(app: Api, deps: WebhookRouteDeps): void {
  serve(app, verifyWebhook, async (request) => {
    const now = deps.now();
    const { company } = request.params;
    const asked = await asEditor(deps, request, async (trx, _, row) => {
      if (!isUnverified(row)) throw new HttpError(409, { code: 'webhookNotPending' });
      const secrets = await secretsOf(trx, { company, webhook: row.id }, deps.box, now);
      if (secrets.length === 0) throw new HttpError(409, { code: 'webhookWithoutSecret' });
      return { url: row.url, version: row.version, secrets };
    });
    const { webhook } = request.params;
    const id = messageId(company, webhook, `verify ${now}`);
    const found = await verifyEndpoint({ ...asked, id, now }, deps.sending);
    if (found === '') await becomeActive(deps, company, webhook, asked.url);
    return { problem: found };
  });
}

/** What was verified is the address of then: one that was changed meanwhile has to be verified itself. */
async function becomeActive(
  deps: WebhookRouteDeps,
  company: number,
  webhook: string,
  at: string,
): Promise<void> {
  const isSame = await deps.database.withCompany(company, async (trx) => {
    const [row] = await rowsById(trx, company, layoutFor(deps.layouts, 'webhook'), [webhook]);
    return (row as WebhookRow | undefined)?.url === at;
  });
  if (!isSame) throw new HttpError(409, { code: 'webhookNotPending' });
  const verify = { kind: 'webhook', document: webhook, type: 'verify', data: {} };
  await deps.executor.systemPropose(company, [verify], { by: asSystem, at: deps.now() });
}

function addDeliveryLog(app: Api, deps: WebhookRouteDeps): void {
  addAttempts(app, deps);
  serve(app, readWebhook, async (request) =>
    asReader(deps, request, async (trx, access, { id: webhook }) => {
      const { company } = access;
      const deliveries = await deliveriesOf(trx, company, webhook, request.query.state);
      return {
        secrets: await secretDates(trx, { company, webhook }, deps.now()),
        counts: await deliveryCounts(trx, company, webhook),
        deliveries: await visibleDeliveries(trx, visibilityOf(deps, access), deliveries),
      };
    }),
  );
}

function addAttempts(app: Api, deps: WebhookRouteDeps): void {
  serve(app, listAttempts, async (request) =>
    asReader(deps, request, async (trx, access, endpoint) => {
      const { delivery: id } = request.params;
      const delivery = await deliveryOf(trx, access.company, id);
      const attempts = await attemptsOf(trx, access.company, endpoint.id, id);
      if (!delivery || attempts.length === 0) return { attempts };
      const sight = { ...visibilityOf(deps, access), reader: deps.access };
      return { attempts: await visibleAttempts(trx, sight, delivery, endpoint, attempts) };
    }),
  );
}

function addSending(app: Api, deps: WebhookRouteDeps): void {
  serve(app, replayDeliveries, async (request) =>
    asEditor(deps, request, async (trx, { company }, row) => {
      mustSend(row);
      return { deliveries: await sendAgain(trx, company, row, request.body) };
    }),
  );
  serve(app, testWebhook, async (request) =>
    asEditor(deps, request, async (trx, { company }, row) => {
      mustSend(row);
      const [at, { id: webhook, name }] = [deps.now(), row];
      const id = messageId(company, webhook, `test ${at}`);
      const test = { id, webhook, name, seq: null, event: TEST_EVENT, kind: 'lagra', document: id, at };
      await addDeliveries(trx, company, [test], at);
      return { deliveries: 1 };
    }),
  );
}

/** Nothing is sent to an endpoint that was not verified, or that is off. */
function mustSend(row: WebhookRow): void {
  if (!receivesEvents(row)) throw new HttpError(409, { code: 'webhookNotActive' });
}

type Request = Parameters<typeof asMember>[1] & { params: z.infer<typeof hookParams> };
type Work<T> = (trx: Trx, access: CompanyAccess, row: WebhookRow) => Promise<T>;

const asReader = <T>(deps: WebhookRouteDeps, request: Request, work: Work<T>): Promise<T> =>
  withEndpoint(deps, request, 'webhook.view', work);
const asEditor = <T>(deps: WebhookRouteDeps, request: Request, work: Work<T>): Promise<T> =>
  withEndpoint(deps, request, 'webhook.edit', work);

/** Runs `work` on an endpoint of the company; 403 without the permission, 404 where there is none. */
async function withEndpoint<T>(
  deps: WebhookRouteDeps,
  request: Request,
  permission: string,
  work: Work<T>,
): Promise<T> {
  const { company, webhook } = request.params;
  return asMember(deps, request, company, async (trx, access) => {
    must(access, permission);
    const [row] = await rowsById(trx, company, layoutFor(deps.layouts, 'webhook'), [webhook]);
    if (!row) throw new HttpError(404, { code: 'unknownDocument' });
    return work(trx, access, row as WebhookRow); // the table of endpoints holds their rows
  });
}

function must({ grants }: CompanyAccess, permission: string): void {
  if (!grants.may(permission)) throw new HttpError(403, { code: 'notPermitted', params: { permission } });
}
