import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { asUser } from '#model/engine/actor.ts';
import { fold } from '#model/engine/fold.ts';
import { arrivedPage, type BootHeader } from '#model/engine/pages.ts';
import { Store } from '#model/engine/store.ts';
import { permissions } from '#model/areas/setup/role/permissions.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { now } from '#model/values/clock.fixtures.ts';
import { compare } from '#model/values/order.ts';
import { companyBusiness } from '#server/company-business.ts';
import { openCompanyPlatform } from '#server/platform/company-platform.ts';
import { connectDatabase } from '#server/platform/db/connect.ts';
import {
  addMember,
  command,
  createProduct,
  FOUNDER,
  foundCompany,
  freshId,
  mustPropose,
  stockedProduct,
  type FoundedCompany,
} from '#server/testing/company.fixtures.ts';
import { readEvents } from '#server/platform/model/event-log.ts';
import { bootNow } from '#server/testing/boot-now.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import { followLog, stretchOf } from '#server/testing/log-follower.ts';
import { testSecret } from '#server/testing/test-secret.ts';

let server: CompanyApp;
let address: string;
let companies = 0;

beforeAll(async () => {
  server = await openCompanyApp();
  address = await server.listen();
});
afterAll(() => server.close());

const freshCompany = (): Promise<FoundedCompany> => foundCompany(server.platform.executor, (companies += 1));
const watcher = (company: number, without: readonly string[]) =>
  addMember(
    server.platform.executor,
    company,
    'Wanda',
    permissions.filter((permission) => !without.includes(permission)),
  );

interface Booted {
  readonly header: BootHeader;
  readonly store: Store;
  readonly text: string;
}

function readBoot(text: string): Booted {
  const [first = '', ...pages] = text.trimEnd().split('\n');
  const header = JSON.parse(first) as BootHeader; // the first line
  expect(pages.pop()).toBe(JSON.stringify({ end: true, pages: pages.length }));
  const store = new Store([...engine.tables.values()].filter((table) => table.name in header.tables));
  for (const page of pages) store.fillPage(arrivedPage(page));
  return { header, store, text };
}

const boot = async (company: number, user: string): Promise<Booted> =>
  readBoot((await clientOf(server, user).get(`${company}/${bootNow}`)).text);

const contents = (store: Store, header: BootHeader): unknown =>
  Object.keys(header.tables)
    .sort()
    .map((table) => [table, [...store.all(table).values()].sort((a, b) => compare(a.id, b.id))]);

