import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  elsewhere,
  followLink,
  goodPassword,
  linkOf,
  waitingSignUp,
  type MailedLink,
} from './account.fixtures.ts';
import { identityTrial, type IdentityTrial } from './identity.fixtures.ts';

let trial: IdentityTrial;

beforeAll(async () => {
  trial = await identityTrial();
});
afterAll(() => trial.close());

const visitor = () => elsewhere(trial);
const waiting = (email: string, browser = visitor(), over: object = {}) =>
  waitingSignUp(trial, browser, { email, ...over });
const verify = (link: MailedLink, password = goodPassword) => followLink(visitor(), link, password);
const signInAs = (email: string, password: string) => visitor().post('auth/token/', { email, password });
const count = async (table: string): Promise<number> =>
  (await trial.database.owner.pool.query(`select from ${table}`)).rowCount ?? 0;

describe('a sign-up', () => {
  it('[ID16] with an address that waits gains nothing: each stays what it is, and one ends the other', async () => {
    const [attacker, owner] = [visitor(), visitor()];
    const theirs = { company_name: 'Theirs AB', name: 'Mallory Crow', password: 'a very bad secret' };
    const own = { company_name: 'Rightful Co', password: 'another good thing' };
    const foreign = await waiting('again@example.org', attacker, theirs);
    const mine = await waiting('again@example.org', owner, own);
    expect(foreign.uid).not.toBe(mine.uid);
    // The owner of the address has every mail; what they typed confirms nothing of anybody else.
    for (const answer of [await followLink(owner, foreign), await followLink(visitor(), foreign)])
      expect([answer.statusCode, answer.json().fields]).toEqual([422, { password: 'signUpPasswordNeeded' }]);
    const wrong = await verify(foreign, own.password);
    expect([wrong.statusCode, wrong.json().fields]).toEqual([422, { password: 'wrongSignUpPassword' }]);
    expect((await verify(mine, theirs.password)).statusCode).toBe(422);
    expect((await followLink(attacker, mine)).statusCode).toBe(422);

    const companies = await count('company');
    expect((await verify(mine, own.password)).statusCode).toBe(200);
    expect(await count('company')).toBe(companies + 1);
    expect((await verify(foreign, theirs.password)).json().code).toBe('linkUnknown');
    expect((await signInAs('again@example.org', theirs.password)).statusCode).toBe(401);
    const answer = await signInAs('again@example.org', own.password);
    expect([answer.json().user.name, answer.json().active_company.name]).toEqual(['Kim Alm', 'Rightful Co']);
  });

  it('[ID16] twice with one address, confirmed both at once, gives one account and one company', async () => {
    const [one, two] = [await waiting('both@example.org'), await waiting('both@example.org')];
    const companies = await count('company');
    const answers = await Promise.all([verify(one), verify(two)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect(await count('company')).toBe(companies + 1);
  });

  it('[ID13] is confirmed and signed in at once in the browser that signed up', async () => {
    const browser = visitor();
    const link = await waiting('here@example.org', browser);
    const answer = await followLink(browser, link);
    expect(answer.json()).toMatchObject({
      detail: 'The address is confirmed, and you are signed in.',
      signed_in: { user: { id: link.uid }, active_company: { name: 'Alm & Co AB' } },
    });
    expect((await browser.get('auth/me/')).json()).toMatchObject({ email: 'here@example.org' });
  });

  it('[ID13] leaves a browser to whoever is signed in there', async () => {
    const browser = visitor();
    const link = await waiting('guest@example.org', browser);
    await browser.signIn('viewer');
    expect((await followLink(browser, link)).json()).toMatchObject({
      detail: 'The address is confirmed. You can sign in.',
      signed_in: null,
    });
    expect((await browser.get('auth/me/')).json()).toMatchObject({ email: 'viewer@example.com' });
  });

  it('[ID3] counts wrong passwords at a link as it does at sign-in', async () => {
    const link = await waiting('guessed@example.org');
    const browser = visitor();
    const guess = () => followLink(browser, link, 'not this one');
    const codes = [];
    for (let tries = 0; tries < 11; tries += 1) codes.push((await guess()).statusCode);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  });

  it('[ID16] has its own mail sent again to the browser that asks', async () => {
    const owner = visitor();
    const mine = await waiting('resent@example.org', owner);
    const began = trial.clock.now;
    trial.clock.now = new Date(Date.parse(began) + 60_000).toISOString();
    const later = await waiting('resent@example.org');
    const ask = async (browser: typeof owner) => {
      await browser.post('auth/resend-verification/', { email: 'resent@example.org' });
      await trial.accounts.postman.drain();
      return linkOf(trial, 'resent@example.org').uid;
    };
    expect([await ask(owner), await ask(visitor())]).toEqual([mine.uid, later.uid]);
    trial.clock.now = began;
  });
});
