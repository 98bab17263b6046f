import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
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
import { urlOfDatabase } from '#server/testing/test-database.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import { asUser } from '#model/engine/actor.ts';
import { fallInvoicesDue } from './invoice-due.ts';
import { numberSeries } from './number-series.ts';

let server: CompanyApp;
const customer = freshId();
const head = { type: 'invoice', customer, orders: [], corrects: null };

const give = (kind: string, document: string, type: string, data: object) =>
  mustPropose(server.platform.executor, 1, [{ kind, document, type, data }], '2026-05-04T08:00:00.000Z');

beforeAll(async () => {
  server = await openCompanyApp({ now: () => '2026-05-04T08:00:00.000Z' });
  await foundCompany(server.platform.executor, 1); // in Stockholm
  await completeSeller(server.platform.executor, 1);
  await give('customer', customer, 'create', customerFixture());
  await give('company', COMPANY, 'changePolicies', { overReceipt: 0, closedUntil: null, invoicing: 'here' });
});
afterAll(() => server.close());

/** A draft of one line of 100.00, or of none. */
async function draft(isWhole = true, over: object = {}): Promise<string> {
  const invoice = freshId();
  await give('invoice', invoice, 'create', head);
  const line = { product: null, text: 'Arbete', quantity: 1000, price: 100_0000, discount: 0 };
  await give('invoice', invoice, 'update', {
    issuedOn: null,
    theirReference: '',
    theirOrder: '',
    address: { street: 'Storgatan 1', postcode: '111 22', city: 'Stockholm', country: 'SE' },
    terms: 30,
    notes: '',
    lines: isWhole ? [{ ...line, id: freshId(), vatClass: 'standard' }] : [],
    ...over,
  });
  return invoice;
}

const issueWith = async (executor: Executor, invoice: string): Promise<boolean> => {
  const command = { kind: 'invoice', document: invoice, type: 'issue', data: {} };
  const [settled] = await executor.systemPropose(1, [command], { by: asUser(FOUNDER) });
  return settled !== undefined && 'seq' in settled;
};

const series = async (name: string) => {
  const all = await server.database.withCompany(1, (trx) => numberSeries(trx, 1));
  return all.find((one) => one.name === name);
};

/** Another process that issues these; resolves once it has begun to. */
async function workerOn(invoices: readonly string[]): Promise<ChildProcess> {
  const { ownerUrl, folder } = inject('testServer');
  const url = urlOfDatabase(ownerUrl, server.database.name);
  const child = fork(join(import.meta.dirname, 'invoice-worker.fixtures.ts'), [
    url,
    folder,
    invoices.join(' '),
  ]);
  await once(child, 'message');
  return child;
}

it('[BIL9] of a hundred invoices issued at once, ten of which fail, numbers go from 1 to 90, though one of the two processes that issue them is killed', async () => {
  const drafts: string[] = [];
  for (let index = 0; index < 100; index += 1) drafts.push(await draft(index % 10 !== 9));
  const issueAll = () =>
    Promise.allSettled(drafts.map((invoice) => issueWith(server.platform.executor, invoice)));
  const worker = await workerOn(drafts);
  const first = issueAll();
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  await first;
  await issueAll(); // whoever got no answer asks again: what was issued is refused
  expect(await series('INV-2026')).toMatchObject({ drawn: 90, last: 90, missing: null, twice: null });
});

it('[BIL18] invoices fall due on their day in the company’s time zone and are overdue after it, by the system', async () => {
  const invoice = await draft(true, { terms: 0 });
  await give('invoice', invoice, 'issue', {});
  const { executor } = server.platform;
  const at = (moment: string) =>
    fallInvoicesDue({ database: server.database, executor, now: () => moment }, 1);
  const dunning = async (): Promise<string> =>
    (await clientOf(server, FOUNDER).get(`1/documents/invoice/${invoice}/`)).json().row.state.dunning;
  expect(await dunning()).toBe('notDue');
  await at('2026-05-04T21:59:00.000Z');
  expect(await dunning()).toBe('due');
  await at('2026-05-04T22:01:00.000Z');
  expect(await dunning()).toBe('overdue');
  await at('2026-05-05T08:00:00.000Z');
  expect(await dunning()).toBe('overdue');
});
