import type { Config } from '#server/config.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createSandboxProvider, type SandboxEvents } from './sandbox-provider.ts';
import { createStripeProvider } from './stripe-provider.ts';

/** Stripe if there is a key, else the sandbox. */
export const openProvider = (
  { stripeSecretKey, stripeWebhookSecret }: Pick<Config, 'stripeSecretKey' | 'stripeWebhookSecret'>,
  events: SandboxEvents,
): PaymentProvider =>
  stripeSecretKey === undefined
    ? createSandboxProvider(events)
    : createStripeProvider({ secretKey: stripeSecretKey, webhookSecret: stripeWebhookSecret });
