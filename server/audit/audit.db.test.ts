import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry, AuditPage } from '#model/audit/audit-answer.ts';
import type { NightCheck, WalkStep } from '#model/audit/log-verdict.ts';
import { engine } from '#machines/registry.ts';
import { asUser } from '#model/engine/actor.ts';
import { permissions } from '#model/areas/setup/role/permissions.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { epoch, now } from '#model/values/clock.fixtures.ts';
import { maintain } from '#server/platform/model/maintenance.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import {
  addMember,
  command,
  createProduct,
  FOUNDER,
  foundCompany,
  freshId,
  mustPropose,
} from '#server/testing/company.fixtures.ts';

let server: CompanyApp;
let clerk: string;
let bolt: string;

const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

const give = (user: string, commands: readonly object[]) =>
  clientOf(server, user, firefox).post('1/commands/', { commands });

const pageAs = async (user: string, ask: object = {}): Promise<AuditPage> => {
  const answer = await clientOf(server, user).post('1/audit/', ask);
  expect(answer.status, answer.text).toBe(200);
  return answer.json() as AuditPage; // as the route describes it
};
const entriesOf = async (ask: object, user = FOUNDER) => (await pageAs(user, ask)).entries;
const told = (entries: readonly AuditEntry[]) =>
  entries.map(({ type, what, about }) => [type, about?.kind, what]);

const security = (at: string, event: string, user: string | null, company: number | null, about = '') =>
  server.database.owner.pool.query(
    `insert into security_event (at, event, user_id, company, address, about) values ($1, $2, $3, $4, '192.0.2.9', $5)`,
    [at, event, user, company, about],
  );

beforeAll(async () => {
  server = await openCompanyApp();
  const { executor } = server.platform;
  await foundCompany(executor, 1);
  const supplier = freshId();
  const bought = (purchasePrice: number) => ({
    suppliers: [{ supplier, code: '', purchasePrice, minimum: 0, leadDays: 0 }],
  });
  const made = createProduct({ sku: 'BOLT-M8', price: 1_0000, ...bought(5_0000) });
  bolt = made.document;
  const party = { kind: 'supplier', document: supplier, type: 'create', data: supplierFixture() };
  await mustPropose(executor, 1, [party, made]);
  const member = await addMember(executor, 1, 'Clerk', [
    ...permissions.filter(
      (one) => one.endsWith('.view') && !['member.view', 'role.view', 'purchasePrice.view'].includes(one),
    ),
    'product.edit',
  ]);
  clerk = member.user;
  const form = productFixture({ sku: 'BOLT-M8', price: 2_0000, ...bought(7_0000) });
  await give(FOUNDER, [command('product', bolt, 'update', form)]);
  await give(clerk, [command('role', freshId(), 'create', { name: 'Mine', permissions: [] })]);
  await give(clerk, [command('product', bolt, 'archive')]);
});
afterAll(() => server.close());

