import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#server/demo/company-list.ts';
import {
  elsewhere,
  goodPassword,
  linkOf,
  registrationToken,
  signUpForm,
} from '#server/accounts/identity/account.fixtures.ts';
import { identityTrial, type IdentityTrial } from '#server/accounts/identity/identity.fixtures.ts';
import { PaymentUnavailable, type PaymentProvider } from './payment-provider.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

let trial: IdentityTrial;
const provider: PaymentProvider & { away: boolean } = {
  ...createSandboxProvider(),
  away: false,
  attach: (request) =>
    provider.away ? Promise.reject(new PaymentUnavailable('away')) : createSandboxProvider().attach(request),
};

beforeAll(async () => {
  trial = await identityTrial({ provider });
});
afterAll(() => trial.close());

const visitor = (headers?: Record<string, string>) => elsewhere(trial, headers);
type Browser = ReturnType<typeof visitor>;

async function signedIn(name: string): Promise<Browser> {
  const browser = visitor();
  await browser.post('auth/token/', { email: `${name}@example.com`, password: demoPassword });
  return browser;
}

const visa = { id: 'pm_sandbox_visa', brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 };
const attach = (browser: Browser, body: object) => browser.post('billing/payment-methods/attach/', body);

/** A company's payment in the database. */
const paymentOf = (company: number) =>
  trial.database.withCompany(company, (trx) =>
    trx.selectFrom('company_billing').selectAll().executeTakeFirst(),
  );

/** A company's subscription, as its log has it. */
const subscriptionOf = (company: number) =>
  trial.database.withCompany(company, async (trx) => {
    const { rows } = await sql<{ data: object }>`
      select data from row_subscription where company_id = ${company}`.execute(trx);
    return rows[0]?.data;
  });

describe('plans', () => {
  it('[BI1] are public, in the reader’s language, with prices in minor units', async () => {
    const answer = await visitor().get('billing/public/plans/');
    const { results } = answer.json();
    expect([answer.statusCode, results.map(({ id }: { id: string }) => id)]).toEqual([
      200,
      ['starter', 'growth', 'scale'],
    ]);
    expect(results[1]).toEqual({
      id: 'growth',
      name: 'Growth',
      description: 'Several warehouses, with purchasing, sales and picking by different people.',
      prices: [
        { currency: 'EUR', amount: 9900, interval: 'month' },
        { currency: 'SEK', amount: 109_000, interval: 'month' },
        { currency: 'NOK', amount: 115_000, interval: 'month' },
      ],
      limits: { members: 15, warehouses: 5, products: 20_000, orders_per_month: 5000 },
      trial_days: 30,
      recommended: true,
    });
    const swedish = await visitor({ 'accept-language': 'sv' }).get('billing/public/plans/');
    expect(swedish.json().results[1].name).toBe('Tillväxt');
    expect([swedish.headers['content-language'], swedish.headers['vary']]).toEqual(['sv', 'Accept-Language']);
  });
});

