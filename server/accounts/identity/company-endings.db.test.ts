import { afterAll, beforeAll, expect, it } from 'vitest';
import { COMPANY } from '#model/values/company-document.ts';
import { asSystem } from '#model/engine/actor.ts';
import { browserOf, identityTrial, type IdentityTrial } from './identity.fixtures.ts';
import { endCompany } from './company-endings.ts';

let trial: IdentityTrial;
let company: number;
beforeAll(async () => {
  trial = await identityTrial();
  company = trial.companies[0]?.id ?? 0;
});
afterAll(() => trial.close());

const give = async (type: string, data: object = {}) => {
  const { executor } = trial;
  const command = { kind: 'company', document: COMPANY, type, data };
  const [settled] = await executor.systemPropose(company, [command], { by: asSystem });
  if (!settled || 'refusal' in settled) throw new Error(JSON.stringify(settled));
};

const pass = async (days: number) => {
  const { clock, database, executor } = trial;
  clock.now = new Date(Date.parse(clock.now) + days * 86_400_000).toISOString();
  await endCompany({ database, executor, now: () => clock.now }, company);
};

/** What somebody gets of the company, and whether it is among theirs. */
async function entering(name: string) {
  const browser = browserOf(trial);
  const { companies } = (await browser.signIn(name)).json();
  const { statusCode } = await browser.get(`core/companies/${company}/`);
  return [statusCode, companies.some(({ id }: { id: number }) => id === company)];
}

it('[CY6, CY8] closes when its days are over, to founders alone, and ends for all', async () => {
  await give('close', { name: 'Nordlager AB' });
  await pass(29);
  expect([await entering('founder'), await entering('admin')]).toEqual([
    [200, true],
    [200, true],
  ]);
  await pass(1);
  expect([await entering('founder'), await entering('admin')]).toEqual([
    [200, true],
    [404, false],
  ]);
  await pass(89);
  expect(await entering('founder')).toEqual([200, true]);
  await pass(1);
  expect(await entering('founder')).toEqual([404, false]);
});
