import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { asSystem } from '#model/engine/actor.ts';
import { compare } from '#model/values/order.ts';
import { daysAfter } from '#model/values/billing-period.ts';
import { demoPeople } from '#server/demo/company-list.ts';
import { identityTrial, type IdentityTrial } from '#server/accounts/identity/identity.fixtures.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { beginSubscription, cardOf } from '../begin-subscription.ts';
import { companyBilling } from '../company-billing.ts';
import type { PaymentMethod } from '../payment-provider.ts';
import { runDue } from '../run-due.ts';
import { createSandboxProvider, sandboxMethods } from '../sandbox-provider.ts';
import { followPayments, remindOfTrial, type WritingDeps } from './follow-payments.ts';

const START = '2026-05-04T08:00:00.000Z';
const PAYER = 'invoices@example.com';
let trial: IdentityTrial;
let deps: WritingDeps;
/** Those who manage the company, the Swede among them, and the address for invoices. */
let everybody: string[];
let company = 0;

const give = async (type: string, data: object) => {
  const command = { kind: 'subscription', document: 'subscription', type, data };
  const [settled] = await trial.executor.systemPropose(company, [command], { by: asSystem });
  if (settled && 'refusal' in settled) throw new Error(settled.refusal.code);
};
const stateOf = async () =>
  (await trial.database.withCompany(company, (trx) => companyBilling.subscriptionOf(trx, company)))?.state;

beforeAll(async () => {
  trial = await identityTrial();
  const { database, executor, clock } = trial;
  const layouts = await readRowLayouts(database.app.kysely, engine);
  deps = { layouts, now: () => clock.now };
  followPayments(executor, deps);
  company = trial.companies.find(({ company: { key } }) => key === 'baltic')?.id ?? 0;
  const managing = demoPeople.filter(
    ({ companies, founder, role }) => companies.includes('baltic') && (founder || role === 'Administrator'),
  );
  everybody = [...managing.map(({ email }) => email), PAYER].toSorted();
  await sql`update app_user set locale = 'sv' where email = 'founder@example.com'`.execute(
    database.owner.kysely,
  );
  await executor.systemPropose(
    company,
    [beginSubscription({ company, plan: 'growth', method: null, at: START })],
    {
      by: asSystem,
    },
  );
  const address = { street: 'Hamngatan 1', postcode: '111 47', city: 'Stockholm', country: 'SE' };
  const billTo = { name: 'Baltic Group', vatNumber: '', address, email: PAYER, reference: '' };
  await give('setBilling', { billTo });
});
afterAll(() => trial.close());
beforeEach(() => void (trial.letters.length = 0));

/** What is due on that day is done, twice, and all mail is sent. */
async function on(days: number) {
  trial.clock.now = daysAfter(START, days);
  const { database, executor, accounts, letters, clock } = trial;
  for (let turn = 0; turn < 2; turn += 1) {
    await runDue({ database, executor, provider: createSandboxProvider(), now: () => clock.now }, company);
    await remindOfTrial({ ...deps, database }, company);
  }
  await accounts.postman.drain();
  return letters.splice(0).toSorted((a, b) => compare(a.to, b.to));
}

async function useCard(id: string): Promise<void> {
  const method = sandboxMethods[id] as PaymentMethod; // not the one that is declined
  const payment = { provider: 'sandbox', customer: 'cus_1', method };
  await trial.database.withCompany(company, (trx) =>
    companyBilling.note(trx, company, payment, 'growth', trial.clock.now),
  );
  await give('noteCard', { card: cardOf(method) });
}

it('[BI14] three days before a trial ends those who manage the company, and the payer, are written to once, in their language', async () => {
  expect(await on(26.9)).toEqual([]);
  const letters = await on(27);
  expect(letters.map(({ to }) => to)).toEqual(everybody);
  const [swedish] = letters.filter(({ to }) => to === 'founder@example.com');
  expect(swedish?.subject).toContain('provperioden i Lagra slutar 3 juni 2026');
  expect(swedish?.link).toBe('http://localhost:3000/sv/apps/settings/billing');
  const english = letters.find(({ to }) => to !== 'founder@example.com' && to !== PAYER);
  expect(english?.subject).toContain('the trial of Lagra ends on 3 June 2026');
  expect(english?.text).toContain('there is no card');
  expect(letters.find(({ to }) => to === PAYER)?.link).toContain('/sv/apps/settings/billing');
  expect(await on(28)).toEqual([]);
});

it('[BI14] when it is over without a card, then for each payment that fails, and when that was the last', async () => {
  const paused = await on(30);
  expect(await stateOf()).toBe('paused');
  expect(paused.map(({ to }) => to)).toEqual(everybody);
  expect(paused[0]?.text).toMatch(/can now be read and exported only|kan nu bara läsas och exporteras/);
  await useCard('pm_sandbox_refused');
  await give('resume', { plan: 'growth' });
  const subjects: (string | undefined)[] = [];
  for (const days of [30, 31, 33, 35, 37])
    subjects.push((await on(days)).find(({ to }) => to !== PAYER && to !== 'founder@example.com')?.text);
  expect(subjects.map((text) => /tried again on (\d+ June)/.exec(text ?? '')?.[1] ?? 'unpaid')).toEqual([
    '4 June',
    '6 June',
    '8 June',
    '10 June',
    'unpaid',
  ]);
  expect(subjects.at(-1)).toContain('no more attempts are made');
  expect(await stateOf()).toBe('unpaid');
});

it('[BI14] a letter is not sent once it is no longer as it says', async () => {
  const { accounts, letters } = trial;
  await give('setBilling', { billTo: null });
  await useCard('pm_sandbox_visa');
  await give('retry', {});
  await on(38);
  trial.clock.now = daysAfter(START, 68);
  await useCard('pm_sandbox_refused');
  const { database, executor, clock } = trial;
  const provider = createSandboxProvider();
  await runDue({ database, executor, provider, now: () => clock.now }, company);
  expect(await stateOf()).toBe('pastDue');
  await useCard('pm_sandbox_visa');
  await give('retry', {});
  await runDue({ database, executor, provider, now: () => clock.now }, company);
  expect(await stateOf()).toBe('active');
  await accounts.postman.drain();
  expect(letters).toEqual([]);
});

it('[BI14] each is in the audit log, with how many it went to', async () => {
  const notes = await trial.database.withCompany(company, async (trx) => {
    const { rows } = await sql<{ about: string; detail: object }>`
      select about, detail from audit_note where company_id = ${company} and what = 'mailed' order by id`.execute(
      trx,
    );
    return rows;
  });
  expect(notes.map(({ about }) => about)).toEqual([
    'trialEndingNoCard',
    'subscriptionPaused',
    ...Array.from({ length: 4 }, () => 'paymentFailed'),
    'subscriptionUnpaid',
    'paymentFailed',
  ]);
  expect(notes[0]?.detail).toEqual({ recipients: everybody.length });
});
