import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import { addMember, FOUNDER, foundCompany, freshId, mustPropose } from '#server/testing/company.fixtures.ts';
import { sendFile } from '#server/testing/send-file.ts';
import { camtBombs } from './camt-bombs.fixtures.ts';
import { camtDetails, camtEntry, camtFixture } from './camt.fixtures.ts';

const form = {
  name: 'Nordlager AB',
  organisationNumber: '',
  vatNumber: '',
  address: { street: '', postcode: '', city: '', country: 'SE' },
  timeZone: 'Europe/Stockholm',
  currency: 'SEK',
  bank: { iban: '', bic: '', bankgiro: '5050-1055', plusgiro: '' },
};

let server: CompanyApp;
let company = 0;
const propose = (kind: string, document: string, type: string, data: object): Promise<unknown> =>
  mustPropose(server.platform.executor, company, [{ kind, document, type, data }]);

beforeAll(async () => void (server = await openCompanyApp()));
afterAll(async () => {
  await server.close();
  if (server.faults.length > 0) throw new AggregateError(server.faults);
});
beforeEach(async () => {
  company += 1;
  await foundCompany(server.platform.executor, company);
  await propose('company', COMPANY, 'update', form);
});

const urlOf = (of: number): string => `/api/core/companies/${of}/bank-files/`;

const send = (content: Buffer, user = FOUNDER, of = company, language = 'en') =>
  sendFile(server, user, {
    url: urlOf(of),
    content,
    name: 'camt.xml',
    headers: { 'accept-language': language },
  });

async function waiting(of = company, user = FOUNDER) {
  const answer = await server.app.inject({ url: `${urlOf(of)}entries/`, headers: { 'x-user': user } });
  return answer
    .json()
    .entries.map(({ entry, isSetAside }: { entry: { reference: string }; isSetAside: boolean }) =>
      isSetAside ? `(${entry.reference})` : entry.reference,
    );
}

async function setAside(reference: string, isSetAside: boolean): Promise<number> {
  const headers = { 'x-user': FOUNDER, 'content-type': 'application/json' };
  const payload = JSON.stringify({ reference, isSetAside });
  return (await server.app.inject({ method: 'PUT', url: `${urlOf(company)}entries/`, headers, payload }))
    .statusCode;
}

const entries = (...references: readonly string[]): string =>
  references.map((reference) => camtEntry({ reference, details: camtDetails('1234574') })).join('');

it('[BNK7] what came in waits, the oldest first, until a payment of it is recorded; money out does not', async () => {
  const sent = await send(
    camtFixture(
      `${entries('BG-1')}${camtEntry({ reference: 'BG-0', day: '2026-12-01' })}${camtEntry({ reference: 'BG-2', direction: 'DBIT' })}`,
    ),
  );
  expect(sent).toEqual({ status: 200, body: { taken: 2, out: 1, refused: 0, reasons: [] } });
  const [first = '', second = ''] = await waiting();
  expect([first, second.startsWith('BG-1')]).toEqual(['BG-0', true]);
  const customer = freshId();
  await propose('customer', customer, 'create', customerFixture());
  await propose('payment', freshId(), 'record', {
    customer,
    direction: 'in',
    on: '2026-01-15',
    amount: 374_96,
    currency: 'SEK',
    rate: 1_000_000,
    reference: '',
    notes: '',
    source: 'file',
    bankReference: 'BG-0',
    allocations: [],
  });
  expect(await waiting()).toEqual([second]);
});

it('[BNK7] no more than a thousand are answered at once, with how many wait beyond them', async () => {
  const all = Array.from({ length: 1002 }, (_, at) => camtEntry({ reference: `BG-${at}` }));
  expect((await send(camtFixture(all.join('')))).body.taken).toBe(1002);
  const answer = await server.app.inject({
    url: `${urlOf(company)}entries/`,
    headers: { 'x-user': FOUNDER },
  });
  expect([answer.json().entries.length, answer.json().more]).toEqual([1000, 2]);
});

