import { z } from 'zod';
import type { HttpClient } from '../http/http-client.ts';
import { paymentSetup, type PaymentSetup } from './payment-setup.ts';

const sellerAnswer = z
  .object({
    provider: z.enum(['stripe', 'sandbox']),
    name: z.string().nullable(),
    address: z.string().nullable(),
    vat_number: z.string().nullable(),
  })
  .transform(({ vat_number: vatNumber, ...seller }) => ({ ...seller, vatNumber }));
type Seller = z.output<typeof sellerAnswer>;

/** How the active company gives its card. Each rejects with an HttpError. */
export interface PaymentCalls {
  /** Who sells Lagra here, as far as that is configured, and takes payments for it. */
  seller(): Promise<Seller>;
  setUp(): Promise<PaymentSetup>;
  /** Keeps the card that was given; `method` is null where the provider's page asked for it. */
  attach(setup: string, method: string | null): Promise<void>;
}

export const paymentCalls = (http: HttpClient): PaymentCalls => ({
  seller: () => http.send('get', 'billing/seller/', sellerAnswer),
  /** [ACC26] Who is signed in needs to say nothing: the session tells who pays. */
  setUp: () => http.send('post', 'billing/setup-intent/', paymentSetup),
  attach: async (id, method) =>
    void (await http.send('post', 'billing/payment-methods/attach/', z.unknown(), {
      json: { setup_intent: id, ...(method !== null && { payment_method: method }) },
    })),
});
