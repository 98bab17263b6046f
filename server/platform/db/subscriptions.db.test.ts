import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { companyBilling } from '#server/accounts/billing/company-billing.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { bareCompany, unchain } from '#server/testing/bare-company.fixtures.ts';
import { createProduct, foundCompany, mustPropose, testExecutor } from '#server/testing/company.fixtures.ts';
import { up } from './migrations/0051-subscriptions.ts';

const NOW = '2026-05-04T08:00:00.000Z';
const old = bareCompany(NOW);

it('[BI9] a company of before gets its subscription in its log: a trial of its plan, or none without limits', async () => {
  const executor = await testExecutor(old.database, { now: () => NOW });
  await foundCompany(executor, old.id); // without a subscription
  const { rows } = await sql<{ id: number }>`
    insert into company (created_at) values (${NOW}) returning id`.execute(old.database.app.kysely);
  const free = rows[0]?.id ?? 0;
  await foundCompany(executor, free);
  const method = { id: 'pm_sandbox_visa', brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 };
  const payment = { setup: null, provider: 'sandbox', customer: 'cus_1', method };
  await old.database.withCompany(old.id, (trx) => companyBilling.begin(trx, old.id, 'growth', payment, NOW));
  await old.asOwner(unchain);
  await old.database.owner.kysely.transaction().execute(up);
  await old.database.owner.kysely.transaction().execute(up);
  const layouts = await readRowLayouts(old.database.app.kysely, engine);
  const rowOf = async (company: number) => {
    expect(await rebuild(engine, old.database, layouts, company)).toEqual([]);
    const found = await old.database.withCompany(company, (trx) =>
      sql<{ data: Record<string, unknown> }>`select data from row_subscription`.execute(trx),
    );
    return found.rows.map(({ data }) => data);
  };
  expect(await rowOf(old.id)).toMatchObject([
    { state: 'trialing', plan: 'growth', limits: { members: 15 }, card: { last4: '4242' }, version: 1 },
  ]);
  expect(await rowOf(free)).toMatchObject([
    { state: 'active', plan: null, until: null, limits: { members: null }, card: null },
  ]);
  // Work goes on behind it.
  await mustPropose(await testExecutor(old.database, { now: () => NOW }), free, [
    createProduct({ sku: 'A-1' }),
  ]);
});