describe('a registration token', () => {
  it('[BI2] is 256 random bits, kept as a hash, and ends after two hours', async () => {
    const browser = visitor();
    const answer = (await browser.post('billing/registration-token/', { source: 'web' })).json();
    expect(answer).toEqual({
      registration_token: expect.stringMatching(/^[\w-]{43}$/),
      expires_at: '2026-05-04T10:00:00.000Z',
    });
    const { rows } = await trial.database.app.pool.query('select * from registration');
    expect(JSON.stringify(rows)).not.toContain(answer.registration_token);
    const began = trial.clock.now;
    trial.clock.now = '2026-05-04T10:00:00.000Z';
    const late = await browser.post('auth/signup/', {
      ...signUpForm(),
      registration_token: answer.registration_token,
    });
    expect([late.statusCode, late.json().code]).toEqual([400, 'registrationExpired']);
    trial.clock.now = began;
  });

  const at = Date.parse('2026-05-04T08:00:00.000Z');
  it.each([
    ['a page that has just been loaded', 200, 429],
    ['a page that was loaded a moment ago, by the clock', at - 300, 429],
    ['a page that has been open for a while', 9000, 201],
    ['a page loaded a while ago, by the clock', at - 9000, 201],
    ['a clock that is an hour ahead', at + 3_600_000, 201],
    ['a clock that is years behind', at - 1e11, 201],
    ['a page that does not say', undefined, 201],
  ])('[BI2] for %s', async (name, load, status) => {
    const browser = visitor();
    const body = { source: 'web', ...(load !== undefined && { page_load_time: load }) };
    const token = (await browser.post('billing/registration-token/', body)).json().registration_token;
    const email = `${name.replace(/\W/g, '')}@example.org`;
    const send = () => browser.post('auth/signup/', { ...signUpForm({ email }), registration_token: token });
    const answer = await send();
    expect(answer.statusCode).toBe(status);
    if (status === 201) return;
    expect([answer.json().code, answer.headers['retry-after']]).toEqual(['tooFast', '2']);
    const began = trial.clock.now;
    trial.clock.now = new Date(at + 2000).toISOString();
    expect((await send()).statusCode).toBe(201);
    trial.clock.now = began;
  });

  it.each([
    {},
    { source: 'app' },
    { source: 'web', page_load_time: -1 },
    { source: 'web', page_load_time: 'x' },
    [],
  ])('[BI2] is not given for %j', async (body) => {
    expect((await visitor().post('billing/registration-token/', body)).statusCode).toBe(422);
  });

  it('[BI2] is not given without end', async () => {
    const one = visitor();
    const statuses = [];
    for (let n = 0; n < 61; n++)
      statuses.push((await one.post('billing/registration-token/', { source: 'web' })).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a payment method', () => {
  it('[BI3, BI8, BI10] given while signing up is the company’s once the address is verified', async () => {
    const browser = visitor();
    const token = await registrationToken(browser);
    const setup = (
      await browser.post('billing/setup-intent/', { registration_token: token, source: 'web' })
    ).json();
    expect(setup).toEqual({
      provider: 'sandbox',
      setup_intent: expect.stringMatching(/^seti_sandbox_/),
      client_secret: expect.stringMatching(/_secret$/),
      redirect_url: null,
      payment_methods: [
        'pm_sandbox_visa',
        'pm_sandbox_mastercard',
        'pm_sandbox_refused',
        'pm_sandbox_declined',
      ],
    });
    const given = { registration_token: token, setup_intent: setup.setup_intent };
    const answer = await attach(browser, { ...given, payment_method: 'pm_sandbox_visa' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { provider: 'sandbox', payment_method: visa }]);
    const email = 'payer@example.org';
    await browser.post('auth/signup/', { ...signUpForm({ email }), registration_token: token });
    await trial.accounts.postman.drain();
    const { uid, token: mailed } = linkOf(trial, email);
    expect((await browser.post('auth/verify-email/', { uid, token: mailed })).statusCode).toBe(200);
    const company = (await browser.post('auth/token/', { email, password: goodPassword })).json()
      .active_company.id;
    expect(await paymentOf(company)).toMatchObject({
      plan: 'growth',
      provider: 'sandbox',
      customer: expect.stringMatching(/^cus_sandbox_/),
      payment_method: visa,
    });
    expect(await subscriptionOf(company)).toMatchObject({
      state: 'trialing',
      plan: 'growth',
      series: `LG${company}`,
      card: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 },
    });
    const again = (await browser.post('billing/setup-intent/')).json().setup_intent;
    await attach(browser, { setup_intent: again, payment_method: 'pm_sandbox_mastercard' });
    expect(await subscriptionOf(company)).toMatchObject({ card: { last4: '4444' } });
  });

  it('[BI3] is asked for again under the same beginning until one was given', async () => {
    const browser = visitor();
    const body = { registration_token: await registrationToken(browser), source: 'web' };
    const begin = async () => (await browser.post('billing/setup-intent/', body)).json().setup_intent;
    const first = await begin();
    expect(await begin()).toBe(first);
    await attach(browser, {
      registration_token: body.registration_token,
      setup_intent: first,
      payment_method: visa.id,
    });
    expect(await begin()).not.toBe(first);
  });

  it('[BI3] of a company is given by who may manage it, without a token', async () => {
    const [admin, viewer] = [await signedIn('admin'), await signedIn('viewer')];
    for (const body of [undefined, {}, { source: 'web' }]) {
      const answer = await admin.post('billing/setup-intent/', body);
      expect([answer.statusCode, answer.json().provider]).toEqual([200, 'sandbox']);
    }
    const setup = (await admin.post('billing/setup-intent/')).json().setup_intent;
    const body = { setup_intent: setup, payment_method: 'pm_sandbox_mastercard' };
    expect((await attach(viewer, body)).json()).toMatchObject({
      code: 'notPermitted',
      params: { permission: 'company.manage' },
    });
    expect((await viewer.post('billing/setup-intent/')).statusCode).toBe(403);
    expect((await attach(admin, body)).json().payment_method.last4).toBe('4444');
    expect(await paymentOf(trial.companies[0]?.id ?? 0)).toMatchObject({
      plan: 'starter',
      payment_method: { last4: '4444' },
    });
    expect((await visitor().post('billing/setup-intent/')).statusCode).toBe(401);
    expect((await attach(visitor(), body)).statusCode).toBe(401);
  });

  it('[BI4] that is refused says why, at its field, and changes nothing', async () => {
    const browser = visitor();
    const token = await registrationToken(browser);
    const other = visitor();
    const strange = (
      await other.post('billing/setup-intent/', { registration_token: await registrationToken(other) })
    ).json().setup_intent;
    const setup = (await browser.post('billing/setup-intent/', { registration_token: token })).json()
      .setup_intent;
    const tried = async (body: object) => {
      const answer = await attach(browser, { registration_token: token, setup_intent: setup, ...body });
      return [answer.statusCode, answer.json().code, answer.json().fields];
    };
    expect(await tried({ payment_method: 'pm_sandbox_declined' })).toEqual([
      422,
      'cardDeclined',
      { payment_method: 'cardDeclined' },
    ]);
    expect(await tried({})).toEqual([422, 'setupNotFinished', { payment_method: 'setupNotFinished' }]);
    expect((await tried({ payment_method: 'constructor' }))[1]).toBe('unknownPaymentMethod');
    expect((await tried({ setup_intent: strange, payment_method: visa.id }))[1]).toBe('unknownSetup');
    expect((await tried({ registration_token: 'made-up' }))[1]).toBe('registrationUnknown');
    provider.away = true;
    const away = await attach(browser, {
      registration_token: token,
      setup_intent: setup,
      payment_method: visa.id,
    });
    provider.away = false;
    expect([away.statusCode, away.json().code, away.headers['retry-after']]).toEqual([
      503,
      'paymentUnavailable',
      '30',
    ]);
    expect(await trial.accounts.registrations.find(token)).toMatchObject({ method: null, customer: null });
  });
});
