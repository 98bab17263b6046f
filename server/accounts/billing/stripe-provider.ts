import { z } from 'zod';
import {
  PaymentRefused,
  PaymentUnavailable,
  type ChargeRequest,
  type PaymentProvider,
} from './payment-provider.ts';

interface StripeOptions {
  readonly secretKey: string;
  /** Of the endpoint that Stripe sends its events to; without it none is believed. */
  readonly webhookSecret?: string | undefined;
  /** Stripe's own by default. */
  readonly address?: string;
}

const VERSION = '2025-09-30.clover';
const PATIENCE = 15_000;

const card = z.object({ brand: z.string(), last4: z.string(), exp_month: z.int(), exp_year: z.int() });
const session = z.object({ id: z.string(), url: z.string().nullish() });
const finished = z.object({
  setup_intent: z
    .object({
      status: z.string(),
      payment_method: z
        .object({ id: z.string(), customer: z.string().nullish(), card: card.nullish() })
        .nullish(),
    })
    .nullable(),
});
const intent = z.object({ id: z.string(), status: z.string() });
const made = z.object({ id: z.string() });

/**
 * Stripe. Cards are entered on Stripe's own page (Checkout in setup mode): its scripts stay out of ours, whose content
 * security policy allows only our own, and card numbers never reach this server.
 */
export function createStripeProvider(options: StripeOptions): PaymentProvider {
  const stripe = client(options);
  return {
    name: 'stripe',
    webhookSecret: options.webhookSecret ?? null,
    createSetup: async ({ reference, returnUrl }) => {
      const back = returnUrl.replace('{setup}', '{CHECKOUT_SESSION_ID}');
      const form = {
        mode: 'setup',
        'payment_method_types[0]': 'card',
        client_reference_id: reference,
        success_url: back,
        cancel_url: returnUrl.split('?')[0] ?? returnUrl,
      };
      const { id, url } = await stripe.post('checkout/sessions', form, session, `setup-${reference}`);
      return { id, clientSecret: null, redirectUrl: url ?? null };
    },
    attach: async ({ setup, customer }) => {
      const path = `checkout/sessions/${encodeURIComponent(setup)}?expand[]=setup_intent.payment_method`;
      const { setup_intent: intent } = await stripe.get(path, finished);
      const method = intent?.payment_method;
      if (intent?.status !== 'succeeded' || !method?.card) throw new PaymentRefused('setupNotFinished');
      const payer = customer ?? (await stripe.post('customers', {}, made, `customer-${setup}`)).id;
      if (method.customer !== payer)
        await stripe.post(
          `payment_methods/${method.id}/attach`,
          { customer: payer },
          made,
          `attach-${setup}`,
        );
      const standard = { 'invoice_settings[default_payment_method]': method.id };
      await stripe.post(`customers/${payer}`, standard, made, `default-${setup}`);
      const { brand, last4, exp_month: month, exp_year: year } = method.card;
      return { customer: payer, method: { id: method.id, brand, last4, exp_month: month, exp_year: year } };
    },
    charge: (request) => charge(stripe, request),
  };
}

/** A payment intent that is confirmed at once: nobody is there to be asked. */
async function charge(
  stripe: ReturnType<typeof client>,
  { customer, method, amount, currency, reference, marks }: ChargeRequest,
): Promise<'paid' | 'failed' | 'unknown'> {
  const form = {
    amount: String(amount),
    currency: currency.toLowerCase(),
    customer,
    payment_method: method,
    off_session: 'true',
    confirm: 'true',
    'metadata[company]': marks.company,
    'metadata[invoice]': marks.invoice,
    'metadata[attempt]': marks.attempt,
  };
  const { status } = await stripe.post('payment_intents', form, intent, `charge-${reference}`);
  if (status === 'succeeded') return 'paid';
  return status === 'processing' ? 'unknown' : 'failed';
}

function client({ secretKey, address = 'https://api.stripe.com' }: StripeOptions) {
  const call = async <T>(path: string, init: RequestInit, shape: z.ZodType<T>): Promise<T> => {
    const headers = { authorization: `Bearer ${secretKey}`, 'stripe-version': VERSION };
    const request = {
      ...init,
      headers: { ...headers, ...init.headers },
      signal: AbortSignal.timeout(PATIENCE),
    };
    const answer = await fetch(`${address}/v1/${path}`, request).catch((cause: unknown) => {
      throw new PaymentUnavailable('Stripe did not answer', { cause });
    });
    if (answer.status === 402) throw new PaymentRefused('cardDeclined');
    if (answer.status === 404) throw new PaymentRefused('unknownPaymentMethod');
    const body = shape.safeParse(answer.ok ? await answer.json().catch(() => null) : null);
    if (!body.success)
      throw new PaymentUnavailable(`Stripe answered ${path.split('?')[0]} with ${answer.status}`);
    return body.data;
  };
  return {
    get: <T>(path: string, shape: z.ZodType<T>) => call(path, {}, shape),
    /** The idempotency key makes retries safe: Stripe repeats its earlier answer. */
    post: <T>(path: string, form: Readonly<Record<string, string>>, shape: z.ZodType<T>, key: string) =>
      call(
        path,
        { method: 'POST', body: new URLSearchParams(form), headers: { 'idempotency-key': key } },
        shape,
      ),
  };
}
