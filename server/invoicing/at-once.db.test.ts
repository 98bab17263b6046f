import { afterAll, beforeAll, expect, it } from 'vitest';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import {
  completeSeller,
  FOUNDER,
  foundCompany,
  freshId,
  mustPropose,
} from '#server/testing/company.fixtures.ts';

const NOW = '2026-05-04T08:00:00.000Z';
const on = '2026-05-04';
const address = { street: 'Storgatan 1', postcode: '111 22', city: 'Stockholm', country: 'SE' };
const head = { issuedOn: null, theirReference: '', theirOrder: '', address, terms: 30, notes: '' };
const line = {
  product: null,
  text: 'Arbete',
  quantity: 1000,
  price: 100_0000,
  discount: 0,
  vatClass: 'standard',
};

let server: CompanyApp;
const customer = freshId();
const give = (kind: string, document: string, type: string, data: object = {}) =>
  mustPropose(server.platform.executor, 1, [{ kind, document, type, data }], NOW);

beforeAll(async () => {
  server = await openCompanyApp({ now: () => NOW });
  await foundCompany(server.platform.executor, 1);
  await completeSeller(server.platform.executor, 1);
  await give('company', COMPANY, 'changePolicies', { overReceipt: 0, closedUntil: null, invoicing: 'here' });
  await give('customer', customer, 'create', customerFixture());
});
afterAll(() => server.close());

/** What each of these commands is answered with, all sent at once, each by a client of its own. */
const atOnce = (...sent: readonly (readonly [path: string, body: object])[]) =>
  Promise.all(
    sent.map(async ([path, body]) => {
      const answer = await clientOf(server, FOUNDER).post(`1/documents/${path}/`, body);
      const { code = 'done', seq = 0 } = answer.json() as { code?: string; seq?: number };
      return { code, seq };
    }),
  );

async function draft(): Promise<string> {
  const invoice = freshId();
  await give('invoice', invoice, 'create', { type: 'invoice', customer, orders: [], corrects: null });
  await give('invoice', invoice, 'update', { ...head, lines: [{ ...line, id: freshId() }] });
  return invoice;
}

/** An issued invoice of 125.00. */
async function issued(): Promise<string> {
  const invoice = await draft();
  await give('invoice', invoice, 'issue');
  return invoice;
}

const money = { customer, direction: 'in', on, currency: 'SEK', rate: 1_000_000 };
const note = { reference: '', notes: '', source: 'hand' };
const paying = (amount: number, ...invoices: readonly string[]) => ({
  data: {
    ...money,
    ...note,
    amount,
    allocations: invoices.map((invoice) => ({ invoice, amount, less: null })),
  },
});
const rowOf = async (kind: string, id: string) =>
  (await clientOf(server, FOUNDER).get(`1/documents/${kind}/${id}/`)).json().row;

it('[BIL9] of several who issue an invoice at once one does, and who asks again gets the same answer', async () => {
  const invoice = await draft();
  const once = { id: freshId() };
  const path = `invoice/${invoice}/issue`;
  const [first, again, other] = await atOnce([path, once], [path, once], [path, { id: freshId() }]);
  const done = [first, again, other].filter((one) => one?.code === 'done');
  expect(new Set(done.map((one) => one?.seq)).size).toBe(1);
  const later = await atOnce([path, once], [path, { id: freshId() }]);
  expect(later.filter(({ code }) => code !== 'done').length).toBeGreaterThan(0);
  expect(later.every(({ code, seq }) => code === 'notInState' || seq === done[0]?.seq)).toBe(true);
});

it('[PAY2] two payments of all of one invoice, recorded at once, pay it once', async () => {
  const invoice = await issued();
  const answers = await atOnce(
    [`payment/${freshId()}/record`, paying(125_00, invoice)],
    [`payment/${freshId()}/record`, paying(125_00, invoice)],
  );
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['done', 'moreThanOwed']);
  expect((await rowOf('invoice', invoice)).paid).toHaveLength(1);
});

it('[PAY2] one payment, set against two invoices at once, pays no more than came', async () => {
  const [one, two, payment] = [await issued(), await issued(), freshId()];
  await give('payment', payment, 'record', paying(125_00).data);
  const of = (invoice: string) => ({ data: { allocations: [{ invoice, amount: 125_00, less: null }] } });
  const path = `payment/${payment}/allocate`;
  const codes = (await atOnce([path, of(one)], [path, of(two)])).map(({ code }) => code);
  expect(codes.filter((code) => code === 'done')).toHaveLength(1);
  expect((await rowOf('payment', payment)).allocations).toHaveLength(1);
  const paid = [...(await rowOf('invoice', one)).paid, ...(await rowOf('invoice', two)).paid];
  expect(paid.map(({ amount }: { amount: number }) => amount)).toEqual([125_00]);
});
