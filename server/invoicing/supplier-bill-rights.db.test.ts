import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, type CompanyApp } from '#server/testing/company-app.ts';
import { addMember, command, FOUNDER, freshId } from '#server/testing/company.fixtures.ts';
import { billedServer, codesOf, freightLine, stated } from './bills.fixtures.ts';

/** What stands in its sums, as text. */
const secrets = ['8765400', '2191350', '10956750', '87654', '109567', '87,654', '87 654'];

let server: CompanyApp;
let home: Awaited<ReturnType<typeof billedServer>>;
let looking: string;
let buying: string;

beforeAll(async () => {
  home = await billedServer();
  ({ server } = home);
  const { executor } = server.platform;
  ({ user: looking } = await addMember(executor, 1, 'Lena', ['supplierBill.view', 'supplier.view']));
  ({ user: buying } = await addMember(executor, 1, 'Bo', [
    'supplierBill.view',
    'supplierBill.create',
    'supplierBill.edit',
    'supplierBill.post',
    'product.viewCost',
    'supplier.view',
  ]));
});
afterAll(() => server.close());

const attached = async (document: string, user: string) => {
  const boundary = 'x----x';
  const body = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="bill.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7\n%%EOF\r\n--${boundary}--\r\n`;
  const type = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const answer = await clientOf(server, user, type).post(`1/documents/supplierBill/${document}/files/`, body);
  expect(answer.status).toBe(200);
  return (answer.json() as { file: { id: string } }).file.id;
};

describe('[SBL15] what a supplier bills is for those who see costs', () => {
  it('in rows, lists, exports, histories, the log and what a device begins with', async () => {
    const id = await home.approved();
    await home.give('supplierBill', id, 'post');
    const client = clientOf(server, looking);
    const paths = [
      `1/documents/supplierBill/${id}/`,
      `1/documents/supplierBill/${id}/history/`,
      '1/documents/supplierBill/',
      '1/lists/supplierBill/',
      '1/lists/supplierBill/export/',
      '1/events/?after=0',
      '1/boot/',
    ];
    for (const path of paths) {
      const { status, text } = await client.get(path);
      expect([path, status < 500]).toEqual([path, true]);
      for (const secret of secrets) expect([path, text.includes(secret)]).toEqual([path, false]);
    }
    expect((await client.get(paths[0] ?? '')).status).toBe(200);
    const own = await clientOf(server, buying).get(paths[0] ?? '');
    expect(own.text).toContain(secrets[0]);
  });

  it('the paper that came is one of them', async () => {
    const id = await home.billed();
    const file = await attached(id, buying);
    const path = `1/documents/supplierBill/${id}/files/${file}/`;
    expect((await clientOf(server, buying).get(path)).status).toBe(200);
    expect((await clientOf(server, looking).get(path)).status).toBe(403);
  });

  it('its file of payments is for those who pay, of the own company', async () => {
    const id = await home.approved();
    const file = freshId();
    await home.give('supplierBill', id, 'order', { file, on: '2026-05-10' });
    expect((await clientOf(server, looking).get(`1/payment-files/${file}/`)).status).toBe(403);
    expect((await clientOf(server, buying).get(`1/payment-files/${file}/`)).status).toBe(403);
    expect((await clientOf(server, FOUNDER).get(`2/payment-files/${file}/`)).status).toBe(404);
    expect((await clientOf(server, FOUNDER).get(`2/documents/supplierBill/${id}/`)).status).toBe(404);
    expect((await clientOf(server, looking).post('1/e-bills/', {})).status).toBe(403);
  });
});

const codes = (user: string, commands: readonly object[]) => codesOf(server, user, commands);

