import type { Transaction } from 'kysely';
import { z } from 'zod';
import { asSystem } from '#model/engine/actor.ts';
import * as v from '#model/values/schemas.ts';
import {
  deliveryStates,
  shownAttempt,
  webhookState,
} from '#model/areas/integrations/webhook/delivery-answer.ts';
import { receivesEvents, isUnverified } from '#model/areas/integrations/webhook/webhook-states.ts';
import type { WebhookRow } from '#model/areas/integrations/webhook/webhook.facts.ts';
import type { SecretBox } from '#server/accounts/identity/second-factor/secret-box.ts';
import {
  asMember,
  companyParams,
  documentId,
  failures,
  problem,
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
import { attemptExample, stateExample } from './route-examples.ts';
import { visibleAttempts, visibleDeliveries } from './visible-deliveries.ts';
import { makeSecret, secretDates, secretsOf } from './secret-store.ts';
import type { SendOptions } from './send-hook.ts';
import { verifyEndpoint } from './verify-endpoint.ts';

type Trx = Transaction<Schema>;

export interface WebhookRouteDeps extends CompanyRouteDeps {
  readonly box: SecretBox;
  readonly sending: SendOptions;
}

const tags = ['webhooks'];
const url = '/core/companies/:company/webhooks/';
const hookParams = companyParams.extend({ webhook: documentId });
const deliveryParams = hookParams.extend({ delivery: z.string().regex(/^msg_[A-Za-z0-9]{20,40}$/) });

/** Endpoints of a company besides their record: what they can be told of, their secrets, and what they were told. */
export function addWebhookRoutes(app: Api, deps: WebhookRouteDeps): void {
  addCatalogue(app, deps);
  addSecrets(app, deps);
  addVerifying(app, deps);
  addDeliveryLog(app, deps);
  addSending(app, deps);
}

const eventsExample = {
  events: [{ event: 'salesOrder.confirmed', kind: 'salesOrder', fact: 'confirmed' }],
  schema: {},
};

function addCatalogue(app: Api, deps: WebhookRouteDeps): void {
  const offered = z.object({ event: z.string(), kind: z.string(), fact: z.string() });
  app.route({
    method: 'GET',
    url: '/core/companies/:company/webhook-events/',
    schema: {
      tags,
      summary: 'The facts that endpoints can be told of, as far as one may see them; of one, its JSON Schema',
      params: companyParams,
      querystring: z.object({
        event: z
          .string()
          .regex(/^[A-Za-z]{1,40}\.[A-Za-z]{1,40}$/)
          .optional(),
      }),
      response: {
        200: z
          .object({ events: z.array(offered), schema: z.looseObject({}).nullable() })
          .meta({ examples: [eventsExample] }),
        ...failures,
      },
    },
    handler: async (request) =>
      asMember(deps, request, request.params.company, async (_, access) => {
        must(access, 'webhook.view');
        const events = catalogueOf(deps.engine, (kind) => access.access.tables.has(kind));
        const { event } = request.query;
        const one = events.find((each) => each.event === event);
        return { events: [...events], schema: { ...(one && schemaOf(deps.engine, one.event)) } };
      }),
  });
}

function addSecrets(app: Api, deps: WebhookRouteDeps): void {
  app.route({
    method: 'POST',
    url: `${url}:webhook/secret/`,
    schema: {
      tags,
      summary: 'A new secret, shown once; the one before goes on signing for a day',
      params: hookParams,
      response: {
        200: z
          .object({ secret: z.string() })
          .meta({ examples: [{ secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' }] }),
        ...failures,
      },
    },
    handler: async (request) => {
      await mustBeProven(deps, request);
      return asEditor(deps, request, async (trx, access, { id: webhook }) => ({
        secret: await makeSecret(trx, { company: access.company, webhook }, deps.box, deps.now()),
      }));
    },
  });
}

function addVerifying(app: Api, deps: WebhookRouteDeps): void {
  app.route({
    method: 'POST',
    url: `${url}:webhook/verify/`,
    schema: {
      tags,
      summary:
        'Sends a signed challenge; where the endpoint answers with it, it is active. Empty problem: it is',
      params: hookParams,
      response: {
        200: z.object({ problem: z.string() }).meta({ examples: [{ problem: '' }] }),
        ...failures,
        409: problem,
      },
    },
    handler: async (request) => {
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
    },
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
  app.route({
    method: 'GET',
    url: `${url}:webhook/`,
    schema: {
      tags,
      summary: 'Secrets by their dates, and the newest hundred deliveries, all or of one state',
      params: hookParams,
      querystring: z.object({ state: z.enum(deliveryStates).optional() }),
      response: { 200: webhookState.meta({ examples: [stateExample] }), ...failures },
    },
    handler: async (request) =>
      asReader(deps, request, async (trx, access, { id: webhook }) => {
        const { company } = access;
        const deliveries = await deliveriesOf(trx, company, webhook, request.query.state);
        return {
          secrets: await secretDates(trx, { company, webhook }, deps.now()),
          counts: await deliveryCounts(trx, company, webhook),
          deliveries: await visibleDeliveries(trx, visibilityOf(deps, access), deliveries),
        };
      }),
  });
}

function addAttempts(app: Api, deps: WebhookRouteDeps): void {
  app.route({
    method: 'GET',
    url: `${url}:webhook/deliveries/:delivery/`,
    schema: {
      tags,
      summary: 'The attempts of a delivery: what was sent, and what was answered',
      params: deliveryParams,
      response: {
        200: z
          .object({ attempts: z.array(shownAttempt) })
          .meta({ examples: [{ attempts: [attemptExample] }] }),
        ...failures,
      },
    },
    handler: async (request) =>
      asReader(deps, request, async (trx, access, endpoint) => {
        const { delivery: id } = request.params;
        const delivery = await deliveryOf(trx, access.company, id);
        const attempts = await attemptsOf(trx, access.company, endpoint.id, id);
        if (!delivery || attempts.length === 0) return { attempts };
        const sight = { ...visibilityOf(deps, access), reader: deps.access };
        return { attempts: await visibleAttempts(trx, sight, delivery, endpoint, attempts) };
      }),
  });
}

const again = z
  .discriminatedUnion('what', [
    z.strictObject({ what: z.literal('one'), id: z.string().max(40) }),
    z.strictObject({ what: z.literal('range'), from: v.moment, to: v.moment }),
    z.strictObject({ what: z.literal('dead') }),
  ])
  .meta({ examples: [{ what: 'dead' }] });

function addSending(app: Api, deps: WebhookRouteDeps): void {
  const sent = z.object({ deliveries: z.int() }).meta({ examples: [{ deliveries: 1 }] });
  app.route({
    method: 'POST',
    url: `${url}:webhook/replay/`,
    schema: {
      tags,
      summary: 'Sends deliveries again under their ids: one, those of a time, or all that were given up',
      params: hookParams,
      body: again,
      response: { 200: sent, ...failures, 409: problem },
    },
    handler: async (request) =>
      asEditor(deps, request, async (trx, { company }, row) => {
        mustSend(row);
        return { deliveries: await sendAgain(trx, company, row, request.body) };
      }),
  });
  app.route({
    method: 'POST',
    url: `${url}:webhook/test/`,
    schema: {
      tags,
      summary: 'Sends a test event',
      params: hookParams,
      response: { 200: sent, ...failures, 409: problem },
    },
    handler: async (request) =>
      asEditor(deps, request, async (trx, { company }, row) => {
        mustSend(row);
        const [at, { id: webhook, name }] = [deps.now(), row];
        const id = messageId(company, webhook, `test ${at}`);
        const test = { id, webhook, name, seq: null, event: TEST_EVENT, kind: 'lagra', document: id, at };
        await addDeliveries(trx, company, [test], at);
        return { deliveries: 1 };
      }),
  });
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
