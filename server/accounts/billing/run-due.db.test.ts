import { afterAll, beforeAll, expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { asUser } from '#model/engine/actor.ts';
import { daysAfter } from '#model/values/billing-period.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import {
  command,
  FOUNDER,
  foundCompany,
  freshId,
  mustPropose,
  testExecutor,
} from '#server/testing/company.fixtures.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { beginSubscription, cardOf } from './begin-subscription.ts';
import { companyBilling } from './company-billing.ts';
import type { PaymentMethod } from './payment-provider.ts';
import { runDue } from './run-due.ts';
import { createSandboxProvider, sandboxMethods } from './sandbox-provider.ts';

const START = '2026-05-04T08:00:00.000Z';
const COMPANY = 1;
const clock = { now: START };
let database: TestDatabase;
let executor: Executor;

beforeAll(async () => {
  database = await createTestDatabase();
  executor = await testExecutor(database, { now: () => clock.now });
  await foundCompany(executor, COMPANY);
});
afterAll(async () => {
  await executor.close();
  await database.dispose();
});

/** Turns the clock, hour by hour where something is due, and tells where the subscription stands. */
async function at(days: number) {
  clock.now = daysAfter(START, days);
  const deps = { database, executor, provider: createSandboxProvider(), now: () => clock.now };
  await runDue(deps, COMPANY);
  const row = await database.withCompany(COMPANY, (trx) => companyBilling.subscriptionOf(trx, COMPANY));
  const { paidAt, failed, tryAt } = row?.invoices.at(-1) ?? {};
  return { state: row?.state, invoices: row?.invoices.length, paidAt, failed, tryAt };
}

async function useCard(id: string): Promise<void> {
  const method = sandboxMethods[id] as PaymentMethod; // not the one that is declined
  await database.withCompany(COMPANY, (trx) =>
    companyBilling.note(
      trx,
      COMPANY,
      { provider: 'sandbox', customer: 'cus_1', method },
      'growth',
      clock.now,
    ),
  );
  const noted = {
    kind: 'subscription',
    document: 'subscription',
    type: 'noteCard',
    data: { card: cardOf(method) },
  };
  await mustPropose(executor, COMPANY, [noted]);
}

const ask = async (type: string, data: object = {}) => {
  const [settled] = await executor.submit(COMPANY, asUser(FOUNDER), [
    command('subscription', 'subscription', type, data),
  ]);
  return settled;
};
const makeProduct = async () => {
  const [settled] = await executor.submit(COMPANY, asUser(FOUNDER), [
    command('product', freshId(), 'create', productFixture({ sku: freshId() })),
  ]);
  return settled && 'refusal' in settled ? settled.refusal.code : 'made';
};

it('[BI11] a whole life by a clock that is turned: trial, card refused, past due, unpaid, paid, cancelled', async () => {
  await mustPropose(executor, COMPANY, [
    beginSubscription({ company: COMPANY, plan: 'growth', method: null, at: START }),
  ]);
  expect(await at(29)).toMatchObject({ state: 'trialing', invoices: 0 });
  await useCard('pm_sandbox_refused');
  expect(await at(30)).toMatchObject({
    state: 'pastDue',
    invoices: 1,
    failed: [1],
    tryAt: daysAfter(START, 31),
  });
  expect(await makeProduct()).toBe('made');
  expect(await at(30.5)).toMatchObject({ failed: [1] });
  expect(await at(31)).toMatchObject({ failed: [1, 2], tryAt: daysAfter(START, 33) });
  expect(await at(33)).toMatchObject({ failed: [1, 2, 3] });
  expect(await at(35)).toMatchObject({ state: 'pastDue', failed: [1, 2, 3, 4], tryAt: daysAfter(START, 37) });
  expect(await at(37)).toMatchObject({ state: 'unpaid', failed: [1, 2, 3, 4, 5], tryAt: null });
  expect(await makeProduct()).toBe('subscriptionUnpaid');
  await useCard('pm_sandbox_visa');
  expect(await at(38)).toMatchObject({ state: 'unpaid' });
  await ask('retry');
  expect(await at(38)).toMatchObject({ state: 'active', invoices: 1, paidAt: daysAfter(START, 38) });
  expect(await makeProduct()).toBe('made');
  expect(await at(61)).toMatchObject({ state: 'active', invoices: 2, paidAt: daysAfter(START, 61) });
  await ask('cancel', { cancellation: { why: 'closing', comment: '' } });
  expect(await at(62)).toMatchObject({ state: 'canceling' });
  expect(await at(95)).toMatchObject({ state: 'canceled', invoices: 2 });
  expect(await makeProduct()).toBe('subscriptionEnded');
  const layouts = await readRowLayouts(database.app.kysely, engine);
  expect(await rebuild(engine, database, layouts, COMPANY)).toEqual([]);
});
