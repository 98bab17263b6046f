import { sql } from 'kysely';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { epoch } from '#model/values/clock.fixtures.ts';
import { chainLog } from '#server/platform/db/chain-log.ts';
import { inSnapshot } from '#server/platform/model/company-snapshot.ts';
import {
  createProduct,
  FOUNDER,
  foundCompany,
  mustPropose,
  testExecutor,
} from '#server/testing/company.fixtures.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { canonical } from '../db/log-chain.ts';
import { readRowLayouts, type RowLayouts } from './row-layout.ts';
import { verifyLog, wholeWalk, type Walked } from './verify-log.ts';

let database: TestDatabase;
let layouts: RowLayouts;
let company = 0;
let product: string;
let head: number;

beforeAll(async () => {
  database = await createTestDatabase();
  layouts = await readRowLayouts(database.app.kysely, engine);
});
afterAll(() => database.dispose());

beforeEach(async () => {
  company += 1;
  const executor = await testExecutor(database);
  await foundCompany(executor, company);
  const made = createProduct({ sku: 'BOLT-M8' });
  product = made.document;
  head = await mustPropose(executor, company, [made, { ...made, type: 'activate', data: {} }]);
});

const walked = () => inSnapshot(database, company, (trx) => wholeWalk(trx, company, layouts));

/** As the owner of the database, past the server. */
const asOwner = (statement: ReturnType<typeof sql>) =>
  database.owner.kysely.transaction().execute(async (trx) => {
    await sql`select set_config('app.company_id', ${String(company)}, true)`.execute(trx);
    await statement.execute(trx);
  });

describe('a log', () => {
  it('[AUD5, AUD6] is whole to its last fact', async () => {
    expect(await walked()).toMatchObject({ checked: head, broken: null });
  });

  it('[AUD6] tells how far the walk has come', async () => {
    const steps: Walked[] = [];
    await inSnapshot(database, company, async (trx) => {
      const walk = verifyLog(trx, company, layouts);
      for (let step = await walk.next(); !step.done; step = await walk.next()) steps.push(step.value);
    });
    expect(steps).toEqual([{ checked: 0, of: head }]);
  });

  it('[AUD6] names a fact that was changed in the database', async () => {
    await asOwner(sql`
      update event set data = jsonb_set(data, '{price}', '1')
       where company_id = ${company} and document = ${product} and type = 'created'`);
    const { broken, checked } = await walked();
    expect(broken).toMatchObject({ what: 'changed', kind: 'product', document: product, by: FOUNDER });
    expect(broken?.seq).toBe(checked + 1);
    expect(epoch() - Date.parse(broken?.at ?? '')).toBeLessThan(3_600_000);
  });

  it('[AUD6] names who it is said to be by and when, if that was changed, by less than a millisecond', async () => {
    await asOwner(sql`
      update event set at = at + interval '1 microsecond' where company_id = ${company} and seq = ${head}`);
    expect((await walked()).broken).toMatchObject({ what: 'changed', seq: head, document: product });
  });

  it('[AUD6] names what was removed, in the middle and at the end, as its document and moves still say', async () => {
    await asOwner(sql`delete from event where company_id = ${company} and seq = ${head}`);
    expect((await walked()).broken).toMatchObject({
      what: 'removed',
      seq: head,
      kind: 'product',
      document: product,
    });
    const { rows } = await database.withCompany(company, (trx) =>
      sql<{ seq: number; document: string }>`
        select seq, document from event where company_id = ${company} and kind = 'location' order by seq limit 1`.execute(
        trx,
      ),
    );
    const [lost] = rows;
    await asOwner(sql`delete from event where company_id = ${company} and seq = ${lost?.seq}`);
    expect((await walked()).broken).toMatchObject({ what: 'removed', ...lost, by: FOUNDER });
  });

  it('[AUD6] names what was added past the head, and what stands in the place of another', async () => {
    await asOwner(sql`
      insert into event (company_id, seq, kind, document, version, type, state, data, at, by, command, index, hash)
      select company_id, seq + 1, kind, document, version + 1, type, state, data, at, 'intruder', gen_random_uuid(), 0, hash
        from event where company_id = ${company} and seq = ${head}`);
    expect((await walked()).broken).toMatchObject({ what: 'inserted', seq: head + 1, by: 'intruder' });
    await asOwner(sql`update company_head set head = head + 1 where company_id = ${company}`);
    expect((await walked()).broken).toMatchObject({ what: 'changed', seq: head + 1, by: 'intruder' });
  });

  it('[AUD6] names a head that was changed, in its number or in its hash', async () => {
    await asOwner(sql`update company_head set head = head + 5 where company_id = ${company}`);
    expect((await walked()).broken).toMatchObject({ what: 'head' });
    await asOwner(sql`
      update company_head set head = head - 5, hash = decode(repeat('11', 32), 'hex') where company_id = ${company}`);
    expect((await walked()).broken).toMatchObject({ what: 'head', seq: head });
  });

  it('[AUD5] of before has its hashes by migration, the same as if they had been written then', async () => {
    const before = await walked();
    await asOwner(sql`update event set hash = '' where company_id = ${company}`);
    expect((await walked()).broken).toMatchObject({ what: 'changed', seq: 1 });
    await database.owner.kysely.transaction().execute(async (trx) => {
      await sql`select set_config('app.company_id', ${String(company)}, true)`.execute(trx);
      await chainLog(trx, company);
    });
    expect(await walked()).toEqual(before);
  });

  it('[AUD8] cannot be changed by the application', async () => {
    for (const statement of ['update event set by = by', 'delete from event', 'truncate event'])
      await expect(database.withCompany(company, (trx) => sql.raw(statement).execute(trx))).rejects.toThrow(
        'permission denied',
      );
    for (const table of ['audit_note', 'log_check'])
      await expect(
        database.withCompany(company, (trx) => sql.raw(`delete from ${table}`).execute(trx)),
      ).rejects.toThrow('permission denied');
  });
});

describe('the canonical form', () => {
  it('[AUD5] is the same before and after PostgreSQL has stored a value', async () => {
    const values = fc
      .sample(fc.jsonValue({ noUnicodeString: false }), 300)
      .filter((value) => JSON.stringify(value).isWellFormed() && !JSON.stringify(value).includes('\\u0000'));
    const odd = [
      -0,
      1e21,
      1e-7,
      0.1 + 0.2,
      9_007_199_254_740_992,
      { b: 1, a: { d: undefined, c: [undefined] } },
      '€ \u{1F600}',
    ];
    const { rows } = await database.app.pool.query<{ value: unknown }>(
      'select value::jsonb as value from unnest($1::text[]) with ordinality as given(value, at) order by at',
      [[...values, ...odd].map((value) => JSON.stringify(value))],
    );
    expect(rows.map(({ value }) => canonical(value))).toEqual([...values, ...odd].map(canonical));
    expect(canonical({ b: 1, a: [null, 'x'] })).toBe('{"a":[null,"x"],"b":1}');
  });
});
