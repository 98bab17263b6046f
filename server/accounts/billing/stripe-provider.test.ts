import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createStripeProvider } from './stripe-provider.ts';

interface Heard {
  readonly call: string;
  readonly form: Record<string, string>;
  readonly key: string | undefined;
  readonly authorization: string | undefined;
}

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
});

/** A server that answers as documented by Stripe, by method and path. */
async function stripe(answers: Readonly<Record<string, readonly [number, unknown]>>) {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    const answer = (text: string): void => {
      const call = `${request.method} ${request.url}`;
      heard.push({
        call,
        form: Object.fromEntries(new URLSearchParams(text)),
        key: [request.headers['idempotency-key']].flat()[0],
        authorization: request.headers.authorization,
      });
      const [status, body] = answers[call] ?? [404, { error: { type: 'invalid_request_error' } }];
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
    void read(request).then(answer);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  undo.push(() => new Promise((resolve) => void server.close(resolve)));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    heard,
    provider: createStripeProvider({ secretKey: 'sk_test_1', address: `http://127.0.0.1:${port}` }),
  };
}

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

const session = 'GET /v1/checkout/sessions/cs_1?expand[]=setup_intent.payment_method';
const card = { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2031 };
const finished = (over: object = {}) => ({
  id: 'cs_1',
  setup_intent: { status: 'succeeded', payment_method: { id: 'pm_1', customer: null, card }, ...over },
});
const request = { setup: 'cs_1', paymentMethod: undefined, customer: null };

