import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { problem, type Api } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { languageOf } from '#server/platform/http/language.ts';
import {
  attachAnswer,
  attachRequest,
  planListAnswer,
  sellerAnswer,
  registrationAnswer,
  registrationRequest,
  setupAnswer,
  setupRequest,
} from './billing.schemas.ts';
import { payerOf, type PayerDeps } from './payer.ts';
import { PaymentRefused, PaymentUnavailable, type PaymentProvider } from './payment-provider.ts';
import { planList } from './plans.ts';
import { sandboxMethods } from './sandbox-provider.ts';

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

const tags = ['billing'];
const open: { [name: string]: readonly string[] }[] = [];
const paying = {
  400: problem,
  401: problem,
  403: problem,
  404: problem,
  422: problem,
  429: problem,
  503: problem,
};

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
  app.route({
    method: 'GET',
    url: '/billing/public/plans/',
    schema: {
      tags,
      summary: 'The plans that can be chosen',
      security: open,
      response: { 200: planListAnswer },
    },
    handler: async ({ headers }, reply) => {
      const language = languageOf(headers['accept-language']);
      void reply.headers({ 'content-language': language, vary: 'Accept-Language' });
      return { results: planList(language) };
    },
  });
}

function addSeller(app: Api, { provider, seller }: BillingRouteDeps): void {
  const { name, address, vatNumber } = seller;
  app.route({
    method: 'GET',
    url: '/billing/seller/',
    schema: {
      tags,
      summary: 'Who sells Lagra here, and who takes payments for it',
      security: open,
      response: { 200: sellerAnswer },
    },
    handler: async () => ({ provider: provider.name, name, address, vat_number: vatNumber }),
  });
}

function addRegistration(app: Api, { registrations, limitRequests }: BillingRouteDeps): void {
  app.route({
    method: 'POST',
    url: '/billing/registration-token/',
    schema: {
      tags,
      summary: 'Begin a sign-up: a token that works for one',
      security: open,
      body: registrationRequest,
      response: { 200: registrationAnswer, 403: problem, 422: problem, 429: problem },
    },
    handler: async ({ ip, body }) => {
      await limitRequests('registration', { ip });
      const { token, expiresAt } = await registrations.issue(body.source, body.page_load_time);
      return { registration_token: token, expires_at: expiresAt };
    },
  });
}

function addSetup(app: Api, deps: BillingRouteDeps): void {
  const { provider, limitRequests, publicUrl } = deps;
  app.route({
    method: 'POST',
    url: '/billing/setup-intent/',
    schema: {
      tags,
      summary: 'Begin to give a payment method: for a sign-up by its token, else for the active company',
      security: [{}, { session: [] }],
      body: setupRequest,
      response: { 200: setupAnswer, ...paying },
    },
    handler: async (request) => {
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
    },
  });
}

function addAttach(app: Api, deps: BillingRouteDeps): void {
  const { provider, limitRequests } = deps;
  app.route({
    method: 'POST',
    url: '/billing/payment-methods/attach/',
    schema: {
      tags,
      summary: 'Keep the payment method that was given',
      security: [{}, { session: [] }],
      body: attachRequest,
      response: { 200: attachAnswer, ...paying },
    },
    handler: async (request) => {
      await limitRequests('payment', { ip: request.ip });
      const { registration_token: token, setup_intent: setup, payment_method: paymentMethod } = request.body;
      const payer = await payerOf(deps, request, token);
      if (payer.payment.setup !== setup) throw refused('unknownSetup', 'setup_intent');
      // A sandbox customer does not exist at Stripe.
      const customer = payer.payment.provider === provider.name ? payer.payment.customer : null;
      const attached = await provided(() => provider.attach({ setup, paymentMethod, customer }));
      await payer.note({ provider: provider.name, ...attached });
      return { provider: provider.name, payment_method: attached.method };
    },
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
