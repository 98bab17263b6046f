import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { LETTERS_ON_TRIAL } from '#model/areas/setup/subscription/letter-budget.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { dayFromNow } from '#model/values/clock.fixtures.ts';
import { companyZone } from '#server/platform/model/company-zone.ts';
import { openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import { addMember, foundCompany, freshId, mustPropose } from '#server/testing/company.fixtures.ts';
import { lettersNearBudget, mayBeWrittenTo, newlyNear, takeLetter } from './letter-budget.ts';
import { letterRefusal } from './letter-refusal.ts';
import { queueMail } from './mail-queue.ts';

let server: CompanyApp;
beforeAll(async () => {
  server = await openCompanyApp();
  for (const company of [1, 2, 3]) await foundCompany(server.platform.executor, company);
});
afterAll(() => server.close());

const noon = '2026-05-04T12:00:00.000Z';
const take = (company: number, now = noon) =>
  server.database.withCompany(company, (trx) => takeLetter(trx, company, now));
const spend = async (company: number, count: number) =>
  server.database.owner.pool.query(
    `insert into letter_count (company, day, count, budget) values ($1, '2026-05-04', $2, $3)
     on conflict (company, day) do update set count = excluded.count, is_told = false`,
    [company, count, LETTERS_ON_TRIAL],
  );

it('[ML10] what happens at once takes no more letters than there are, and the next day has its own', async () => {
  await spend(1, LETTERS_ON_TRIAL - 3);
  const taken = await Promise.all(Array.from({ length: 8 }, () => take(1)));
  expect(taken.filter(Boolean)).toHaveLength(3);
  expect(await take(2)).toBe(true);
  expect(await take(1, '2026-05-05T12:00:00.000Z')).toBe(true);
});

it('[ML10] the day is that of the company', async () => {
  await spend(1, LETTERS_ON_TRIAL);
  // It is in Stockholm, where the 4th is over at 22:00 UTC.
  expect(await server.database.withCompany(1, (trx) => companyZone(trx, 1))).toBe('Europe/Stockholm');
  expect(await take(1, '2026-05-04T21:59:00.000Z')).toBe(false);
  expect(await take(1, '2026-05-04T22:00:00.000Z')).toBe(true);
});

it('[SB15] a plan that is paid for has its own budget, one that is tried has that of a trial', async () => {
  const budgetIn = async (state: string, plan: string): Promise<unknown> => {
    await server.database.owner.pool.query(`delete from letter_count where company = 3`);
    await server.database.withCompany(3, async (trx) => {
      await sql`delete from row_subscription where company_id = 3`.execute(trx);
      await sql`insert into row_subscription (company_id, id, seq, state, open, changed_at, search, data)
        values (3, 'subscription', 1, ${state}, true, now(), '', ${JSON.stringify({ plan })})`.execute(trx);
    });
    await take(3);
    const { rows } = await server.database.owner.pool.query<{ budget: number }>(
      `select budget from letter_count where company = 3`,
    );
    return rows[0]?.budget;
  };
  expect(await budgetIn('active', 'starter')).toBe(500);
  expect(await budgetIn('active', 'growth')).toBe(2000);
  expect(await budgetIn('pastDue', 'scale')).toBe(10_000);
  for (const state of ['trialing', 'unpaid', 'paused', 'canceled'])
    expect(await budgetIn(state, 'scale')).toBe(LETTERS_ON_TRIAL);
  expect(await budgetIn('active', 'no longer offered')).toBe(LETTERS_ON_TRIAL);
});

it('[ML10] a letter beyond the budget is not queued, but for those that are ours', async () => {
  await spend(1, LETTERS_ON_TRIAL - 1);
  const queue = (over: object) =>
    server.database.withCompany(1, (trx) =>
      queueMail(
        trx,
        { template: 'invitation', to: 'x@example.org', locale: 'en', company: 1, ...over },
        noon,
      ),
    );
  const inQueue = async () =>
    (await server.database.owner.pool.query(`select 1 from mail where recipient = 'x@example.org'`)).rowCount;
  expect([await queue({}), await queue({})]).toEqual([true, false]);
  expect(await inQueue()).toBe(1);
  expect(await queue({ isUncounted: true })).toBe(true);
  expect(await queue({ template: 'noticesPushed' })).toBe(true);
  expect(await inQueue()).toBe(3);
});

it('[ML12] a company writes to its members and to contacts of its customers and suppliers alone', async () => {
  const contact = (email: string) => ({ contacts: [{ name: 'A', role: '', email, phone: '' }] });
  await mustPropose(server.platform.executor, 1, [
    {
      kind: 'customer',
      document: freshId(),
      type: 'create',
      data: customerFixture(contact('Buyer@Example.org')),
    },
    {
      kind: 'supplier',
      document: freshId(),
      type: 'create',
      data: supplierFixture(contact('seller@example.org')),
    },
  ]);
  const { user, member } = await addMember(server.platform.executor, 1, 'Mona', ['product.view']);
  const { rows } = await server.database.withCompany(1, (trx) =>
    sql<{ email: string }>`select data ->> 'email' as email from row_member
      where company_id = 1 and data ->> 'user' = ${user}`.execute(trx),
  );
  const may = (company: number, address: string) =>
    server.database.withCompany(company, (trx) => mayBeWrittenTo(trx, company, address));
  for (const address of ['buyer@example.org', 'SELLER@example.org', rows[0]?.email ?? ''])
    expect([address, await may(1, address), await may(2, address)]).toEqual([address, true, false]);
  expect(await may(1, 'stranger@example.net')).toBe(false);
  expect(await may(1, '')).toBe(false);
  await mustPropose(server.platform.executor, 1, [
    { kind: 'member', document: member, type: 'remove', data: {} },
  ]);
  expect(await may(1, rows[0]?.email ?? '')).toBe(false); // who left has no letters
  const refusal = await server.database.withCompany(2, (trx) =>
    letterRefusal(trx, 2, 'buyer@example.org', noon),
  );
  expect(refusal).toEqual({ code: 'recipientUnknown', params: { address: 'buyer@example.org' } });
});

it('[ML11] the operator is told of each company near its budget, once, and how many there are', async () => {
  const { kysely } = server.database.app;
  await newlyNear(kysely);
  const today = dayFromNow(0);
  await server.database.owner.pool.query(`delete from letter_count`);
  for (const [company, count] of [
    [1, 79],
    [2, 80],
    [3, 100],
  ])
    await server.database.owner.pool.query(
      `insert into letter_count (company, day, count, budget) values ($1, $2, $3, 100)`,
      [company, today, count],
    );
  expect(await lettersNearBudget(kysely)).toEqual({ near: 1, spent: 1 });
  expect((await newlyNear(kysely)).map(({ company }) => company).toSorted()).toEqual([2, 3]);
  expect(await newlyNear(kysely)).toEqual([]);
});
