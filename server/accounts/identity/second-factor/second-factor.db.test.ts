import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { demoPassword } from '#server/demo/company-list.ts';
import { elsewhere, linkOf } from '../account.fixtures.ts';
import { identityTrial, type IdentityTrial } from '../identity.fixtures.ts';
import { halfSignedIn, later, withApp } from './second-factor.fixtures.ts';

let trial: IdentityTrial;
beforeAll(async () => {
  trial = await identityTrial();
});
afterAll(() => trial.close());

const give = (browser: ReturnType<typeof elsewhere>, code: string) =>
  browser.post('auth/token/factor/', { code });

describe('an authenticator app', () => {
  it('[SF2] takes effect with its first code, ends other sessions and brings ten codes', async () => {
    const other = elsewhere(trial);
    await other.signIn('sales');
    const begun = elsewhere(trial);
    await begun.signIn('sales');
    await begun.post('auth/second-factor/totp/');
    expect((await elsewhere(trial).signIn('sales')).statusCode).toBe(200);
    expect((await begun.post('auth/second-factor/totp/confirm/', { code: '000000' })).json()).toMatchObject({
      code: 'wrongCode',
    });
    const { browser, recovery } = await withApp(trial, 'sales');
    expect(recovery).toHaveLength(10);
    expect((await other.get('auth/me/')).statusCode).toBe(401);
    expect((await browser.get('auth/second-factor/')).json()).toEqual({
      totp: true,
      passkeys: [],
      recovery_codes: 10,
      required_by: [],
    });
    expect((await browser.post('auth/second-factor/totp/')).statusCode).toBe(409);
  });

  it('[SF1] leaves neither its secret nor a recovery code in the database', async () => {
    const { rows } = await sql<{ length: number }>`select octet_length(secret) as length from totp`.execute(
      trial.database.app.kysely,
    );
    expect(rows).toEqual([{ length: 12 + 20 + 16 }]);
    const hashes = await sql<{ length: number }>`
      select distinct octet_length(code_hash) as length from recovery_code`.execute(
      trial.database.app.kysely,
    );
    expect(hashes.rows).toEqual([{ length: 32 }]);
  });

  it('[SF3] is asked for after the password: until then there is no session', async () => {
    const { code } = await withApp(trial, 'purchasing');
    later(trial, 30);
    const browser = elsewhere(trial);
    const answer = await browser.signIn('purchasing');
    expect([answer.statusCode, answer.json()]).toEqual([
      202,
      { second_factor: { methods: ['totp', 'recovery'] } },
    ]);
    expect([...browser.jar.keys()]).toEqual(['lagra-sign-in']);
    expect(String(answer.headers['set-cookie'])).toMatch(/Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await browser.get('auth/me/')).statusCode).toBe(401);
    const signedIn = await give(browser, code());
    expect([signedIn.statusCode, signedIn.json().user.email]).toEqual([200, 'purchasing@example.com']);
    expect([...browser.jar.keys()]).toEqual(['lagra', 'lagra-device']);
    expect((await browser.get('auth/me/')).statusCode).toBe(200);
    expect((await give(browser, code())).json()).toMatchObject({ code: 'signInOver' });
  });

  it('[SF3] comes too late after ten minutes', async () => {
    const { code } = await withApp(trial, 'viewer');
    const browser = await halfSignedIn(trial, 'viewer');
    later(trial, 601);
    const answer = await give(browser, code());
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'signInOver']);
    const fresh = await halfSignedIn(trial, 'viewer');
    expect((await give(fresh, code())).statusCode).toBe(200);
  });

  it('[SF3] is not asked of the others', async () => {
    const answer = await elsewhere(trial).signIn('admin');
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([
      200,
      ['user', 'companies', 'active_company'],
    ]);
  });
});

