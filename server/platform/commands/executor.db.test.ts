import { sql, type KyselyPlugin } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { asUser } from '#model/engine/actor.ts';
import type { Command } from '#model/engine/envelope.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { layoutFor, readRowLayouts, type RowLayouts } from '#server/platform/model/row-layout.ts';
import {
  addMember,
  command,
  createProduct,
  FOUNDER,
  foundCompany,
  freshId,
  mustPropose,
  testExecutor,
} from '#server/testing/company.fixtures.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import type { Executor } from './executor.ts';
import type { Settled, Written } from './job.ts';

let database: TestDatabase;
let layouts: RowLayouts;
let executor: Executor;
let companies = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  layouts = await readRowLayouts(database.app.kysely, engine);
  executor = await testExecutor(database);
});
afterAll(() => database.dispose());

async function freshCompany(by: Executor = executor): Promise<number> {
  companies += 1;
  return (await foundCompany(by, companies)).company;
}

const count = (company: number, table: string): Promise<number> =>
  database.withCompany(company, async (trx) => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(trx);
    return rows[0]?.n ?? -1;
  });

const refusals = (settled: readonly Settled[]): (string | null)[] =>
  settled.map((one) => ('refusal' in one ? one.refusal.code : null));

describe('a command', () => {
  it('[EX1] that comes five times, together and later, has one effect and one answer', async () => {
    const company = await freshCompany();
    const one = command('product', freshId(), 'create', productFixture());
    const together = await Promise.all(
      [one, one, one].map((again) => executor.submit(company, asUser(FOUNDER), [again])),
    );
    const later = await executor.submit(company, asUser(FOUNDER), [one, one]);
    const answers = [...together.flat(), ...later];
    expect(answers[0]).toMatchObject({
      id: one.id,
      seq: expect.any(Number),
      events: [{ type: 'created', version: 1 }],
    });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await count(company, 'row_product')).toBe(1);
  });

  it('[EX1] that was refused is refused alike when it comes again, though it would now be accepted', async () => {
    const company = await freshCompany();
    const product = freshId();
    const early = command('product', product, 'activate');
    const first = await executor.submit(company, asUser(FOUNDER), [early]);
    await mustPropose(executor, company, [createProduct({}, product)]);
    expect(await executor.submit(company, asUser(FOUNDER), [early])).toEqual(first);
    expect(refusals(first)).toEqual(['unknownDocument']);
  });

  it('[EX2] is decided on what the commands before it in the same request did', async () => {
    const company = await freshCompany();
    const product = freshId();
    const settled = await executor.submit(company, asUser(FOUNDER), [
      command('product', product, 'create', productFixture({ sku: 'A1' })),
      command('product', product, 'activate'),
      command('product', freshId(), 'create', productFixture({ sku: 'a1' })),
      command('product', product, 'update', productFixture({ sku: 'A2' }), { version: 2 }),
      command('product', freshId(), 'create', productFixture({ sku: 'a1' })),
    ]);
    expect(refusals(settled)).toEqual([null, null, 'skuTaken', null, null]);
  });

  it('[EX3] needs the permission at the moment it is decided, and a stranger has none', async () => {
    const company = await freshCompany();
    const seller = await addMember(executor, company, 'Sam', ['product.view']);
    const create = (): Command => command('product', freshId(), 'create', productFixture({ sku: freshId() }));
    const before = await executor.submit(company, asUser(seller.user), [create()]);
    await mustPropose(executor, company, [
      {
        kind: 'role',
        document: seller.role,
        type: 'update',
        data: { name: 'Maker', permissions: ['product.create'] },
      },
    ]);
    const after = await executor.submit(company, asUser(seller.user), [create()]);
    const stranger = await executor.submit(company, asUser(freshId()), [create()]);
    const system = await executor.submit(company, asUser(FOUNDER), [
      command('company', 'company', 'found', {}),
    ]);
    expect([before, after, stranger, system].flatMap(refusals)).toEqual([
      'notPermitted',
      null,
      'notPermitted',
      'internalOnly',
    ]);
  });

  it('[EX4] with text that the database cannot hold is refused alone', async () => {
    const company = await freshCompany();
    const fine = command('product', freshId(), 'create', productFixture({ sku: 'FINE' }));
    const zero = command(
      'product',
      freshId(),
      'create',
      productFixture({ sku: 'ZERO', description: 'a\u0000b' }),
    );
    const half = command(
      'product',
      freshId(),
      'create',
      productFixture({ sku: 'HALF', description: '\ud800' }),
    );
    expect(refusals(await executor.submit(company, asUser(FOUNDER), [zero, fine, half]))).toEqual([
      'invalid',
      null,
      'invalid',
    ]);
  });

  it('[EX4] whose decision throws fails alone, is reported, and may be sent again', async () => {
    const faults: [unknown, Command | undefined][] = [];
    const poisoned = engineWithPoison();
    const watchful = await testExecutor(database, {
      engine: poisoned,
      onFault: (error, about) => void faults.push([error, about]),
    });
    const company = await freshCompany(watchful);
    const poison = command('product', freshId(), 'activate');
    const fine = command('product', freshId(), 'create', productFixture());
    const settled = await watchful.submit(company, asUser(FOUNDER), [poison, fine]);
    expect(refusals(settled)).toEqual(['internalError', null]);
    expect(faults).toEqual([[new Error('poison'), poison]]);
    expect(refusals(await executor.submit(company, asUser(FOUNDER), [poison]))).toEqual(['unknownDocument']);
  });

  it('[EX5] of a seed may lie in the past, in the day of the company', async () => {
    const company = await freshCompany();
    const settled = await executor.systemPropose(company, [createProduct()], {
      by: asUser(FOUNDER),
      at: '2025-12-31T23:30:00.000Z',
    });
    expect(settled).toMatchObject([{ events: [{ at: '2025-12-31T23:30:00.000Z', by: FOUNDER }] }]);
  });
});

