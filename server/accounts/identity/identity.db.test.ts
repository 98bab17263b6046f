import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#server/demo/company-list.ts';
import { browserOf, identityTrial, type IdentityTrial } from './identity.fixtures.ts';

let trial: IdentityTrial;

beforeAll(async () => {
  trial = await identityTrial();
});
afterAll(() => trial.close());

const browser = (headers?: Record<string, string>) => browserOf(trial, headers);
const companyCalled = (name: string): number =>
  trial.companies.find(({ company }) => company.form.name === name)?.id ?? 0;

describe('signing in', () => {
  it('[ID4] gives the person, their companies and the active one', async () => {
    const answer = await browser().signIn('admin');
    expect(answer.statusCode).toBe(200);
    const [nordlager, baltic] = [
      { id: companyCalled('Nordlager AB'), name: 'Nordlager AB' },
      { id: companyCalled('Baltic Parts OÜ'), name: 'Baltic Parts OÜ' },
    ];
    expect(answer.json()).toEqual({
      user: {
        id: expect.any(String),
        email: 'admin@example.com',
        name: 'Oskar Berg',
        locale: 'en',
        last_company_id: null,
      },
      companies: [nordlager, baltic],
      active_company: nordlager,
    });
  });

  it('[ID4] takes the address in any case and with spaces around it', async () => {
    const answer = await browser().post('auth/token/', {
      email: ' Founder@Example.COM ',
      password: demoPassword,
    });
    expect(answer.statusCode).toBe(200);
  });

  it('[ID2] answers a wrong password and an unknown address alike', async () => {
    const wrong = await browser().signIn('admin', 'not the password');
    const unknown = await browser().signIn('nobody', 'not the password');
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({
      detail: 'The e-mail address or the password is wrong.',
      code: 'wrongCredentials',
    });
    expect([unknown.statusCode, unknown.json()]).toEqual([wrong.statusCode, wrong.json()]);
    expect(wrong.cookies).toEqual([]);
  });

  it('[ID12] answers in Swedish where that is accepted, and names the fields that are missing', async () => {
    const swedish = browser({ 'accept-language': 'de, sv;q=0.9, en;q=0.5' });
    expect((await swedish.signIn('admin', 'fel')).json().detail).toBe(
      'E-postadressen eller lösenordet är fel.',
    );
    const empty = await browser().post('auth/token/', { email: '' });
    expect(empty.statusCode).toBe(422);
    expect(empty.json()).toEqual({
      detail: expect.any(String),
      code: 'invalid',
      fields: { email: 'too_small:1', password: 'invalid_type' },
    });
  });

  it('[ID12] answers a body that is no JSON, or of another type, in the same shape', async () => {
    const broken = await trial.api.inject({
      method: 'POST',
      url: '/api/auth/token/',
      headers: { 'content-type': 'application/json' },
      payload: '{"email":',
    });
    expect([broken.statusCode, broken.json().code]).toEqual([400, 'brokenJson']);
    const form = await trial.api.inject({
      method: 'POST',
      url: '/api/auth/token/',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=a',
    });
    expect([form.statusCode, form.json().code]).toEqual([415, 'unsupportedType']);
  });

  it('[ID1] keeps argon2id hashes, and no password, token or cookie in the log', async () => {
    const one = browser();
    await one.signIn('founder');
    await one.signIn('founder', 'a wrong guess');
    const { rows } = await trial.database.app.pool.query<{ password_hash: string }>(
      'select password_hash from app_user',
    );
    for (const row of rows) expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(new Set(rows.map((row) => row.password_hash)).size).toBe(6);
    const log = trial.logged.join('\n');
    expect(log).toContain('/api/auth/token/');
    for (const secret of [demoPassword, 'a wrong guess', one.jar.get('lagra') ?? 'no cookie'])
      expect(log).not.toContain(secret);
  });
});

