import type { WebhookState, ShownAttempt } from '#model/areas/integrations/webhook/delivery-answer.ts';

const id = 'msg_Gdi40IG0J9kCaIqeb0QMoVhIvp1';
const at = '2026-05-04T08:00:00.000Z';

/** Answers as the description of the API shows them. */
export const stateExample: WebhookState = {
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

export const attemptExample: ShownAttempt = {
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