/** The real engine, but for one command that throws. */
function engineWithPoison(): typeof engine {
  const product = engine.types.get('product');
  if (!product) throw new Error('no product');
  const schema = {
    safeParse: () => {
      throw new Error('poison');
    },
  } as never; // only what propose calls
  const activate = {
    ...product.commands['activate'],
    schema,
    mode: 'predict',
    permission: 'product.edit',
  } as const;
  const poisoned = { ...product, commands: { ...product.commands, activate } };
  return { ...engine, types: new Map([...engine.types, ['product', poisoned]]) };
}

describe('a batch', () => {
  it('[EX6] is one stretch of the log, without holes, told once', async () => {
    const company = await freshCompany();
    const told: Written[] = [];
    const stop = executor.onWritten((written) => told.push(written));
    await Promise.all(
      Array.from({ length: 40 }, () =>
        executor.submit(company, asUser(FOUNDER), [
          command('product', freshId(), 'create', productFixture({ sku: freshId() })),
        ]),
      ),
    );
    stop();
    const events = told.flatMap((written) => written.events);
    expect(told.length).toBeLessThan(5);
    expect(events.map((event) => event.seq)).toEqual(
      Array.from({ length: 40 }, (_, index) => (told[0]?.from ?? 0) + index),
    );
    expect(told.at(-1)?.to).toBe(events.at(-1)?.seq);
  });

  it('[EX6] raises the epoch when it changes what somebody may do', async () => {
    const company = await freshCompany();
    const told: number[] = [];
    const stop = executor.onWritten((written) => told.push(written.epoch));
    await mustPropose(executor, company, [createProduct()]);
    await addMember(executor, company, 'Nia', []);
    stop();
    expect(told[1]).toBe((told[0] ?? 0) + 1);
  });

  it('[EX7] that fails in the database leaves nothing, and the next one is whole', async () => {
    const faults: unknown[] = [];
    const watchful = await testExecutor(database, { onFault: (error) => void faults.push(error) });
    const company = await freshCompany(watchful);
    const before = [await count(company, 'event'), await count(company, 'command')];
    const one = command('product', freshId(), 'create', productFixture({ sku: 'TAKEN' }));
    await database.owner.pool.query(
      `alter table row_product add constraint broken check (company_id <> ${company})`,
    );
    await expect(watchful.submit(company, asUser(FOUNDER), [one])).rejects.toMatchObject({ code: '23514' });
    expect([
      await count(company, 'event'),
      await count(company, 'command'),
      await count(company, 'row_product'),
    ]).toEqual([...before, 0]);
    await database.owner.pool.query('alter table row_product drop constraint broken');
    expect(refusals(await watchful.submit(company, asUser(FOUNDER), [one]))).toEqual([null]);
    expect(faults).toHaveLength(1);
    expect(await rebuild(engine, database, layouts, company)).toEqual([]);
  });

  it('[EX7] that fails as it is being written leaves nothing, though part of it was sent', async () => {
    const product = layoutFor(layouts, 'product');
    const throws = (): never => {
      throw new Error('it has no key');
    };
    const table = {
      ...product.table,
      indexes: { ...product.table.indexes, odd: { keys: throws, hasMany: true, complete: false } },
    };
    const unfit = new Map(layouts).set('product', { ...product, table, manyKeys: ['odd'] });
    const watchful = await testExecutor(database, { layouts: unfit, onFault: () => undefined });
    const company = await freshCompany();
    const before = [await count(company, 'event'), await count(company, 'command')];
    const one = command('product', freshId(), 'create', productFixture({ sku: 'UNFIT' }));
    await expect(watchful.submit(company, asUser(FOUNDER), [one])).rejects.toThrow('it has no key');
    expect([
      await count(company, 'event'),
      await count(company, 'command'),
      await count(company, 'row_product'),
    ]).toEqual([...before, 0]);
    expect(await rebuild(engine, database, layouts, company)).toEqual([]);
  });

  it('[EX7] that one request spoils is taken apart, and the others go through', async () => {
    const faults: unknown[] = [];
    const watchful = await testExecutor(database, { onFault: (error) => void faults.push(error) });
    const company = await freshCompany(watchful);
    await database.owner.pool.query(
      `alter table key_product_barcode add constraint broken check (key <> 'bad')`,
    );
    const product = (code: string): Command =>
      command(
        'product',
        freshId(),
        'create',
        productFixture({ sku: code, barcodes: [{ code, quantity: 1000 }] }),
      );
    const outcomes = await Promise.allSettled(
      ['GOOD', 'BAD', 'BETTER'].map((code) => watchful.submit(company, asUser(FOUNDER), [product(code)])),
    );
    await database.owner.pool.query('alter table key_product_barcode drop constraint broken');
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await count(company, 'row_product')).toBe(2);
    expect(await rebuild(engine, database, layouts, company)).toEqual([]);
  });

  it('[EX8] for a company without a log is refused', async () => {
    await expect(
      executor.submit(99_999, asUser(FOUNDER), [command('product', freshId(), 'activate')]),
    ).rejects.toThrow('company 99999 has no log');
  });

  it('[EX8] is not taken on once too many wait, nor after the end', async () => {
    const company = await freshCompany();
    const closing = await testExecutor(database);
    const many = Array.from({ length: 5000 }, () => command('product', freshId(), 'activate'));
    await expect(closing.submit(company, asUser(FOUNDER), many)).rejects.toMatchObject({
      name: 'Unavailable',
      retryAfterSeconds: 2,
    });
    await closing.close();
    await expect(closing.submit(company, asUser(FOUNDER), many.slice(0, 1))).rejects.toMatchObject({
      name: 'Unavailable',
    });
  });
});

