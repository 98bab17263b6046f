import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import { MOST_COUNTED, type LedgerMove, type LedgerPage } from '#model/engine/ledger-answer.ts';
import { binFixture } from '#machines/company.fixtures.ts';
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

let server: CompanyApp;
let company: FoundedCompany;
/** Another warehouse, with a bin. */
const [depot, depotBin] = [freshId(), freshId()];
let bolt: string;
let nut: string;
let receipts: readonly string[];

const give = (kind: string, document: string, type: string, data: object) =>
  mustPropose(server.platform.executor, 1, [{ kind, document, type, data }]);

async function activeProduct(): Promise<string> {
  const made = createProduct({ sku: freshId() });
  await mustPropose(server.platform.executor, 1, [made, { ...made, type: 'activate', data: {} }]);
  return made.document;
}

async function receive(lines: readonly object[], receivedAt: string, warehouse = company.warehouse) {
  const id = freshId();
  await give('goodsReceipt', id, 'create', {
    warehouse,
    order: null,
    supplier: null,
    source: 'blind',
    lines: [],
  });
  await give('goodsReceipt', id, 'count', { lines });
  await give('goodsReceipt', id, 'post', { receivedAt });
  return id;
}

const line = (product: string, location: string, quantity: number, unitCost: number) =>
  receiptLineFixture({ id: freshId(), product, location, quantity, unitCost });

const pageAs = async (user: string, ask: object): Promise<LedgerPage> => {
  const answer = await clientOf(server, user).post('1/stock/ledger/', ask);
  expect(answer.status, answer.text).toBe(200);
  return answer.json() as LedgerPage; // as the route describes it
};
const movesOf = async (ask: object, user = FOUNDER) => (await pageAs(user, ask)).moves;
const said = (moves: readonly LedgerMove[]) =>
  moves.map(({ product, quantity, value }) => [product === bolt ? 'bolt' : 'nut', quantity, value]);

beforeAll(async () => {
  server = await openCompanyApp();
  company = await foundCompany(server.platform.executor, 1); // in Stockholm
  const address = { street: '', postcode: '', city: '', country: 'SE' };
  const places = { receiving: freshId(), staging: freshId(), quarantine: freshId() };
  await give('warehouse', depot, 'create', { code: 'DEP', name: 'Depot', address, ...places });
  await give('location', depotBin, 'create', binFixture(depot, 'D-01', 1));
  [bolt, nut] = [await activeProduct(), await activeProduct()];
  const bin = company.bins[0] ?? '';
  receipts = [
    await receive([line(bolt, bin, 4000, 10_0000), line(nut, bin, 1000, 2_5000)], '2026-03-02T22:30:00.000Z'),
    await receive([line(bolt, bin, 1000, 20_0000)], '2026-03-02T23:30:00.000Z'),
    await receive([line(nut, depotBin, 2000, 3_0000)], '2026-03-04T10:00:00.000Z', depot),
    // Recorded last, and about the day before all others.
    await receive([line(bolt, bin, 5000, 10_0000)], '2026-03-01T12:00:00.000Z'),
  ];
});
afterAll(() => server.close());

