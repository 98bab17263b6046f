import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { accessClass } from '#model/engine/access.ts';
import type { DocumentRow, Row } from '#model/engine/rows.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { conditionsOf, testOf } from '#model/lists/conditions.ts';
import { searchedText, sortLocale, valueOf, wordsOf, type Listing, type Look } from '#model/lists/listing.ts';
import { listings } from '#model/listings.ts';
import { sortKeysOf } from '#model/lists/sort-key.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { tagFixture } from '#model/areas/setup/tag/tag.fixtures.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { compare } from '#model/values/order.ts';
import { layoutFor, readRowLayouts, type RowLayouts } from '#server/platform/model/row-layout.ts';
import {
  addMember,
  command,
  FOUNDER,
  foundCompany,
  freshId,
  type FoundedCompany,
} from '#server/testing/company.fixtures.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { cursorIn, cursorText, type Cursor } from './list-cursor.ts';
import { listedIds, listFigures, type ListQuestion, type ListScope } from './list-queries.ts';
import {
  anyDay,
  anySearch,
  anyValues,
  companyRows,
  lookAmong,
  writeMade,
  type MadeRow,
} from './list-rows.fixtures.ts';

const kinds = ['salesOrder', 'purchaseOrder', 'goodsReceipt', 'shipment', 'pick'];
const access = accessClass(engine, () => true);

let database: TestDatabase;
let layouts: RowLayouts;
let companies = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  layouts = await readRowLayouts(database.app.kysely, engine);
});
afterAll(() => database.dispose());

const listingOf = (kind: string): Listing => {
  const listing = listings.get(kind);
  if (!listing) throw new Error(kind);
  return listing;
};

/** A question about one kind, whatever its list can be asked. */
const anyQuestion = fc.constantFrom(...kinds).chain((kind) => {
  const { filters, sorts } = listingOf(kind);
  const ids = Object.keys(filters);
  const values = (some: readonly string[]): fc.Arbitrary<Record<string, string>> =>
    fc.record(
      Object.fromEntries(some.map((id) => [id, anyValues[filters[id]?.kind ?? ''] ?? fc.constant('')])),
    );
  return fc.record({
    kind: fc.constant(kind),
    search: anySearch,
    filters: fc.subarray(ids, { maxLength: Math.min(2, ids.length) }).chain(values),
    sort: fc.record({
      column: fc.constantFrom(...Object.keys(sorts)),
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    }),
    language: fc.constantFrom('en' as const, 'sv' as const),
    today: anyDay,
    tab: fc.option(fc.nat(20), { nil: undefined }),
    beyond: fc.option(anyDay, { nil: undefined }),
    except: fc.constantFrom([], ['order-1', 'pick-2']),
  });
});

interface Answer {
  readonly ids: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
  readonly sums: Readonly<Record<string, number>>;
}

/** The answer of a device that holds everything. */
function onDevice(made: readonly MadeRow[], kind: string, question: ListQuestion): Answer {
  const listing = listingOf(kind);
  const look = lookAmong(made);
  const tests = conditionsOf(listing, question.filters, question.today).map((one) =>
    testOf(listing, one, look),
  );
  const words = wordsOf(question.search);
  const isOpen = layoutFor(layouts, kind).table.isOpen ?? (() => true);
  const found = made.flatMap(({ table, row }) =>
    table === kind &&
    tests.every((test) => test(row)) &&
    words.every((one) => searchedText(listing, row, look).includes(one)) &&
    !question.except.includes(row.id) &&
    (question.beyond === undefined || (!isOpen(row) && (row as DocumentRow).changedAt < question.beyond)) // rows of documents
      ? [row]
      : [],
  );
  const tabOf = (row: Row): string => String(valueOf(listing, listing.tab ?? '', row, look));
  const counts: Record<string, number> = {};
  for (const row of found) counts[tabOf(row)] = (counts[tabOf(row)] ?? 0) + 1;
  const asked = found.filter((row) => question.state === undefined || tabOf(row) === question.state);
  const sums = listing.sums.map((field) => [
    field,
    asked.reduce((sum, row) => sum + Number(valueOf(listing, field, row, look)), 0),
  ]);
  return { ids: inOrder(listing, asked, question, look), counts, sums: Object.fromEntries(sums) };
}

