import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkingEngine as engine } from '#machines/checking-engine.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { kitsIn, wholeKits } from '#model/areas/sales/sales-order/sales-order.kits.ts';
import { createFileStore, type FileStore } from '#server/files/file-store.ts';
import { createThumbnails } from '#server/files/thumbnails.ts';
import { createUserStore } from '#server/accounts/identity/user-store.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import { rowTable } from '#server/platform/db/table-names.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { testExecutor } from '#server/testing/company.fixtures.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { shownStates } from './shown-states.fixtures.ts';
import { demoCompanies, demoPeople } from './company-list.ts';
import { seededRows } from './seeded-rows.fixtures.ts';
import { seedInTwo, type FirstSeeding } from './seed-in-two.fixtures.ts';
import { seedDemo, type DemoDeps } from './seed.ts';

const NOW = '2026-05-06T12:00:00.000Z';
const companies = [1, 2, 3];

let database: TestDatabase;
let executor: Executor;
let files: FileStore;
let folder: string;
const seed = (now = NOW, planted: Partial<DemoDeps> = {}): Promise<void> =>
  seedDemo({
    engine,
    database,
    executor,
    files,
    users: createUserStore(database.app, () => now),
    now: () => now,
    ...planted,
  });
const peopleIn = async (): Promise<number | null> =>
  (await database.owner.pool.query('select 1 from app_user')).rowCount;

let first: FirstSeeding;

beforeAll(async () => {
  database = await createTestDatabase();
  executor = await testExecutor(database);
  folder = await mkdtemp(join(tmpdir(), 'lagra-demo-'));
  files = createFileStore(folder);
  first = await seedInTwo((planted, now) => seed(now, planted), { executor, files }, peopleIn);
}, 180_000);
afterAll(async () => {
  await executor.close();
  await database.dispose();
  await rm(folder, { recursive: true, force: true });
});

const { rowsOf, statesOf } = seededRows(() => database);

