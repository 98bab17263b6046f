import { z } from 'zod';
import type { HttpClient } from '../http/http-client.ts';
import { paymentSetup, type PaymentSetup } from './payment-setup.ts';

/** How the active company gives its card. Each rejects with an HttpError. */
export interface PaymentCalls {
  setUp(): Promise<PaymentSetup>;
  /** Keeps the card that was given; `method` is null where the provider's page asked for it. */
  attach(setup: string, method: string | null): Promise<void>;
}

export const paymentCalls = (http: HttpClient): PaymentCalls => ({
  setUp: () => http.send('post', 'billing/setup-intent/', paymentSetup, { json: { source: 'web' } }),
  attach: async (id, method) =>
    void (await http.send('post', 'billing/payment-methods/attach/', z.unknown(), {
      json: { setup_intent: id, ...(method !== null && { payment_method: method }) },
    })),
});
