import { z } from 'zod';
import type { HttpClient } from '../http/http-client.ts';
import { paymentSetup, type PaymentSetup } from './payment-setup.ts';

const limit = z.int().nullable();

const plan = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    prices: z.array(z.object({ currency: z.string(), amount: z.int() })),
    limits: z.object({ members: limit, warehouses: limit, products: limit, orders_per_month: limit }),
    trial_days: z.int(),
    recommended: z.boolean(),
  })
  .transform(
    ({ limits: { orders_per_month: ordersPerMonth, ...limits }, trial_days: trialDays, ...rest }) => ({
      ...rest,
      trialDays,
      limits: { ...limits, ordersPerMonth },
    }),
  );

const planList = z.object({ results: z.array(plan) }).transform(({ results }) => results);

const token = z
  .object({ registration_token: z.string() })
  .transform(({ registration_token }) => registration_token);

const attached = z
  .object({ payment_method: z.object({ brand: z.string(), last4: z.string() }) })
  .transform(({ payment_method: { brand, last4 } }) => ({ brand, last4 }));

interface SignUp {
  readonly token: string;
  readonly plan: string | null;
  readonly company: string;
  readonly country: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** The calls of a sign-up. Each rejects with an HttpError, except `plans`. */
export interface RegistrationCalls {
  /** Empty if the server does not answer. */
  plans(): Promise<z.output<typeof planList>>;
  /** @param pageLoad milliseconds since the page was opened */
  begin(pageLoad: number): Promise<string>;
  setUpPayment(token: string): Promise<PaymentSetup>;
  attachPayment(payment: {
    readonly token: string;
    readonly setup: string;
    readonly method: string | null;
  }): Promise<z.output<typeof attached>>;
  signUp(person: SignUp): Promise<void>;
}

export function registrationCalls(http: HttpClient): RegistrationCalls {
  return {
    plans: () => http.send('get', 'billing/public/plans/', planList).catch(() => []),
    begin: (pageLoad) =>
      http.send('post', 'billing/registration-token/', token, {
        json: { source: 'web', page_load_time: pageLoad },
      }),
    setUpPayment: (registration_token) =>
      http.send('post', 'billing/setup-intent/', paymentSetup, {
        json: { registration_token, source: 'web' },
      }),
    attachPayment: (payment) =>
      http.send('post', 'billing/payment-methods/attach/', attached, {
        json: {
          registration_token: payment.token,
          setup_intent: payment.setup,
          ...(payment.method !== null && { payment_method: payment.method }),
        },
      }),
    signUp: async (person) =>
      void (await http.send('post', 'auth/signup/', z.unknown(), { json: signUpBody(person) })),
  };
}

/** Listed explicitly, since the server refuses unknown fields. */
const signUpBody = (person: SignUp) => ({
  email: person.email,
  password: person.password,
  name: person.name,
  company_name: person.company,
  country: person.country,
  currency: person.currency,
  time_zone: person.timeZone,
  registration_token: person.token,
  ...(person.plan !== null && { plan: person.plan }),
});