describe('the trade of the demonstration', () => {
  it('[DE10] what fails is told in one line, and people can sign in', () => {
    expect(first.people).toBe(6);
    expect(first.lines).toEqual([
      expect.stringMatching(
        /^left out: of the demonstration, .*the pictures of Nordlager AB, .*the year of Nordlager AB \(\d+ times\), .*a mailed paper of Nordlager AB.* \(no space left\)\. All else works\. .*report/,
      ),
    ]);
  });

  it.each(companies)(
    '[DE6] company %i has products with pictures, of which thumbnails are made',
    async (company) => {
      const rows = await rowsOf<{ hash: string; size: number }>(
        company,
        (id) => sql`
      select entry->>'hash' as hash, (entry->>'size')::int as size
        from row_file, jsonb_array_elements(data->'entries') as entry
       where company_id = ${id} and data->>'about' = 'product'`,
      );
      expect(rows.length).toBeGreaterThan(2);
      const thumbnails = createThumbnails(join(folder, 'thumbnails'), files);
      for (const { hash, size } of rows) {
        expect(size).toBeLessThan(20_000);
        expect(await thumbnails.of(company, hash, '64')).toBeInstanceOf(Buffer);
      }
    },
  );

  it('[DE12] one order was mailed, once', async () => {
    const mailed = await rowsOf<{ size: number; to: string }>(
      1,
      (id) => sql`
      select (entry->>'size')::int as size, entry->'mail'->'to'->0->>'outcome' as to
        from row_file, jsonb_array_elements(data->'entries') as entry
       where company_id = ${id} and entry->'mail' is not null`,
    );
    expect(mailed).toEqual([{ size: expect.any(Number), to: 'sent' }]);
  });

  it.each(companies)(
    '[DE3, DE13] company %i has documents in every state that a list shows',
    async (company) => {
      for (const [table, states] of Object.entries(shownStates))
        expect(Object.keys(await statesOf(company, rowTable(table))), table).toEqual(
          expect.arrayContaining([...states]),
        );
    },
  );

  it.each(companies)(
    '[DE3] company %i buys some goods in boxes and sells them by the piece',
    async (company) => {
      const boxes = await rowsOf<{ placed: number; received: number }>(
        company,
        (
          id,
        ) => sql`select count(*)::int as placed, count(*) filter (where (line ->> 'received')::bigint > 0)::int as received
        from row_purchase_order, jsonb_array_elements(data -> 'lines') as line
       where company_id = ${id} and line -> 'orderedIn' ->> 'unit' = 'box'
         and (line ->> 'quantity')::bigint % ((line -> 'orderedIn' ->> 'numerator')::bigint * 1000) = 0`,
      );
      expect(boxes[0]?.placed).toBeGreaterThan(0);
      expect(boxes[0]?.received).toBeGreaterThan(0);
      const sold = await rowsOf(
        company,
        (id) => sql`select 1 from row_sales_order, jsonb_array_elements(data -> 'lines') as line
        join row_product as product on product.company_id = ${id} and product.id = line ->> 'product'
       where row_sales_order.company_id = ${id} and line -> 'orderedIn' is null
         and product.data ->> 'purchaseUnit' = 'box' limit 1`,
      );
      expect(sold).toHaveLength(1);
    },
  );

  it.each(companies)('[DE3] company %i has lots, serial numbers and goods on hold', async (company) => {
    expect(Object.keys(await statesOf(company, 'row_lot'))).toEqual(['active', 'blocked']);
    const today = NOW.slice(0, 10);
    const soon = await rowsOf(
      company,
      (id) => sql`select 1 from row_lot where company_id = ${id} and state = 'active'
        and (data ->> 'expiresOn')::date between ${today}::date and ${today}::date + 30`,
    );
    const held = await rowsOf(
      company,
      (id) => sql`select 1 from row_balance where company_id = ${id} and (data ->> 'held')::bigint > 0`,
    );
    const sold = await rowsOf<{ tracking: string }>(
      company,
      (id) => sql`select distinct product.data ->> 'tracking' as tracking from row_shipment as shipment,
          jsonb_to_recordset(shipment.data -> 'lines') as line(product text, lot text)
        join row_product as product on product.id = line.product
       where shipment.company_id = ${id} and product.company_id = ${id} and line.lot is not null order by tracking`,
    );
    expect([soon.length, held.length]).toEqual([1, 1]);
    expect(sold.map(({ tracking }) => tracking)).toEqual(['lot', 'serial']);
  });

  it('[DE3] the first company has types of products in both states, and most of what they ask is said', async () => {
    const [company = 0] = companies;
    expect(await statesOf(company, 'row_product_type')).toEqual({ active: 6, archived: 1 });
    const said = await rowsOf(
      company,
      (id) => sql`select 1 from row_product where company_id = ${id} and key_type is not null
        and state = 'active' and data -> 'attributes' <> '{}'`,
    );
    expect(said.length).toBe(35);
  });

  it('[DE3] the first company has a product with variants: most follow its price, and most are in stock', async () => {
    const [company = 0] = companies;
    const variants = await rowsOf<{ follows: boolean; stocked: boolean }>(
      company,
      (id) => sql`select variant.data -> 'inherits' ? 'price' as follows,
          exists (select 1 from row_balance as balance
            where balance.company_id = ${id} and balance.data ->> 'product' = variant.id
              and (balance.data ->> 'onHand')::bigint > 0 and balance.data ->> 'warehouse' is not null) as stocked
        from row_product as parent join row_product as variant on variant.key_variant_of = parent.id
       where parent.company_id = ${id} and variant.company_id = ${id} and parent.data ->> 'kind' = 'variants'`,
    );
    const count = (is: (one: (typeof variants)[number]) => boolean): number => variants.filter(is).length;
    expect([variants.length, count(({ follows }) => follows), count(({ stocked }) => stocked)]).toEqual([
      10, 9, 9,
    ]);
  });

  it('[DE3] the first company has kits on orders in several states, shipped whole', async () => {
    const [company = 0] = companies;
    const orders = await rowsOf<{ data: SalesOrderRow }>(
      company,
      (id) => sql`select o.data from key_sales_order_kit k join row_sales_order o
        on o.company_id = k.company_id and o.id = k.id where k.company_id = ${id}`,
    );
    const states = new Set(orders.map(({ data }) => JSON.stringify(data.state)));
    expect(states.size).toBeGreaterThanOrEqual(4);
    const shipped = orders
      .flatMap(({ data }) => kitsIn(data.lines))
      .filter(({ parts }) => parts.some((part) => part.shipped > 0));
    expect(shipped.length).toBeGreaterThanOrEqual(2);
    for (const { parts } of shipped) {
      const kits = wholeKits(parts, (part) => part.shipped);
      for (const part of parts.filter(({ ofKit }) => !ofKit.optional))
        expect(part.shipped * 1000).toBe(kits * part.ofKit.per);
    }
  });

  it('[DE3] the first company builds toolboxes: an assembly in every state', async () => {
    const [company = 0] = companies;
    expect(await statesOf(company, 'row_assembly')).toEqual({
      built: 3,
      cancelled: 1,
      draft: 1,
      partlyBuilt: 1,
      released: 1,
      reversed: 1,
    });
  });

  it('[DE7] the first company has an import that is done, with lines that were rejected', async () => {
    const found = await rowsOf<{ state: string; rejected: number; taken: number }>(
      1,
      (id) => sql`
      select state, (data->'counts'->>'rejected')::int as rejected, (data->'counts'->>'taken')::int as taken
        from ${sql.table('row_data_import')} where company_id = ${id} order by state`,
    );
    expect(found.map(({ state }) => state)).toEqual(['done']);
    expect(found.map(({ taken, rejected }) => [taken, rejected])).toEqual([[3, 2]]);
  });

  it('[DE3] is as large as its company', async () => {
    const sizes = [];
    for (const company of companies)
      sizes.push(
        await Promise.all(
          ['row_product', 'row_customer', 'row_supplier', 'row_category', 'row_sales_order'].map(
            async (table) =>
              Object.values(await statesOf(company, table)).reduce((sum, count) => sum + count, 0),
          ),
        ),
      );
    expect(sizes).toEqual([
      // Three of the suppliers were imported; seven customers are there for how VAT is charged.
      [77, 32, 11, 11, expect.any(Number)],
      // Of its products, 31 came with the pairing.
      [73, 15, 6, 6, expect.any(Number)],
      [26, 10, 4, 5, expect.any(Number)],
    ]);
    for (const [index, least] of [250, 120, 60].entries())
      expect(sizes[index]?.[4]).toBeGreaterThanOrEqual(least);
  });

  it.each(companies)(
    '[DE3] company %i has goods that are late, that wait, and more than was ordered',
    async (company) => {
      const promisedOn = (sign: '<' | '>') =>
        rowsOf(
          company,
          (id) =>
            sql`select 1 from row_expected_receipt
              where company_id = ${id} and data ->> 'on' ${sql.raw(sign)} ${NOW.slice(0, 10)}`,
        );
      const [late, soon] = [await promisedOn('<'), await promisedOn('>')];
      const waiting = await rowsOf(
        company,
        (id) => sql`select 1 from row_reservation where company_id = ${id} and key_waiting is not null`,
      );
      const over = await rowsOf(
        company,
        (id) => sql`select 1 from row_purchase_order,
      jsonb_to_recordset(data -> 'lines') as line(quantity bigint, received bigint) where company_id = ${id} and received > quantity`,
      );
      for (const [name, found] of Object.entries({ late, soon, waiting, over }))
        expect(found.length, name).toBeGreaterThan(0);
    },
  );

  it.each(companies)(
    '[DE3] company %i spreads its history over twelve months, none of it in the future',
    async (company) => {
      const months = await rowsOf<{ month: string }>(
        company,
        (id) => sql`
      select distinct to_char(at, 'YYYY-MM') as month from event where company_id = ${id} and kind = 'shipment' order by month`,
      );
      expect(months.length).toBeGreaterThanOrEqual(11);
      expect(
        await rowsOf(company, (id) => sql`select 1 from event where company_id = ${id} and at > ${NOW}`),
      ).toEqual([]);
    },
  );

  it.each(companies)(
    '[DE4] company %i: all places of a product sum to zero, and rebuilding finds no difference',
    async (company) => {
      const unbalanced = await rowsOf(
        company,
        (id) => sql`
      select key_product from row_balance where company_id = ${id} group by key_product having sum((data ->> 'onHand')::bigint) <> 0`,
      );
      expect(unbalanced).toEqual([]);
      const differences = await rebuild(
        engine,
        database,
        await readRowLayouts(database.app.kysely, engine),
        company,
      );
      expect(differences).toEqual([]);
    },
  );

  it('[DE5] people talk about a few documents, and each has been spoken to', async () => {
    const told = await rowsOf<{ user: string; reasons: string[] }>(
      1,
      (id) => sql`
      select user_id as user, array_agg(reason order by reason) as reasons
        from inbox_entry where company_id = ${id} group by user_id`,
    );
    const nordlager = demoPeople.filter(({ companies: some }) => some.includes('nordlager'));
    expect(told.map(({ user }) => user).toSorted()).toEqual(nordlager.map(({ user }) => user).toSorted());
    for (const { reasons } of told) {
      expect(reasons.length).toBeLessThan(6);
      expect(reasons).toContain('mentioned');
    }
    const talked = await rowsOf(1, (id) => sql`select id from row_comment where company_id = ${id}`);
    expect(talked).toHaveLength(5);
  });

  it('[DE4] barcodes are valid, EAN-13 of articles and GTIN-14 of boxes', async () => {
    for (const company of companies) {
      const codes = await rowsOf<{ key: string }>(
        company,
        (id) => sql`select key from key_product_barcode where company_id = ${id}`,
      );
      expect(codes.length).toBeGreaterThan(20);
      for (const { key } of codes) {
        const sum = [...key]
          .toReversed()
          .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
        expect([key, key.length === 13 || (key.length === 14 && key.startsWith('1')), sum % 10]).toEqual([
          key,
          true,
          0,
        ]);
      }
    }
  });

  it('[DE8] two companies keep products in step; one waits in conflict and one was refused', async () => {
    const links = (company: number) =>
      rowsOf<{ conflicts: string[]; problems: Record<string, { code: string }> }>(
        company,
        (id) => sql`select conflicts, problems from sync_link where company_id = ${id}`,
      );
    const [ours, theirs] = [await links(1), await links(2)];
    expect(ours).toHaveLength(32);
    expect(theirs).toHaveLength(32);
    for (const all of [ours, theirs])
      expect(all.filter(({ conflicts }) => conflicts.length > 0)).toMatchObject([{ conflicts: ['weight'] }]);
    const refused = theirs.filter(({ problems }) => Object.keys(problems).length > 0);
    expect(refused).toMatchObject([{ problems: { name: { code: 'barcodeTaken' } } }]);
    expect(await statesOf(1, 'row_pairing')).toEqual({ conflict: 1 });
    expect(await statesOf(2, 'row_pairing')).toEqual({ conflict: 1 });
  });

  it('[DE1] seeded again, or cut off and seeded on another day, it is what it was', async () => {
    const headsOf = async (): Promise<unknown[]> => {
      const heads = companies.map((company) =>
        rowsOf(company, (id) => sql`select head from company_head where company_id = ${id}`),
      );
      return (await Promise.all(heads)).flat();
    };
    const before = await headsOf();
    expect(before).toHaveLength(demoCompanies.length);
    await seed();
    expect(await headsOf()).toEqual(before);
    await database.owner.pool.query('delete from app_user');
    await seed('2026-05-07T09:30:00.000Z');
    expect(await headsOf()).toEqual(before);
    expect(await peopleIn()).toBe(6);
  });
});