describe('the stream', () => {
  it('[AUD1, AUD3] tells a change with who, what with, from where, on what, before and after', async () => {
    const [entry] = await entriesOf({ documents: [bolt], types: ['change'] });
    expect(entry).toMatchObject({
      type: 'change',
      what: 'updated',
      by: FOUNDER,
      byName: 'Fia Founder',
      device: { browser: 'Firefox', system: 'Linux' },
      address: '127.0.0.1',
      about: { kind: 'product', document: bolt, name: 'BOLT-M8' },
      isConsequence: false,
    });
    const price = entry?.changes.find(({ path }) => path[0] === 'price');
    expect(price).toMatchObject({ before: 1_0000, after: 2_0000 });
  });

  it('[AUD1] has one entry for all the facts of a command', async () => {
    const facts = await entriesOf({ types: ['change', 'access', 'settings'], limit: 200 });
    expect(new Set(facts.map((one) => one.command)).size).toBe(facts.length);
    const [warehouse] = await entriesOf({ kinds: ['warehouse'] });
    // Its own places come with it.
    expect(warehouse?.facts.map(({ kind }) => kind)).toEqual([
      'warehouse',
      'location',
      'location',
      'location',
    ]);
    const place = warehouse?.facts[1]?.document ?? '';
    const [seen] = await entriesOf({ documents: [place] });
    expect(seen).toMatchObject({ isConsequence: true, about: { kind: 'location', document: place } });
    expect(seen?.facts[0]).toMatchObject({ kind: 'warehouse', type: 'created' });
    const [cause] = await entriesOf({ command: seen?.command });
    expect(cause?.about?.kind).toBe('warehouse');
  });

  it('[AUD1] tells what was refused, for want of a permission or otherwise', async () => {
    const refused = await entriesOf({ types: ['refusal'] });
    expect(refused.map(({ what, about, by, refusal }) => [about?.kind, what, by, refusal?.code])).toEqual([
      ['product', 'archive', clerk, 'notPermitted'],
      ['role', 'create', clerk, 'notPermitted'],
    ]);
    expect(refused[0]).toMatchObject({ device: { browser: 'Firefox' }, address: '127.0.0.1' });
  });

  it('[AUD1] begins where the page before ended, over facts, notes and sign-ins', async () => {
    const now = epoch();
    for (let n = 0; n < 5; n++)
      await security(new Date(now - n * 3).toISOString(), 'signedIn', FOUNDER, null);
    const all = await entriesOf({ limit: 200 });
    const read: AuditEntry[] = [];
    let after: string | null = null;
    do {
      const page: AuditPage = await pageAs(FOUNDER, { limit: 3, ...(after !== null && { after }) });
      read.push(...page.entries);
      ({ next: after } = page);
    } while (after !== null);
    expect(read).toEqual(all);
    expect(all.filter(({ type }) => type === 'signIn').length).toBe(5);
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
  });

  it('[AUD1] every filter holds', async () => {
    expect(told(await entriesOf({ types: ['settings'] }))).toEqual([['settings', 'company', 'founded']]);
    expect((await entriesOf({ types: ['access'] })).every(({ type }) => type === 'access')).toBe(true);
    expect((await entriesOf({ people: [clerk] })).every(({ by }) => by === clerk)).toBe(true);
    expect((await entriesOf({ people: [clerk], types: ['refusal'] })).length).toBe(2);
    expect(told(await entriesOf({ number: 'bolt-m8', types: ['change'] }))).toEqual([
      ['change', 'product', 'updated'],
      ['change', 'product', 'created'],
    ]);
    expect(await entriesOf({ number: 'nothing-is-called-this' })).toEqual([]);
    expect(await entriesOf({ to: '2020-01-01' })).toEqual([]);
    expect((await entriesOf({ from: '2020-01-01', kinds: ['product', 'warehouse'] })).length).toBe(4);
    const bad = await clientOf(server, FOUNDER).post('1/audit/', { from: 'yesterday' });
    expect(bad.status).toBe(422);
  });
});

describe('what a reader may not see', () => {
  it('[AUD2] stays on the server: kinds, guarded fields, and what was refused of them', async () => {
    const seen = JSON.stringify(await entriesOf({ limit: 200 }, clerk));
    expect(seen).not.toMatch(/Fia Founder is added|purchasePrice|70000/);
    const entries = await entriesOf({ limit: 200 }, clerk);
    expect(entries.some(({ about }) => about?.kind === 'role' || about?.kind === 'member')).toBe(false);
    const [update] = await entriesOf({ documents: [bolt], types: ['change'] }, clerk);
    expect(update?.changes.map(({ path }) => path.join('.'))).toEqual([
      'price',
      'suppliers.minimum',
      'suppliers.leadDays',
    ]);
    const [whole] = await entriesOf({ documents: [bolt], types: ['change'] });
    expect(whole?.changes.map(({ path }) => path.join('.'))).toEqual([
      'price',
      'suppliers.minimum',
      'suppliers.leadDays',
      'suppliers.purchasePrice',
    ]);
  });

  it('[AUD2] it takes a permission of its own', async () => {
    const { user } = await addMember(server.platform.executor, 1, 'Outsider', ['product.view']);
    const answer = await clientOf(server, user).post('1/audit/', {});
    expect([answer.status, answer.json()]).toMatchObject([
      403,
      { code: 'notPermitted', params: { permission: 'audit.view' } },
    ]);
  });

  it('[AUD4] of the security log it gives what is the company’s own, and nothing outside a company', async () => {
    const { executor } = server.platform;
    await foundCompany(executor, 2);
    const stranger = freshId();
    const at = now();
    await security(at, 'signInFailed', stranger, null);
    await security(at, 'forbidden', stranger, 2, 'GET /api/two/');
    await security(at, 'forbidden', clerk, 1, 'GET /api/one/');
    await security('2020-01-01T00:00:00.000Z', 'signedIn', clerk, null); // before they were a member
    const entries = await entriesOf({ types: ['signIn', 'refusal'], limit: 200 });
    const from = entries.filter(({ address }) => address === '192.0.2.9');
    expect(from.some(({ by }) => by === stranger)).toBe(false);
    expect(from.some(({ by, type }) => by === clerk && type === 'signIn')).toBe(false);
    expect(from.find(({ by }) => by === clerk)).toMatchObject({ type: 'refusal', what: 'GET /api/one/' });
    const { rows } = await server.database.app.pool.query(
      `select * from company_security_events('{signedIn,forbidden,signInFailed}', null, '-infinity', 'infinity', 1000, 100)`,
    );
    expect(rows).toEqual([]);
    await expect(server.database.app.pool.query('select * from security_event')).rejects.toThrow(
      'permission denied',
    );
  });
});

