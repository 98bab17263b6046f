import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asSystem } from '#model/engine/actor.ts';
import { demoPassword, demoPeople } from '#server/demo/company-list.ts';
import { demoId } from '#server/demo/demo-id.ts';
import { seedCompanies } from '#server/demo/companies.ts';
import { builtInRoles } from '#model/areas/setup/role/permissions.ts';
import { browserOf, identityTrial, type IdentityTrial } from './identity.fixtures.ts';

let trial: IdentityTrial;
let ids: { nordlager: number; baltic: number; fjord: number };

beforeAll(async () => {
  trial = await identityTrial();
  const [nordlager = 0, baltic = 0, fjord = 0] = trial.companies.map(({ id }) => id);
  ids = { nordlager, baltic, fjord };
});
afterAll(() => trial.close());

async function signedIn(name: string) {
  const browser = browserOf(trial);
  const answer = await browser.signIn(name);
  expect(answer.statusCode).toBe(200);
  return browser;
}

const member = (company: string, name: string): string => demoId(`${company}/member/${name}@example.com`);
const propose = (company: number, document: string, type: string, data: object = {}) =>
  trial.executor.systemPropose(company, [{ kind: 'member', document, type, data }], { by: asSystem });

describe('the demonstration', () => {
  it('[DE2] gives everybody the companies and the role of their sign-in', async () => {
    const seen = [];
    for (const { email } of demoPeople) {
      const browser = await signedIn(email.split('@')[0] ?? '');
      const { role, is_founder: founder } = (await browser.get('core/users/me/permissions/')).json();
      const user = demoPeople.find((person) => person.email === email)?.user ?? '';
      seen.push([email, role, founder, (await trial.identity.companiesOf(user)).map(({ name }) => name)]);
    }
    expect(seen).toEqual([
      ['founder@example.com', 'Administrator', true, ['Nordlager AB', 'Baltic Parts OÜ', 'Fjord Trading AS']],
      ['admin@example.com', 'Administrator', false, ['Nordlager AB', 'Baltic Parts OÜ']],
      ['sales@example.com', 'Sales', false, ['Nordlager AB']],
      ['purchasing@example.com', 'Purchasing', false, ['Nordlager AB']],
      ['warehouse@example.com', 'Warehouse', false, ['Nordlager AB', 'Baltic Parts OÜ']],
      ['viewer@example.com', 'Viewer', false, ['Nordlager AB']],
    ]);
  });

  it('[DE1] is not put twice into a database', async () => {
    const { database, executor, identity, clock } = trial;
    expect(
      await seedCompanies({ database, executor, users: identity.users, now: () => clock.now }),
    ).toBeNull();
    expect((await database.app.pool.query('select id from company')).rowCount).toBe(3);
  });

  it('[DE1] is finished when it was cut off, with the same ids', async () => {
    const other = await identityTrial();
    const { database, executor, identity, clock } = other;
    await database.owner.pool.query('delete from app_user');
    const again = await seedCompanies({ database, executor, users: identity.users, now: () => clock.now });
    expect(again).toEqual(other.companies);
    expect((await browserOf(other).signIn('founder')).json().companies).toHaveLength(3);
    await other.close();
  });
});

