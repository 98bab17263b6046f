import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adjustmentLineFixture } from '#machines/areas/stock/adjustment/adjustment.fixtures.ts';
import { binFixture } from '#machines/company.fixtures.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { asUser } from '#model/engine/actor.ts';
import type { Command, Refusal } from '#model/engine/envelope.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import {
  command,
  createProduct,
  foundCompany,
  FOUNDER,
  freshId,
  mustPropose,
  stockedProduct,
  testExecutor,
  type FoundedCompany,
} from '#server/testing/company.fixtures.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';

let database: TestDatabase;
let executor: Executor;
let company: FoundedCompany;
let now = '2026-05-20T10:00:00.000Z';
const [other, shelf, customer] = [freshId(), freshId(), freshId()];
const MAY = '2026-05';

beforeAll(async () => {
  database = await createTestDatabase();
  executor = await testExecutor(database, { now: () => now });
  company = await foundCompany(executor, 1);
  const address = { street: '', postcode: '', city: '', country: 'SE' };
  const places = { receiving: freshId(), staging: freshId(), quarantine: freshId() };
  await mustPropose(executor, 1, [
    {
      kind: 'warehouse',
      document: other,
      type: 'create',
      data: { code: 'W2', name: 'Other', address, ...places },
    },
    { kind: 'location', document: shelf, type: 'create', data: binFixture(other, 'B-01', 1) },
    { kind: 'customer', document: customer, type: 'create', data: customerFixture() },
  ]);
});
afterAll(() => database.dispose());

/** Gives commands as the founder does; returns what the last one was refused for. */
async function give(...commands: Command[]): Promise<Refusal | null> {
  const settled = await executor.submit(1, asUser(FOUNDER), commands);
  const last = settled.at(-1);
  return last && 'refusal' in last ? last.refusal : null;
}

/** A product of which so many pieces came on days of May. */
async function came(arrivals: Readonly<Record<string, number>>, form = {}): Promise<string> {
  const product = freshId();
  await mustPropose(executor, 1, [
    createProduct(form, product),
    { kind: 'product', document: product, type: 'activate', data: {} },
  ]);
  for (const [day, pieces] of Object.entries(arrivals)) {
    const line = {
      id: freshId(),
      product,
      quantity: pieces * 1000,
      orderLine: null,
      rejected: 0,
      location: company.bins[0],
      unitCost: 10_0000,
    };
    const receipt = freshId();
    const head = { warehouse: company.warehouse, order: null, supplier: null, source: 'opening' };
    const refusal = await give(
      command('goodsReceipt', receipt, 'create', head),
      command('goodsReceipt', receipt, 'count', { lines: [line] }),
      command('goodsReceipt', receipt, 'post', { receivedAt: `${MAY}-${day}T12:00:00.000Z` }),
    );
    if (refusal) throw new Error(JSON.stringify(refusal));
  }
  return product;
}

/** The commands that take pieces away on a day. */
function lost(product: string, pieces: number, day: string): Command[] {
  const adjustment = freshId();
  const line = adjustmentLineFixture({
    id: freshId(),
    product,
    location: company.bins[0] ?? null,
    quantity: -pieces * 1000,
  });
  const head = { mode: 'quantity', warehouse: company.warehouse, lines: [line] };
  const form = { adjustedOn: `${MAY}-${day}`, notes: '', lines: [line] };
  return [
    command('adjustment', adjustment, 'create', head),
    command('adjustment', adjustment, 'update', form),
    command('adjustment', adjustment, 'post'),
  ];
}

const from = (day: string, location = 'A-01') => ({
  code: 'beforeTheGoods',
  params: expect.objectContaining({ location, firstDay: `${MAY}-${day}` }),
});

describe('what leaves before it came is refused with the first day that is possible', () => {
  it('[ST24] as an adjustment, from the day on which enough came', async () => {
    const product = await came({ '05': 4, '10': 6 });
    expect(await give(...lost(product, 1, '04'))).toEqual({
      ...from('05'),
      fields: { adjustedOn: 'beforeTheGoods' },
    });
    expect(await give(...lost(product, 5, '06'))).toMatchObject(from('10'));
    expect(await give(...lost(product, 4, '06'))).toBeNull();
    // What came in before that day is gone by it.
    expect(await give(...lost(product, 1, '05'))).toMatchObject(from('10'));
    expect(await give(...lost(product, 6, '10'))).toBeNull();
  });

  it('[ST24] also on facts of the same batch that are not written yet', async () => {
    const product = await came({ '05': 4, '10': 6 });
    const first = lost(product, 3, '06');
    expect(await give(...first, ...lost(product, 3, '07'))).toMatchObject(from('10'));
  });

  it('[ST24] as a sale of another system', async () => {
    const product = await came({ '10': 5 });
    const { orderedOn: _, ...form } = salesOrderFixture({
      customer,
      warehouse: company.warehouse,
      lines: [],
    });
    const sale = (day: string) => {
      const line = { ...orderLineFixture({ id: freshId(), product, quantity: 1000 }), cancelled: 0 };
      const soldAt = `${MAY}-${day}T12:00:00.000Z`;
      const data = { ...form, number: freshId(), soldAt, lines: [line] };
      return give(command('salesOrder', freshId(), 'record', data));
    };
    expect(await sale('09')).toEqual({ ...from('10'), fields: { soldAt: 'beforeTheGoods' } });
    expect(await sale('10')).toBeNull();
  });

  it('[ST24] as what a device did earlier, sent and received', async () => {
    const product = await came({ '10': 5 });
    const movement = freshId();
    const line = { id: freshId(), product, quantity: 5000, from: company.bins[0], to: shelf };
    const form = { purpose: 'transfer', warehouse: company.warehouse, toWarehouse: other, lines: [line] };
    const at = (type: string, day: string) =>
      give({ ...command('movement', movement, type), madeAt: `${MAY}-${day}T12:00:00.000Z` });
    expect(
      await give(command('movement', movement, 'create', form), command('movement', movement, 'reserve')),
    ).toBeNull();
    expect(await at('dispatch', '09')).toEqual(from('10'));
    expect(await at('dispatch', '12')).toBeNull();
    expect(await at('receive', '11')).toEqual(from('12', 'transit'));
    expect(await at('receive', '12')).toBeNull();
  });
});

describe('a clock that goes back', () => {
  const wroteAt = async (): Promise<string> => {
    await mustPropose(executor, 1, [createProduct()]);
    const { rows } = await database.withCompany(1, (trx) =>
      sql<{ at: string }>`select at from event where company_id = 1 order by seq desc limit 1`.execute(trx),
    );
    return new Date(rows[0]?.at ?? 0).toISOString();
  };

  it('[EX15] by hours waits for what was written', async () => {
    now = '2026-05-20T12:00:00.000Z';
    await wroteAt();
    now = '2026-05-20T09:00:00.000Z';
    expect(await wroteAt()).toBe('2026-05-20T12:00:00.000Z');
    now = '2026-05-20T13:00:00.000Z';
    expect(await wroteAt()).toBe('2026-05-20T13:00:00.000Z');
  });

  it('[EX15] by days is believed, and nothing leaves before it came by the clock of then', async () => {
    now = '2026-06-20T12:00:00.000Z';
    const product = await stockedProduct(executor, company);
    now = '2026-05-21T12:00:00.000Z';
    expect(await wroteAt()).toBe(now);
    const today = lost(product, 1, '21');
    expect(await give(...today)).toMatchObject({ params: { firstDay: '2026-06-20' } });
  });
});