describe('a bootstrap', () => {
  it.each([
    ['everything', []],
    ['no costs', ['product.viewCost']],
    ['no stock', ['item.view', 'product.viewCost']],
  ])('[SY1] and the events after it are the model, for who sees %s', async (_, without) => {
    const { company, ...places } = await freshCompany();
    const { user } = await watcher(company, without);
    const before = await stockedProduct(server.platform.executor, { company, ...places });
    const { header, store } = await boot(company, user);
    const follower = await followLog(
      address,
      user,
      `${company}?from=${header.asOf + 1}&schema=${header.schema}&epoch=${header.epoch}`,
    );
    await stockedProduct(
      server.platform.executor,
      { company, ...places },
      { form: { barcodes: [{ code: '731', quantity: 1000 }] } },
    );
    const supplier = { supplier: freshId(), code: '', purchasePrice: 5, minimum: 0, leadDays: 1 };
    const last = await mustPropose(server.platform.executor, company, [
      { kind: 'supplier', document: supplier.supplier, type: 'create', data: supplierFixture() },
      {
        kind: 'product',
        document: before,
        type: 'update',
        data: productFixture({ sku: 'NEW', suppliers: [supplier] }),
      },
      createProduct(),
    ]);
    await follower.until(last);
    follower.stop();
    expect(stretchOf(follower.batches)).toEqual({ from: header.asOf + 1, to: last });
    for (const batch of follower.batches) for (const event of batch.events) fold(engine, store, event);
    const after = await boot(company, user);
    expect(after.header.asOf).toBe(last);
    expect(contents(store, header)).toEqual(contents(after.store, after.header));
  });

  it('[SY2] is packed where the reader takes it, the same otherwise, and not sent again to who has it', async () => {
    const { company } = await freshCompany();
    const plain = await clientOf(server, FOUNDER).get(`${company}/boot/`);
    const packed = await clientOf(server, FOUNDER, { 'accept-encoding': 'br, gzip' }).get(`${company}/boot/`);
    const etag = String(plain.headers['etag']);
    const again = await clientOf(server, FOUNDER, { 'if-none-match': etag }).get(`${company}/boot/`);
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.raw).toString()).toBe(plain.text);
    expect([again.status, again.text]).toEqual([304, '']);
    await mustPropose(server.platform.executor, company, [createProduct()]);
    const newer = await clientOf(server, FOUNDER, { 'if-none-match': etag }).get(`${company}/${bootNow}`);
    expect([newer.status, newer.headers['etag'] === etag]).toEqual([200, false]);
  });

  it('[SY3] leaves out documents that ended long ago, and keeps open ones however old', async () => {
    const founded = await freshCompany();
    const { company, warehouse } = founded;
    const [over, open] = [freshId(), freshId()];
    const receipt = (document: string) => ({
      kind: 'goodsReceipt',
      document,
      type: 'create',
      data: { warehouse, order: null, supplier: null, source: 'opening', lines: [] },
    });
    const product = freshId();
    const line = {
      id: freshId(),
      orderLine: null,
      product,
      quantity: 1000,
      rejected: 0,
      location: null,
      unitCost: 1,
    };
    await mustPropose(
      server.platform.executor,
      company,
      [
        createProduct({}, product),
        { kind: 'product', document: product, type: 'activate', data: {} },
        receipt(open),
        receipt(over),
        { kind: 'goodsReceipt', document: over, type: 'count', data: { lines: [line] } },
        { kind: 'goodsReceipt', document: over, type: 'post', data: {} },
      ],
      '2025-01-15T10:00:00.000Z',
    );
    const { header, store } = await boot(company, FOUNDER);
    expect([...store.all('goodsReceipt').keys()]).toEqual([open]);
    expect(header.tables['goodsReceipt']).toBe(1);
    const client = clientOf(server, FOUNDER);
    const one = await client.get(`${company}/documents/goodsReceipt/${over}/`);
    expect(one.json().row.state).toEqual({ posted: { putAway: 'notStarted' } });
    const listed = async (query: string): Promise<string[]> =>
      (await client.get(`${company}/documents/goodsReceipt/?ended_before=${header.since}${query}`))
        .json()
        .rows.map((row: { readonly id: string }) => row.id);
    expect(await listed('')).toEqual([over]);
    const number = String(one.json().row.number);
    expect(await listed(`&search=${number}`)).toEqual([over]);
    expect(await listed('&search=nothing-like-it')).toEqual([]);
  });
});

