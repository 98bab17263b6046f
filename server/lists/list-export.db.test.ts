import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { accessClass } from '#model/engine/access.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { listings } from '#model/listings.ts';
import { salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { inSnapshot } from '#server/platform/model/company-snapshot.ts';
import { layoutFor, readRowLayouts } from '#server/platform/model/row-layout.ts';
import { command, FOUNDER, foundCompany, freshId } from '#server/testing/company.fixtures.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import { heldBack } from '#server/platform/http/line-answers.ts';
import { exportLines } from './list-export.ts';
import type { ListQuestion, ListScope } from './list-queries.ts';

/** Customers with an order each. */
const ORDERS = 5;
const ids = Array.from({ length: ORDERS }, freshId);
let server: CompanyApp;
let company: number;

beforeAll(async () => {
  server = await openCompanyApp();
  const founded = await foundCompany(server.platform.executor, 1);
  ({ company } = founded);
  const commands = ids.flatMap((customer, at) => [
    command('customer', customer, 'create', customerFixture({ number: `C-${at}`, name: `Customer ${at}` })),
    command(
      'salesOrder',
      freshId(),
      'create',
      salesOrderFixture({ customer, warehouse: founded.warehouse, lines: [] }),
    ),
  ]);
  const { outcomes } = (await clientOf(server, FOUNDER).post(`${company}/commands/`, { commands })).json();
  if (outcomes.some((one: object) => 'refusal' in one)) throw new Error(JSON.stringify(outcomes));
});
afterAll(() => server.close());

const byCustomer: ListQuestion = {
  search: '',
  filters: {},
  sort: { column: 'customer', direction: 'ascending' },
  language: 'en',
  today: '2026-05-04',
  except: [],
};

async function orders(): Promise<ListScope> {
  const listing = listings.get('salesOrder');
  if (!listing) throw new Error('orders are listed');
  const layouts = await readRowLayouts(server.database.app.kysely, engine);
  const access = accessClass(engine, () => true);
  return { company, listing, layout: layoutFor(layouts, 'salesOrder'), access };
}

it('[LQ6] a row that moves while a list is exported is neither missed nor doubled', async () => {
  const scope = await orders();
  const rename = (id: string, name: string) =>
    clientOf(server, FOUNDER).post(`${company}/commands/`, {
      commands: [command('customer', id, 'update', customerFixture({ number: name, name }))],
    });
  const found = await inSnapshot(server.database, company, async (trx) => {
    const customers: string[] = [];
    for await (const line of exportLines(trx, scope, byCustomer, 1, 1)) {
      const { rows = [] } = JSON.parse(line) as { rows?: { customer: string }[] }; // as it is written
      customers.push(...rows.map(({ customer }) => customer));
      // The one that was read goes to the end, the last one to the beginning.
      if (customers.length === 1 && rows.length === 1) {
        await rename(ids[0] ?? '', 'Zeta');
        await rename(ids[4] ?? '', 'Alpha');
      }
    }
    return customers;
  });
  expect(found).toEqual(ids);
});

it('[LQ6] a piece is read when the one before was taken: the rest is never in memory', async () => {
  let read = 0;
  const pieces = async function* pieces(): AsyncGenerator<string> {
    for (; read < 1000; read++) yield `${'x'.repeat(1000)}\n`;
  };
  const stream = heldBack(pieces(), 10_000);
  stream.once('readable', () => stream.read());
  await pause(50);
  expect(read).toBeLessThan(5);
  stream.destroy();
});

it('[LQ6] a reader that takes nothing is given up', async () => {
  const endless = async function* endless(): AsyncGenerator<string> {
    for (;;) yield 'x';
  };
  const stream = heldBack(endless(), 20);
  await pause(100);
  expect(stream.destroyed).toBe(true);
});

it('[LQ6] one that waits for what the database is slow to give is not', async () => {
  const slow = async function* slow(): AsyncGenerator<string> {
    yield 'a';
    await pause(60);
    yield 'b';
  };
  expect(await text(heldBack(slow(), 20))).toBe('ab');
});

it('[LQ6] over HTTP it has a beginning, rows and an end, and leaves no connection behind', async () => {
  const address = await server.listen();
  const ask = (signal?: AbortSignal): Promise<Response> =>
    fetch(`${address}/api/core/companies/${company}/lists/salesOrder/export/`, {
      method: 'POST',
      headers: { 'x-user': FOUNDER, 'content-type': 'application/json' },
      body: JSON.stringify({ sort: byCustomer.sort, today: byCustomer.today }),
      ...(signal && { signal }),
    });
  const lines = (await (await ask()).text()).trim().split('\n');
  expect(lines).toHaveLength(3);
  expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ end: ORDERS });
  const ending = new AbortController();
  await ask(ending.signal);
  ending.abort();
  await pause(200);
  const { pool } = server.database.app;
  expect(pool.totalCount - pool.idleCount).toBe(0);
  const again = await ask();
  await again.text(); // a person has one export at a time
  expect(again.status).toBe(200);
});

it('[LQ6] what a list does not have is refused before it begins', async () => {
  const founder = clientOf(server, FOUNDER);
  const path = `${company}/lists/salesOrder/export/`;
  const wrong = { sort: { column: 'nothing', direction: 'ascending' }, today: byCustomer.today };
  expect((await founder.post(path, wrong)).status).toBe(422);
  expect((await clientOf(server, freshId()).post(path, { ...wrong, sort: byCustomer.sort })).status).toBe(
    404,
  );
});