describe('two executors on one company', () => {
  it('[EX9] see what the other has written, and the last SKU has one owner', async () => {
    const company = await freshCompany();
    const other = await testExecutor(database);
    const skus = Array.from({ length: 30 }, (_, index) => `SKU-${index}`);
    const claims = skus.flatMap((sku) =>
      [executor, other].map(
        async (one) =>
          refusals(
            await one.submit(company, asUser(FOUNDER), [
              command('product', freshId(), 'create', productFixture({ sku })),
            ]),
          )[0],
      ),
    );
    const codes = await Promise.all(claims);
    expect(codes.filter((code) => code === null)).toHaveLength(30);
    expect(codes.filter((code) => code === 'skuTaken')).toHaveLength(30);
    expect(await rebuild(engine, database, layouts, company)).toEqual([]);
  });
});

describe('rebuild', () => {
  it('[EX10] finds a row that was changed, one that was added, one that is gone, and a lost key', async () => {
    const company = await freshCompany();
    const [changed, gone, unkeyed] = [freshId(), freshId(), freshId()];
    await mustPropose(executor, company, [
      createProduct({}, changed),
      createProduct({}, gone),
      createProduct({ barcodes: [{ code: '731', quantity: 1000 }] }, unkeyed),
    ]);
    expect(await rebuild(engine, database, layouts, company)).toEqual([]);
    const admin = await adminOf(database);
    await admin.query(`update row_product set data = jsonb_set(data, '{price}', '1') where id = $1`, [
      changed,
    ]);
    await admin.query('delete from row_product where id = $1', [gone]);
    await admin.query('delete from key_product_barcode where id = $1', [unkeyed]);
    await admin.query(
      `insert into row_counter values ($1, 'SO-2026', 1, null, true, null, '', '{"id":"SO-2026","last":7}')`,
      [company],
    );
    await admin.end();
    const found = await rebuild(engine, database, layouts, company);
    expect(found.map(({ table, id }) => `${table} ${id}`).sort()).toEqual(
      [`counter SO-2026`, `key_product_barcode ${unkeyed}`, `product ${changed}`, `product ${gone}`].sort(),
    );
  });
});

async function adminOf({ adminUrl }: TestDatabase): Promise<pg.Client> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  return admin;
}

describe('what a batch misses', () => {
  it('[EX11] is loaded together, and comes to the same as one by one', async () => {
    const company = await freshCompany();
    await mustPropose(executor, company, [
      createProduct({ sku: 'TAKEN-1' }),
      createProduct({ sku: 'TAKEN-2' }),
    ]);
    const statements: string[] = [];
    const watched = await testExecutor({
      ...database,
      withCompany: (id, work) =>
        database.withCompany(id, (trx) => work(trx.withPlugin(watching(statements)) as typeof trx)),
    });
    const skus = Array.from({ length: 40 }, (_, index) => (index < 3 ? `taken-${index}` : `sku-${index}`));
    const settled = await watched.submit(
      company,
      asUser(FOUNDER),
      skus.map((sku) => command('product', freshId(), 'create', productFixture({ sku }))),
    );
    expect(refusals(settled)).toEqual(
      skus.map((sku) => (['taken-1', 'taken-2'].includes(sku) ? 'skuTaken' : null)),
    );
    expect(statements.length).toBeLessThan(20);
  });
});

/** Counts the statements that go through it. */
function watching(statements: string[]): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      statements.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}
