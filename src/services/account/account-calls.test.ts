import { describe, expect, test } from 'vitest';
import { networkThat } from '../http/network.fixtures.ts';
import { accountCalls } from './account-calls.ts';
import { paymentCalls } from './payment-calls.ts';
import { registrationCalls } from './registration-calls.ts';

function calls(answer: () => Response | Promise<Response>) {
  const { http, sent } = networkThat(answer);
  return {
    account: accountCalls(http),
    registration: registrationCalls(http),
    payments: paymentCalls(http),
    sent,
  };
}

const says = (status: number, body: unknown = { detail: 'Said.' }) =>
  calls(() => Response.json(body, { status }));
const noAnswer = () => calls(() => Promise.reject(new TypeError('no network')));
const unasked = { step: 'account', card: null };
const person = {
  token: 'tok',
  plan: 'growth',
  company: 'Alm AB',
  country: 'SE',
  currency: 'SEK',
  timeZone: 'Europe/Stockholm',
  name: 'Kim',
  email: 'kim@example.com',
  password: 'three tired herons',
} as const;

describe('a forgotten password', () => {
  test.each([200, 400, 404, 422, 429, 500])(
    '[PWD1] is a success when the server answers %i',
    async (status) => {
      const { account, sent } = says(status);
      expect(await account.requestPasswordReset('kim@example.com')).toBeNull();
      expect(sent).toEqual([['POST', 'auth/password/reset/', { email: 'kim@example.com' }]]);
    },
  );

  test('[PWD1] is none where nobody answers', async () => {
    await expect(noAnswer().account.requestPasswordReset('kim@example.com')).rejects.toMatchObject({
      status: 0,
    });
  });
});

test('[ACC2] calls go to the addresses of the specification, in its words', async () => {
  const { account, registration, sent } = says(200, {
    detail: 'Said.',
    email: 'kim@example.com',
    signed_in: null,
    registration_token: 'tok',
    expires_at: '2026-05-04T10:00:00.000Z',
  });
  await account.resetPassword({ uid: 'u', token: 't', password: 'p' });
  await account.submitInterest({ email: 'kim@example.com', message: 'Hello' });
  await account.resendVerification('kim@example.com');
  await account.verifyEmail({ uid: 'u', token: 't' });
  await account.verifyEmail({ uid: 'u', token: 't', password: 'p' });
  await registration.begin(1200);
  await registration.signUp({ ...person, ...unasked });
  const { token, company, timeZone, ...rest } = person;
  const signUp = { ...rest, company_name: company, time_zone: timeZone, registration_token: token };
  expect(sent).toEqual([
    ['POST', 'auth/password/reset/confirm/', { uid: 'u', token: 't', new_password: 'p' }],
    ['POST', 'auth/submit-interest/', { email: 'kim@example.com', message: 'Hello' }],
    ['POST', 'auth/resend-verification/', { email: 'kim@example.com' }],
    ['POST', 'auth/verify-email/', { uid: 'u', token: 't' }],
    ['POST', 'auth/verify-email/', { uid: 'u', token: 't', password: 'p' }],
    ['POST', 'billing/registration-token/', { source: 'web', page_load_time: 1200 }],
    ['POST', 'auth/signup/', signUp],
  ]);
});

test('[ACC2] a change of password is answered without words', async () => {
  const { account, sent } = calls(() => new Response(null, { status: 204 }));
  expect(await account.changePassword({ old: 'a', next: 'b' })).toBeNull();
  expect(sent).toEqual([['POST', 'core/users/change_password/', { old_password: 'a', new_password: 'b' }]]);
});

test('[ACC2] a payment is begun and kept for the sign-up', async () => {
  const answer = {
    provider: 'sandbox',
    setup_intent: 's1',
    client_secret: null,
    redirect_url: null,
    payment_methods: ['pm_visa'],
    payment_method: { id: 'pm_visa', brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 },
  };
  const { registration, sent } = says(200, answer);
  expect(await registration.setUpPayment('tok')).toEqual({
    provider: 'sandbox',
    id: 's1',
    elsewhere: null,
    methods: ['pm_visa'],
  });
  const card = { brand: 'visa', last4: '4242' };
  expect(await registration.attachPayment({ token: 'tok', setup: 's1', method: 'pm_visa' })).toEqual(card);
  await registration.attachPayment({ token: 'tok', setup: 's1', method: null });
  const attached = { registration_token: 'tok', setup_intent: 's1' };
  expect(sent).toEqual([
    ['POST', 'billing/setup-intent/', { registration_token: 'tok', source: 'web' }],
    ['POST', 'billing/payment-methods/attach/', { ...attached, payment_method: 'pm_visa' }],
    ['POST', 'billing/payment-methods/attach/', attached],
  ]);
});

describe('plans', () => {
  const plan = {
    id: 'starter',
    name: 'Starter',
    description: 'One.',
    trial_days: 30,
    recommended: false,
    prices: [{ currency: 'EUR', amount: 2900, interval: 'month' }],
    limits: { members: 3, warehouses: 1, products: 1000, orders_per_month: null },
  };

  test('[ACC3] are read from the results', async () => {
    const [read] = await says(200, { results: [plan] }).registration.plans();
    expect(read).toMatchObject({ id: 'starter', trialDays: 30 });
    expect(read?.limits).toEqual({ members: 3, warehouses: 1, products: 1000, ordersPerMonth: null });
  });

  test.each([
    ['refuses', says(500)],
    ['answers in another shape', says(200, { plans: [] })],
    ['does not answer', noAnswer()],
  ])('[ACC3] are none where the server %s', async (_, { registration }) => {
    expect(await registration.plans()).toEqual([]);
  });
});

test('[ACC26] who is signed in begins to give a card without a word: the session tells who pays', async () => {
  const answer = {
    provider: 'sandbox',
    setup_intent: 's1',
    client_secret: null,
    redirect_url: null,
    payment_methods: [],
  };
  const { payments, sent } = says(200, answer);
  await payments.setUp();
  expect(sent).toEqual([['POST', 'billing/setup-intent/', null]]);
});
