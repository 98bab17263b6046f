import type { AnswerOf } from '#model/api/endpoint.ts';
import { attachPayment, readSeller, setUpPayment } from '#model/areas/setup/subscription/billing.api.ts';
import type { HttpClient } from '../http/http-client.ts';
import { paymentSetupOf, type PaymentSetup } from './payment-setup.ts';

const sellerOf = ({ vat_number: vatNumber, ...seller }: AnswerOf<typeof readSeller>) => ({
  ...seller,
  vatNumber,
});

/** How the active company gives its card. Each rejects with an HttpError. */
export interface PaymentCalls {
  /** Who sells Lagra here, as far as that is configured, and takes payments for it. */
  seller(): Promise<ReturnType<typeof sellerOf>>;
  setUp(): Promise<PaymentSetup>;
  /** Keeps the card that was given; `method` is null where the provider's page asked for it. */
  attach(setup: string, method: string | null): Promise<void>;
}

export const paymentCalls = (http: HttpClient): PaymentCalls => ({
  seller: async () => sellerOf(await http.call(readSeller)),
  /** [ACC26] Who is signed in needs to say nothing: the session tells who pays. */
  setUp: async () => paymentSetupOf(await http.call(setUpPayment)),
  attach: async (id, method) =>
    void (await http.call(attachPayment, {
      body: { setup_intent: id, ...(method !== null && { payment_method: method }) },
    })),
});
