import type { PaymentProvider } from './payment-provider.ts';
import { createSandboxProvider } from './sandbox-provider.ts';
import { createStripeProvider } from './stripe-provider.ts';

/** Stripe if there is a key, else the sandbox. */
export const openProvider = (stripeSecretKey: string | undefined): PaymentProvider =>
  stripeSecretKey === undefined
    ? createSandboxProvider()
    : createStripeProvider({ secretKey: stripeSecretKey });
