import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#server/demo/company-list.ts';
import { elsewhere, goodPassword, linkOf } from './account.fixtures.ts';
import { identityTrial, type IdentityTrial } from './identity.fixtures.ts';

let trial: IdentityTrial;

beforeAll(async () => {
  trial = await identityTrial();
});
afterAll(() => trial.close());

const visitor = (headers?: Record<string, string>) => elsewhere(trial, headers);
const signInAs = (email: string, password: string) => visitor().post('auth/token/', { email, password });

/** Requests a password reset and reads the mail. */
async function asked(email: string) {
  expect((await visitor().post('auth/password/reset/', { email })).statusCode).toBe(200);
  await trial.accounts.postman.drain();
  return linkOf(trial, email);
}

const choose = ({ uid, token }: { uid: string; token: string }, password = goodPassword) =>
  visitor().post('auth/password/reset/confirm/', { uid, token, new_password: password });

describe('a forgotten password', () => {
  it('[ID18] is replaced with the link of the mail, which ends every session and tells the owner', async () => {
    const session = visitor();
    await session.post('auth/token/', { email: 'viewer@example.com', password: demoPassword });
    const link = await asked('viewer@example.com');
    expect(link.page).toBe('reset-password');
    expect((await session.get('auth/me/')).statusCode).toBe(200);
    const answer = await choose(link);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { detail: 'The new password is in place. Sign in with it.' },
    ]);
    expect(answer.cookies.map(({ name }) => name)).toEqual(['lagra-device']);
    expect((await session.get('auth/me/')).statusCode).toBe(401);
    expect((await signInAs('viewer@example.com', demoPassword)).statusCode).toBe(401);
    expect((await signInAs('viewer@example.com', goodPassword)).statusCode).toBe(200);
    await trial.accounts.postman.drain();
    expect(trial.letters.at(-1)).toMatchObject({
      to: 'viewer@example.com',
      subject: 'Your password was changed',
      link: 'http://localhost:3000/en/auth/forgot-password',
    });
  });

  it('[ID15] has a link that works once, within the hour, and no longer once another one was used', async () => {
    const [first, second] = [await asked('sales@example.com'), await asked('sales@example.com')];
    expect((await choose(second)).statusCode).toBe(200);
    expect((await choose(second)).json().code).toBe('linkUsed');
    expect((await choose(first)).json().code).toBe('linkUsed');
    const began = trial.clock.now;
    const late = await asked('sales@example.com');
    trial.clock.now = new Date(Date.parse(began) + 3_600_000).toISOString();
    const answer = await choose(late, 'another good password');
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'linkExpired']);
    trial.clock.now = began;
    expect((await signInAs('sales@example.com', goodPassword)).statusCode).toBe(200);
  });

  it('[ID15] at the same time is replaced once', async () => {
    const link = await asked('purchasing@example.com');
    const passwords = ['three tired herons', 'four awake storks', 'five hungry cranes'];
    const answers = await Promise.all(passwords.map((password) => choose(link, password)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    const chosen = passwords[answers.findIndex(({ statusCode }) => statusCode === 200)] ?? '';
    for (const password of passwords)
      expect((await signInAs('purchasing@example.com', password)).statusCode).toBe(
        password === chosen ? 200 : 401,
      );
  });

  it('[ID17] is not replaced by a weak one, and the link still works afterwards', async () => {
    const link = await asked('warehouse@example.com');
    const weak = await choose(link, 'password12345');
    expect([weak.statusCode, weak.json().code, weak.json().fields]).toEqual([
      422,
      'commonPassword',
      { new_password: 'commonPassword' },
    ]);
    const own = await choose(link, 'my years at Nordlager');
    expect(own.json().fields).toEqual({ new_password: 'companyInPassword' });
    expect((await choose(link, 'short')).json().fields).toEqual({ new_password: 'too_small:12' });
    expect((await choose(link)).statusCode).toBe(200);
  });

  it('[ID15] is not replaced with made-up links, or with somebody else’s', async () => {
    const mine = await asked('admin@example.com');
    const theirs = await trial.identity.users.findByEmail('founder@example.com');
    for (const link of [
      { uid: theirs?.id ?? '', token: mine.token },
      { uid: mine.uid, token: `${mine.token}x` },
      { uid: '', token: '' },
      { uid: '%00', token: "' or 1=1 --" },
    ]) {
      const answer = await choose(link);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'linkUnknown']);
    }
    expect((await visitor().post('auth/password/reset/confirm/', { uid: 1 })).statusCode).toBe(422);
    expect((await signInAs('founder@example.com', demoPassword)).statusCode).toBe(200);
  });

  it('[ID18] changed in a session ends the links that were under way, and is told by mail as well', async () => {
    const link = await asked('admin@example.com');
    const admin = visitor();
    await admin.post('auth/token/', { email: 'admin@example.com', password: demoPassword });
    const change = { old_password: demoPassword, new_password: goodPassword };
    expect((await admin.post('core/users/change_password/', change)).statusCode).toBe(204);
    expect((await choose(link, 'yet another good one')).json().code).toBe('linkUsed');
    await trial.accounts.postman.drain();
    expect(trial.letters.at(-1)).toMatchObject({
      to: 'admin@example.com',
      subject: 'Your password was changed',
    });
  });

  it('[ID14] of an address that is none is refused alike, before anything is looked up', async () => {
    for (const email of [
      '',
      'nobody',
      'a@b',
      `${'x'.repeat(400)}@example.org`,
      'a@example.org\nbcc: b@example.org',
    ])
      expect((await visitor().post('auth/password/reset/', { email })).statusCode).toBe(422);
  });
});