describe('Stripe', () => {
  it('[BI5] asks for the card on its own page, and leads back to ours', async () => {
    const page = { id: 'cs_1', url: 'https://checkout.stripe.com/c/pay/cs_1' };
    const { provider, heard } = await stripe({ 'POST /v1/checkout/sessions': [200, page] });
    const returnUrl = 'https://stock.example.com/sv/auth/register?setup_intent={setup}';
    expect(await provider.createSetup({ reference: 'r1', returnUrl })).toEqual({
      id: 'cs_1',
      clientSecret: null,
      redirectUrl: page.url,
    });
    expect(heard).toEqual([
      {
        call: 'POST /v1/checkout/sessions',
        form: {
          mode: 'setup',
          'payment_method_types[0]': 'card',
          client_reference_id: 'r1',
          success_url: 'https://stock.example.com/sv/auth/register?setup_intent={CHECKOUT_SESSION_ID}',
          cancel_url: 'https://stock.example.com/sv/auth/register',
        },
        key: 'setup-r1',
        authorization: 'Bearer sk_test_1',
      },
    ]);
  });

  it('[BI5] attaches the card to a customer of its own, as the one to pay with', async () => {
    const { provider, heard } = await stripe({
      [session]: [200, finished()],
      'POST /v1/customers': [200, { id: 'cus_1' }],
      'POST /v1/payment_methods/pm_1/attach': [200, { id: 'pm_1' }],
      'POST /v1/customers/cus_1': [200, { id: 'cus_1' }],
    });
    expect(await provider.attach(request)).toEqual({ customer: 'cus_1', method: { id: 'pm_1', ...card } });
    expect(heard.map(({ call, form, key }) => [call, form, key])).toEqual([
      [session, {}, undefined],
      ['POST /v1/customers', {}, 'customer-cs_1'],
      ['POST /v1/payment_methods/pm_1/attach', { customer: 'cus_1' }, 'attach-cs_1'],
      ['POST /v1/customers/cus_1', { 'invoice_settings[default_payment_method]': 'pm_1' }, 'default-cs_1'],
    ]);
  });

  it('[BI5] keeps the customer who pays already, and attaches nothing twice', async () => {
    const method = { id: 'pm_1', customer: 'cus_9', card };
    const { provider, heard } = await stripe({
      [session]: [200, finished({ payment_method: method })],
      'POST /v1/customers/cus_9': [200, { id: 'cus_9' }],
    });
    expect(await provider.attach({ ...request, customer: 'cus_9' })).toMatchObject({ customer: 'cus_9' });
    expect(heard.map(({ call }) => call)).toEqual([session, 'POST /v1/customers/cus_9']);
  });

  it.each([
    [finished({ status: 'requires_payment_method', payment_method: null }), 'setupNotFinished'],
    [finished({ status: 'processing' }), 'setupNotFinished'],
    [{ id: 'cs_1', setup_intent: null }, 'setupNotFinished'],
  ])('[BI4] takes no card from a page that was not finished %#', async (body, code) => {
    const { provider } = await stripe({ [session]: [200, body] });
    await expect(provider.attach(request)).rejects.toMatchObject({ name: 'PaymentRefused', code });
  });

  it('[BI4] that declines, or does not know, refuses', async () => {
    const declined = await stripe({ [session]: [402, { error: { type: 'card_error' } }] });
    await expect(declined.provider.attach(request)).rejects.toMatchObject({ code: 'cardDeclined' });
    const unknown = await stripe({});
    await expect(unknown.provider.attach(request)).rejects.toMatchObject({ code: 'unknownPaymentMethod' });
  });

  it.each([
    [500, { error: {} }],
    [401, { error: { message: 'Invalid API Key' } }],
    [200, '<html>'],
    [200, { unexpected: true }],
    [429, { error: {} }],
  ])('[BI4] that answers %d %j is unavailable, and says nothing of the key', async (status, body) => {
    const { provider } = await stripe({ [session]: [status, body] });
    const error: unknown = await provider.attach(request).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'PaymentUnavailable' });
    expect(String(error)).not.toContain('sk_test');
  });

  it('[BI4] that is not there is unavailable', async () => {
    const provider = createStripeProvider({ secretKey: 'sk_test_1', address: 'http://127.0.0.1:1' });
    await expect(provider.attach(request)).rejects.toMatchObject({ name: 'PaymentUnavailable' });
  });

  const due = {
    customer: 'cus_1',
    method: 'pm_1',
    amount: 136_250,
    currency: 'SEK',
    reference: 'LG1-2026-00001-2',
    marks: { company: '1', invoice: 'LG1-2026-00001', attempt: '2' },
  };
  const intent = 'POST /v1/payment_intents';

  it('[BI15] charges the card while nobody is there, once for each try, and says what for', async () => {
    const { provider, heard } = await stripe({ [intent]: [200, { id: 'pi_1', status: 'succeeded' }] });
    expect(await provider.charge(due)).toBe('paid');
    expect(heard).toEqual([
      {
        call: intent,
        form: {
          amount: '136250',
          currency: 'sek',
          customer: 'cus_1',
          payment_method: 'pm_1',
          off_session: 'true',
          confirm: 'true',
          'metadata[company]': '1',
          'metadata[invoice]': 'LG1-2026-00001',
          'metadata[attempt]': '2',
        },
        key: 'charge-LG1-2026-00001-2',
        authorization: 'Bearer sk_test_1',
      },
    ]);
  });

  it.each([
    ['processing', 'unknown'],
    ['requires_action', 'failed'],
    ['requires_payment_method', 'failed'],
  ])('[BI15] a payment that is %s is %s', async (status, outcome) => {
    const { provider } = await stripe({ [intent]: [200, { id: 'pi_1', status }] });
    expect(await provider.charge(due)).toBe(outcome);
  });

  it.each([
    [402, { error: { type: 'card_error', code: 'card_declined' } }, 'PaymentRefused'],
    [402, { error: { type: 'card_error', code: 'authentication_required' } }, 'PaymentRefused'],
    [409, { error: { type: 'idempotency_error' } }, 'PaymentUnavailable'],
    [500, { error: { type: 'api_error' } }, 'PaymentUnavailable'],
  ])('[BI15] a charge that is answered %d %j is %s', async (status, body, name) => {
    const { provider } = await stripe({ [intent]: [status, body] });
    await expect(provider.charge(due)).rejects.toMatchObject({ name });
  });
});
