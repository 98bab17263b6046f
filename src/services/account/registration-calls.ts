import type { AnswerOf } from '#model/api/endpoint.ts';
import {
  attachPayment,
  beginRegistration,
  listPlans,
  setUpPayment,
} from '#model/areas/setup/subscription/billing.api.ts';
import type { PlanId } from '#model/areas/setup/subscription/plans.ts';
import { signUp } from '#model/identity/sign-up.api.ts';
import type { Currency } from '#model/values/money.ts';
import type { HttpClient } from '../http/http-client.ts';
import { paymentSetupOf, type PaymentSetup } from './payment-setup.ts';

const planOf = ({
  limits: { orders_per_month: ordersPerMonth, ...limits },
  trial_days: trialDays,
  ...rest
}: AnswerOf<typeof listPlans>['results'][number]) => ({
  ...rest,
  trialDays,
  limits: { ...limits, ordersPerMonth },
});

interface SignUp {
  readonly token: string;
  readonly plan: PlanId | null;
  readonly company: string;
  readonly country: string;
  readonly currency: Currency;
  readonly timeZone: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** The calls of a sign-up. Each rejects with an HttpError, except `plans`. */
export interface RegistrationCalls {
  /** Empty if the server does not answer. */
  plans(): Promise<ReturnType<typeof planOf>[]>;
  /** @param pageLoad milliseconds since the page was opened */
  begin(pageLoad: number): Promise<string>;
  setUpPayment(token: string): Promise<PaymentSetup>;
  attachPayment(payment: {
    readonly token: string;
    readonly setup: string;
    readonly method: string | null;
  }): Promise<{ readonly brand: string; readonly last4: string }>;
  signUp(person: SignUp): Promise<void>;
}

export function registrationCalls(http: HttpClient): RegistrationCalls {
  return {
    plans: async () => {
      try {
        return (await http.call(listPlans)).results.map(planOf);
      } catch {
        return [];
      }
    },
    begin: async (pageLoad) =>
      (await http.call(beginRegistration, { body: { source: 'web', page_load_time: pageLoad } }))
        .registration_token,
    setUpPayment: async (registration_token) =>
      paymentSetupOf(await http.call(setUpPayment, { body: { registration_token, source: 'web' } })),
    attachPayment: async ({ token, setup, method }) => {
      const { payment_method: attached } = await http.call(attachPayment, {
        body: {
          registration_token: token,
          setup_intent: setup,
          ...(method !== null && { payment_method: method }),
        },
      });
      return { brand: attached.brand, last4: attached.last4 };
    },
    signUp: async (person) => void (await http.call(signUp, { body: signUpBody(person) })),
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