describe('the stream', () => {
  it('[SY4] resumes from any event, joins the past to the present without hole or double', async () => {
    const { company } = await freshCompany();
    const products = Array.from({ length: 30 }, () => createProduct());
    const head = await mustPropose(server.platform.executor, company, products);
    const founded = head - products.length;
    const begin = founded + 9;
    const followers = await Promise.all(
      [begin, founded + 17, head, head + 1].map((from) =>
        followLog(address, FOUNDER, `${company}?from=${from}`),
      ),
    );
    const writing = Array.from({ length: 40 }, () =>
      server.platform.executor.submit(company, asUser(FOUNDER), [
        command('product', freshId(), 'create', productFixture({ sku: freshId() })),
      ]),
    );
    const late = await followLog(address, FOUNDER, `${company}?from=${begin}`);
    await Promise.all(writing);
    const end = head + 40;
    await Promise.all([...followers, late].map((follower) => follower.until(end)));
    expect([...followers, late].map(({ batches }) => stretchOf(batches))).toEqual(
      [begin, founded + 17, head, head + 1, begin].map((from) => ({ from, to: end })),
    );
    for (const follower of [...followers, late]) follower.stop();
    const seqs = late.batches.flatMap((batch) => batch.events.map((event) => event.seq));
    expect(seqs).toEqual(Array.from({ length: end - begin + 1 }, (_, index) => index + begin));
  });

  it('[SY11] is read in stretches that end where a command ends', async () => {
    const { company } = await freshCompany();
    const read = (from: number, limit: number) =>
      server.database.withCompany(company, (trx) => readEvents(trx, company, from, limit));
    const all = await read(1, 10_000);
    const ends = all
      .filter((event, index) => all[index + 1]?.command !== event.command)
      .map(({ seq }) => seq);
    // The founding is one command with many facts: a stretch cut by number would end inside it.
    expect(ends.length).toBeLessThan(all.length);
    for (let limit = 1; limit <= all.length; limit++)
      expect(ends).toContain((await read(1, limit)).at(-1)?.seq);
    expect(await read(ends[0] ?? 0, 1)).toHaveLength(1);
  });

  it('[SY5] stays without holes for who may see nothing of it', async () => {
    const { company } = await freshCompany();
    const { user } = await addMember(server.platform.executor, company, 'Blind', ['company.view']);
    const { header } = await boot(company, user);
    const follower = await followLog(address, user, `${company}?from=${header.asOf + 1}`);
    const last = await mustPropose(server.platform.executor, company, [createProduct()]);
    await follower.until(last);
    follower.stop();
    expect(follower.batches).toEqual([
      { company, epoch: header.epoch, from: header.asOf + 1, to: last, events: [] },
    ]);
  });

  it('[SY6] starts those over who may see or do something else, and them alone', async () => {
    const { company } = await freshCompany();
    const [moved, other] = [
      await addMember(server.platform.executor, company, 'Moved', ['product.view']),
      await watcher(company, []),
    ];
    const from = (await boot(company, other.user)).header.asOf + 1;
    const [first, second] = await Promise.all(
      [moved, other].map(({ user }) => followLog(address, user, `${company}?from=${from}`)),
    );
    const last = await mustPropose(server.platform.executor, company, [
      {
        kind: 'role',
        document: moved.role,
        type: 'update',
        data: { name: 'Maker', permissions: ['product.view', 'product.create'] },
      },
    ]);
    expect(await first?.ended).toMatchObject({ name: 'epoch', data: { epoch: expect.any(Number) } });
    expect(first?.batches).toEqual([]);
    await second?.until(last);
    second?.stop();
    const offline = await followLog(address, moved.user, `${company}?from=${from}`);
    expect(await offline.ended).toMatchObject({ name: 'epoch' });
    const started = (await boot(company, moved.user)).header.asOf + 1;
    const again = await followLog(address, moved.user, `${company}?from=${started}`);
    await again.until(await mustPropose(server.platform.executor, company, [createProduct()]));
    again.stop();
    const ahead = await followLog(address, moved.user, `${company}?from=${started + 1000}`);
    expect(await ahead.ended).toMatchObject({ name: 'epoch' });
  });

  it('[SY6] ends for a member who is removed, and does not open again', async () => {
    const { company } = await freshCompany();
    const { user, member } = await watcher(company, []);
    const from = (await boot(company, user)).header.asOf + 1;
    const follower = await followLog(address, user, `${company}?from=${from}`);
    await mustPropose(server.platform.executor, company, [
      { kind: 'member', document: member, type: 'remove', data: {} },
    ]);
    expect(await follower.ended).toMatchObject({ name: 'epoch' });
    await expect(followLog(address, user, `${company}?from=${from}`)).rejects.toThrow('refused: 404');
  });

  it('[SY7] tells a page of another model to renew itself', async () => {
    const { company } = await freshCompany();
    const follower = await followLog(address, FOUNDER, `${company}?from=1&schema=old`);
    const { header } = await boot(company, FOUNDER);
    expect(await follower.ended).toEqual({ name: 'upgrade', data: { schema: header.schema } });
  });

  it('[SY8] carries what another process writes, also after the connection that tells of it broke', async () => {
    const { company } = await freshCompany();
    const database = await connectDatabase({
      ownerUrl: server.database.owner.url,
      secretDir: '/nonexistent',
      log: () => undefined,
    });
    const onFault = (error: unknown): void => void server.faults.push(error);
    const other = await openCompanyPlatform({
      engine,
      database,
      now,
      log: () => undefined,
      onFault,
      business: companyBusiness,
      secret: testSecret,
    });
    const { asOf } = (await boot(company, FOUNDER)).header;
    const follower = await followLog(address, FOUNDER, `${company}?from=${asOf + 1}`);
    await follower.until(await mustPropose(other.executor, company, [createProduct()]));
    const both = Array.from({ length: 20 }, (_, index) =>
      mustPropose(index % 2 ? other.executor : server.platform.executor, company, [createProduct()]),
    );
    await follower.until(Math.max(...(await Promise.all(both))));
    await breakNotices();
    const last = await mustPropose(other.executor, company, [createProduct()]);
    await follower.until(last);
    follower.stop();
    expect(stretchOf(follower.batches)).toEqual({ from: asOf + 1, to: last });
    await other.close();
    await database.dispose();
  });
});

