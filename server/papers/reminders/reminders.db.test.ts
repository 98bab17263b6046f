import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { checkingEngine as engine } from '#machines/checking-engine.ts';
import type { FileRow } from '#model/file/file.facts.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import {
  addMember,
  completeSeller,
  FOUNDER,
  foundCompany,
  freshId,
  mustPropose,
} from '#server/testing/company.fixtures.ts';
import { sheetsOf } from '../pdf-text.fixtures.ts';
import { remindOverdue } from './remind-overdue.ts';

const issuedAt = '2026-05-04T08:00:00.000Z';
/** Eight days after the due day. */
const laterOn = '2026-05-12T08:00:00.000Z';
const address = { street: 'Storgatan 1', postcode: '111 22', city: 'Stockholm', country: 'SE' };
const silent = { en: '', sv: '' };
const steps = [
  { after: 8, fee: 0, text: silent },
  { after: 22, fee: 60_00, text: silent },
];

let server: CompanyApp;
let now = laterOn;
const give = (kind: string, document: string, type: string, data: object = {}, at = issuedAt) =>
  mustPropose(server.platform.executor, 1, [{ kind, document, type, data }], at);
const policies = (isNightly: boolean) =>
  give('company', COMPANY, 'changePolicies', {
    overReceipt: 0,
    closedUntil: null,
    invoicing: 'here',
    reminders: { isNightly, steps },
  });

beforeAll(async () => {
  server = await openCompanyApp({ now: () => now });
  await foundCompany(server.platform.executor, 1);
  await completeSeller(server.platform.executor, 1);
});
afterAll(() => server.close());
beforeEach(async () => {
  now = laterOn;
  await policies(true);
});

/** An invoice over 125.00 that fell due on 4 May, to a customer with this address or none. */
async function overdue(email = 'asa@kund.example'): Promise<{ invoice: string; customer: string }> {
  const [customer, invoice] = [freshId(), freshId()];
  const contacts = email === '' ? [] : [{ name: 'Åsa', role: '', email, phone: '' }];
  const form = customerFixture({ number: customer.slice(-8), language: 'sv' });
  await give('customer', customer, 'create', { ...form, contacts });
  await give('invoice', invoice, 'create', { type: 'invoice', customer, orders: [], corrects: null });
  const line = { id: freshId(), product: null, text: 'Arbete', quantity: 1000, price: 100_0000, discount: 0 };
  await give('invoice', invoice, 'update', {
    issuedOn: null,
    theirReference: '',
    theirOrder: '',
    address,
    terms: 0,
    notes: '',
    lines: [{ ...line, vatClass: 'standard' }],
  });
  await give('invoice', invoice, 'issue');
  await give('invoice', invoice, 'fallDue');
  await give('invoice', invoice, 'fallDue', {}, laterOn);
  return { invoice, customer };
}

const run = () => {
  const { database, platform, files } = server;
  const { layouts, executor } = platform;
  return remindOverdue({ engine, database, layouts, files, executor, now: () => now }, 1);
};
const rowOf = async <T>(table: 'row_invoice' | 'row_file', id: string): Promise<T | undefined> => {
  const { rows } = await server.database.withCompany(1, (trx) =>
    sql<{ data: T }>`select data from ${sql.table(table)} where company_id = 1 and id = ${id}`.execute(trx),
  );
  return rows[0]?.data;
};
const reminders = async (invoice: string) =>
  (await rowOf<InvoiceRow>('row_invoice', invoice))?.reminders ?? null;
const kept = async (document: string): Promise<number> =>
  (await rowOf<FileRow>('row_file', document))?.entries.length ?? 0;
const queued = async (document: string): Promise<number> => {
  const { rows } = await server.database.owner.pool.query(
    `select id from mail where data ->> 'about' like '%' || $1 || '%'`,
    [document],
  );
  return rows.length;
};
const letter = { to: ['asa@kund.example'], subject: 'Påminnelse', text: 'Hej!' };
const mail = (invoice: string, user = FOUNDER) =>
  clientOf(server, user).post(`1/documents/invoice/${invoice}/paper/mail/?paper=paymentReminder`, letter);

it('[REM6] mails at night what is due by rule, once, and notes it with its paper; what has no address stays', async () => {
  const { invoice } = await overdue();
  const { invoice: unknown } = await overdue('');
  expect(await run()).toBe(1);
  expect(await run()).toBe(0);
  expect(await reminders(invoice)).toEqual({ level: 1, on: '2026-05-12' });
  expect([await kept(invoice), await queued(invoice)]).toEqual([1, 1]);
  expect([await reminders(unknown), await queued(unknown)]).toEqual([null, 0]);
  now = '2026-05-26T08:00:00.000Z';
  expect(await run()).toBe(1);
  expect(await reminders(invoice)).toEqual({ level: 2, on: '2026-05-26', fees: 60_00 });
});

it('[REM6, BIL19] mails nothing of its own where people do it, nor what is disputed until that is settled', async () => {
  const { invoice } = await overdue();
  await policies(false);
  expect(await run()).toBe(0);
  await policies(true);
  await give('invoice', invoice, 'dispute', { reason: 'other' }, laterOn);
  expect(await run()).toBe(0);
  await give('invoice', invoice, 'settleDispute', {}, laterOn);
  await give('invoice', invoice, 'fallDue', {}, laterOn);
  await give('invoice', invoice, 'fallDue', {}, laterOn);
  expect(await run()).toBe(1);
});

it('[REM4] mailing it reminds, by who may remind; of what is disputed nothing is mailed or kept', async () => {
  const { invoice } = await overdue();
  const { user } = await addMember(server.platform.executor, 1, 'Sara', ['invoice.view', 'invoice.send']);
  expect((await mail(invoice, user)).status).toBe(403);
  expect((await mail(invoice)).status).toBe(200);
  expect([await reminders(invoice), await queued(invoice)]).toEqual([{ level: 1, on: '2026-05-12' }, 1]);
  const { invoice: disputed } = await overdue();
  await give('invoice', disputed, 'dispute', { reason: 'other' }, laterOn);
  expect((await mail(disputed)).status).toBe(409);
  expect([await kept(disputed), await queued(disputed)]).toEqual([0, 0]);
});

it('[REC5] the statement of a customer is a PDF of a day, without figures for who may not see invoices', async () => {
  const { customer } = await overdue();
  const { user } = await addMember(server.platform.executor, 1, 'Kim', ['customer.view']);
  const ask = async (query: string, by = FOUNDER): Promise<string> => {
    const { rawPayload } = await server.app.inject({
      method: 'GET',
      url: `/api/core/companies/1/documents/customer/${customer}/paper/?paper=statement${query}`,
      headers: { 'x-user': by },
    });
    return (await sheetsOf(rawPayload)).join(' ');
  };
  const today = await ask('');
  for (const words of ['Kontoutdrag', '125,00', 'Förfallet 1–30 dagar', 'Saldo'])
    expect(today).toContain(words);
  expect(await ask('&as_of=2026-05-03')).toContain('Det finns inga öppna poster.');
  expect(await ask('', user)).not.toContain('125,00');
});

it('[REC5] a kind has no paper of another one', async () => {
  const { invoice } = await overdue();
  const answer = await clientOf(server, FOUNDER).get(`1/documents/invoice/${invoice}/paper/?paper=statement`);
  expect(answer.status).toBe(404);
});
