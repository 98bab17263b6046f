import { z } from 'zod';

/** `elsewhere`: the provider's page that asks for the card; null: one of `methods` is chosen here. */
export const paymentSetup = z
  .object({
    provider: z.enum(['stripe', 'sandbox']),
    setup_intent: z.string(),
    redirect_url: z.string().nullable(),
    payment_methods: z.array(z.string()),
  })
  .transform(({ provider, setup_intent: id, redirect_url: elsewhere, payment_methods: methods }) => ({
    provider,
    id,
    elsewhere,
    methods,
  }));
export type PaymentSetup = z.output<typeof paymentSetup>;