describe('permissions', () => {
  it('[ID8] are those of the role in the active company', async () => {
    const viewer = await signedIn('viewer');
    expect((await viewer.get('core/users/me/permissions/')).json()).toEqual({
      permissions: [...builtInRoles.Viewer].sort(),
      role: 'Viewer',
      tried: null,
      is_founder: false,
      warehouses: null,
      limits: null,
      redirects: {},
    });
  });

  it('[ID8] follow the company that is switched to, and it is the active one at the next sign-in', async () => {
    await propose(ids.baltic, member('baltic', 'warehouse'), 'changeRole', {
      role: demoId('baltic/role/Viewer'),
    });
    const browser = await signedIn('warehouse');
    const role = async (): Promise<string> => (await browser.get('core/users/me/permissions/')).json().role;
    expect(await role()).toBe('Warehouse');
    const switched = await browser.post('auth/switch-company/', { company_id: ids.baltic });
    expect(switched.json()).toEqual({ active_company: { id: ids.baltic, name: 'Baltic Parts OÜ' } });
    expect(await role()).toBe('Viewer');
    expect((await browserOf(trial).signIn('warehouse')).json().active_company.id).toBe(ids.baltic);
  });

  it('[ID8] are told for a company that is named, whichever is active, and for a foreign one there are none', async () => {
    const browser = await signedIn('admin');
    await browser.post('auth/switch-company/', { company_id: ids.baltic });
    const held = async (company: unknown) =>
      (await browser.get(`core/users/me/permissions/?company=${String(company)}`)).json();
    expect(await held(ids.nordlager)).toMatchObject({ role: 'Administrator', is_founder: false });
    const none = {
      permissions: [],
      role: null,
      tried: null,
      is_founder: false,
      warehouses: null,
      limits: null,
      redirects: {},
    };
    expect([await held(ids.fjord), await held(4711)]).toEqual([none, none]);
    expect(Object.keys((await held('x')).fields)).toEqual(['company']);
    await browser.post('auth/switch-company/', { company_id: ids.nordlager });
  });

  it('[ID8] are none from the moment a member is suspended, and the company is no longer theirs', async () => {
    const sales = await signedIn('sales');
    await propose(ids.nordlager, member('nordlager', 'sales'), 'suspend');
    expect((await sales.get('core/users/me/permissions/')).json()).toEqual({
      permissions: [],
      role: null,
      tried: null,
      is_founder: false,
      warehouses: null,
      limits: null,
      redirects: {},
    });
    expect((await sales.get(`core/companies/${ids.nordlager}/`)).statusCode).toBe(404);
    expect((await sales.post('auth/switch-company/', { company_id: ids.nordlager })).statusCode).toBe(404);
    expect((await browserOf(trial).signIn('sales')).json()).toMatchObject({
      companies: [],
      active_company: null,
    });
    await propose(ids.nordlager, member('nordlager', 'sales'), 'resume');
    expect((await sales.get('core/users/me/permissions/')).json().role).toBe('Sales');
  });
});

describe('a company', () => {
  it('[ID7] one does not belong to looks like one that is not there', async () => {
    const admin = await signedIn('admin');
    const answers = await Promise.all([
      admin.get(`core/companies/${ids.fjord}/`),
      admin.get('core/companies/4711/'),
      admin.patch(`core/companies/${ids.fjord}/`, { name: 'Mine' }),
      admin.post('auth/switch-company/', { company_id: ids.fjord }),
      admin.post('auth/switch-company/', { company_id: 4711 }),
    ]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json().code).toBe('unknownCompany');
    }
    expect((await admin.get('core/users/me/permissions/')).json().role).toBe('Administrator');
  });

  it('[ID7] is not read past its function by the application itself', async () => {
    const { pool } = trial.database.app;
    await expect(pool.query('select * from membership')).rejects.toThrow('permission denied');
    await expect(pool.query('select name from company')).rejects.toThrow('permission denied');
  });

  it('[ID10] is shown to its members and changed by who may, field by field', async () => {
    const admin = await signedIn('admin');
    const before = (await admin.get(`core/companies/${ids.baltic}/`)).json();
    expect(before).toEqual({
      id: ids.baltic,
      name: 'Baltic Parts OÜ',
      organisation_number: '19990123',
      vat_number: 'EE109990121',
      address: { street: 'Peterburi tee 46', postcode: '11415', city: 'Tallinn', country: 'EE' },
      time_zone: 'Europe/Tallinn',
      currency: 'EUR',
      vat_registrations: [],
      bank: { iban: '', bic: '', bankgiro: '', plusgiro: '' },
      approved_for_f_tax: false,
      e_invoice_address: '',
      version: 1,
    });
    const renamed = await admin.patch(`core/companies/${ids.baltic}/`, { name: 'Baltic Parts Group OÜ' });
    expect(renamed.json()).toEqual({ ...before, name: 'Baltic Parts Group OÜ', version: 2 });
    expect((await browserOf(trial).signIn('admin')).json().companies[1].name).toBe('Baltic Parts Group OÜ');
    const stale = await admin.patch(`core/companies/${ids.baltic}/`, { name: 'Late', version: 1 });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale']);
    const currency = await admin.patch(`core/companies/${ids.baltic}/`, { currency: 'SEK' });
    expect([currency.statusCode, currency.json().fields]).toEqual([409, { currency: 'currencyIsFixed' }]);
    const bank = { iban: 'EE38 2200 2210 2014 5685', bic: 'HABAEE2X', bankgiro: '', plusgiro: '' };
    const registered = { bank, vat_registrations: [{ country: 'FI', number: 'FI20774740' }] };
    const paid = await admin.patch(`core/companies/${ids.baltic}/`, registered);
    expect(paid.json()).toEqual({ ...renamed.json(), ...registered, version: 3 });
    const unknown = await admin.patch(`core/companies/${ids.baltic}/`, { colour: 'red' });
    expect([unknown.statusCode, unknown.json().fields]).toEqual([422, { data: 'unrecognized_keys' }]);
  });

  it('[ID11] is renamed in the list by the command alone, in the same transaction', async () => {
    const { rows } = await trial.database.owner.pool.query('select name from company where id = $1', [
      ids.fjord,
    ]);
    expect(rows).toEqual([{ name: 'Fjord Trading AS' }]);
  });

  it('[ID10] is not changed by who may only look', async () => {
    const viewer = await signedIn('viewer');
    expect((await viewer.get(`core/companies/${ids.nordlager}/`)).statusCode).toBe(200);
    const answer = await viewer.patch(`core/companies/${ids.nordlager}/`, { name: 'Mine' });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'notPermitted']);
  });
});

