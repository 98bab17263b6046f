import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Api } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { languageOf } from '#server/platform/http/language.ts';
import { payerOf, type PayerDeps } from './payer.ts';
import { PaymentRefused, PaymentUnavailable, type PaymentProvider } from './payment-provider.ts';
import { planList } from './plans.ts';
import { sandboxMethods } from './sandbox-provider.ts';
import {
  listPlans,
  readSeller,
  beginRegistration,
  setUpPayment,
  attachPayment,
} from '#model/areas/setup/subscription/billing.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** Who runs this installation, as its invoices name them; null: not configured. */
export interface Seller {
  readonly name: string | null;
  /** On one line. */
  readonly address: string | null;
  readonly vatNumber: string | null;
}

export interface BillingRouteDeps extends PayerDeps {
  readonly provider: PaymentProvider;
  /** Counts a request; throws an HttpError 429 if there were too many. */
  readonly limitRequests: (
    what: 'registration' | 'payment',
    from: { readonly ip: string },
  ) => Promise<boolean>;
  readonly seller: Seller;
  /** The public URL, without a trailing slash. */
  readonly publicUrl: string;
}

/** Plans, sign-up tokens and payment methods: to be mounted under the API's prefix. */
export function billingRoutes(deps: BillingRouteDeps): FastifyPluginAsyncZod {
  return async (app) => {
    addPlans(app);
    addSeller(app, deps);
    addRegistration(app, deps);
    addSetup(app, deps);
    addAttach(app, deps);
  };
}

function addPlans(app: Api): void {
  serve(app, listPlans, async ({ headers }, reply) => {
    const language = languageOf(headers['accept-language']);
    void reply.headers({ 'content-language': language, vary: 'Accept-Language' });
    return { results: planList(language) };
  });
}

function addSeller(app: Api, { provider, seller }: BillingRouteDeps): void {
  const { name, address, vatNumber } = seller;
  serve(app, readSeller, async () => ({ provider: provider.name, name, address, vat_number: vatNumber }));
}

function addRegistration(app: Api, { registrations, limitRequests }: BillingRouteDeps): void {
  serve(app, beginRegistration, async ({ ip, body }) => {
    await limitRequests('registration', { ip });
    const { token, expiresAt } = await registrations.issue(body.source, body.page_load_time);
    return { registration_token: token, expires_at: expiresAt };
  });
}

function addSetup(app: Api, deps: BillingRouteDeps): void {
  const { provider, limitRequests, publicUrl } = deps;
  serve(app, setUpPayment, async (request) => {
    await limitRequests('payment', { ip: request.ip });
    const payer = await payerOf(deps, request, request.body?.registration_token);
    const { reference, page } = payer;
    const returnUrl = `${publicUrl}/${languageOf(request.headers['accept-language'])}${page}?setup_intent={setup}`;
    const setup = await provided(() => provider.createSetup({ reference, returnUrl }));
    await payer.note({ setup: setup.id });
    return {
      provider: provider.name,
      setup_intent: setup.id,
      client_secret: setup.clientSecret,
      redirect_url: setup.redirectUrl,
      payment_methods: provider.name === 'sandbox' ? Object.keys(sandboxMethods) : [],
    };
  });
}

function addAttach(app: Api, deps: BillingRouteDeps): void {
  const { provider, limitRequests } = deps;
  serve(app, attachPayment, async (request) => {
    await limitRequests('payment', { ip: request.ip });
    const { registration_token: token, setup_intent: setup, payment_method: paymentMethod } = request.body;
    const payer = await payerOf(deps, request, token);
    if (payer.payment.setup !== setup) throw refused('unknownSetup', 'setup_intent');
    // A sandbox customer does not exist at Stripe.
    const customer = payer.payment.provider === provider.name ? payer.payment.customer : null;
    const attached = await provided(() => provider.attach({ setup, paymentMethod, customer }));
    await payer.note({ provider: provider.name, ...attached });
    return { provider: provider.name, payment_method: attached.method };
  });
}

const refused = (code: string, field: string): HttpError =>
  new HttpError(422, { code, fields: { [field]: code } });

/** A refusal by the provider is for the person to correct; a provider that does not answer is not. */
async function provided<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PaymentRefused) throw refused(error.code, 'payment_method');
    if (error instanceof PaymentUnavailable) throw new HttpError(503, { code: 'paymentUnavailable' }, 30);
    throw error;
  }
}
