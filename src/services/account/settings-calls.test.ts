import { expect, test } from 'vitest';
import { networkThat } from '../http/network.fixtures.ts';
import { settingsCalls } from './settings-calls.ts';

function over(answer: unknown) {
  const { http, sent } = networkThat(() =>
    answer === null ? new Response(null, { status: 204 }) : Response.json(answer),
  );
  return { calls: settingsCalls(http), sent };
}

const address = { street: 'Kajen 1', postcode: '111 11', city: 'Stockholm', country: 'SE' };
const bank = { iban: '', bic: '', bankgiro: '5050-1055', plusgiro: '' };
const common = { id: 7, name: 'Alm AB', address, currency: 'SEK', bank, version: 3 };
const registrations = [{ country: 'DE', number: 'DE136695976' }];
const told = {
  ...common,
  organisation_number: '55',
  vat_number: 'SE55',
  time_zone: 'Europe/Stockholm',
  vat_registrations: registrations,
  approved_for_f_tax: true,
  e_invoice_address: '0007:5560000001',
};
const read = {
  ...common,
  organisationNumber: '55',
  vatNumber: 'SE55',
  timeZone: 'Europe/Stockholm',
  vatRegistrations: registrations,
  approvedForFTax: true,
  eInvoiceAddress: '0007:5560000001',
};

const id = '1f0c9d4e-7b1a-4a53-9b8e-0d2f6c1e7a90';
const profile = { id, name: 'Kim', email: 'kim@example.com', last_company_id: null };

test('[ACC2] a profile is changed by what is named', async () => {
  const { calls, sent } = over({ ...profile, locale: 'sv' });
  expect(await calls.changeProfile({ locale: 'sv' })).toEqual({ name: 'Kim', locale: 'sv' });
  expect(sent).toEqual([['PATCH', 'auth/me/', { locale: 'sv' }]]);
});

test('[ACC2] a company is read, and changed by what is named', async () => {
  const { calls, sent } = over(told);
  expect(await calls.loadCompany(7)).toEqual(read);
  expect(await calls.changeCompany(7, { vatNumber: 'SE56', version: 3 })).toEqual(read);
  await calls.changeCompany(7, { name: 'Alm' });
  expect(sent).toEqual([
    ['GET', 'core/companies/7/', null],
    ['PATCH', 'core/companies/7/', { vat_number: 'SE56', version: 3 }],
    ['PATCH', 'core/companies/7/', { name: 'Alm' }],
  ]);
});

test('[ACC2] settings of a company are changed by what is named', async () => {
  const { calls, sent } = over({
    over_receipt: 500,
    over_receipt_cap: null,
    closed_until: null,
    prices_include_vat: false,
    ship_policy: 'partialKeep',
    reserve: 'byHand',
    reserve_days: null,
    version: 4,
  });
  const after = {
    overReceipt: 500,
    overReceiptCap: null,
    closedUntil: null,
    pricesIncludeVat: false,
    shipPolicy: 'partialKeep',
    reserve: 'byHand',
    reserveDays: null,
    version: 4,
  };
  expect(await calls.changeCompanySettings(7, { closedUntil: null })).toEqual(after);
  expect(sent).toEqual([['PATCH', 'core/companies/7/company_settings/', { closed_until: null }]]);
});

test('[ACC2] the own profile is read', async () => {
  const { calls, sent } = over({ ...profile, locale: 'sv' });
  expect(await calls.loadProfile()).toEqual({ name: 'Kim', email: 'kim@example.com', locale: 'sv' });
  expect(sent).toEqual([['GET', 'auth/me/', null]]);
});

test('[ACC2] the own sessions are read', async () => {
  const told = { id, current: true, ip: '::1', created_at: 'a', expires_at: 'b' };
  const { calls, sent } = over({ results: [{ ...told, last_seen_at: 'c', user_agent: 'Firefox/1' }] });
  const read = { id, current: true, ip: '::1', lastSeen: 'c', userAgent: 'Firefox/1' };
  expect(await calls.loadSessions()).toEqual([read]);
  expect(sent).toEqual([['GET', 'auth/sessions/', null]]);
});

test('[ACC2] one of the own sessions is ended, or all others', async () => {
  const one = over(null);
  await one.calls.endSession('s');
  expect(one.sent).toEqual([['POST', 'auth/sessions/s/revoke/', null]]);
  const others = over({ revoked: 2 });
  await others.calls.endOtherSessions();
  expect(others.sent).toEqual([['POST', 'auth/sessions/revoke-others/', null]]);
});