describe('a profile', () => {
  it('[ID10] is changed field by field, and the name is then the same in every company', async () => {
    const warehouse = await signedIn('warehouse');
    const before = (await warehouse.get('auth/me/')).json();
    const after = (await warehouse.patch('auth/me/', { name: '  Kaspar T. Tamm ' })).json();
    expect(after).toEqual({ ...before, name: 'Kaspar T. Tamm' });
    expect((await warehouse.patch('auth/me/', { locale: 'sv' })).json().locale).toBe('sv');
    for (const company of [ids.nordlager, ids.baltic]) {
      const row = await trial.identity.reading(company, (view) => view.by('member', 'user', before.id)[0]);
      expect(row?.name).toBe('Kaspar T. Tamm');
    }
    const refused = await warehouse.patch('auth/me/', { email: 'other@example.com' });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'invalid']);
  });

  it('[ID4, ID6] whose password is changed stays signed in here, with another token, and nowhere else', async () => {
    const [here, there] = [await signedIn('purchasing'), await signedIn('purchasing')];
    const change = (old: string, next: string) =>
      here.post('core/users/change_password/', { old_password: old, new_password: next });
    const wrong = await change('not it at all', 'a much longer one');
    expect([wrong.statusCode, wrong.json().fields]).toEqual([422, { old_password: 'wrongPassword' }]);
    expect((await change(demoPassword, 'short')).json().fields).toEqual({ new_password: 'too_small:12' });
    expect((await change(demoPassword, demoPassword)).json().code).toBe('samePassword');
    const weak = { aaaaaaaaaaaaaaaa: 'easyPassword', 'at Nordlager 2026': 'companyInPassword' };
    for (const [password, code] of Object.entries({ ...weak, 'for example this': 'emailInPassword' }))
      expect((await change(demoPassword, password)).json().code).toBe(code);
    const former = here.jar.get('lagra') ?? '';
    expect((await change(demoPassword, 'a much longer one')).statusCode).toBe(204);
    expect(here.jar.get('lagra')).toMatch(/^[\w-]{43}$/);
    const copy = browserOf(trial);
    copy.jar.set('lagra', former);
    expect((await copy.get('auth/me/')).statusCode).toBe(401);
    expect((await here.get('auth/me/')).statusCode).toBe(200);
    expect((await there.get('auth/me/')).statusCode).toBe(401);
    expect((await browserOf(trial).signIn('purchasing')).statusCode).toBe(401);
    expect((await browserOf(trial).signIn('purchasing', 'a much longer one')).statusCode).toBe(200);
  });
});

describe('under https', () => {
  it('[ID5] the cookie is Secure and bound to this host', async () => {
    const secure = await identityTrial({ publicUrl: 'https://stock.example.com' });
    const answer = await browserOf(secure).signIn('viewer');
    expect(answer.cookies[0]).toMatchObject({
      name: '__Host-lagra',
      secure: true,
      httpOnly: true,
      path: '/',
    });
    expect(answer.cookies[1]).toMatchObject({
      name: '__Host-lagra-device',
      secure: true,
      httpOnly: true,
      path: '/',
    });
    for (const cookie of answer.cookies) expect(cookie).not.toHaveProperty('domain');
    await secure.close();
  });
});
