import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import type { OutgoingDesk } from '#model/areas/integrations/jobs/outgoing-desk.ts';
import type { ListedDelivery, WebhookState } from '#model/areas/integrations/webhook/delivery-answer.ts';
import { webhookFixture } from '#model/areas/integrations/webhook/webhook.fixtures.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { click, unmount } from '#views/ui/ui.fixtures.tsx';
import { WebhookPanel } from './webhook-panel.tsx';

afterEach(() => unmount());

const here = async (): Promise<void> => act(async () => new Promise((done) => setTimeout(done, 20)));
const text = () => document.body.textContent ?? '';

const delivery: ListedDelivery = {
  id: 'msg_000000000000000000000000001',
  event: 'salesOrder.confirmed',
  kind: 'salesOrder',
  document: 'one',
  at: '2026-05-04T08:00:00.000Z',
  state: 'dead',
  attempts: 17,
  status: 503,
  ms: 120,
  problem: 'answered 503',
};
const known: WebhookState = {
  secrets: [{ created_at: '2026-05-04T08:00:00.000Z', retires_at: null }],
  counts: { waiting: 0, delivered: 0, dead: 1, withheld: 0 },
  deliveries: [delivery],
};

/** The panel of an endpoint, which was verified or not. */
async function shown(desk: Partial<OutgoingDesk>, isActive: boolean) {
  const world = companyWorld();
  const id = world.id();
  world.must('webhook', id, 'create', webhookFixture());
  if (isActive) world.must('webhook', id, 'verify', {}, { internal: true });
  const calls = {
    events: async () => ['salesOrder.confirmed', 'pick.finished'],
    webhook: async () => known,
    ...desk,
  };
  const app = { outgoing: async () => calls, company: () => null } as unknown as App; // all that is used
  const model = Object.assign(deviceWith(world), draftBox());
  const Shown = () => <WebhookPanel row={useRow('webhook', id)} onClose={() => {}} />;
  await showAt(model, '/en/here', () => (
    <AppProvider value={app}>
      <Shown />
    </AppProvider>
  ));
  await here();
  return { id };
}

it('[WB9] [WB2] a secret is shown as it is made, and the address is verified with the problem told', async () => {
  const verify = vi.fn<OutgoingDesk['verify']>(async () => 'answered 404');
  const { id } = await shown({ makeSecret: async () => 'whsec_shown-once', verify }, false);
  expect(text()).not.toContain('whsec_');
  click('[data-testid=make-secret]');
  await here();
  expect(text()).toContain('whsec_shown-once');
  click('[data-testid=verify]');
  await here();
  expect(verify).toHaveBeenCalledExactlyOnceWith(id);
  expect(text()).toContain('The address was not verified.');
  expect(text()).toContain('answered 404');
  expect(document.querySelector('[data-testid=test-event]')).toBeNull();
});

it('[WB11] [WB12] deliveries tell how they were answered, and are sent again', async () => {
  const replay = vi.fn<OutgoingDesk['replay']>(async () => 1);
  const attempt = {
    n: 17,
    at: delivery.at,
    ms: 120,
    status: 503,
    problem: 'answered 503',
    sent_headers: { 'webhook-id': delivery.id },
    sent_body: '{"type":"salesOrder.confirmed"}',
    got_headers: { server: 'nginx' },
    got_body: 'busy',
  };
  const { id } = await shown({ replay, attempts: async () => [attempt] }, true);
  expect(text()).toContain('Sales order: Confirmed');
  expect(text()).toContain('answered 503');
  click('.webhook-deliveries button');
  await here();
  for (const part of ['Attempt 17', 'webhook-id: msg_', 'server: nginx', 'busy'])
    expect(text()).toContain(part);
  click('[data-testid=replay-one]');
  await here();
  expect(replay).toHaveBeenCalledExactlyOnceWith(id, { what: 'one', id: delivery.id });
  click('[data-testid=replay]');
  await here();
  expect(text()).toContain('All that were given up (1)');
  click('[data-testid=replay-give]');
  await here();
  expect(replay).toHaveBeenLastCalledWith(id, { what: 'dead' });
});

it('[WB6] events are said in words, and one is taken off', async () => {
  await shown({}, true);
  expect(text()).toContain('Pick list: everything');
  click('[aria-label="Remove Pick list: everything"]');
  await here();
  expect(text()).not.toContain('Pick list: everything');
});
