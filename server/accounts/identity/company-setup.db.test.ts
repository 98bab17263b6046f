import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#server/demo/company-list.ts';
import { elsewhere } from './account.fixtures.ts';
import { identityTrial, type IdentityTrial } from './identity.fixtures.ts';

let trial: IdentityTrial;
let nordlager: number;

beforeAll(async () => {
  trial = await identityTrial();
  nordlager = trial.companies[0]?.id ?? 0;
});
afterAll(() => trial.close());

async function signedIn(name: string, headers?: Record<string, string>) {
  const browser = elsewhere(trial, headers);
  const answer = await browser.post('auth/token/', { email: `${name}@example.com`, password: demoPassword });
  expect(answer.statusCode).toBe(200);
  return browser;
}

const form = { name: 'Ny AB', country: 'SE', currency: 'SEK', time_zone: 'Europe/Stockholm' };

describe('founding a company', () => {
  it('[ID21] makes whoever does it its founder, with the built-in roles and nobody else', async () => {
    const viewer = await signedIn('viewer');
    const answer = await viewer.post('core/companies/', form);
    expect(answer.statusCode).toBe(201);
    const { id, ...details } = answer.json();
    expect(details).toEqual({
      name: 'Ny AB',
      organisation_number: '',
      vat_number: '',
      address: { street: '', postcode: '', city: '', country: 'SE' },
      time_zone: 'Europe/Stockholm',
      currency: 'SEK',
      vat_registrations: [],
      bank: { iban: '', bic: '', bankgiro: '', plusgiro: '' },
      approved_for_f_tax: false,
      e_invoice_address: '',
      version: 1,
    });
    const permissions = async () => (await viewer.get('core/users/me/permissions/')).json();
    expect((await permissions()).is_founder).toBe(false);
    await viewer.post('auth/switch-company/', { company_id: id });
    expect(await permissions()).toMatchObject({ role: 'Administrator', is_founder: true });
    expect((await (await signedIn('founder')).get(`core/companies/${id}/`)).statusCode).toBe(404);
  });

  it('[ID21] sent twice with the same id makes one, and nobody finds another’s by its id', async () => {
    const sales = await signedIn('sales');
    const id = randomUUID();
    const found = (browser: typeof sales) => browser.post('core/companies/', { ...form, id });
    const answers = await Promise.all([found(sales), found(sales), found(sales)]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    const theirs = (await found(await signedIn('purchasing'))).json();
    expect(theirs.id).not.toBe(answers[0]?.json().id);
    expect((await sales.get(`core/companies/${theirs.id}/`)).statusCode).toBe(404);
  });

  it('[ID21] needs a session and what a company is made of', async () => {
    expect((await elsewhere(trial).post('core/companies/', form)).statusCode).toBe(401);
    const answer = await (
      await signedIn('viewer')
    ).post('core/companies/', { ...form, currency: 'sek', plan: 'free' });
    expect([answer.statusCode, Object.keys(answer.json().fields).sort()]).toEqual([
      422,
      ['currency', 'plan'],
    ]);
  });
});

describe('company settings', () => {
  const path = () => `core/companies/${nordlager}/company_settings/`;

  it('[ID22] change field by field, by who may manage the company', async () => {
    const admin = await signedIn('admin');
    const first = await admin.patch(path(), { over_receipt: 250 });
    const usual = {
      over_receipt_cap: null,
      prices_include_vat: false,
      ship_policy: 'partialKeep',
      reserve: 'atConfirm',
      reserve_days: null,
    };
    expect([first.statusCode, first.json()]).toEqual([
      200,
      { over_receipt: 250, closed_until: null, ...usual, version: 2 },
    ]);
    const second = await admin.patch(path(), { closed_until: '2026-03-31', version: 2 });
    expect(second.json()).toEqual({
      over_receipt: 250,
      closed_until: '2026-03-31',
      ...usual,
      version: 3,
    });
    const unsaid = await admin.patch(path(), { closed_until: null, over_receipt: 1 });
    expect([unsaid.statusCode, Object.keys(unsaid.json().fields)]).toEqual([422, ['reason', 'over_receipt']]);
    expect((await admin.patch(path(), { closed_until: null, reason: 'cameLate' })).json()).toEqual({
      over_receipt: 250,
      closed_until: null,
      ...usual,
      version: 4,
    });
    const ahead = await admin.patch(path(), { closed_until: '2999-12-31' });
    expect([ahead.statusCode, ahead.json().fields]).toEqual([409, { closed_until: 'closesAhead' }]);
    const meant = await admin.patch(path(), { closed_until: '2999-12-31', closes_ahead: true });
    expect(meant.json()).toMatchObject({ closed_until: '2999-12-31', version: 5 });
    await admin.patch(path(), { closed_until: null, reason: 'cameLate' });
    const stale = await admin.patch(path(), { over_receipt: 1, version: 2 });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale']);
    const wrong = await admin.patch(path(), { over_receipt: 10_001, closed_until: '31 March' });
    expect([wrong.statusCode, Object.keys(wrong.json().fields).sort()]).toEqual([
      422,
      ['closed_until', 'over_receipt'],
    ]);
  });

  it('[ID22] are nobody else’s to change, and look missing to who is no member', async () => {
    const viewer = await signedIn('viewer');
    const refused = await viewer.patch(path(), { over_receipt: 1 });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { code: 'notPermitted', params: { permission: 'company.manage' } },
    ]);
    const fjord = trial.companies[2]?.id ?? 0;
    expect((await viewer.patch(`core/companies/${fjord}/company_settings/`, {})).statusCode).toBe(404);
    expect((await elsewhere(trial).patch(path(), {})).statusCode).toBe(401);
    expect((await viewer.patch('core/companies/x/company_settings/', {})).statusCode).toBe(404);
  });
});