describe('asking too often', () => {
  it('[ID19] ends with 429, the seconds to wait and a sentence, for one address and for one account', async () => {
    const email = 'often@example.org';
    const asking = visitor();
    const own = (address: string) => asking.post('auth/password/reset/', { email: address });
    for (let n = 0; n < 5; n++) expect((await own(email)).statusCode).toBe(200);
    const answer = await own(email.toUpperCase());
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      429,
      '3600',
      {
        code: 'tooManyRequests',
        detail: 'That was asked for too often. Try again in 60 min.',
        params: { minutes: 60 },
      },
    ]);
    const one = visitor();
    const statuses = [];
    for (let n = 0; n < 31; n++)
      statuses.push((await one.post('auth/password/reset/', { email: `o${n}@example.org` })).statusCode);
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
  });

  it('[ID19] by strangers refuses nobody else, and writes no more letters than one could ask for', async () => {
    await trial.accounts.postman.drain();
    const email = 'viewer@example.com';
    const sent = () => trial.letters.filter(({ to }) => to === email).length;
    const before = sent();
    for (let n = 0; n < 8; n++)
      expect((await visitor().post('auth/password/reset/', { email })).statusCode).toBe(200);
    await trial.accounts.postman.drain();
    expect(sent() - before).toBe(5);
    trial.clock.now = new Date(Date.parse(trial.clock.now) + 3_599_000 - 60_000).toISOString();
    // The owner is told the same as everybody, and one of the letters that are there works still.
    expect((await visitor().post('auth/password/reset/', { email })).statusCode).toBe(200);
    const { uid, token } = linkOf(trial, email);
    expect((await choose({ uid, token }, 'nine patient geese')).statusCode).toBe(200);
  });

  it('[ID19] from a browser that the person is known in is written to though strangers asked', async () => {
    const email = 'sales@example.com';
    const known = visitor();
    expect((await known.post('auth/token/', { email, password: goodPassword })).statusCode).toBe(200);
    for (let n = 0; n < 8; n++) await visitor().post('auth/password/reset/', { email });
    await trial.accounts.postman.drain();
    const before = trial.letters.length;
    await known.post('auth/password/reset/', { email });
    await trial.accounts.postman.drain();
    expect(trial.letters.slice(before).map(({ to }) => to)).toEqual([email]);
  });

  it('[ID34] the browser that a new password was chosen in is known from then on', async () => {
    const email = 'warehouse@example.com';
    const link = await asked(email);
    const chooser = visitor();
    const chosen = { uid: link.uid, token: link.token, new_password: 'eleven calm swans' };
    expect((await chooser.post('auth/password/reset/confirm/', chosen)).statusCode).toBe(200);
    for (let n = 0; n < 52; n++) await visitor().post('auth/token/', { email, password: `guess ${n}` });
    expect((await signInAs(email, 'eleven calm swans')).statusCode).toBe(429);
    expect((await chooser.post('auth/token/', { email, password: 'eleven calm swans' })).statusCode).toBe(
      200,
    );
  });

  it('[ID19] is counted for each kind of request by itself', async () => {
    const one = visitor();
    const body = { email: 'kinds@example.org', message: 'Hello' };
    for (let n = 0; n < 3; n++) expect((await one.post('auth/submit-interest/', body)).statusCode).toBe(201);
    expect((await one.post('auth/submit-interest/', body)).statusCode).toBe(429);
    expect((await one.post('auth/password/reset/', { email: body.email })).statusCode).toBe(200);
    expect((await one.post('auth/resend-verification/', { email: body.email })).statusCode).toBe(200);
  });
});

describe('interest', () => {
  const kept = async () =>
    (await trial.database.app.pool.query('select email, company, message, trapped, locale from interest'))
      .rows;

  it('[ID24] is kept, and thanked for by mail without a word of what was typed', async () => {
    await trial.accounts.postman.drain();
    const before = trial.letters.length;
    const swedish = visitor({ 'accept-language': 'sv' });
    const answer = await swedish.post('auth/submit-interest/', {
      email: 'Ida@Example.org',
      company: '<b>Win</b> http://evil.example',
      message: "Robert'); drop table interest; -- åäö 😀",
    });
    expect([answer.statusCode, answer.json().detail]).toEqual([201, 'Tack. Vi svarar dig med ett mejl.']);
    expect(await kept()).toContainEqual({
      email: 'Ida@Example.org',
      company: '<b>Win</b> http://evil.example',
      message: "Robert'); drop table interest; -- åäö 😀",
      trapped: false,
      locale: 'sv',
    });
    await trial.accounts.postman.drain();
    const [letter] = trial.letters.slice(before);
    expect(letter).toMatchObject({
      to: 'Ida@Example.org',
      subject: 'Tack för ditt intresse',
      link: undefined,
    });
    expect(`${letter?.text}${letter?.html}`).not.toContain('evil');
  });

  it('[ID24] of what fills in the hidden field is kept and marked, and not written to', async () => {
    const bot = { email: 'bot@example.org', message: 'Buy', website: 'http://evil.example' };
    expect((await visitor().post('auth/submit-interest/', bot)).statusCode).toBe(201);
    const before = trial.letters.length;
    await trial.accounts.postman.drain();
    expect(trial.letters.length).toBe(before);
    expect(await kept()).toContainEqual(expect.objectContaining({ email: 'bot@example.org', trapped: true }));
  });

  it('[ID12] without an address or a message names the fields', async () => {
    const answer = await visitor().post('auth/submit-interest/', { email: 'x', message: '  ' });
    expect([answer.statusCode, Object.keys(answer.json().fields).sort()]).toEqual([
      422,
      ['email', 'message'],
    ]);
  });
});
