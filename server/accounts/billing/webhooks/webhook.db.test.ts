import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asSystem } from '#model/engine/actor.ts';
import { beginSubscription, cardOf } from '../begin-subscription.ts';
import { companyBilling } from '../company-billing.ts';
import type { PaymentMethod } from '../payment-provider.ts';
import { runDue } from '../run-due.ts';
import { createSandboxProvider, sandboxMethods } from '../sandbox-provider.ts';
import { identityTrial, type IdentityTrial } from '#server/accounts/identity/identity.fixtures.ts';
import { requestLimits } from '#server/accounts/identity/request-limits.ts';
import { daysAfter } from '#model/values/billing-period.ts';
import { postToSelf } from './post-to-self.ts';
import { signWebhook } from './webhook-signature.ts';

const SECRET = 'whsec_of_the_tests';
const CUSTOMER = 'cus_sandbox_1';
/** The company that is on trial. */
let company = 0;
let trial: IdentityTrial;
const sandbox = { post: async (_body: string, _signature: string) => false };
const provider = createSandboxProvider({
  secret: SECRET,
  now: () => trial.clock.now,
  post: (body, signature) => sandbox.post(body, signature),
});

beforeAll(async () => {
  trial = await identityTrial({
    provider,
    requestLimits: { ...requestLimits, webhook: { address: { tries: 3, seconds: 3600 } } },
  });
  sandbox.post = postToSelf(trial.api);
  const found = trial.companies.find(({ company: { key } }) => key === 'baltic');
  company = found?.id ?? 0;
  const begin = beginSubscription({ company, plan: 'growth', method: null, at: trial.clock.now });
  await trial.executor.systemPropose(company, [begin], { by: asSystem });
});
afterAll(() => trial.close());

const payload = (over: object = {}, marks: object = {}) => ({
  id: `evt_${Math.random()}`,
  type: 'payment_intent.succeeded',
  created: Math.floor(Date.parse(trial.clock.now) / 1000),
  data: {
    object: {
      customer: CUSTOMER,
      metadata: { company: String(company), invoice: 'none', attempt: '1', ...marks },
    },
  },
  ...over,
});

async function send(event: unknown, over: { signature?: string; ip?: string } = {}) {
  const body = typeof event === 'string' ? event : JSON.stringify(event);
  const { signature = signWebhook(body, SECRET, trial.clock.now), ip = '10.1.0.1' } = over;
  return trial.api.inject({
    method: 'POST',
    url: '/api/billing/webhook/',
    remoteAddress: ip,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: body,
  });
}

const outcomeOf = async (id: string): Promise<string | undefined> => {
  const { rows } = await sql<{ outcome: string }>`select outcome from billing_event where id = ${id}`.execute(
    trial.database.app.kysely,
  );
  return rows[0]?.outcome;
};

const rowOf = () => trial.database.withCompany(company, (trx) => companyBilling.subscriptionOf(trx, company));
const factsOf = () =>
  trial.database.withCompany(company, async (trx) => {
    const { rows } = await sql<{ type: string }>`
      select type from event where company_id = ${company} and kind = 'subscription' order by seq`.execute(
      trx,
    );
    return rows.map(({ type }) => type);
  });
const ask = async (type: string, data: object = {}) => {
  const command = { kind: 'subscription', document: 'subscription', type, data };
  const [settled] = await trial.executor.systemPropose(company, [command], { by: asSystem });
  return settled && 'refusal' in settled ? settled.refusal.code : 'done';
};
const run = () =>
  runDue(
    { database: trial.database, executor: trial.executor, provider, now: () => trial.clock.now },
    company,
  );

async function useCard(id: string): Promise<void> {
  const method = sandboxMethods[id] as PaymentMethod; // not the one that is declined
  await trial.database.withCompany(company, (trx) =>
    companyBilling.note(
      trx,
      company,
      { provider: 'sandbox', customer: CUSTOMER, method },
      'growth',
      trial.clock.now,
    ),
  );
  await ask('noteCard', { card: cardOf(method) });
}

