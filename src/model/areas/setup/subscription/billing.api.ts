import { z } from 'zod';
import { planIds } from '#model/areas/setup/subscription/plans.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';

const limit = z.int().nullable().describe('Null: no limit.');

const planListAnswer = z
  .object({
    results: z.array(
      z.object({
        id: z.enum(planIds),
        name: z.string().describe('In the language of Accept-Language.'),
        description: z.string(),
        prices: z.array(
          z.object({
            currency: z.string(),
            amount: z.int().describe('Minor units, without VAT.'),
            interval: z.literal('month'),
          }),
        ),
        limits: z.object({ members: limit, warehouses: limit, products: limit, orders_per_month: limit }),
        trial_days: z.int(),
        recommended: z.boolean(),
      }),
    ),
  })
  .meta({
    examples: [
      {
        results: [
          {
            id: 'starter',
            name: 'Starter',
            description: 'One warehouse and the people who work in it.',
            prices: [{ currency: 'EUR', amount: 2900, interval: 'month' }],
            limits: { members: 3, warehouses: 1, products: 1000, orders_per_month: 300 },
            trial_days: 30,
            recommended: false,
          },
        ],
      },
    ],
  });

export const listPlans = defineEndpoint({
  method: 'GET',
  path: '/billing/public/plans/',
  tag: 'billing',
  summary: 'The plans that can be chosen',
  access: 'anyone',
  answer: planListAnswer,
});

const provider = z.enum(['stripe', 'sandbox']).describe('`sandbox` moves no money: say so beside it.');

const sellerAnswer = z
  .object({
    provider,
    name: z.string().nullable().describe('Null: OPERATOR_NAME is not set.'),
    address: z.string().nullable(),
    vat_number: z.string().nullable(),
  })
  .meta({
    examples: [
      {
        provider: 'sandbox',
        name: 'Alm & Co AB',
        address: 'Lagergatan 1, 111 11 Stockholm',
        vat_number: 'SE556677889901',
      },
    ],
  });

export const readSeller = defineEndpoint({
  method: 'GET',
  path: '/billing/seller/',
  tag: 'billing',
  summary: 'Who sells Lagra here, and who takes payments for it',
  access: 'anyone',
  answer: sellerAnswer,
});

const registrationRequest = z
  .strictObject({
    source: z.literal('web'),
    page_load_time: z
      .number()
      .min(0)
      .max(1e15)
      .optional()
      .describe(
        'Milliseconds: for how long the page has been open, or the moment it was loaded (since 1970). A sign-up within two seconds of it is asked to wait.',
      ),
  })
  .meta({ examples: [{ source: 'web', page_load_time: 8200 }] });

const exampleToken = 'kWb0yZ8k2rXhC7m1o5l3w9s4v6t8u0x2z4a6c8e0g2i';

const registrationAnswer = z
  .object({ registration_token: z.string(), expires_at: z.string().describe('UTC, ISO 8601.') })
  .meta({ examples: [{ registration_token: exampleToken, expires_at: '2026-05-04T10:00:00.000Z' }] });

export const beginRegistration = defineEndpoint({
  method: 'POST',
  path: '/billing/registration-token/',
  tag: 'billing',
  summary: 'Begin a sign-up: a token that works for one',
  access: 'anyone',
  body: registrationRequest,
  answer: registrationAnswer,
  fails: [403, 422, 429],
});

const token = z.string().min(1).max(200).describe('From `billing/registration-token/`.');

const setupRequest = z
  .strictObject({ registration_token: token.optional(), source: z.literal('web').optional() })
  .nullish()
  .meta({ examples: [{ registration_token: exampleToken, source: 'web' }] });

const setupAnswer = z
  .object({
    provider,
    setup_intent: z.string().describe('To be sent to `billing/payment-methods/attach/` afterwards.'),
    client_secret: z.string().nullable(),
    redirect_url: z
      .string()
      .nullable()
      .describe(
        'Where the provider asks for the card; it leads back to the page with `?setup_intent=`. Null: the page offers `payment_methods`.',
      ),
    payment_methods: z.array(z.string()).describe('What the sandbox takes; empty for other providers.'),
  })
  .meta({
    examples: [
      {
        provider: 'sandbox',
        setup_intent: 'seti_sandbox_Zx81',
        client_secret: 'seti_sandbox_Zx81_secret',
        redirect_url: null,
        payment_methods: [
          'pm_sandbox_visa',
          'pm_sandbox_mastercard',
          'pm_sandbox_refused',
          'pm_sandbox_declined',
        ],
      },
    ],
  });

export const setUpPayment = defineEndpoint({
  method: 'POST',
  path: '/billing/setup-intent/',
  tag: 'billing',
  summary: 'Begin to give a payment method: for a sign-up by its token, else for the active company',
  access: 'maybeSignedIn',
  body: setupRequest,
  answer: setupAnswer,
  fails: [400, 401, 403, 404, 422, 429, 503],
});

const attachRequest = z
  .strictObject({
    registration_token: token.optional(),
    setup_intent: z.string().min(1).max(300),
    payment_method: z.string().min(1).max(300).optional().describe('Where the page collected it.'),
  })
  .meta({
    examples: [
      {
        registration_token: exampleToken,
        setup_intent: 'seti_sandbox_Zx81',
        payment_method: 'pm_sandbox_visa',
      },
    ],
  });

const method = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
});

const attachAnswer = z.object({ provider, payment_method: method }).meta({
  examples: [
    {
      provider: 'sandbox',
      payment_method: { id: 'pm_sandbox_visa', brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 },
    },
  ],
});

export const attachPayment = defineEndpoint({
  method: 'POST',
  path: '/billing/payment-methods/attach/',
  tag: 'billing',
  summary: 'Keep the payment method that was given',
  access: 'maybeSignedIn',
  body: attachRequest,
  answer: attachAnswer,
  fails: [400, 401, 403, 404, 422, 429, 503],
});

const received = z.object({ received: z.literal(true) }).meta({ examples: [{ received: true }] });

export const takePaymentEvent = defineEndpoint({
  method: 'POST',
  path: '/billing/webhook/',
  tag: 'billing',
  summary: 'Events of the payment provider, signed by it (Stripe-Signature)',
  access: 'anyone',
  answer: received,
  fails: [400, 403, 404, 429, 503],
});