describe('a code', () => {
  it('[SF4] is taken once, whoever sends it first, and an earlier one not after it', async () => {
    const { code } = await withApp(trial, 'warehouse');
    const first = code();
    later(trial, 30);
    const second = code();
    const [one, two] = [await halfSignedIn(trial, 'warehouse'), await halfSignedIn(trial, 'warehouse')];
    const answers = await Promise.all([
      give(one, `${second.slice(0, 3)} ${second.slice(3)}`),
      give(two, second),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    const late = await halfSignedIn(trial, 'warehouse');
    expect((await give(late, first)).statusCode).toBe(422);
    expect((await give(late, second)).json()).toMatchObject({
      code: 'wrongCode',
      fields: { code: 'wrongCode' },
    });
  });

  it('[SF4] for recovery is taken once too, and can be made anew', async () => {
    const { browser, recovery } = await withApp(trial, 'founder');
    const [first = '', second = ''] = recovery;
    expect((await give(await halfSignedIn(trial, 'founder'), first.toUpperCase())).statusCode).toBe(200);
    expect((await give(await halfSignedIn(trial, 'founder'), first)).statusCode).toBe(422);
    expect((await browser.get('auth/second-factor/')).json().recovery_codes).toBe(9);
    const anew: string[] = (await browser.post('auth/second-factor/recovery-codes/')).json().recovery_codes;
    expect(anew).toHaveLength(10);
    expect((await give(await halfSignedIn(trial, 'founder'), second)).statusCode).toBe(422);
    expect((await give(await halfSignedIn(trial, 'founder'), anew[0] ?? '')).statusCode).toBe(200);
  });

  it('[SF5] is guessed ten times, then not even the right one is taken for a while', async () => {
    const { browser, code } = await withApp(trial, 'admin');
    later(trial, 30);
    for (let n = 0; n < 10; n++)
      expect((await give(await halfSignedIn(trial, 'admin'), '000000')).statusCode).toBe(422);
    const answer = await give(await halfSignedIn(trial, 'admin'), code());
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '900']);
    // Who is signed in already is counted by their session (ID34).
    expect((await browser.post('auth/proof/', { code: code() })).statusCode).toBe(204);
    later(trial, 901);
    expect((await give(await halfSignedIn(trial, 'admin'), code())).statusCode).toBe(200);
  });
});

describe('with a second factor', () => {
  it('[ID34] the right password leads in while strangers guess at it', async () => {
    const { code } = await withApp(await freshTrial(), 'warehouse');
    const email = 'warehouse@example.com';
    for (let n = 0; n < 52; n++)
      await elsewhere(trial).post('auth/token/', { email, password: `guess ${n}` });
    expect((await elsewhere(trial).signIn('warehouse', 'not this')).statusCode).toBe(429);
    const browser = await halfSignedIn(trial, 'warehouse');
    later(trial, 30);
    expect((await give(browser, code())).statusCode).toBe(200);
  });

  it('[SF13] a new password leaves it in place and ends sign-ins that wait for it', async () => {
    const { code } = await withApp(await freshTrial(), 'viewer');
    const waiting = await halfSignedIn(trial, 'viewer');
    const visitor = elsewhere(trial);
    await visitor.post('auth/password/reset/', { email: 'viewer@example.com' });
    await trial.accounts.postman.drain();
    const { uid, token } = linkOf(trial, 'viewer@example.com');
    const reset = { uid, token, new_password: 'three tired herons' };
    expect((await visitor.post('auth/password/reset/confirm/', reset)).statusCode).toBe(200);
    later(trial, 30);
    expect((await give(waiting, code())).json()).toMatchObject({ code: 'signInOver' });
    expect((await elsewhere(trial).signIn('viewer', 'three tired herons')).statusCode).toBe(202);
  });

  it('[SF12] its owner is told by mail when it is added and when it is removed', async () => {
    const { browser } = await withApp(await freshTrial(), 'sales');
    expect((await browser.post('auth/second-factor/totp/remove/')).statusCode).toBe(204);
    await trial.accounts.postman.drain();
    const told = trial.letters.filter(({ to }) => to === 'sales@example.com').map(({ subject }) => subject);
    expect(told).toEqual([
      'A second factor was added to your account',
      'A second factor was removed from your account',
    ]);
    expect((await browser.get('auth/second-factor/')).json()).toMatchObject({
      totp: false,
      recovery_codes: 0,
    });
    expect((await elsewhere(trial).signIn('sales', demoPassword)).statusCode).toBe(200);
  });
});

/** People without second factors. */
async function freshTrial(): Promise<IdentityTrial> {
  await trial.close();
  trial = await identityTrial();
  return trial;
}

it('[SEC1] factors that come, and codes that are wrong, are noted', async () => {
  const noted: string[] = [];
  trial.identity.security.onNoted(({ event }) => void noted.push(event));
  await withApp(trial, 'warehouse');
  later(trial, 30);
  await give(await halfSignedIn(trial, 'warehouse'), '000000');
  expect(noted).toEqual(expect.arrayContaining(['secondFactorAdded', 'wrongFactor']));
});
