import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import { createProduct, FOUNDER, foundCompany, mustPropose } from '#server/testing/company.fixtures.ts';
import { followLog } from '#server/testing/log-follower.ts';
import { beginEra } from './era.ts';

let server: CompanyApp;
beforeAll(async () => {
  server = await openCompanyApp();
});
afterAll(() => server.close());

/** The header of a bootstrap. */
const boot = async (): Promise<{ readonly asOf: number; readonly epoch: number }> =>
  JSON.parse((await clientOf(server, FOUNDER).get('1/boot/')).text.split('\n')[0] ?? '');

it('[BK11] devices that loaded before a backup was restored begin again, others go on', async () => {
  const address = await server.listen();
  const { executor } = server.platform;
  const { kysely: owner } = server.database.owner;
  await sql`insert into company (created_at) values (now())`.execute(owner);
  await foundCompany(executor, 1);
  const { asOf, epoch } = await boot();
  const at = (known: number) => followLog(address, FOUNDER, `1?from=${asOf + 1}&epoch=${known}`);
  const still = await at(epoch);
  await still.until(await mustPropose(executor, 1, [createProduct()]));
  still.stop();
  await beginEra(owner, '2030-01-01T00:00:00.000Z');
  expect(await (await at(epoch)).ended).toMatchObject({ name: 'epoch' });
  await mustPropose(executor, 1, [createProduct()]);
  const again = (await boot()).epoch;
  expect(again).toBeGreaterThan(epoch + 1000);
  expect(await (await at(again + 1)).ended).toMatchObject({ name: 'epoch' });
});