describe('exports and papers', () => {
  it('[AUD9, AUD10] an export has what the page has, and is in the log itself', async () => {
    const ask = { types: ['change', 'refusal'], kinds: ['product'] };
    const page = await entriesOf({ ...ask, limit: 200 });
    const pieces = await clientOf(server, FOUNDER, firefox).post('1/audit/export/', ask);
    expect(pieces.status, pieces.text).toBe(200);
    const [head, ...rest] = pieces.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(head).toHaveProperty('head');
    expect(rest).toEqual([{ rows: page }, { end: page.length }]);
    const jsonl = await clientOf(server, FOUNDER).post('1/audit/export/', { ...ask, format: 'jsonl' });
    expect(
      jsonl.text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as object),
    ).toEqual(page);
    const noted = await entriesOf({ types: ['export'] });
    expect(noted.map(({ what, by, filters }) => [what, by, filters])).toEqual(
      Array.from({ length: 2 }, () => [
        'audit',
        FOUNDER,
        { kinds: '["product"]', types: '["change","refusal"]' },
      ]),
    );
    expect(noted[1]?.device?.browser).toBe('Firefox');
  });

  it('[AUD9, AUD2] it is redacted, and takes a permission of its own', async () => {
    const reader = await addMember(server.platform.executor, 1, 'Reader', ['audit.view', 'product.view']);
    const refused = await clientOf(server, reader.user).post('1/audit/export/', {});
    expect([refused.status, refused.json()]).toMatchObject([403, { params: { permission: 'audit.export' } }]);
    const taker = await addMember(server.platform.executor, 1, 'Taker', [
      'audit.view',
      'audit.export',
      'product.view',
    ]);
    const { text } = await clientOf(server, taker.user).post('1/audit/export/', { format: 'jsonl' });
    expect(text).toContain('BOLT-M8');
    expect(text).not.toMatch(/purchasePrice|"kind":"(role|member|warehouse)"/);
  });

  it('[AUD11] a person forges no flood of notes, and stands in nobody’s way', async () => {
    const { user } = await addMember(server.platform.executor, 1, 'Forger', ['product.view']);
    const client = clientOf(server, user);
    const note = { what: 'exported', list: 'product', rows: 1 };
    await sql`insert into throttle (key, count, resets_at)
      values (${`auditNote 1 ${user}`}, 599, now() + interval '1 hour')`.execute(
      server.database.owner.kysely,
    );
    expect((await client.post('1/audit/notes/', note)).status).toBe(204);
    const over = await client.post('1/audit/notes/', note);
    expect([over.status, over.json().code, Number(over.headers['retry-after']) > 0]).toEqual([
      429,
      'tooManyRequests',
      true,
    ]);
    expect((await clientOf(server, FOUNDER).post('1/audit/notes/', note)).status).toBe(204);
    expect((await client.post('1/audit/notes/', { ...note, rows: 1e12 })).status).toBe(422);
  });

  it('[AUD10, AUD12] other exports, printed papers and labels are told, of documents that are seen', async () => {
    const client = clientOf(server, FOUNDER);
    const list = { sort: { column: 'number', direction: 'ascending' }, today: '2026-05-04' };
    expect((await client.post('1/lists/salesOrder/export/', list)).status).toBe(200);
    expect((await client.post('1/stock/ledger/export/', {})).status).toBe(200);
    expect((await client.post('1/audit/notes/', { what: 'exported', list: 'product', rows: 7 })).status).toBe(
      204,
    );
    expect((await entriesOf({ types: ['export'] })).slice(0, 3).map(({ what }) => what)).toEqual([
      'product',
      'stockLedger',
      'salesOrder',
    ]);
    const paper = { what: 'printed', kind: 'product', document: bolt };
    expect((await client.post('1/audit/notes/', paper)).status).toBe(204);
    expect((await client.post('1/audit/notes/', { ...paper, document: freshId() })).status).toBe(404);
    expect((await client.post('1/audit/notes/', { ...paper, what: 'burnt' })).status).toBe(422);
    const labels = { what: 'printedLabels', labels: 'place', rows: 12 };
    expect((await client.post('1/audit/notes/', labels)).status).toBe(204);
    expect((await client.post('1/audit/notes/', { ...labels, rows: 0 })).status).toBe(422);
    const [sheet, printed, ...more] = await entriesOf({ types: ['print'] });
    expect(sheet).toMatchObject({ what: 'labels', about: null, filters: { labels: 'place', rows: '12' } });
    expect(more).toEqual([]);
    expect(printed).toMatchObject({
      about: { kind: 'product', document: bolt, name: 'BOLT-M8' },
      by: FOUNDER,
    });
  });
});

