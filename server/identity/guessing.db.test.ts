import { afterEach, describe, expect, it } from 'vitest';
import { demoPassword } from '#server/demo/company-list.ts';
import { browserOf, identityTrial, type IdentityTrial } from './identity.fixtures.ts';
import { accountKey, addressKey, createThrottle } from './throttle.ts';

const limits = {
  accountFromAddress: { tries: 3, seconds: 900 },
  account: { tries: 6, seconds: 900 },
  address: { tries: 8, seconds: 900 },
};

let trial: IdentityTrial;
afterEach(() => trial.close());

const tryFrom = (remoteAddress: string, email: string, password: string) =>
  trial.api.inject({ method: 'POST', url: '/api/auth/token/', remoteAddress, payload: { email, password } });

describe('guessing', () => {
  it('[ID3] an account from one address ends with 429 and the seconds to wait, for the right password too', async () => {
    trial = await identityTrial({ limits });
    const one = browserOf(trial);
    for (let n = 0; n < 3; n++) expect((await one.signIn('viewer', `guess ${n}`)).statusCode).toBe(401);
    trial.clock.now = '2026-05-04T08:05:00.000Z';
    const answer = await one.signIn('viewer');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '600']);
    expect(answer.json()).toMatchObject({
      detail: 'Too many attempts. Try again in 10 min.',
      code: 'tooManyAttempts',
    });
    trial.clock.now = '2026-05-04T08:15:00.000Z';
    expect((await one.signIn('viewer')).statusCode).toBe(200);
  });

  it('[ID3] from one address does not shut out the person elsewhere, from many it does', async () => {
    trial = await identityTrial({ limits });
    const email = 'viewer@example.com';
    for (let n = 0; n < 4; n++) await tryFrom('10.0.0.1', email, `guess ${n}`);
    expect((await tryFrom('10.0.0.2', email, demoPassword)).statusCode).toBe(200);
    for (let n = 0; n < 4; n++) await tryFrom(`10.0.1.${n}`, email, `guess ${n}`);
    expect((await tryFrom('10.0.0.9', email, demoPassword)).statusCode).toBe(429);
  });

  it('[ID3] from one address, however often, does not lock the account for others', async () => {
    trial = await identityTrial({ limits: { ...limits, address: { tries: 100, seconds: 900 } } });
    const email = 'viewer@example.com';
    for (let n = 0; n < 55; n++) await tryFrom('10.0.0.1', email, `guess ${n}`);
    expect((await tryFrom('10.0.0.1', email, demoPassword)).statusCode).toBe(429);
    expect((await tryFrom('10.0.0.2', email, demoPassword)).statusCode).toBe(200);
  });

  it('[ID3] many accounts from one address ends for that address, unknown accounts included', async () => {
    trial = await identityTrial({ limits });
    for (let n = 0; n < 8; n++)
      expect((await tryFrom('10.0.0.1', `no${n}@example.com`, 'x')).statusCode).toBe(401);
    expect((await tryFrom('10.0.0.1', 'no9@example.com', 'x')).statusCode).toBe(429);
    expect((await tryFrom('10.0.0.2', 'no9@example.com', 'x')).statusCode).toBe(401);
  });

  it('[ID3] at the same time does not get past the count', async () => {
    trial = await identityTrial({ limits });
    const answers = await Promise.all(
      Array.from({ length: 7 }, (_, n) => tryFrom('10.0.0.1', 'sales@example.com', `guess ${n}`)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([401, 401, 401, 429, 429, 429, 429]);
  });

  it('[ID3] the current password, in a session somebody left open, ends with 429', async () => {
    trial = await identityTrial({ limits });
    const one = browserOf(trial);
    await one.signIn('viewer');
    const change = (old: string) =>
      one.post('core/users/change_password/', { old_password: old, new_password: 'a much longer one' });
    for (let n = 0; n < 3; n++) expect((await change(`guess ${n}`)).statusCode).toBe(422);
    expect((await change(demoPassword)).statusCode).toBe(429);
  });

  it('[CFG4] a published password signs nobody in where there is no demo', async () => {
    trial = await identityTrial({ limits, published: [demoPassword] });
    expect((await browserOf(trial).signIn('viewer')).statusCode).toBe(401);
  });

  it('[ID3] right passwords are never counted, and counts outlive the process', async () => {
    trial = await identityTrial({ limits });
    for (let n = 0; n < 10; n++) expect((await browserOf(trial).signIn('founder')).statusCode).toBe(200);
    await tryFrom('10.0.0.1', 'viewer@example.com', 'guess');
    const restarted = createThrottle(trial.database.app, () => trial.clock.now);
    const key = accountKey('VIEWER@example.com');
    expect(await restarted.count([{ key, limit: { tries: 1, seconds: 900 } }])).toBe(900);
  });

  it('[ID3] an IPv6 network of one owner is one address', async () => {
    trial = await identityTrial({ limits });
    expect(addressKey('2001:db8:1:2:ffff::1')).toBe(addressKey('2001:0db8:0001:0002::7'));
    expect(addressKey('2001:db8::1')).toBe('address:2001:db8:0:0');
    expect(addressKey('::1')).not.toBe(addressKey('2001:db8::1'));
    expect(addressKey('10.0.0.1')).toBe('address:10.0.0.1');
  });
});
