import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPANY } from '#model/values/company-document.ts';
import { clientOf, type CompanyApp } from '#server/testing/company-app.ts';
import { command, FOUNDER, freshId } from '#server/testing/company.fixtures.ts';
import { billedServer, codesOf } from '../bills.fixtures.ts';

const ON = '2026-05-10';

let server: CompanyApp;
let home: Awaited<ReturnType<typeof billedServer>>;

const own = (bankgiro: string) => ({
  name: 'Company 1',
  organisationNumber: '',
  vatNumber: '',
  address: { street: 'Lagergatan 1', postcode: '111 11', city: 'Stockholm', country: 'SE' },
  timeZone: 'Europe/Stockholm',
  currency: 'SEK',
  bank: { bankgiro, plusgiro: '', iban: '', bic: '', swish: '' },
});

beforeAll(async () => {
  home = await billedServer();
  ({ server } = home);
  await home.give('company', COMPANY, 'update', own('5050-1055'));
});
afterAll(() => server.close());

const give = (id: string, type: string, data: object = {}) =>
  codesOf(server, FOUNDER, [command('supplierBill', id, type, data)]);
const order = (id: string, file: string) => give(id, 'order', { file, on: ON });
const fetched = (file: string) => clientOf(server, FOUNDER).get(`1/payment-files/${file}/`);
const codeOf = (answer: Awaited<ReturnType<typeof fetched>>) => [
  answer.status,
  (answer.json() as { code: string }).code,
];
const rowOf = async (id: string) =>
  ((await clientOf(server, FOUNDER).get(`1/documents/supplierBill/${id}/`)).json() as { row: object }).row;

/** Two approved bills in a file. */
async function filed() {
  const file = freshId();
  const bills = [await home.approved(), await home.approved()] as const;
  for (const id of bills) expect(await order(id, file)).toEqual([null]);
  return { file, bills };
}

describe('[SBL17] a file of payments that was fetched', () => {
  it('takes no further bill, and is the same when it is fetched again', async () => {
    const { file, bills } = await filed();
    const first = await fetched(file);
    expect([first.status, first.text.match(/<CdtTrfTxInf>/g)?.length]).toEqual([200, 2]);
    const late = await home.approved();
    expect(await order(late, file)).toEqual(['paymentFileFetched']);
    expect(await rowOf(late)).toMatchObject({ ordered: null });
    const again = await fetched(file);
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(await rowOf(bills[0])).toMatchObject({ ordered: { file, fetched: { at: expect.any(String) } } });
    const history = await clientOf(server, FOUNDER).get(`1/documents/supplierBill/${bills[0]}/history/`);
    expect(history.text.match(/"type":"fileFetched"/g)).toHaveLength(1);
    expect(await order(late, freshId())).toEqual([null]);
  });

  it('takes bills until then', async () => {
    const { file, bills } = await filed();
    expect(await give(bills[1], 'takeBackOrder')).toEqual([null]);
    expect(await order(await home.approved(), file)).toEqual([null]);
    expect(await order(bills[1], file)).toEqual([null]);
    expect((await fetched(file)).text.match(/<CdtTrfTxInf>/g)).toHaveLength(3);
  });

  it('is refused once a bill left it, which is not put back either; nor is the file used once more', async () => {
    const { file, bills } = await filed();
    await fetched(file);
    expect(await give(bills[0], 'takeBackOrder')).toEqual([null]);
    const changed = await fetched(file);
    expect(changed.json()).toMatchObject({ code: 'paymentFileChanged', params: { on: '2026-05-04' } });
    expect(changed.status).toBe(409);
    expect(await order(bills[0], file)).toEqual(['paymentFileFetched']);
    expect(await give(bills[1], 'takeBackOrder')).toEqual([null]);
    expect(codeOf(await fetched(file))).toEqual([404, 'unknownDocument']);
    expect(await order(bills[0], file)).toEqual(['paymentFileFetched']);
    expect(await order(bills[0], freshId())).toEqual([null]);
  });

  it('is refused once it would be paid from another account', async () => {
    const { file } = await filed();
    const first = await fetched(file);
    await home.give('company', COMPANY, 'update', own('991-2346'));
    expect(codeOf(await fetched(file))).toEqual([409, 'paymentFileChanged']);
    await home.give('company', COMPANY, 'update', own('5050-1055'));
    expect((await fetched(file)).text).toBe(first.text);
  });

  it('is one, however many fetch it while others put bills into it', async () => {
    const { file } = await filed();
    const late = await home.approved();
    const [one, two, added] = await Promise.all([fetched(file), fetched(file), order(late, file)]);
    const after = await fetched(file);
    const isIn = added[0] === null;
    expect(after.text.match(/<CdtTrfTxInf>/g)).toHaveLength(isIn ? 3 : 2);
    for (const { status, text } of [one, two])
      expect(status === 200 ? text === after.text : status).toBe(status === 200 ? true : 409);
  });

  it('nobody notes by hand', async () => {
    const { file, bills } = await filed();
    const data = { file, fingerprint: 'f'.repeat(64), bills: [{ id: bills[0], version: 4 }] };
    expect(await give(bills[0], 'noteFetched', data)).toEqual(['internalOnly']);
    expect(server.faults).toEqual([]);
  });
});
