import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInRoles, permissions } from '#model/areas/setup/role/permissions.ts';
import { demoPassword } from '#server/demo/company-list.ts';
import {
  elsewhere,
  followLink,
  goodPassword,
  linkOf,
  registrationToken,
  signUpAs,
  signUpForm,
  waitingSignUp,
  type MailedLink,
} from './account.fixtures.ts';
import { identityTrial, type IdentityTrial } from './identity.fixtures.ts';

let trial: IdentityTrial;

beforeAll(async () => {
  trial = await identityTrial();
});
afterAll(() => trial.close());

const visitor = (headers?: Record<string, string>) => elsewhere(trial, headers);
const count = async (table: string): Promise<number> =>
  (await trial.database.owner.pool.query(`select from ${table}`)).rowCount ?? 0;
const signInAs = (email: string, password = goodPassword) =>
  visitor().post('auth/token/', { email, password });

const waiting = (email: string, over: object = {}) => waitingSignUp(trial, visitor(), { email, ...over });
const verify = (link: Pick<MailedLink, 'uid' | 'token'>) => followLink(visitor(), link, goodPassword);

describe('signing up', () => {
  it('[ID13] gives an account and a company of one’s own once the address is verified, and nothing before', async () => {
    const [users, companies] = [await count('app_user'), await count('company')];
    const answer = await signUpAs(visitor(), { email: 'Kim@Example.org' });
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { detail: 'Confirm your address: a mail is on its way to it.', email: 'Kim@Example.org' },
    ]);
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: 'lagra-sign-up', httpOnly: true, sameSite: 'Lax', maxAge: 3 * 86_400 }),
    ]);
    await trial.accounts.postman.drain();
    expect([await count('app_user'), await count('company')]).toEqual([users, companies]);
    const early = await signInAs('kim@example.org');
    expect([early.statusCode, early.json().code]).toEqual([403, 'emailNotVerified']);

    const link = linkOf(trial, 'Kim@Example.org');
    expect(link.page).toBe('verify-email');
    expect((await verify(link)).json()).toMatchObject({
      detail: 'The address is confirmed, and you are signed in.',
      email: 'kim@example.org',
    });
    expect([await count('app_user'), await count('company')]).toEqual([users + 1, companies + 1]);

    const kim = visitor();
    const body = (await kim.post('auth/token/', { email: 'kim@example.org', password: goodPassword })).json();
    expect(body).toMatchObject({
      user: { id: link.uid, email: 'kim@example.org', name: 'Kim Alm', locale: 'en' },
      active_company: { name: 'Alm & Co AB' },
    });
    expect(body.companies).toHaveLength(1);
    const company: number = body.active_company.id;
    expect((await kim.get(`core/companies/${company}/`)).json()).toMatchObject({
      name: 'Alm & Co AB',
      address: { street: '', postcode: '', city: '', country: 'SE' },
      time_zone: 'Europe/Stockholm',
      currency: 'SEK',
      version: 1,
    });
    expect((await kim.get('core/users/me/permissions/')).json()).toEqual({
      permissions: [...permissions].sort(),
      role: 'Administrator',
      tried: null,
      is_founder: true,
      warehouses: null,
      limits: null,
      redirects: { '/dashboard': '/onboarding' },
    });
    const roles = await trial.identity.reading(company, (view) =>
      Object.keys(builtInRoles).map((name) => view.by('role', 'name', name.toLowerCase()).length),
    );
    expect(roles).toEqual(Object.keys(builtInRoles).map(() => 1));
    const rows = await trial.database.withCompany(company, (trx) =>
      trx.selectFrom('company_billing').selectAll().execute(),
    );
    expect(rows).toEqual([
      expect.objectContaining({ company_id: company, plan: 'growth', payment_method: null }),
    ]);
  });

  it('[ID13] in Swedish writes Swedish, with links to Swedish pages', async () => {
    const swedish = visitor({ 'accept-language': 'sv' });
    const answer = await signUpAs(swedish, { email: 'sv@example.org' });
    expect(answer.json().detail).toBe('Bekräfta din adress: ett mejl är på väg till den.');
    await trial.accounts.postman.drain();
    const letter = trial.letters.findLast(({ to }) => to === 'sv@example.org');
    expect(letter?.subject).toBe('Bekräfta din e-postadress');
    expect(letter?.link).toMatch(
      /^http:\/\/localhost:3000\/sv\/auth\/verify-email\/[\da-f-]{36}\/[\w-]{43}$/,
    );
  });

  it('[ID16] sent twice gives one account, one company and one mail', async () => {
    const browser = visitor();
    const token = await registrationToken(browser);
    const body = { ...signUpForm({ email: 'twice@example.org' }), registration_token: token };
    const answers = await Promise.all([1, 2, 3].map(() => browser.post('auth/signup/', body)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    await trial.accounts.postman.drain();
    expect(trial.letters.filter(({ to }) => to === 'twice@example.org')).toHaveLength(1);
    const companies = await count('company');
    const link = linkOf(trial, 'twice@example.org');
    const verified = await Promise.all([verify(link), verify(link), verify(link)]);
    expect(verified.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    expect(await count('company')).toBe(companies + 1);
    expect((await signInAs('twice@example.org')).json().companies).toHaveLength(1);
  });

  it('[ID16] a token works for one sign-up', async () => {
    const browser = visitor();
    const token = await registrationToken(browser);
    const send = (email: string, registration: string) =>
      browser.post('auth/signup/', { ...signUpForm({ email }), registration_token: registration });
    expect((await send('one@example.org', token)).statusCode).toBe(201);
    const other = await send('other@example.org', token);
    expect([other.statusCode, other.json()]).toEqual([
      400,
      {
        code: 'registrationUsed',
        detail: 'This sign-up was sent already. Load the page again for another one.',
        fields: { registration_token: 'registrationUsed' },
      },
    ]);
    expect((await send('other@example.org', 'nonsense')).json().code).toBe('registrationUnknown');
  });

  it('[ID12] with what cannot be right names the fields', async () => {
    const answer = await visitor().post('auth/signup/', {
      ...signUpForm({
        email: 'no address',
        password: 'short',
        country: 'Sweden',
        currency: 'XXX',
        time_zone: 'Mars',
      }),
      registration_token: 'x',
    });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().fields).sort()).toEqual([
      'country',
      'currency',
      'email',
      'password',
      'time_zone',
    ]);
    expect((await visitor().post('auth/signup/', {})).statusCode).toBe(422);
    expect((await signUpAs(visitor(), { is_founder: true })).json().fields).toEqual({
      data: 'unrecognized_keys',
    });
  });

  it('[ID17] takes no password that is common, easy or made of own words', async () => {
    const refused = [];
    for (const password of ['password12345', 'aaaaaaaaaaaaaa', 'Alm & Co AB 1', '!!sunshine2026']) {
      const answer = await signUpAs(visitor(), { email: 'weak@example.org', password });
      refused.push([answer.statusCode, answer.json().code, answer.json().fields]);
    }
    expect(refused).toEqual([
      [422, 'commonPassword', { password: 'commonPassword' }],
      [422, 'easyPassword', { password: 'easyPassword' }],
      [422, 'nameInPassword', { password: 'nameInPassword' }],
      [422, 'commonPassword', { password: 'commonPassword' }],
    ]);
  });
});