describe('whether the log is what was written', () => {
  const steps = async (user = FOUNDER) => {
    const { status, text } = await clientOf(server, user).post('1/audit/verify/', {});
    expect(status, text).toBe(200);
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as WalkStep);
  };

  it('[AUD6, AUD7] is told step by step, and the page has what the last night found', async () => {
    const [begun, done] = [(await steps())[0], (await steps()).at(-1)];
    expect(begun).toMatchObject({ checked: 0 });
    expect(done).toMatchObject({ verdict: { broken: null } });
    expect((await clientOf(server, FOUNDER).get('1/audit/check/')).json()).toEqual({ check: null });
    const { platform, database } = server;
    const asOwner = (statement: string) =>
      database.owner.kysely.transaction().execute(async (trx) => {
        await sql`select set_config('app.company_id', '1', true)`.execute(trx);
        await sql.raw(statement).execute(trx);
      });
    await asOwner(`update event set by = 'nobody' where document = '${bolt}' and type = 'updated'`);
    await asOwner(`update row_product set search = 'other' where id = '${bolt}'`);
    await maintain(
      {
        engine,
        database,
        layouts: platform.layouts,
        now: () => '2026-05-05T02:00:00.000Z',
        onDifference: () => undefined,
        onFault: (error) => {
          throw error;
        },
      },
      1,
    );
    const { check } = (await clientOf(server, FOUNDER).get('1/audit/check/')).json() as { check: NightCheck };
    const about = { kind: 'product', document: bolt, name: 'BOLT-M8' };
    expect(check).toMatchObject({
      at: '2026-05-05T02:00:00.000Z',
      broken: { what: 'changed', about, type: 'updated', by: 'nobody' },
      differences: [{ table: 'product', about }],
    });
    expect((await steps()).at(-1)).toMatchObject({ verdict: { broken: { what: 'changed', about } } });
  });

  it('[AUD1] forgets addresses after 400 days', async () => {
    const { executor } = server.platform;
    await foundCompany(executor, 3);
    const count = `select count(*)::int as n from event where address is not null`;
    const { database } = server;
    const given = command('product', freshId(), 'create', productFixture({ sku: 'OLD' }));
    await executor.submit(3, asUser(FOUNDER), [given], { address: '192.0.2.7' });
    const old = sql`update event set at = now() - interval '401 days' where address is not null`;
    await database.owner.kysely.transaction().execute(async (trx) => {
      await sql`select set_config('app.company_id', '3', true)`.execute(trx);
      await old.execute(trx);
    });
    const left = async () =>
      (await database.withCompany(3, (trx) => sql.raw<{ n: number }>(count).execute(trx))).rows;
    expect(await left()).toEqual([{ n: 1 }]);
    await database.withCompany(3, (trx) => sql`select forget_old_addresses()`.execute(trx));
    expect(await left()).toEqual([{ n: 0 }]);
  });
});