describe('setting up a company', () => {
  it('[ID23] is kept where it was left, can be skipped and taken up, and leads the founder there until then', async () => {
    const warehouse = await signedIn('warehouse');
    const { id } = (await warehouse.post('core/companies/', form)).json();
    await warehouse.post('auth/switch-company/', { company_id: id });
    const path = `core/companies/${id}/onboarding/`;
    const redirects = async () => (await warehouse.get('core/users/me/permissions/')).json().redirects;
    expect((await warehouse.get(path)).json()).toEqual({ status: 'open', step: 'company', done: [] });
    expect(await redirects()).toEqual({ '/dashboard': '/onboarding' });
    const next = await warehouse.patch(path, { step: 'warehouse', done: ['company'] });
    expect(next.json()).toEqual({ status: 'open', step: 'warehouse', done: ['company'] });
    const skipped = await warehouse.patch(path, { status: 'skipped' });
    expect(skipped.json()).toEqual({ status: 'skipped', step: 'warehouse', done: ['company'] });
    expect(await redirects()).toEqual({});
    await warehouse.patch(path, { status: 'open' });
    expect(await redirects()).toEqual({ '/dashboard': '/onboarding' });
    await warehouse.patch(path, { status: 'done', step: 'done' });
    expect(await redirects()).toEqual({});
    expect((await warehouse.patch(path, { step: 'party' })).statusCode).toBe(422);
  });

  it('[ID23] is over for a company that was not founded here, and nobody is led there', async () => {
    const founder = await signedIn('founder');
    expect((await founder.get(`core/companies/${nordlager}/onboarding/`)).json()).toMatchObject({
      status: 'done',
    });
    expect((await founder.get('core/users/me/permissions/')).json().redirects).toEqual({});
    const viewer = await signedIn('viewer');
    expect((await viewer.get(`core/companies/${nordlager}/onboarding/`)).statusCode).toBe(403);
  });
});

describe('own sessions', () => {
  it('[ID20] are listed with where they are, and tell which one asks', async () => {
    const here = await signedIn('founder', { 'user-agent': 'Here/1' });
    const there = await signedIn('founder', { 'user-agent': 'There/1' });
    const { results } = (await here.get('auth/sessions/')).json();
    expect(results.filter(({ current }: { current: boolean }) => current)).toEqual([
      {
        id: expect.any(String),
        current: true,
        created_at: '2026-05-04T08:00:00.000Z',
        last_seen_at: '2026-05-04T08:00:00.000Z',
        expires_at: '2026-05-11T08:00:00.000Z',
        user_agent: 'Here/1',
        ip: expect.stringMatching(/^10\.7\./),
      },
    ]);
    expect(JSON.stringify(results)).not.toContain(here.jar.get('lagra'));
    const other = results.find(({ user_agent: agent }: { user_agent: string }) => agent === 'There/1');
    expect((await here.post(`auth/sessions/${other.id}/revoke/`)).statusCode).toBe(204);
    expect((await there.get('auth/me/')).statusCode).toBe(401);
    expect((await here.post(`auth/sessions/${other.id}/revoke/`)).json().code).toBe('unknownSession');
  });

  it('[ID20] end all but the one that asks, and nobody else’s', async () => {
    const [here, there, somebody] = [
      await signedIn('admin'),
      await signedIn('admin'),
      await signedIn('viewer'),
    ];
    const own = (await somebody.get('auth/sessions/')).json().results[0].id;
    expect((await here.post(`auth/sessions/${own}/revoke/`)).statusCode).toBe(404);
    expect((await here.post('auth/sessions/nonsense/revoke/')).statusCode).toBe(404);
    const { revoked } = (await here.post('auth/sessions/revoke-others/')).json();
    expect(revoked).toBeGreaterThanOrEqual(1);
    expect((await there.get('auth/me/')).statusCode).toBe(401);
    expect((await here.get('auth/me/')).statusCode).toBe(200);
    expect((await somebody.get('auth/me/')).statusCode).toBe(200);
    expect((await here.get('auth/sessions/')).json().results).toHaveLength(1);
  });

  it('[ID20] are a signed-in person’s only', async () => {
    const visitor = elsewhere(trial);
    expect((await visitor.get('auth/sessions/')).statusCode).toBe(401);
    expect((await visitor.post('auth/sessions/revoke-others/')).statusCode).toBe(401);
    expect((await visitor.post(`auth/sessions/${randomUUID()}/revoke/`)).statusCode).toBe(401);
  });

  it.each(['', 'x', '%00', `${'a'.repeat(5000)}`, '"quoted"', 'a=b', '; lagra'])(
    '[ID4] of a cookie that makes no sense (%#) are none',
    async (value) => {
      const answer = await trial.api.inject({ url: '/api/auth/me/', headers: { cookie: `lagra=${value}` } });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
    },
  );
});