describe('a page', () => {
  it('[LG1, LG3] has all moves by when goods moved, with what each was worth and the number of its document', async () => {
    const { moves, next, count } = await pageAs(FOUNDER, {});
    expect(said(moves)).toEqual([
      ['nut', 2000, 6_00],
      ['bolt', 1000, 20_00],
      ['nut', 1000, 2_50],
      ['bolt', 4000, 40_00],
      ['bolt', 5000, 50_00],
    ]);
    expect([next, count]).toEqual([null, 5]);
    expect(moves.every(({ number }) => number?.startsWith('GR-'))).toBe(true);
    expect(said(await movesOf({ order: 'oldest' }))).toEqual(said(moves).toReversed());
  });

  it('[LG1] begins where the one before ended, in either order, and counts all with the first', async () => {
    for (const order of ['newest', 'oldest']) {
      const all = (await pageAs(FOUNDER, { order })).moves;
      const read: LedgerMove[] = [];
      let after: string | undefined;
      do {
        const page: LedgerPage = await pageAs(FOUNDER, { order, limit: 2, ...(after && { after }) });
        expect(page.count).toBe(after === undefined ? 5 : undefined);
        read.push(...page.moves);
        after = page.next ?? undefined;
      } while (after !== undefined);
      expect(read).toEqual(all);
    }
  });

  it('[LG1] days are those of the company’s time zone, both inclusive', async () => {
    expect(said(await movesOf({ from: '2026-03-02', to: '2026-03-02' }))).toEqual([
      ['nut', 1000, 2_50],
      ['bolt', 4000, 40_00],
    ]);
    expect(await movesOf({ from: '2026-03-03' })).toHaveLength(2);
    expect(await movesOf({ to: '2026-03-01' })).toHaveLength(1);
  });

  it('[LG1] filters hold together, and of several values of one, any', async () => {
    const [bin = ''] = company.bins;
    const lengths = async (...asks: readonly object[]) =>
      (await Promise.all(asks.map((ask) => movesOf(ask)))).map(({ length }) => length);
    expect(
      await lengths(
        { products: [bolt] },
        { products: [bolt, nut] },
        { places: [bin] },
        { places: [bin, depotBin, 'supplier'] },
        { warehouses: [depot] },
        { warehouses: [depot, company.warehouse], products: [nut] },
        { places: ['supplier'], warehouses: [depot] },
        { documents: [receipts[0]] },
        { people: [FOUNDER], products: [nut] },
        { people: ['nobody'] },
        { lots: ['none'] },
      ),
    ).toEqual([3, 5, 4, 5, 1, 2, 1, 2, 2, 0, 0]);
  });

  it('[LG1] finds the moves of a document by its number, in whatever case', async () => {
    const [{ number }] = (await movesOf({ documents: [receipts[2]] })) as [LedgerMove]; // there is one
    expect(await movesOf({ number: number?.toLowerCase() })).toHaveLength(1);
    expect(await movesOf({ number: 'GR-0000' })).toHaveLength(0);
  });

  it('[LG1, AP5] what is no filter, no day or no cursor is refused', async () => {
    const founder = clientOf(server, FOUNDER);
    for (const ask of [{ colour: 'red' }, { from: '2026-02-30' }, { after: '1.2' }, { products: ["a'b"] }])
      expect((await founder.post('1/stock/ledger/', ask)).status).toBe(422);
  });
});

describe('what is seen', () => {
  it('[LG2, LG3] costs, numbers and other warehouses are for those who may see them', async () => {
    const { executor } = server.platform;
    const [seesStock, seesNone] = [
      await addMember(executor, 1, 'Sten', ['item.view']),
      await addMember(executor, 1, 'Nils', ['customer.view']),
    ];
    const moves = await movesOf({}, seesStock.user);
    expect(moves.map(({ value, number }) => [value, number])).toEqual(moves.map(() => [null, null]));
    expect((await clientOf(server, seesNone.user).post('1/stock/ledger/', {})).status).toBe(403);
    expect((await clientOf(server, seesNone.user).post('1/stock/ledger/export/', {})).status).toBe(403);
  });
});

it('[LG5] counts 10,000 moves, and says of more that there are more', async () => {
  await foundCompany(server.platform.executor, 2);
  const add = (from: number, to: number) =>
    server.database.withCompany(2, (trx) =>
      sql`
        insert into stock_move (company_id, seq, index, product, quantity, from_location, to_location, to_warehouse, by,
          effective_at, kind, document)
        select 2, 1000000 + at, 0, 'p' || at % 2, 1000, 'supplier', 'bin', 'site', 'somebody', now(), 'goodsReceipt', 'd'
          from generate_series(${from}::int, ${to}::int) as at`.execute(trx),
    );
  const count = async (ask: object = {}): Promise<number | undefined> =>
    ((await clientOf(server, FOUNDER).post('2/stock/ledger/', { limit: 1, ...ask })).json() as LedgerPage)
      .count;
  await add(1, 10_000);
  expect(await count()).toBe(10_000);
  await add(10_001, 10_010);
  expect(await count()).toBe(MOST_COUNTED + 1);
  expect(await count({ warehouses: ['site'] })).toBe(MOST_COUNTED + 1);
  expect(await count({ products: ['p1'] })).toBe(5_005);
});

describe('an export', () => {
  it('[LG4] has every move once, as the pages do', async () => {
    const { text } = await clientOf(server, FOUNDER).post('1/stock/ledger/export/', { products: [bolt] });
    const lines = text.trim().split('\n');
    const [head, rows, end] = lines.map((one) => JSON.parse(one));
    expect(lines).toHaveLength(3);
    expect([typeof head.head, end]).toEqual(['number', { end: 3 }]);
    expect(rows.rows).toEqual(await movesOf({ products: [bolt] }));
  });
});
