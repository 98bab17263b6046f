import type { AnswerOf } from '#model/api/endpoint.ts';
import type { setUpPayment } from '#model/areas/setup/subscription/billing.api.ts';

/** `elsewhere`: the provider's page that asks for the card; null: one of `methods` is chosen here. */
export const paymentSetupOf = ({
  provider,
  setup_intent: id,
  redirect_url: elsewhere,
  payment_methods: methods,
}: AnswerOf<typeof setUpPayment>) => ({ provider, id, elsewhere, methods });
export type PaymentSetup = ReturnType<typeof paymentSetupOf>;
