import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { demoPassword } from '#server/demo/company-list.ts';
import { browserOf, identityTrial, type IdentityTrial } from './identity.fixtures.ts';
import { accountKey, addressCounters, createThrottle } from './throttle.ts';

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

  it('[ID3] an IPv6 network of one owner is one address, and what a site is given is one place', async () => {
    trial = await identityTrial({ limits });
    const keys = (ip: string) => addressCounters(ip).map(({ key }) => key);
    expect(keys('2001:db8:1:2:ffff::1')).toEqual(keys('2001:0db8:0001:0002::7'));
    expect(keys('2001:db8::1')).toEqual(['address:2001:db8:0:0', 'site:2001:db8:0']);
    expect(keys('::1')).not.toEqual(keys('2001:db8::1'));
    expect(keys('10.0.0.1')).toEqual(['address:10.0.0.1']);
    expect(keys('::ffff:10.0.0.1')).toEqual(keys('10.0.0.1'));
  });

  it('[ID3] from all networks of one IPv6 site does not lock the account for others', async () => {
    trial = await identityTrial({ limits: { ...limits, account: { tries: 8, seconds: 900 } } });
    const email = 'viewer@example.com';
    for (let n = 0; n < 12; n++) await tryFrom(`2001:db8:7:${n.toString(16)}::1`, email, `guess ${n}`);
    expect((await tryFrom('2001:db8:7:99::1', email, demoPassword)).statusCode).toBe(429);
    expect((await tryFrom('2001:db8:8::1', email, demoPassword)).statusCode).toBe(200);
  });
});

describe('while strangers guess at an account', () => {
  const email = 'viewer@example.com';
  /** From more addresses than the account's limit bears. */
  const besiege = async () => {
    for (let n = 0; n < 12; n++) await tryFrom(`10.0.2.${n}`, email, `guess ${n}`);
  };

  it('[ID34] its person gets in from a browser they signed in with before, with the right password only', async () => {
    trial = await identityTrial({ limits });
    const known = browserOf(trial);
    await known.signIn('viewer');
    await known.post('auth/logout/');
    await besiege();
    const stranger = browserOf(trial);
    expect((await stranger.signIn('viewer')).statusCode).toBe(429);
    expect((await known.signIn('viewer', 'not this')).statusCode).toBe(401);
    expect((await known.signIn('viewer')).statusCode).toBe(200);
  });

  it('[ID34] its person gets in from there though their whole address is shut out, and is not let guess on', async () => {
    trial = await identityTrial({ limits });
    const known = browserOf(trial);
    await known.signIn('viewer');
    for (let n = 0; n < 9; n++) await tryFrom('127.0.0.1', `no${n}@example.com`, 'x');
    expect((await known.signIn('viewer')).statusCode).toBe(200);
    for (let n = 0; n < 3; n++) expect((await known.signIn('viewer', `guess ${n}`)).statusCode).toBe(401);
    expect((await known.signIn('viewer')).statusCode).toBe(429);
  });

  it('[ID34] a browser is known for the account that signed in with it, not for others', async () => {
    trial = await identityTrial({ limits });
    const known = browserOf(trial);
    await known.signIn('founder');
    await besiege();
    expect((await known.signIn('viewer')).statusCode).toBe(429);
  });

  it('[ID34] a mark that somebody makes up is known to nobody, and is not taken over', async () => {
    trial = await identityTrial({ limits });
    const one = browserOf(trial);
    one.jar.set('lagra-device', 'made-up');
    await one.signIn('viewer');
    const mark = one.jar.get('lagra-device');
    expect(mark).not.toBe('made-up');
    const { rows } = await sql<{
      kept: string;
    }>`select encode(mark_hash, 'escape') as kept from known_device`.execute(trial.database.app.kysely);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.kept).not.toContain(mark);
  });

  it('[ID34] nobody is known by more than twenty browsers, nor for longer than half a year', async () => {
    trial = await identityTrial({ limits });
    const first = browserOf(trial);
    await first.signIn('viewer');
    for (let n = 0; n < 20; n++) {
      trial.clock.now = new Date(Date.parse(trial.clock.now) + 1000).toISOString();
      await browserOf(trial).signIn('viewer');
    }
    const { rows } = await sql`select 1 from known_device`.execute(trial.database.app.kysely);
    expect(rows).toHaveLength(20);
    await besiege();
    expect((await first.signIn('viewer')).statusCode).toBe(429);
    const old = browserOf(trial);
    await old.signIn('sales');
    trial.clock.now = new Date(Date.parse(trial.clock.now) + 181 * 86_400_000).toISOString();
    for (let n = 0; n < 12; n++) await tryFrom(`10.0.3.${n}`, 'sales@example.com', `guess ${n}`);
    expect((await old.signIn('sales')).statusCode).toBe(429);
  });

  it('[ID34] a changed password forgets all browsers but the one that changed it', async () => {
    trial = await identityTrial({ limits });
    const [changing, other] = [browserOf(trial), browserOf(trial)];
    await changing.signIn('viewer');
    await other.signIn('viewer');
    const next = 'harbour crane seven';
    await changing.post('core/users/change_password/', { old_password: demoPassword, new_password: next });
    await changing.post('auth/logout/');
    await besiege();
    expect((await other.signIn('viewer', next)).statusCode).toBe(429);
    expect((await changing.signIn('viewer', next)).statusCode).toBe(200);
  });

  it('[ID34] a session goes on: its person changes their password and proves who they are', async () => {
    trial = await identityTrial({ limits });
    const one = browserOf(trial);
    await one.signIn('viewer');
    await besiege();
    expect((await one.post('auth/proof/', { password: demoPassword })).statusCode).toBe(204);
    const change = { old_password: demoPassword, new_password: 'harbour crane seven' };
    expect((await one.post('core/users/change_password/', change)).statusCode).toBe(204);
  });
});
