import { companyParams, documentId } from '#model/api/params.ts';
import { z } from 'zod';
import { defineEndpoint } from '#model/api/endpoint.ts';
import {
  deliveryStates,
  webhookState,
  shownAttempt,
  type ShownAttempt,
  type WebhookState,
} from '#model/areas/integrations/webhook/delivery-answer.ts';
import * as v from '#model/values/schemas.ts';

const eventsExample = {
  events: [{ event: 'salesOrder.confirmed', kind: 'salesOrder', fact: 'confirmed' }],
  schema: {},
};

export const listWebhookEvents = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/webhook-events/',
  tag: 'webhooks',
  summary: 'The facts that endpoints can be told of, as far as one may see them; of one, its JSON Schema',
  access: 'webhook.view',
  params: companyParams,
  query: z.object({
    event: z
      .string()
      .regex(/^[A-Za-z]{1,40}\.[A-Za-z]{1,40}$/)
      .optional(),
  }),
  answer: z
    .object({
      events: z.array(z.object({ event: z.string(), kind: z.string(), fact: z.string() })),
      schema: z.looseObject({}).nullable(),
    })
    .meta({ examples: [eventsExample] }),
});

export const hookParams = companyParams.extend({ webhook: documentId });

export const makeWebhookSecret = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/webhooks/:webhook/secret/',
  tag: 'webhooks',
  summary: 'A new secret, shown once; the one before goes on signing for a day',
  access: 'webhook.edit',
  params: hookParams,
  answer: z
    .object({ secret: z.string() })
    .meta({ examples: [{ secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' }] }),
});

export const verifyWebhook = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/webhooks/:webhook/verify/',
  tag: 'webhooks',
  summary: 'Sends a signed challenge; where the endpoint answers with it, it is active. Empty problem: it is',
  access: 'webhook.edit',
  params: hookParams,
  answer: z.object({ problem: z.string() }).meta({ examples: [{ problem: '' }] }),
  fails: [409],
});

const at = '2026-05-04T08:00:00.000Z';

const id = 'msg_Gdi40IG0J9kCaIqeb0QMoVhIvp1';

/** Answers as the description of the API shows them. */
const stateExample: WebhookState = {
  secrets: [{ created_at: at, retires_at: null }],
  counts: { waiting: 0, delivered: 1, dead: 0, withheld: 0 },
  deliveries: [
    {
      id,
      event: 'salesOrder.confirmed',
      kind: 'salesOrder',
      document: '019a1f2e-5c00-7a10-8b20-3c40d5e6f708',
      at,
      state: 'delivered',
      attempts: 1,
      status: 204,
      ms: 120,
      problem: '',
    },
  ],
};

export const readWebhook = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/webhooks/:webhook/',
  tag: 'webhooks',
  summary: 'Secrets by their dates, and the newest hundred deliveries, all or of one state',
  access: 'webhook.view',
  params: hookParams,
  query: z.object({ state: z.enum(deliveryStates).optional() }),
  answer: webhookState.meta({ examples: [stateExample] }),
});

const deliveryParams = hookParams.extend({ delivery: z.string().regex(/^msg_[A-Za-z0-9]{20,40}$/) });

const attemptExample: ShownAttempt = {
  n: 1,
  at,
  ms: 120,
  status: 204,
  problem: '',
  sent_headers: { 'webhook-id': id },
  sent_body: '{"type":"salesOrder.confirmed"}',
  got_headers: { server: 'nginx' },
  got_body: '',
};

export const listAttempts = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/webhooks/:webhook/deliveries/:delivery/',
  tag: 'webhooks',
  summary: 'The attempts of a delivery: what was sent, and what was answered',
  access: 'webhook.view',
  params: deliveryParams,
  answer: z.object({ attempts: z.array(shownAttempt) }).meta({ examples: [{ attempts: [attemptExample] }] }),
  example: { params: { delivery: 'msg_000000000000000000000000000' } },
});

const again = z
  .discriminatedUnion('what', [
    z.strictObject({ what: z.literal('one'), id: z.string().max(40) }),
    z.strictObject({ what: z.literal('range'), from: v.moment, to: v.moment }),
    z.strictObject({ what: z.literal('dead') }),
  ])
  .meta({ examples: [{ what: 'dead' }] });

const sent = z.object({ deliveries: z.int() }).meta({ examples: [{ deliveries: 1 }] });

export const replayDeliveries = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/webhooks/:webhook/replay/',
  tag: 'webhooks',
  summary: 'Sends deliveries again under their ids: one, those of a time, or all that were given up',
  access: 'webhook.edit',
  params: hookParams,
  body: again,
  answer: sent,
  fails: [409],
});

export const testWebhook = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/webhooks/:webhook/test/',
  tag: 'webhooks',
  summary: 'Sends a test event',
  access: 'webhook.edit',
  params: hookParams,
  answer: sent,
  fails: [409],
});
