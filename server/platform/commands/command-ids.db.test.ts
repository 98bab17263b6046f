import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asSystem, asUser } from '#model/engine/actor.ts';
import { commandSchema, type Command } from '#model/engine/envelope.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { idWithin } from '#model/values/ids.ts';
import {
  addMember,
  command,
  FOUNDER,
  foundCompany,
  freshId,
  testExecutor,
} from '#server/testing/company.fixtures.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import type { Executor } from './executor.ts';
import type { Settled } from './job.ts';

let database: TestDatabase;
let executor: Executor;
const company = 1;
let viewer = '';
let editor = '';

beforeAll(async () => {
  database = await createTestDatabase();
  executor = await testExecutor(database);
  await foundCompany(executor, company);
  viewer = (await addMember(executor, company, 'Vera', ['product.view'])).user;
  editor = (await addMember(executor, company, 'Edo', ['product.view', 'product.create'])).user;
});
afterAll(() => database.dispose());

const creation = (over: Partial<Command> = {}): Command =>
  command('product', freshId(), 'create', productFixture({ sku: freshId() }), over);
const codes = (settled: readonly Settled[]): (string | null)[] =>
  settled.map((one) => ('refusal' in one ? one.refusal.code : null));
const submit = async (by: string, ...commands: readonly Command[]) =>
  codes(await executor.submit(company, asUser(by), commands));
/** As outcomes stood before they said whose they were. */
const forgetMarks = (...given: readonly Command[]) =>
  database.withCompany(company, async (trx) => {
    const these = sql`company_id = ${company} and id = any(${given.map(({ id }) => id)}::uuid[])`;
    const { rows } = await sql<{ id: string; seq: number; refusal: unknown; at: string }>`
      select id, seq, refusal, at from command where ${these}`.execute(trx);
    await sql`delete from command where ${these}`.execute(trx);
    await sql`insert into command (company_id, id, seq, refusal, at)
      select ${company}, id, seq, nullif(refusal, 'null'::jsonb), at
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as given(id uuid, seq bigint, refusal jsonb, at timestamptz)`.execute(trx);
  });

describe('the id of a command', () => {
  it("[EX14] is its author's own: what a viewer is refused does not refuse the founder's", async () => {
    const own = creation();
    expect(await submit(viewer, own)).toEqual(['notPermitted']);
    expect(await submit(FOUNDER, own)).toEqual([null]);
    expect(await submit(viewer, own)).toEqual(['notPermitted']);
    expect(await submit(FOUNDER, own)).toEqual([null]);
  });

  it('[EX14] that has been accepted is taken for everybody else, who are told nothing of it', async () => {
    const own = creation();
    await submit(FOUNDER, own);
    const [answer] = await executor.submit(company, asUser(viewer), [own]);
    expect(answer).toEqual({ id: own.id, refusal: { code: 'commandIdTaken' } });
    expect(await submit(editor, { ...creation(), id: own.id })).toEqual(['commandIdTaken']);
  });

  it('[EX14] holds within a batch, too: one of two is accepted under it', async () => {
    const [one, other] = [creation(), creation()];
    const answers = await Promise.all([
      executor.submit(company, asUser(viewer), [one]),
      executor.submit(company, asUser(FOUNDER), [one]),
      executor.submit(company, asUser(editor), [{ ...other, id: one.id }]),
    ]);
    expect(answers.flatMap(codes)).toEqual(['notPermitted', null, 'commandIdTaken']);
  });

  it.each([
    ['content', { data: productFixture({ sku: 'Another' }) }],
    ['document', { document: freshId() }],
    ['type', { type: 'activate', data: {} }],
    ['version', { version: 7 }],
  ])('[EX14] is bound to the %s of its command, accepted or refused', async (_, change) => {
    const own = creation();
    const [accepted, refused] = [own, { ...own, id: freshId() }];
    await submit(FOUNDER, accepted);
    await submit(viewer, refused);
    expect(await submit(FOUNDER, { ...accepted, ...change })).toEqual(['commandIdTaken']);
    expect(await submit(viewer, { ...refused, ...change })).toEqual(['commandIdTaken']);
    expect(await submit(FOUNDER, accepted)).toEqual([null]);
  });

  it('[EX1, EX14] is one id, however its letters are written', async () => {
    const one = creation();
    const id = commandSchema.shape.id.parse(one.id.toUpperCase());
    expect(await submit(FOUNDER, one)).toEqual([null]);
    expect(await submit(FOUNDER, { ...one, id })).toEqual([null]);
    expect(await submit(editor, { ...creation(), id })).toEqual(['commandIdTaken']);
  });

  it('[EX1, EX14] is not bound to the order of fields, nor to what a device has seen meanwhile', async () => {
    const own = creation();
    await submit(FOUNDER, own);
    const data = Object.fromEntries(Object.entries(own.data as object).toReversed());
    expect(await submit(FOUNDER, { ...own, data, seen: 99 })).toEqual([null]);
  });

  it('[EX1, EX14] answers as before where its outcome does not say whose it was', async () => {
    const own = creation();
    const early = command('product', freshId(), 'activate');
    await submit(FOUNDER, own, early);
    await forgetMarks(own, early);
    expect(await submit(FOUNDER, own, early)).toEqual([null, 'unknownDocument']);
    expect(await submit(editor, own)).toEqual([null]);
  });
});

describe('a command that the server gives by itself', () => {
  const named = () => ({ ...creation(), id: idWithin(freshId(), '0/0/0') });

  it('[EX14] has an id that its name does not tell: a command under the name is another one', async () => {
    const own = named();
    expect(await submit(editor, { ...creation(), id: own.id })).toEqual([null]);
    const [settled] = await executor.submit(company, asUser(editor), [own], { namesCommands: true });
    const known = executor.idOf(company, own.id);
    expect(settled).toMatchObject({ id: own.id, events: [{ command: known, document: own.document }] });
    const elsewhere = await testExecutor(database, { secret: 'another secret' });
    expect(new Set([own.id, known, elsewhere.idOf(company, own.id), executor.idOf(2, own.id)]).size).toBe(4);
    await elsewhere.close();
  });

  it('[EX1, EX14] is answered as it was, in the name of whoever, by any process of the installation', async () => {
    const own = named();
    const first = await executor.submit(company, asUser(editor), [own], { namesCommands: true });
    const other = await testExecutor(database);
    expect(await other.systemPropose(company, [own], { by: asSystem })).toEqual(first);
    await other.close();
  });

  it('[EX1, EX14] is not given again where it was given under its name before', async () => {
    const own = named();
    const [first] = await executor.submit(company, asUser(editor), [own]);
    await forgetMarks(own);
    const [again] = await executor.submit(company, asUser(editor), [own], { namesCommands: true });
    expect(again).toEqual(first);
    expect(codes(await executor.systemPropose(company, [own], { by: asSystem }))).toEqual([null]);
  });
});