describe('a session', () => {
  it('[ID4] never takes over a token that the browser brought, and ends the one it had', async () => {
    const victim = browser();
    victim.jar.set('lagra', 'planted-by-somebody-else');
    await victim.signIn('viewer');
    const first = victim.jar.get('lagra') ?? '';
    expect(first).toMatch(/^[\w-]{43}$/);
    await victim.signIn('viewer');
    expect(victim.jar.get('lagra')).not.toBe(first);
    const former = browser();
    former.jar.set('lagra', first);
    expect((await former.get('auth/me/')).statusCode).toBe(401);
    const planted = browser();
    planted.jar.set('lagra', 'planted-by-somebody-else');
    expect((await planted.get('auth/me/')).statusCode).toBe(401);
  });

  it('[ID5] lies in a cookie that scripts and other sites do not get', async () => {
    const answer = await browser().signIn('viewer');
    expect(answer.cookies).toEqual([
      {
        name: 'lagra',
        value: expect.any(String),
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: 7 * 86_400,
      },
      {
        name: 'lagra-device',
        value: expect.any(String),
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: 180 * 86_400,
      },
    ]);
  });

  it('[ID30] renews its cookie while it is used, once an hour, and one that is unknown never', async () => {
    const one = browser();
    await one.signIn('viewer');
    const cookieFor = async (cookie: string): Promise<string | undefined> => {
      const request = { headers: { cookie } };
      await trial.identity.authenticate(request);
      return trial.identity.renewedCookie(request);
    };
    const own = `lagra=${one.jar.get('lagra')}`;
    const began = trial.clock.now;
    const later = (minutes: number): void =>
      void (trial.clock.now = new Date(Date.parse(began) + minutes * 60_000).toISOString());
    expect(await cookieFor(own)).toBe(`${own}; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax`);
    later(59);
    expect(await cookieFor(own)).toBeUndefined();
    later(60);
    expect(await cookieFor(own)).toContain(own);
    expect(await cookieFor('lagra=planted')).toBeUndefined();
    trial.clock.now = began;
  });

  it('[ID4] is kept as a hash of its token', async () => {
    const one = browser();
    await one.signIn('viewer');
    const { rows } = await trial.database.app.pool.query('select * from session');
    expect(JSON.stringify(rows)).not.toContain(one.jar.get('lagra'));
  });

  it('[ID6] ends at sign-out, on the server too, and signing out twice does no harm', async () => {
    const one = browser();
    await one.signIn('sales');
    const copy = browser();
    copy.jar.set('lagra', one.jar.get('lagra') ?? '');
    const answer = await one.post('auth/logout/');
    expect([answer.statusCode, answer.cookies[0]?.value]).toEqual([204, '']);
    expect((await copy.get('auth/me/')).statusCode).toBe(401);
    expect((await one.post('auth/logout/')).statusCode).toBe(204);
  });

  it('[ID6] lives on while it is used, ends after 7 days without, and after 30 days anyway', async () => {
    const began = trial.clock.now;
    const day = (n: number): void =>
      void (trial.clock.now = new Date(Date.parse(began) + n * 86_400_000).toISOString());
    const [used, idle] = [browser(), browser()];
    await used.signIn('sales');
    await idle.signIn('sales');
    for (const n of [6, 12, 18, 24, 29]) {
      day(n);
      expect((await used.get('auth/me/')).statusCode).toBe(200);
    }
    expect((await idle.get('auth/me/')).statusCode).toBe(401);
    day(30);
    expect((await used.get('auth/me/')).statusCode).toBe(401);
    trial.clock.now = began;
  });

  it('[ID6] is needed for everything but signing in and out', async () => {
    const visitor = browser();
    const answers = await Promise.all([
      visitor.get('auth/me/'),
      visitor.patch('auth/me/', { name: 'X' }),
      visitor.post('auth/switch-company/', { company_id: 1 }),
      visitor.get('core/users/me/permissions/'),
      visitor.post('core/users/change_password/', { old_password: 'x', new_password: 'long enough to be' }),
      visitor.get(`core/companies/${companyCalled('Nordlager AB')}/`),
      visitor.patch(`core/companies/${companyCalled('Nordlager AB')}/`, { name: 'Mine' }),
    ]);
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(7).fill(401));
    expect(answers[0]?.json()).toEqual({ detail: 'Sign in to go on.', code: 'unauthenticated' });
  });
});

describe('a request from another site', () => {
  const methods = ['cross-site', 'same-site'];
  it.each(methods)('[ID9] is refused when the browser calls it %s', async (site) => {
    const page = browser({ 'sec-fetch-site': site, origin: 'https://evil.example' });
    const answer = await page.signIn('viewer');
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forgedRequest']);
  });

  it('[ID9] is refused by its Origin where the browser says nothing else', async () => {
    expect((await browser({ origin: 'https://evil.example' }).post('auth/logout/')).statusCode).toBe(403);
    expect((await browser({ origin: 'null' }).post('auth/logout/')).statusCode).toBe(403);
    const own = browser({ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' });
    expect((await own.post('auth/logout/')).statusCode).toBe(204);
    const proxied = browser({ origin: 'http://127.0.0.1:5173', host: '127.0.0.1:5173' });
    expect((await proxied.post('auth/logout/')).statusCode).toBe(204);
  });
});
