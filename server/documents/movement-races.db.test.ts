import { afterAll, beforeAll, expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { binFixture } from '#machines/company.fixtures.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { asUser } from '#model/engine/actor.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import type { Executor, SystemCommand } from '#server/platform/commands/executor.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import {
  foundCompany,
  FOUNDER,
  freshId,
  mustPropose,
  stockedProduct,
  testExecutor,
  type FoundedCompany,
} from '#server/testing/company.fixtures.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';

const PIECE = 1000;
const at = (kind: string, document: string, type: string, data: object = {}): SystemCommand => ({
  kind,
  document,
  type,
  data,
});

let database: TestDatabase;
let servers: readonly Executor[] = [];
let company: FoundedCompany;
const [other, shelf, customer] = [freshId(), freshId(), freshId()];

/** Two servers on one database, and a company with two warehouses. */
beforeAll(async () => {
  database = await createTestDatabase();
  servers = [await testExecutor(database), await testExecutor(database)];
  const [server] = servers;
  if (!server) throw new Error('two were made');
  company = await foundCompany(server, 1);
  const address = { street: '', postcode: '', city: '', country: 'SE' };
  const places = { receiving: freshId(), staging: freshId(), quarantine: freshId() };
  await mustPropose(server, 1, [
    at('warehouse', other, 'create', { code: 'W2', name: 'The other', address, ...places }),
    at('location', shelf, 'create', binFixture(other, 'B-01', 1)),
    at('customer', customer, 'create', customerFixture()),
  ]);
});
afterAll(() => database.dispose());

/** A transfer of one piece of a product of which there is one. */
async function transfer(server: Executor) {
  const product = await stockedProduct(server, company, {
    quantity: PIECE,
    form: { sku: freshId().slice(-12), barcodes: [] },
  });
  const movement = freshId();
  const { warehouse, bins } = company;
  const line = { id: freshId(), product, quantity: PIECE, from: bins[0], to: shelf };
  const form = { purpose: 'transfer', warehouse, toWarehouse: other, lines: [line] };
  await mustPropose(server, 1, [at('movement', movement, 'create', form)]);
  return { product, movement, line: line.id };
}

/** Gives one command to each server at once; says which were refused, and why. */
async function atOnce(commands: readonly SystemCommand[]): Promise<readonly (string | null)[]> {
  const settled = await Promise.all(
    commands.map((one, index) => servers[index]?.systemPropose(1, [one], { by: asUser(FOUNDER) })),
  );
  return settled.map((answers) => {
    const [answer] = answers ?? [];
    return answer && 'refusal' in answer ? answer.refusal.code : null;
  });
}

it('[MO5] of the last unit that an order and a transfer want at once, one gets it', async () => {
  const [server] = servers;
  if (!server) throw new Error('two were made');
  for (let round = 0; round < 5; round += 1) {
    const { product, movement } = await transfer(server);
    const order = freshId();
    const lines = [orderLineFixture({ id: freshId(), product, quantity: PIECE })];
    const form = salesOrderFixture({ customer, warehouse: company.warehouse, lines });
    await mustPropose(server, 1, [at('salesOrder', order, 'create', form)]);
    const [sold, moved] = await atOnce([
      at('salesOrder', order, 'confirm'),
      at('movement', movement, 'reserve'),
    ]);
    expect(sold).toBeNull(); // an order without goods waits
    const [released] = await atOnce([at('salesOrder', order, 'release', { pick: freshId() })]);
    expect([released, moved]).toEqual(moved === null ? ['lastUnitTaken', null] : [null, 'heldByOthers']);
  }
});

it('[MO13] of a transfer that is recalled while it is received, one happens, and the books add up', async () => {
  const [server] = servers;
  if (!server) throw new Error('two were made');
  for (let round = 0; round < 5; round += 1) {
    const { movement, line } = await transfer(server);
    await mustPropose(server, 1, [at('movement', movement, 'reserve'), at('movement', movement, 'dispatch')]);
    const answers = await atOnce([
      at('movement', movement, 'receive', { lines: [{ line, quantity: PIECE }] }),
      at('movement', movement, 'recall', { reason: 'other' }),
    ]);
    expect(answers.toSorted((a, b) => Number(a === null) - Number(b === null))).toEqual(['notInState', null]);
  }
  const layouts = await readRowLayouts(database.app.kysely, engine);
  expect(await rebuild(engine, database, layouts, 1)).toEqual([]);
});
