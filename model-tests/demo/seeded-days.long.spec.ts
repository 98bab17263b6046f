import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { checkingEngine as engine } from '#machines/checking-engine.ts';
import { epoch } from '#model/values/clock.fixtures.ts';
import { createUserStore } from '#server/accounts/identity/user-store.ts';
import { testExecutor } from '#server/testing/company.fixtures.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { demoPeople } from '#server/demo/company-list.ts';
import { seededRows } from '#server/demo/seeded-rows.fixtures.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { specialMoments } from './special-days.ts';

const ended: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).toReversed()) await end();
});

const moments = specialMoments(Math.floor(epoch() / 86_400_000));

it.each(moments)('[DE9] what is no fact of a model is whole as well, seeded at %s', async (moment) => {
  const database = await createTestDatabase();
  ended.push(database.dispose);
  const executor = await testExecutor(database, { now: () => moment });
  ended.push(executor.close);
  const { rowsOf, statesOf } = seededRows(() => database);
  const users = createUserStore(database.app, () => moment);

  // What fails is thrown: nothing is to be left out.
  await seedDemo({ engine, database, executor, users, now: () => moment });

  expect(await statesOf(1, 'row_data_import')).toEqual({ done: 1 });
  for (const company of [1, 2]) {
    expect(await statesOf(company, 'row_pairing')).toEqual({ conflict: 1 });
    const links = await rowsOf(company, (id) => sql`select 1 from sync_link where company_id = ${id}`);
    expect(links).toHaveLength(32);
  }
  const told = await rowsOf<{ user: string }>(
    1,
    (id) => sql`select distinct user_id as user from inbox_entry where company_id = ${id}`,
  );
  const nordlager = demoPeople.filter(({ companies }) => companies.includes('nordlager'));
  expect(told.map(({ user }) => user).toSorted()).toEqual(nordlager.map(({ user }) => user).toSorted());
  for (const [company, state] of [
    [1, 'active'],
    [2, 'trialing'],
    [3, 'pastDue'],
  ] as const) {
    expect(await statesOf(company, 'row_subscription')).toEqual({ [state]: 1 });
    const later = await rowsOf(
      company,
      (id) =>
        sql`select type, at from event where company_id = ${id} and at > ${moment}::timestamptz limit 5`,
    );
    expect(later).toEqual([]);
  }
});