function inOrder(
  listing: Listing,
  rows: readonly Row[],
  { sort, language }: ListQuestion,
  look: Look,
): string[] {
  const field = listing.sorts[sort.column] ?? '';
  const { keyOf, decide } = sortKeysOf(sortLocale(listing, field, language));
  const order = (a: Row, b: Row): number => {
    const [one, other] = [valueOf(listing, field, a, look), valueOf(listing, field, b, look)];
    if (typeof one === 'number' && typeof other === 'number') return one - other || compare(a.id, b.id);
    const [left, right] = [String(one), String(other)];
    return compare(keyOf(left), keyOf(right)) || decide(left, right) || compare(a.id, b.id);
  };
  const ids = rows.toSorted(order).map(({ id }) => id);
  return sort.direction === 'ascending' ? ids : ids.toReversed();
}

/** The server's answer, page by page through its cursors as a client has them. */
async function onServer(company: number, kind: string, question: ListQuestion): Promise<Answer> {
  const listing = listingOf(kind);
  const scope: ListScope = { company, layout: layoutFor(layouts, kind), listing, access };
  return database.withCompany(company, async (trx) => {
    const ids: string[] = [];
    let after: Cursor | null = null;
    do {
      const page: { found: readonly string[]; next: Cursor | null } = await listedIds(trx, scope, question, {
        after,
        limit: 3,
      });
      ids.push(...page.found);
      const field = listing.sorts[question.sort.column] ?? '';
      after = page.next && cursorIn(listing, field, cursorText(page.next));
      expect(after).toEqual(page.next);
    } while (after);
    return { ids, ...(await listFigures(trx, scope, question)) };
  });
}

/** Writes the rows over earlier ones with the same ids, and removes an order and a pick list. */
async function written(earlier: readonly MadeRow[], made: readonly MadeRow[]): Promise<number> {
  const company = ++companies;
  for (const all of [earlier, made])
    await database.withCompany(company, (trx) =>
      writeMade(trx, company, layouts, all, (table) =>
        all === made ? removed.filter((id) => id.startsWith(table)) : [],
      ),
    );
  return company;
}

const removed = ['salesOrder-gone', 'pick-gone'];
const withRemoved = (rows: readonly MadeRow[]): readonly MadeRow[] => [
  ...rows,
  ...removed.flatMap((id) => {
    const alike = rows.find(({ table }) => id.startsWith(table));
    return alike ? [{ ...alike, row: { ...alike.row, id } }] : [];
  }),
];

describe('a list', () => {
  it('[LQ1, LQ2] is the same from the server and from a device that holds all: rows, order, counts and sums', async () => {
    await fc.assert(
      fc.asyncProperty(
        companyRows,
        companyRows,
        fc.array(anyQuestion, { minLength: 8, maxLength: 12 }),
        async (earlier, made, all) => {
          const company = await written(withRemoved(earlier), made);
          for (const { kind, tab, beyond, ...asked } of all) {
            const any = { ...asked, beyond: beyond && `${beyond}T00:00:00.000Z` };
            const tabs = Object.keys(onDevice(made, kind, any).counts);
            const question = {
              ...any,
              ...(tab !== undefined && { state: tabs[tab % (tabs.length + 1)] ?? 'none' }),
            };
            expect(await onServer(company, kind, question), JSON.stringify({ kind, question })).toEqual(
              onDevice(made, kind, question),
            );
          }
        },
      ),
      { numRuns: 15 },
    );
  }, 120_000);

  it('[LQ1] has the same figures where those outside of an amount are read instead of those within', async () => {
    const plain = {
      search: '',
      sort: { column: 'number', direction: 'ascending' },
      language: 'en',
      today: '2026-05-04',
    } as const;
    const amounts = ['..', '0..', '1..', '..900000000', '0..900000000', '5..'];
    const made = fc.sample(companyRows, { numRuns: 6, seed: 7 }).flat();
    const rows = made.map(({ table, row }, index) => ({ table, row: { ...row, id: `${row.id}-${index}` } }));
    const company = await written([], rows);
    await sql`analyze list_sales_order`.execute(database.owner.kysely);
    for (const total of amounts)
      for (const beyond of [undefined, '2026-01-20T00:00:00.000Z']) {
        const question = { ...plain, filters: { total }, except: [], beyond };
        expect(await onServer(company, 'salesOrder', question), total).toEqual(
          onDevice(rows, 'salesOrder', question),
        );
      }
  });
});

