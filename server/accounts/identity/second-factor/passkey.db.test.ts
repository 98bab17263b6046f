import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { elsewhere } from '../account.fixtures.ts';
import { identityTrial, type IdentityTrial } from '../identity.fixtures.ts';
import { softAuthenticator } from './authenticator.fixtures.ts';
import { halfSignedIn, later } from './second-factor.fixtures.ts';

let trial: IdentityTrial;
beforeAll(async () => {
  trial = await identityTrial();
});
afterAll(() => trial.close());

type Browser = ReturnType<typeof elsewhere>;
type Device = ReturnType<typeof softAuthenticator>;
type Manner = Parameters<Device['use']>[1];

async function register(browser: Browser, device: Device, name = 'Laptop', manner?: Manner) {
  const options = (await browser.post('auth/passkeys/options/')).json();
  return browser.post('auth/passkeys/', { name, answer: device.make(options, manner) });
}

async function use(browser: Browser, device: Device, manner?: Manner) {
  const options = (await browser.post('auth/passkeys/challenge/')).json();
  return browser.post('auth/token/passkey/', device.use(options, manner));
}

async function owner(name: string) {
  const [browser, device] = [elsewhere(trial), softAuthenticator()];
  await browser.signIn(name);
  return { browser, device, added: await register(browser, device) };
}

describe('a passkey', () => {
  it('[SF7] is renamed by its owner alone, and signs in as before', async () => {
    const { browser, device } = await owner('founder');
    const own = async () => (await browser.get('auth/second-factor/')).json().passkeys;
    const [{ id }] = await own();
    const path = `auth/passkeys/${id}/rename/`;
    const stranger = elsewhere(trial);
    expect((await stranger.post(path, { name: 'Mine' })).statusCode).toBe(401);
    await stranger.signIn('purchasing');
    expect((await stranger.post(path, { name: 'Mine' })).json()).toMatchObject({ code: 'unknownPasskey' });
    expect((await browser.post(path, { name: ' ' })).statusCode).toBe(422);
    expect((await browser.post(path, { name: 'Key ring' })).statusCode).toBe(204);
    expect(await own()).toMatchObject([{ id, name: 'Key ring' }]);
    expect((await use(elsewhere(trial), device)).statusCode).toBe(200);
    expect((await browser.post(`auth/passkeys/${id}/remove/`)).statusCode).toBe(204);
  });

  it('[SF6] alone signs in, and after the password too', async () => {
    const { device, added } = await owner('sales');
    expect([added.statusCode, added.json().recovery_codes.length]).toEqual([201, 10]);
    const alone = await use(elsewhere(trial), device);
    expect([alone.statusCode, alone.json().user.email]).toEqual([200, 'sales@example.com']);
    const browser = await halfSignedIn(trial, 'sales');
    const options = (await browser.post('auth/passkeys/challenge/')).json();
    expect(options).toMatchObject({ userVerification: 'required', allowCredentials: [{ id: device.id }] });
    expect((await browser.post('auth/token/passkey/', device.use(options))).statusCode).toBe(200);
    expect([...browser.jar.keys()]).toEqual(['lagra', 'lagra-device']);
    expect((await browser.get('auth/me/')).json().email).toBe('sales@example.com');
  });

  it('[SF6] of another page, of another site, or without the person being verified is refused', async () => {
    const { device } = await owner('purchasing');
    for (const manner of [
      { origin: 'https://evil.example' },
      { origin: 'http://localhost:3001' },
      { host: 'evil.example' },
      { isVerified: false },
    ]) {
      const answer = await use(elsewhere(trial), device, manner);
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'passkeyRefused']);
    }
    const stranger = await use(elsewhere(trial), softAuthenticator());
    expect([stranger.statusCode, stranger.json().code]).toEqual([422, 'passkeyRefused']);
    expect((await use(elsewhere(trial), device)).statusCode).toBe(200);
  });

  it('[SF6] answers a challenge of ours, once, and in time', async () => {
    const { device } = await owner('viewer');
    const browser = elsewhere(trial);
    const options = (await browser.post('auth/passkeys/challenge/')).json();
    const answer = device.use(options);
    expect((await browser.post('auth/token/passkey/', answer)).statusCode).toBe(200);
    expect((await browser.post('auth/token/passkey/', answer)).statusCode).toBe(422);
    expect((await browser.post('auth/token/passkey/', device.use({ challenge: 'bm9uZQ' }))).statusCode).toBe(
      422,
    );
    const old = (await browser.post('auth/passkeys/challenge/')).json();
    later(trial, 301);
    expect((await browser.post('auth/token/passkey/', device.use(old))).statusCode).toBe(422);
  });

  it('[SF7] is named and shows its last use; there may be several, each registered once', async () => {
    const { browser, device } = await owner('warehouse');
    later(trial, 1);
    const second = await register(browser, softAuthenticator(), 'Phone');
    expect([second.statusCode, second.json()]).toEqual([201, { recovery_codes: [] }]);
    expect((await register(browser, device, 'Again')).json()).toMatchObject({ code: 'passkeyThere' });
    later(trial, 60);
    await use(elsewhere(trial), device);
    const { passkeys } = (await browser.get('auth/second-factor/')).json();
    expect(passkeys).toMatchObject([
      { name: 'Laptop', last_used_at: trial.clock.now },
      { name: 'Phone', last_used_at: null },
    ]);
  });

  it('[SF7] is registered only for the person who asked, on our page, and by a device that verifies them', async () => {
    const [one, other, device] = [elsewhere(trial), elsewhere(trial), softAuthenticator()];
    await one.signIn('admin');
    await other.signIn('founder');
    const options = (await one.post('auth/passkeys/options/')).json();
    const taken = await other.post('auth/passkeys/', { name: 'Mine', answer: device.make(options) });
    expect(taken.json()).toMatchObject({ code: 'passkeyRefused' });
    for (const manner of [{ origin: 'https://evil.example' }, { isVerified: false }])
      expect((await register(one, device, 'Laptop', manner)).statusCode).toBe(422);
    expect((await register(one, device)).statusCode).toBe(201);
  });

  it('[SF7] is removed by its owner alone, and signs in no more', async () => {
    const { browser, device } = await owner('founder');
    const { passkeys } = (await browser.get('auth/second-factor/')).json();
    const path = `auth/passkeys/${passkeys[0].id}/remove/`;
    const stranger = elsewhere(trial);
    expect((await stranger.post(path)).statusCode).toBe(401);
    expect((await browser.post(path)).statusCode).toBe(204);
    expect((await browser.post(path)).statusCode).toBe(404);
    expect((await use(elsewhere(trial), device)).json()).toMatchObject({ code: 'passkeyRefused' });
    expect((await elsewhere(trial).signIn('founder')).statusCode).toBe(200);
  });
});
