import type { WebhookForm } from './webhook.facts.ts';

/** A valid endpoint; override what matters to the test. */
export const webhookFixture = (over: Partial<WebhookForm> = {}): WebhookForm => ({
  name: 'The shop',
  url: 'https://shop.example.com/hooks',
  events: ['salesOrder.confirmed', 'pick.*'],
  ...over,
});