describe('a list over HTTP', () => {
  let server: CompanyApp;
  let company: FoundedCompany;
  let customers: string[];
  const asked = { sort: { column: 'number', direction: 'descending' }, today: '2026-05-04' };
  const path = (kind: string): string => `${company.company}/lists/${kind}/`;

  beforeAll(async () => {
    server = await openCompanyApp();
    company = await foundCompany(server.platform.executor, 1);
    customers = await tradeOf(server, company);
  });
  afterAll(() => server.close());

  it('[LQ1] follows what is written: pages, counts, sums, and ids alone', async () => {
    const founder = clientOf(server, FOUNDER);
    const first = (await founder.post(path('salesOrder'), { ...asked, limit: 2 })).json();
    expect(first).toMatchObject({ counts: { 'commercial.draft': 3 }, sums: { total: 60_00 }, ids: [] });
    const rest = (await founder.post(path('salesOrder'), { ...asked, limit: 2, after: first.next })).json();
    expect([first.rows.length, rest.rows.length, rest.next, rest.counts]).toEqual([2, 1, null, undefined]);
    const one = { ...asked, filters: { customer: customers[0] ?? '' }, part: 'ids' };
    expect((await founder.post(path('salesOrder'), one)).json()).toMatchObject({ rows: [], next: null });
    expect((await founder.post(path('salesOrder'), one)).json().ids).toHaveLength(1);
  });

  it('[LQ3] what a role may not see is neither sorted, filtered nor summed, and not told', async () => {
    const { user } = await addMember(server.platform.executor, 1, 'Bo', [
      'purchaseOrder.view',
      'supplier.view',
    ]);
    const buyer = clientOf(server, user);
    const plain = (await buyer.post(path('purchaseOrder'), asked)).json();
    expect(plain.sums).toEqual({});
    const hidden = { code: 'fieldHidden', params: { field: 'total' } };
    const bySum = { ...asked, sort: { column: 'total', direction: 'ascending' } };
    for (const question of [bySum, { ...asked, filters: { total: '1..' } }]) {
      const answer = await buyer.post(path('purchaseOrder'), question);
      expect([answer.status, answer.json()]).toMatchObject([403, hidden]);
    }
    expect((await buyer.post(path('salesOrder'), asked)).status).toBe(403);
    expect((await clientOf(server, freshId()).post(path('salesOrder'), asked)).status).toBe(404);
  });

  it('[LQ4] an order, a filter, a cursor that the list does not have is refused, and never a fault', async () => {
    const founder = clientOf(server, FOUNDER);
    const key = (value: unknown, id: unknown = 'a'): string =>
      Buffer.from(JSON.stringify({ key: value, id })).toString('base64url');
    for (const wrong of [
      { sort: { column: 'constructor', direction: 'ascending' } },
      { filters: { constructor: '1' } },
      { filters: { total: '\u0000' } },
      { search: '\u0000' },
      { today: 'soon' },
      { after: 'x' },
      { after: key(1) },
      { after: key('zz') },
      { after: key('00', '\u0000') },
      { after: key(null) },
      { limit: 0 },
    ]) {
      const answer = await founder.post(path('salesOrder'), { ...asked, ...wrong });
      expect([JSON.stringify(wrong), answer.status]).toEqual([JSON.stringify(wrong), 422]);
    }
    expect((await founder.post(path('member'), asked)).status).toBe(404);
    const odd = {
      ...asked,
      filters: { ordered: '0000-00-00..9999-99-99', total: '1e999..-1e999', late: 'x' },
    };
    for (const word of ['constructor', '__proto__', 'toString'])
      for (const filter of ['customer', 'warehouse', 'fulfilment', 'category', 'tag', 'product']) {
        const { status } = await founder.post(path('salesOrder'), { ...asked, filters: { [filter]: word } });
        expect([filter, word, status]).toEqual([filter, word, 200]);
      }
    expect((await founder.post(path('salesOrder'), odd)).status).toBe(200);
    expect(server.faults).toEqual([]);
  });

  it('[TG7] orders are filtered by tags that the server looks up, and are not divided by them', async () => {
    const founder = clientOf(server, FOUNDER);
    const [tag, other, unused] = [freshId(), freshId(), freshId()];
    const tags = [tag, other, unused].map((id) =>
      command('tag', id, 'create', tagFixture({ name: id, kinds: ['salesOrder'] })),
    );
    const [product, order] = [freshId(), freshId()];
    const lines = [orderLineFixture({ id: freshId(), product, quantity: 1000, price: 10_0000 })];
    const form = salesOrderFixture({
      customer: customers[0] ?? '',
      warehouse: company.warehouse,
      lines,
      tags: [tag, other],
    });
    const goods = command('product', product, 'create', productFixture({ sku: 'H-2' }));
    const commands = [...tags, goods, command('salesOrder', order, 'create', form)];
    const { outcomes } = (await founder.post(`${company.company}/commands/`, { commands })).json();
    expect(outcomes.filter((one: object) => 'refusal' in one)).toEqual([]);
    const found = async (chosen: readonly string[]) =>
      (await founder.post(path('salesOrder'), { ...asked, filters: { tag: chosen.join() } })).json();
    expect(await found([other])).toMatchObject({ rows: [{ id: order }], counts: { 'commercial.draft': 1 } });
    // One of those chosen is enough, and an order that has two of them is one order.
    expect(await found([tag, other, unused])).toMatchObject({
      rows: [{ id: order }],
      sums: { total: 10_00 },
    });
    const { rows, counts, next } = await found([unused]);
    expect({ rows, counts, next }).toEqual({ rows: [], counts: {}, next: null });
    const byTag = { filters: {}, today: asked.today, by: 'tag' };
    const divided = await founder.post(`${path('salesOrder')}days/`, byTag);
    expect([divided.status, divided.json()]).toMatchObject([422, { fields: { by: 'invalid' } }]);
  });
});

/** Three customers with a draft each, of 10, 20 and 30 crowns. */
async function tradeOf(server: CompanyApp, { company, warehouse }: FoundedCompany): Promise<string[]> {
  const founder = clientOf(server, FOUNDER);
  const customers = [freshId(), freshId(), freshId()];
  const product = freshId();
  const line = (at: number) =>
    orderLineFixture({ id: freshId(), product, quantity: 1000, price: (at + 1) * 10_0000 });
  const commands = [
    command('product', product, 'create', productFixture({ sku: 'H-1' })),
    ...customers.flatMap((customer, at) => [
      command('customer', customer, 'create', customerFixture({ number: `C-${at}`, name: `Customer ${at}` })),
      command(
        'salesOrder',
        freshId(),
        'create',
        salesOrderFixture({ customer, warehouse, lines: [line(at)] }),
      ),
    ]),
  ];
  const { outcomes } = (await founder.post(`${company}/commands/`, { commands })).json();
  expect(outcomes.filter((one: object) => 'refusal' in one)).toEqual([]);
  return customers;
}