describe('who has an account', () => {
  /** The SQL statements of a request, without their parameters. */
  async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
    const { pool } = trial.database.app;
    const seen: string[] = [];
    const note = (client: { query: (...args: never[]) => unknown }): void => {
      const original = client.query;
      client.query = (...args: never[]) => {
        const [first] = args as unknown as [string | { text: string }];
        seen.push(typeof first === 'string' ? first : first.text);
        return Reflect.apply(original, client, args);
      };
      watched.push(() => void (client.query = original));
    };
    const watched: (() => void)[] = [];
    pool.on('acquire', note as never); // a pool's client has more overloads than can be written here
    await work();
    pool.off('acquire', note as never);
    for (const undo of watched.toReversed()) undo();
    return seen;
  }

  it('[ID14] is not told by signing up: same answer, same statements, and the owner gets a mail', async () => {
    const [known, unknown] = [visitor(), visitor()];
    const tokens = [await registrationToken(known), await registrationToken(unknown)];
    const answers: unknown[] = [];
    const send = (browser: typeof known, email: string, token = '') =>
      statementsOf(async () => {
        const body = { ...signUpForm({ email }), registration_token: token };
        const answer = await browser.post('auth/signup/', body);
        answers.push([answer.statusCode, answer.json().detail, Object.keys(answer.headers).sort()]);
      });
    const forKnown = await send(known, 'viewer@example.com', tokens[0]);
    const forUnknown = await send(unknown, 'nobody@example.org', tokens[1]);
    expect(forKnown).toEqual(forUnknown);
    expect(forKnown.length).toBeGreaterThan(5);
    expect(answers[0]).toEqual(answers[1]);
    await trial.accounts.postman.drain();
    const letter = trial.letters.findLast(({ to }) => to === 'viewer@example.com');
    expect([letter?.subject, letter?.link]).toEqual([
      'You already have an account',
      'http://localhost:3000/en/auth/login',
    ]);
    // The password typed into the sign-up grants no access, and gets the same answer as for an address without an
    // account.
    for (const email of ['viewer@example.com', 'nobody@example.org'])
      expect((await signInAs(email)).json().code).toBe('emailNotVerified');
    expect((await signInAs('viewer@example.com', demoPassword)).statusCode).toBe(200);
  });

  it('[ID2] is not told by signing in with a wrong password, whatever waits', async () => {
    await waiting('waits@example.org');
    const statements = [];
    for (const email of ['sales@example.com', 'waits@example.org', 'nobody-here@example.org']) {
      const browser = visitor();
      statements.push(
        await statementsOf(async () => {
          const answer = await browser.post('auth/token/', { email, password: 'not the password' });
          expect([answer.statusCode, answer.json().code]).toEqual([401, 'wrongCredentials']);
        }),
      );
    }
    expect(statements).toEqual([statements[0], statements[0], statements[0]]);
  });

  it.each(['auth/resend-verification/', 'auth/password/reset/'])('[ID14] is not told by %s', async (path) => {
    await waiting('pending@example.org');
    const answers: unknown[] = [];
    const statements = [];
    for (const email of ['sales@example.com', 'pending@example.org', 'nobody-at-all@example.org']) {
      const browser = visitor();
      statements.push(
        await statementsOf(async () => {
          const answer = await browser.post(path, { email });
          answers.push([answer.statusCode, answer.json()]);
        }),
      );
    }
    expect(answers[0]).toEqual([200, { detail: expect.stringMatching(/^If the address/) }]);
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    expect(statements).toEqual([statements[0], statements[0], statements[0]]);
    const before = trial.letters.length;
    await trial.accounts.postman.drain();
    const written = trial.letters.slice(before).map(({ to }) => to);
    expect(written).not.toContain('nobody-at-all@example.org');
    expect(written).toContain('pending@example.org');
  });
});

