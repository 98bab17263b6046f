import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { engineOfBefore } from '#machines/lines/of-before.fixtures.ts';
import type { NightCheck, WalkStep } from '#model/audit/log-verdict.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { proveDatabase } from '#server/operations/backup/prove-database.ts';
import { maintain } from '#server/platform/model/maintenance.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import {
  FOUNDER,
  foundCompany,
  freshId,
  mustPropose,
  stockedProduct,
  testExecutor,
} from '#server/testing/company.fixtures.ts';

const twin = freshId();
let server: CompanyApp;
let product: string;
let sound: readonly object[];

const client = () => clientOf(server, FOUNDER);
const verified = async () => {
  const { text } = await client().post('1/audit/verify/', {});
  const step = JSON.parse(text.trim().split('\n').at(-1) ?? '') as WalkStep;
  return 'verdict' in step ? step.verdict.books : [];
};

/** An order, and one of before lines were told apart that has its line too. */
beforeAll(async () => {
  server = await openCompanyApp();
  const { executor } = server.platform;
  const company = await foundCompany(executor, 1);
  product = await stockedProduct(executor, company, { form: { sku: 'BOLT' } });
  const customer = freshId();
  const line = orderLineFixture({ id: freshId(), product });
  const order = (document: string) => ({
    kind: 'salesOrder',
    document,
    type: 'create',
    data: salesOrderFixture({ customer, warehouse: company.warehouse, lines: [line] }),
  });
  const first = freshId();
  await mustPropose(executor, 1, [
    { kind: 'customer', document: customer, type: 'create', data: customerFixture() },
    order(first),
    { kind: 'salesOrder', document: first, type: 'confirm', data: {} },
  ]);
  sound = await verified();
  const before = await testExecutor(server.database, { engine: engineOfBefore });
  await mustPropose(before, 1, [order(twin)]);
});
afterAll(() => server.close());

const ofTwin = { problem: 'lineIsOfAnother', params: {}, about: { kind: 'salesOrder', document: twin } };

it('[BOK14] the night compares the books of the log, and the page has what it found', async () => {
  const told: string[] = [];
  await maintain(
    {
      engine,
      database: server.database,
      layouts: server.platform.layouts,
      now: () => '2026-05-05T02:00:00.000Z',
      onDifference: (_, { table, id }) => told.push(`${table} ${id}`),
      onBookFault: (_, { problem, document }) => told.push(`${problem} ${document}`),
      onFault: (error) => {
        throw error;
      },
    },
    1,
  );
  expect(told).toEqual([`lineIsOfAnother ${twin}`]);
  const { check } = (await client().get('1/audit/check/')).json() as { check: NightCheck };
  expect(check).toMatchObject({ broken: null, differences: [], books: [ofTwin] });
});

it('[BOK14] a walk compares what is stored now', async () => {
  expect(sound).toEqual([]);
  expect(await verified()).toMatchObject([ofTwin]);
  const planted = sql`update row_availability set data = jsonb_set(data, '{outgoing}', '7000') where company_id = 1`;
  await server.database.withCompany(1, (trx) => planted.execute(trx));
  expect(await verified()).toMatchObject([
    {
      problem: 'outgoingDiffers',
      params: { found: 7_000, expected: 10_000 },
      about: { kind: 'product', document: product, name: 'BOLT' },
    },
    ofTwin,
  ]);
});

it('[BOK14] a walk compares documents that have ended, too', async () => {
  const receipts = sql.table(server.platform.layouts.get('goodsReceipt')?.sqlTable ?? '');
  const planted = sql`update ${receipts} set data = jsonb_set(data, '{lines,0,returned}', '99000000')
    where company_id = 1 returning id`;
  const { rows } = await server.database.withCompany(1, (trx) => planted.execute(trx));
  expect(rows).toHaveLength(1);
  expect(await verified()).toContainEqual({
    problem: 'countersContradict',
    params: {},
    about: expect.objectContaining({ kind: 'goodsReceipt' }),
  });
});

it('[BOK14] after a restore an operator is told, and the restore stands', async () => {
  const { database, platform } = server;
  await sql`insert into company (id, created_at) overriding system value values (1, now())`.execute(
    database.owner.kysely,
  );
  const proof = proveDatabase({ database, engine, layouts: platform.layouts });
  for (;;) {
    const step = await proof.next();
    if (!step.done) continue;
    const { doubts } = step.value;
    return expect(doubts).toEqual([
      `company 1: salesOrder ${twin}: a line is that of another document, which had it first.`,
    ]);
  }
});
