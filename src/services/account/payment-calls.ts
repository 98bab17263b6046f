import { z } from 'zod';
import type { HttpClient } from '../http/http-client.ts';

const setup = z
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

/** How the active company gives its card. Each rejects with an HttpError. */
export interface PaymentCalls {
  /** `elsewhere`: the provider's page that asks for the card; null: one of `methods` is chosen here. */
  setUp(): Promise<z.output<typeof setup>>;
  /** Keeps the card that was given; `method` is null where the provider's page asked for it. */
  attach(setup: string, method: string | null): Promise<void>;
}

export const paymentCalls = (http: HttpClient): PaymentCalls => ({
  setUp: () => http.send('post', 'billing/setup-intent/', setup, { json: { source: 'web' } }),
  attach: async (id, method) =>
    void (await http.send('post', 'billing/payment-methods/attach/', z.unknown(), {
      json: { setup_intent: id, ...(method !== null && { payment_method: method }) },
    })),
});
