import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { asUser } from '#model/engine/actor.ts';
import { freshId } from '#server/testing/company.fixtures.ts';
import { elsewhere } from './account.fixtures.ts';
import { identityTrial, type IdentityTrial } from './identity.fixtures.ts';
import { invitationsOf } from './invitation.fixtures.ts';

let trial: IdentityTrial;
let team: ReturnType<typeof invitationsOf>;
const start = '2026-05-04T08:00:00.000Z';

beforeAll(async () => {
  trial = await identityTrial();
  team = invitationsOf(trial);
});
afterAll(() => trial.close());
beforeEach(() => {
  trial.clock.now = start;
  trial.mailServer.failsWith = null;
});

const set = (name: string, replyTo: string) =>
  trial.executor.systemPropose(
    team.company,
    [{ kind: 'company', document: 'company', type: 'setMailSender', data: { name, replyTo } }],
    { by: asUser(freshId()) },
  );

const url = () => `core/companies/${team.company}/mail-sender/test/`;

async function signedIn(name: string) {
  const browser = elsewhere(trial);
  expect((await browser.signIn(name)).statusCode).toBe(200);
  return browser;
}

it('[ML9] invitations are in the company’s name, or the one it chose, and answered to its address', async () => {
  await team.invite('first@example.org');
  expect(trial.letters.at(-1)).toMatchObject({ sender: 'Nordlager AB', replyTo: undefined });
  await set('Nordlager: order@evil.example', 'order@nordlager.example');
  await team.invite('second@example.org');
  expect(trial.letters.at(-1)).toMatchObject({
    sender: 'Nordlager order evil. example',
    replyTo: 'order@nordlager.example',
  });
});

it('[ML9] letters about accounts stay ours', async () => {
  await set('Nordlager', 'order@nordlager.example');
  await elsewhere(trial).post('auth/password-reset/', { email: 'admin@example.com' });
  await trial.accounts.postman.drain();
  const letter = trial.letters.findLast(({ to }) => to === 'admin@example.com');
  expect([letter?.sender, letter?.replyTo]).toEqual([undefined, undefined]);
});

it('[ML9] a test letter is sent as they are, to who asks, once in a while, and says how it fared', async () => {
  await set('Nordlager', 'order@nordlager.example');
  const admin = await signedIn('admin');
  expect((await admin.get(url())).json()).toEqual({ last: null });
  const asked = await admin.post(url(), {});
  expect(asked.json()).toEqual({
    last: { at: start, to: 'admin@example.com', outcome: 'waiting', detail: '' },
  });
  expect((await admin.post(url(), {})).statusCode).toBe(429);
  await trial.accounts.postman.drain();
  expect((await admin.get(url())).json().last).toMatchObject({ outcome: 'sent' });
  expect(trial.letters.at(-1)).toMatchObject({
    to: 'admin@example.com',
    sender: 'Nordlager',
    replyTo: 'order@nordlager.example',
    subject: expect.stringContaining('Nordlager AB'),
  });
});

it('[ML9] why a test letter did not leave is told', async () => {
  const admin = await signedIn('admin');
  trial.clock.now = '2026-05-04T09:00:00.000Z';
  trial.mailServer.failsWith = '550 no such user';
  await admin.post(url(), {});
  await trial.accounts.postman.drain();
  expect((await admin.get(url())).json().last).toMatchObject({
    outcome: 'failed',
    detail: '550 no such user',
  });
});

it('[ML9] who does not manage the company neither tests nor learns of it', async () => {
  const sales = await signedIn('sales');
  expect([(await sales.get(url())).statusCode, (await sales.post(url(), {})).statusCode]).toEqual([403, 403]);
});