/** Simulates a brief loss of the network or the database. */
async function breakNotices(): Promise<void> {
  const admin = new pg.Client({ connectionString: server.database.adminUrl });
  await admin.connect();
  const { rowCount } = await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'lagra notices' and datname = current_database()`,
  );
  await admin.end();
  expect(rowCount).toBe(2);
}

describe('costs', () => {
  it('[SY9] leave the server in no way for who may not see them, and in every way for who may', async () => {
    const [purchasePrice, unitCost] = [7_373_737, 8_484_848];
    const value = (10_000 * unitCost) / 10_000_00; // thousandths times ten-thousandths, in minor units
    const sentinels = [purchasePrice, unitCost, Math.round(value)].map(String);
    const founded = await freshCompany();
    const { company } = founded;
    const { user } = await watcher(company, ['product.viewCost']);
    const { asOf } = (await boot(company, FOUNDER)).header;
    const supplier = { supplier: freshId(), code: 'S', purchasePrice, minimum: 0, leadDays: 1 };
    await mustPropose(server.platform.executor, company, [
      { kind: 'supplier', document: supplier.supplier, type: 'create', data: supplierFixture() },
    ]);
    const wires = await Promise.all(
      [user, FOUNDER].map((who) => followLog(address, who, `${company}?from=${asOf + 1}`)),
    );
    const product = await stockedProduct(server.platform.executor, founded, {
      unitCost,
      form: { suppliers: [supplier] },
    });
    const offers = [{ supplier: supplier.supplier }];
    const given = { data: productFixture({ sku: 'AGAIN', suppliers: offers }), id: freshId() };
    const own = await clientOf(server, user).post(`${company}/documents/product/${product}/update/`, given);
    const last = own.json().seq;
    await Promise.all(wires.map((wire) => wire.until(last)));
    const read = async (who: string): Promise<string> => {
      const client = clientOf(server, who);
      const receipt = (await client.get(`${company}/documents/goodsReceipt/`)).json().rows[0].id;
      const paths = [
        'boot/',
        'documents/product/',
        `documents/product/${product}/`,
        `documents/product/${product}/history/`,
        `documents/goodsReceipt/${receipt}/`,
        `documents/goodsReceipt/${receipt}/history/`,
        'documents/goodsReceipt/',
        'stock/moves/',
      ];
      const answers = await Promise.all(paths.map((path) => client.get(`${company}/${path}`)));
      expect(answers.map((answer) => answer.status)).toEqual(paths.map(() => 200));
      return answers.map((answer) => answer.text).join('\n');
    };
    const [seen, whole] = [
      `${await read(user)}${wires[0]?.wire()}${own.text}`,
      `${await read(FOUNDER)}${wires[1]?.wire()}`,
    ];
    for (const wire of wires) wire.stop();
    expect(sentinels.filter((sentinel) => seen.includes(sentinel))).toEqual([]);
    expect(sentinels.filter((sentinel) => !whole.includes(sentinel))).toEqual([]);
  });

  it('[SY9] met no fault on the way', () => {
    expect(server.faults).toEqual([]);
  });
});