it('[BNK4] the same file, and the same money in another, come in once', async () => {
  await send(camtFixture(entries('BG-1')));
  const again = await send(camtFixture(entries('BG-1')));
  expect(again.body).toMatchObject({ taken: 0, refused: 1, reasons: [{ code: 'bankFileTwice' }] });
  const other = await send(camtFixture(entries('BG-1', 'BG-9'), { type: '053', message: 'M-2' }));
  expect(other.body).toMatchObject({ taken: 1, refused: 1, reasons: [{ code: 'bankEntryTwice' }] });
  expect(await waiting()).toHaveLength(2);
});

it('[BNK4] of two requests with the same file at once one takes it in', async () => {
  const file = camtFixture(entries('BG-1', 'BG-2'));
  const answers = await Promise.all([send(file), send(file)]);
  const taken = answers.filter(({ status, body }) => status === 200 && body.taken === 2);
  expect(taken).toHaveLength(1);
  expect(await waiting()).toHaveLength(2);
});

it('[BNK3] an entry of another account or currency is named with its line, and a file of them may come again', async () => {
  const account = '<IBAN>SE9550000000058398257466</IBAN>';
  const other = camtFixture(entries('BG-1'), { account });
  const { body } = await send(other);
  expect(body).toMatchObject({ taken: 0, refused: 1, reasons: [{ code: 'bankEntryOtherAccount' }] });
  expect(body.reasons[0].params.line).toBeGreaterThan(1);
  await propose('company', COMPANY, 'update', {
    ...form,
    bank: { ...form.bank, iban: 'SE95 5000 0000 0583 9825 7466' },
  });
  expect((await send(other)).body).toMatchObject({ taken: 1, refused: 0 });
});

it('[BNK7] what is set aside stays, and comes back', async () => {
  await send(camtFixture(entries('BG-1')));
  const [reference = ''] = await waiting();
  expect([await setAside(reference, true), await waiting()]).toEqual([204, [`(${reference})`]]);
  expect([await setAside(reference, false), await waiting()]).toEqual([204, [reference]]);
  expect(await setAside('unknown', true)).toBe(404);
});

it.each(camtBombs.slice(0, 4))(
  '[BNK2] [SGR1] %s is refused, and nothing of it is kept',
  async (_, made, code) => {
    const { status, body } = await send(made());
    expect([status, body.code]).toEqual([422, code]);
    expect(await waiting()).toEqual([]);
  },
);

it('[BNK2] [SGR1] what is no form is answered with how a file is sent, and what is no XML in the language of who sent it', async () => {
  const headers = { 'x-user': FOUNDER, 'content-type': 'application/xml', 'accept-language': 'sv' };
  const bare = await server.app.inject({ method: 'POST', url: urlOf(company), headers, payload: '<a/>' });
  expect([bare.statusCode, bare.json().code]).toEqual([415, 'notMultipart']);
  const { status, body } = await send(Buffer.from('Datum;Belopp'), FOUNDER, company, 'sv');
  expect([status, body.detail]).toEqual([
    422,
    'Filen är inte en fullständig XML-fil (rad 1). Hämta den på nytt från banken.',
  ]);
});

it('[BNK2] an entry that cannot be read refuses the whole file', async () => {
  const { status, body } = await send(camtFixture(`${entries('BG-1')}${camtEntry({ amount: '' })}`));
  expect([status, body.fields.file]).toEqual([422, body.code]);
  expect(await waiting()).toEqual([]);
});

it('[BNK8] only who may take in files does, and no other company sees what waits', async () => {
  const { user } = await addMember(server.platform.executor, company, 'Otto', ['payment.view']);
  expect((await send(camtFixture(entries('BG-1')), user)).body.code).toBe('notPermitted');
  await send(camtFixture(entries('BG-1')));
  const other = (company += 1);
  await foundCompany(server.platform.executor, other);
  expect(await waiting(other)).toEqual([]);
});