describe('two at once', () => {
  it('[SBL2] enter one number of a supplier: one has it', async () => {
    const form = home.formOf({ lines: [] });
    const both = await Promise.all(
      ['twice-1', 'TWICE 1'].map((supplierNumber) =>
        codes(buying, [command('supplierBill', freshId(), 'create', { ...form, supplierNumber })]),
      ),
    );
    expect(both.flat().toSorted()).toEqual(['billTwice', null]);
  });

  it('[SBL8] post a bill, or one does twice as an answer was lost: it is posted once', async () => {
    const id = await home.approved();
    const once = command('supplierBill', id, 'post', { on: null });
    const all = await Promise.all([
      codes(buying, [once]),
      codes(buying, [once]),
      codes(FOUNDER, [command('supplierBill', id, 'post', { on: null })]),
    ]);
    const { row } = (await clientOf(server, FOUNDER).get(`1/documents/supplierBill/${id}/`)).json() as {
      row: { posted: { lines: { cost: number }[] } };
    };
    expect(row.posted.lines).toMatchObject([{ cost: 87_654_00 }]);
    const history = (await clientOf(server, FOUNDER).get(`1/documents/supplierBill/${id}/history/`)).text;
    expect(history.match(/"type":"posted"/g)).toHaveLength(1);
    expect(all.flat().filter((code) => code !== null).length).toBeLessThanOrEqual(1 + 1);
  });
});

describe('[SBL1] what a client makes up', () => {
  const entered = (over: object) =>
    codes(buying, [
      command('supplierBill', freshId(), 'create', {
        ...home.formOf(),
        ...over,
      }),
    ]);
  it.each([
    ['an amount beyond exact numbers', { stated: { ...stated, payable: Number.MAX_SAFE_INTEGER } }],
    ['a day that there is not', { billedOn: '2026-02-30' }],
    ['a year beyond', { dueOn: '99999-01-01' }],
    ['due before it was billed', { dueOn: '1999-01-01' }],
    ['a rate of its own currency', { rate: 2_000_000 }],
    ['a supplier of nobody', { supplier: freshId() }],
    ['a name of JavaScript', { supplier: '__proto__' }],
    ['a character that there is not', { notes: 'a\u0000b' }],
    ['an approval of its own', { approvedBy: FOUNDER }],
    ['goods of nobody', { lines: [{ ...freightLine(), receipt: freshId(), receiptLine: freshId() }] }],
    ['a number of spaces', { supplierNumber: '   ' }],
    ['a number of invisible characters', { supplierNumber: ' - \u200B' }],
    ['a treatment of consumers', { treatment: 'euConsumer' }],
  ])('%s is refused', async (_, over) => {
    expect((await entered(over)).every((code) => code !== null)).toBe(true);
    expect(server.faults).toEqual([]);
  });
});

describe('[SBL7, EN26] an approval names the bill that was read', () => {
  it('one that was taken back, changed and matched again meanwhile is not approved unseen', async () => {
    const rowOf = async (document: string): Promise<{ version: number }> =>
      (await clientOf(server, FOUNDER).get(`1/documents/supplierBill/${document}/`)).json().row;
    const id = await home.billed();
    await home.give('supplierBill', id, 'match');
    const approve = (version?: number) =>
      codes(FOUNDER, [command('supplierBill', id, 'approve', {}, version === undefined ? {} : { version })]);
    const { version } = await rowOf(id);
    expect(await approve()).toEqual(['versionNeeded']);
    await home.give('supplierBill', id, 'reopen', { reason: 'other' });
    const dearer = { net: 100_000_00, vat: 25_000_00, rounding: 0, payable: 125_000_00 };
    const form = home.formOf({ stated: dearer });
    const lines = form.lines.map((line) => ({ ...line, price: 100_000_0000, amount: 100_000_00 }));
    await home.give('supplierBill', id, 'update', { ...form, lines });
    await home.give('supplierBill', id, 'match');
    expect(await approve(version)).toEqual(['stale']);
    const alone = await clientOf(server, FOUNDER).post(`1/documents/supplierBill/${id}/approve/`, {});
    expect([alone.status, (alone.json() as { code: string }).code]).toEqual([409, 'versionNeeded']);
    expect(await rowOf(id)).toMatchObject({ state: { document: 'matched' }, approvedBy: null });
    expect(await approve(version + 3)).toEqual([null]);
    expect(await rowOf(id)).toMatchObject({ state: { document: 'approved' }, stated: dearer });
  });
});
