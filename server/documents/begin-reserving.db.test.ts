import { afterAll, beforeAll, expect, it } from 'vitest';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { builtInRoles } from '#model/areas/setup/role/permissions.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import {
  addMember,
  createProduct,
  FOUNDER,
  foundCompany,
  freshId,
  mustPropose,
  type FoundedCompany,
} from '#server/testing/company.fixtures.ts';
import { beginReserving } from './begin-reserving.ts';

const NOW = '2026-05-04T08:00:00.000Z';
let server: CompanyApp;
let company: FoundedCompany;

beforeAll(async () => {
  server = await openCompanyApp({ now: () => NOW });
  company = await foundCompany(server.platform.executor, 1); // in Stockholm
});
afterAll(() => server.close());

const give = (kind: string, document: string, type: string, data: object) =>
  mustPropose(server.platform.executor, 1, [{ kind, document, type, data }], NOW);

/** A confirmed order that is promised for a day and reserved five days before; returns its id and its line's. */
async function orderFor(promisedOn: string, over: object = {}) {
  const made = createProduct({ sku: freshId() });
  await mustPropose(server.platform.executor, 1, [made]);
  await give('product', made.document, 'activate', {});
  const [customer, order, line] = [freshId(), freshId(), freshId()];
  await give('customer', customer, 'create', customerFixture({ number: freshId() }));
  const lines = [orderLineFixture({ id: line, product: made.document })];
  const policy = { reserve: 'daysBefore', reserveDays: 5, promisedOn, ...over } as const;
  const form = salesOrderFixture({ customer, warehouse: company.warehouse, lines, ...policy });
  await give('salesOrder', order, 'create', form);
  await give('salesOrder', order, 'confirm', {});
  return { order, line };
}

const factsOf = async (order: string): Promise<readonly string[]> => {
  const answer = await clientOf(server, FOUNDER).get(`1/documents/salesOrder/${order}/history/`);
  const { events } = answer.json() as { events: { type: string; by: string }[] };
  // Those of the order, not of the ledger.
  const own = events.filter(({ type }) => !['demanded', 'reserved'].includes(type));
  return own.map(({ type, by }) => `${type} ${by === 'system'}`);
};

it('[SO62] orders begin to be reserved on their day in the company’s time zone, by the system, late and once', async () => {
  const [soon, later] = [await orderFor('2026-05-15'), await orderFor('2026-06-30')];
  const { executor } = server.platform;
  const at = (moment: string) =>
    beginReserving({ database: server.database, executor, now: () => moment }, 1);
  expect(await at('2026-05-09T21:59:00.000Z')).toBe('2026-05-09');
  expect(await factsOf(soon.order)).toEqual(['created false', 'confirmed false']);
  await at('2026-05-12T22:01:00.000Z'); // nobody was there on the day itself
  await at('2026-05-12T22:16:00.000Z');
  expect(await factsOf(soon.order)).toEqual(['created false', 'confirmed false', 'reservingBegun true']);
  expect(await factsOf(later.order)).toEqual(['created false', 'confirmed false']);
});

it('[SO63, SO64, SO65] roles without the permission are refused, each what they may not', async () => {
  const { order, line } = await orderFor('2026-06-30', { reserve: 'byHand' });
  const { executor } = server.platform;
  const commands = {
    allocate: { lines: [{ line, quantity: 1_000 }] },
    lock: { lines: [{ line }] },
    takeFrom: { line, reason: 'other', from: [{ order: freshId(), line: freshId(), quantity: 1_000 }] },
  };
  const codesOf = async (role: keyof typeof builtInRoles): Promise<readonly string[]> => {
    const member = await addMember(executor, 1, role, builtInRoles[role]);
    const codes: string[] = [];
    for (const [type, data] of Object.entries(commands)) {
      const body = {
        commands: [{ id: freshId(), seen: 0, kind: 'salesOrder', document: order, type, data }],
      };
      const answer = (await clientOf(server, member.user).post('1/commands/', body)).json();
      codes.push(JSON.stringify(answer).match(/"code":"(\w+)"/)?.[1] ?? 'none');
    }
    return codes;
  };
  // Nothing is in stock, and there is no such other order: who may is refused for that.
  expect(await codesOf('Administrator')).toEqual(['notFree', 'nothingReserved', 'notTheSameGoods']);
  expect(await codesOf('Sales')).toEqual(['notFree', 'nothingReserved', 'notPermitted']);
  expect(await codesOf('Warehouse')).toEqual(['notFree', 'notPermitted', 'notPermitted']);
  expect(await codesOf('Viewer')).toEqual(['notPermitted', 'notPermitted', 'notPermitted']);
});