describe('an event of the payment provider', () => {
  beforeEach(() => {
    trial.clock.now = '2026-05-04T08:00:00.000Z';
  });

  it('[BI12] that is not signed, signed with another secret, or too long ago, is refused, noted, and does nothing', async () => {
    const body = JSON.stringify(payload({ id: 'evt_forged' }));
    const { now } = trial.clock;
    const signed = (at: string, secret = SECRET): string => signWebhook(body, secret, at);
    const refused = [
      '',
      'v1=00',
      't=soon,v1=00',
      signed(now, 'whsec_another'),
      signed('2026-05-04T07:54:59.000Z'),
      signed('2026-05-04T08:05:01.000Z'),
      signed(now).replace('v1=', 'v0='),
    ];
    for (const [index, signature] of refused.entries()) {
      const answer = await send(body, { signature, ip: `10.2.0.${index}` });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'badSignature']);
    }
    expect(await outcomeOf('evt_forged')).toBeUndefined();
    const { rows } = await sql<{ count: number }>`
      select count(*)::int from security_event where event = 'webhookRefused'`.execute(
      trial.database.owner.kysely,
    );
    expect(rows[0]?.count).toBe(refused.length);
  });

  it('[BI12] is taken within five minutes, and with either secret while one is replaced', async () => {
    const body = JSON.stringify(payload({ id: 'evt_rolled', type: 'invoice.created' }));
    const old = signWebhook(body, 'whsec_another', '2026-05-04T07:55:00.000Z');
    const both = `${old},${signWebhook(body, SECRET, '2026-05-04T07:55:00.000Z').split(',')[1]}`;
    expect((await send(body, { signature: both })).statusCode).toBe(200);
  });

  it('[BI12] of forgers is not even looked at after a while, while the provider is heard', async () => {
    const forged = () => send(payload(), { signature: 't=1,v1=00', ip: '10.3.0.1' });
    for (let n = 0; n < 3; n += 1) expect((await forged()).statusCode).toBe(400);
    expect((await forged()).statusCode).toBe(429);
    expect((await send(payload(), { ip: '10.3.0.1' })).statusCode).toBe(200);
  });

  it('[BI13] of another kind, or of somebody else’s payment, is answered, noted, and does nothing', async () => {
    await useCard('pm_sandbox_visa');
    const before = await factsOf();
    const events = {
      other: payload({ id: 'evt_other', type: 'customer.updated' }),
      unmarked: payload({ id: 'evt_unmarked', data: { object: { customer: CUSTOMER } } }),
      invoice: payload({ id: 'evt_invoice' }),
      customer: payload({
        id: 'evt_customer',
        data: { object: { ...payload().data.object, customer: 'cus_2' } },
      }),
      company: payload({ id: 'evt_company' }, { company: '999' }),
      partly: payload({ id: 'evt_partly', type: 'charge.refunded' }),
    };
    const outcomes: Record<string, unknown> = {};
    for (const [name, event] of Object.entries(events)) {
      expect((await send(event)).json()).toEqual({ received: true });
      outcomes[name] = await outcomeOf(event.id);
    }
    expect(outcomes).toEqual({
      other: 'other',
      unmarked: 'other',
      invoice: 'foreign',
      customer: 'foreign',
      company: 'foreign',
      partly: 'other',
    });
    expect(await factsOf()).toEqual(before);
    for (const body of ['{', '[]', '{"id":1}', JSON.stringify(payload({ created: 'now' }))])
      expect((await send(body)).statusCode).toBe(400);
  });

  it('[BI13] is done once, however often it comes, at the same time too', async () => {
    await useCard('pm_sandbox_visa');
    await ask('changePlan', { plan: 'starter' });
    trial.clock.now = daysAfter(String((await rowOf())?.until), 0);
    expect(await ask('passTime')).toBe('done');
    const invoice = (await rowOf())?.invoices.at(-1)?.number ?? '';
    await ask('tryPayment', { invoice });
    const event = payload({ id: 'evt_paid' }, { invoice });
    const answers = await Promise.all([send(event), send(event), send(event)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await send(payload({ id: 'evt_paid_again' }, { invoice }));
    expect((await factsOf()).filter((type) => type === 'paid')).toHaveLength(1);
    expect([await outcomeOf('evt_paid'), await outcomeOf('evt_paid_again')]).toEqual(['done', 'known']);
    const refund = payload({ id: 'evt_refund', type: 'charge.refunded' }, { invoice });
    await send({ ...refund, data: { object: { ...refund.data.object, refunded: true } } });
    expect((await rowOf())?.invoices.at(-1)?.refundedAt).toBe(new Date(refund.created * 1000).toISOString());
  });

  it('[BI13] tells the whole life of a subscription in the sandbox, through the same route as Stripe’s', async () => {
    await useCard('pm_sandbox_refused');
    const from = (await rowOf())?.until ?? '';
    const seen: unknown[] = [];
    for (const days of [0, 1, 3, 5, 7]) {
      trial.clock.now = daysAfter(from, days);
      await run();
      const row = await rowOf();
      seen.push([row?.state, row?.invoices.at(-1)?.failed.length]);
    }
    expect(seen).toEqual([
      ['pastDue', 1],
      ['pastDue', 2],
      ['pastDue', 3],
      ['pastDue', 4],
      ['unpaid', 5],
    ]);
    await useCard('pm_sandbox_visa');
    expect(await ask('retry')).toBe('done');
    const post = sandbox.post;
    sandbox.post = async () => false;
    await run();
    expect((await rowOf())?.state).toBe('unpaid');
    // What was not told is asked for again.
    sandbox.post = post;
    trial.clock.now = daysAfter(trial.clock.now, 0.05);
    await run();
    expect(await rowOf()).toMatchObject({ state: 'active' });
    const { rows } = await sql<{ outcome: string; count: number }>`
      select outcome, count(*)::int from billing_event where id like 'evt_sandbox%' group by outcome`.execute(
      trial.database.app.kysely,
    );
    expect(rows).toEqual([{ outcome: 'done', count: 6 }]);
  });
});