describe('a verification link', () => {
  it('[ID15] works once, and says so the second time', async () => {
    const link = await waiting('once@example.org');
    expect((await verify(link)).statusCode).toBe(200);
    const again = await verify(link);
    expect([again.statusCode, again.json()]).toEqual([
      400,
      { code: 'linkUsed', detail: 'The link has been used already. Sign in, or ask for a new one.' },
    ]);
  });

  it('[ID15] is for its sign-up alone, and not for anything else', async () => {
    const [one, two] = [await waiting('a1@example.org'), await waiting('a2@example.org')];
    expect((await verify({ uid: one.uid, token: two.token })).json().code).toBe('linkUnknown');
    const reset = { ...one, new_password: goodPassword };
    const { page: _, ...body } = reset;
    expect((await visitor().post('auth/password/reset/confirm/', body)).json().code).toBe('linkUnknown');
    expect((await verify(one)).statusCode).toBe(200);
  });

  it.each([
    ['', ''],
    ['not-a-uuid', 'x'],
    ["1'; drop table app_user", 'x'],
    ['019a0000-0000-7000-8000-000000000001', '\u0000'],
    ['019a0000-0000-7000-8000-000000000001', '../../../etc/passwd'],
  ])('[ID15] that is made up (%j, %j) is answered with a sentence', async (uid, token) => {
    const answer = await verify({ uid, token });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'linkUnknown']);
  });

  it('[ID15] is kept as a hash, and its token never lies in the queue of mail', async () => {
    const { token } = await waiting('hash@example.org');
    for (const table of ['mail_link', 'mail', 'sign_up']) {
      const { rows } = await trial.database.app.pool.query(`select * from ${table}`);
      expect(JSON.stringify(rows)).not.toContain(token);
    }
    expect(trial.logged.join('\n')).not.toContain(token);
  });

  it('[ID15] ends after three days, and one that is sent again gives three more', async () => {
    const began = trial.clock.now;
    const hours = (n: number): void =>
      void (trial.clock.now = new Date(Date.parse(began) + n * 3_600_000).toISOString());
    const late = await waiting('late@example.org');
    const anew = await waiting('anew@example.org');
    hours(71);
    await visitor().post('auth/resend-verification/', { email: 'anew@example.org' });
    await trial.accounts.postman.drain();
    const fresh = linkOf(trial, 'anew@example.org');
    expect(fresh).not.toEqual(anew);
    hours(73);
    expect((await verify(late)).json().code).toBe('linkExpired');
    expect((await verify(anew)).json().code).toBe('linkExpired');
    expect((await verify(fresh)).statusCode).toBe(200);
    trial.clock.now = began;
  });

  it('[ID13] whose company was founded before the server died opens the account at the next try', async () => {
    const link = await waiting('crash@example.org');
    const companies = await count('company');
    const { links } = trial.accounts;
    const use = links.use;
    Object.assign(links, { use: () => Promise.reject(new Error('the server died')) });
    expect((await verify(link)).statusCode).toBe(500);
    Object.assign(links, { use });
    expect(await count('company')).toBe(companies + 1);
    expect((await signInAs('crash@example.org')).statusCode).toBe(403);
    expect((await verify(link)).statusCode).toBe(200);
    expect(await count('company')).toBe(companies + 1);
    expect((await signInAs('crash@example.org')).json().companies).toHaveLength(1);
  });
});
