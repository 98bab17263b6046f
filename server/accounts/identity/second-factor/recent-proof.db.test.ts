import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#server/demo/company-list.ts';
import { elsewhere } from '../account.fixtures.ts';
import { identityTrial, type IdentityTrial } from '../identity.fixtures.ts';
import { softAuthenticator } from './authenticator.fixtures.ts';
import { later, withApp } from './second-factor.fixtures.ts';

let trial: IdentityTrial;
beforeAll(async () => {
  trial = await identityTrial();
});
afterAll(() => trial.close());

const grave = [
  'auth/sessions/revoke-others/',
  'auth/sessions/019a0000-0000-7000-8000-000000000001/revoke/',
  'auth/second-factor/totp/',
  'auth/second-factor/totp/remove/',
  'auth/second-factor/recovery-codes/',
  'auth/passkeys/options/',
];

describe('an act that gives or takes access', () => {
  it('[SF8] asks for a proof ten minutes after the last one', async () => {
    const browser = elsewhere(trial);
    await browser.signIn('viewer');
    later(trial, 600);
    expect((await browser.post('auth/sessions/revoke-others/')).statusCode).toBe(200);
    later(trial, 1);
    for (const path of grave) {
      const answer = await browser.post(path);
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 403, 'proofNeeded']);
    }
    expect((await browser.get('auth/me/')).statusCode).toBe(200);
    expect((await browser.post('auth/proof/', { password: demoPassword })).statusCode).toBe(204);
    expect((await browser.post('auth/sessions/revoke-others/')).statusCode).toBe(200);
  });

  it('[SF9] takes the password of an account without a second factor, and counts wrong ones', async () => {
    const browser = elsewhere(trial);
    await browser.signIn('sales');
    const wrong = await browser.post('auth/proof/', { password: 'guess' });
    expect([wrong.statusCode, wrong.json().fields]).toEqual([422, { password: 'wrongPassword' }]);
    for (let n = 0; n < 9; n++) await browser.post('auth/proof/', { password: 'guess' });
    expect((await browser.post('auth/proof/', { password: demoPassword })).statusCode).toBe(429);
  });

  it('[SF9] takes the second factor of an account that has one, not the password', async () => {
    const { browser, code, recovery } = await withApp(trial, 'purchasing');
    later(trial, 700);
    expect((await browser.post('auth/proof/', { password: demoPassword })).json()).toMatchObject({
      code: 'proofNeeded',
    });
    const change = { old_password: demoPassword, new_password: 'three tired herons' };
    expect((await browser.post('core/users/change_password/', change)).json()).toMatchObject({
      code: 'proofNeeded',
    });
    expect((await browser.post('auth/proof/', { code: code() })).statusCode).toBe(204);
    expect((await browser.post('core/users/change_password/', change)).statusCode).toBe(204);
    later(trial, 700);
    expect((await browser.post('auth/proof/', { code: recovery[0] })).statusCode).toBe(204);
    expect((await browser.post('auth/second-factor/totp/remove/')).statusCode).toBe(204);
  });

  it("[SF9] takes the person's own passkey, and nobody else's", async () => {
    const people = await Promise.all(
      ['admin', 'warehouse'].map(async (name) => {
        const [browser, device] = [elsewhere(trial), softAuthenticator()];
        await browser.signIn(name);
        const options = (await browser.post('auth/passkeys/options/')).json();
        await browser.post('auth/passkeys/', { name: 'Key', answer: device.make(options) });
        return { browser, device };
      }),
    );
    later(trial, 700);
    const [one, other] = people;
    if (!one || !other) throw new Error('two people are needed');
    const challenge = async () => (await one.browser.post('auth/passkeys/challenge/')).json();
    const stranger = await one.browser.post('auth/proof/', { passkey: other.device.use(await challenge()) });
    expect(stranger.json()).toMatchObject({ code: 'passkeyRefused' });
    expect((await one.browser.post('auth/sessions/revoke-others/')).statusCode).toBe(403);
    const own = await one.browser.post('auth/proof/', { passkey: one.device.use(await challenge()) });
    expect(own.statusCode).toBe(204);
    expect((await one.browser.post('auth/sessions/revoke-others/')).statusCode).toBe(200);
  });

  it('[SF9] takes nothing of a visitor', async () => {
    expect((await elsewhere(trial).post('auth/proof/', { password: demoPassword })).statusCode).toBe(401);
  });
});
