import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asSystem } from '#model/engine/actor.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { dayFromNow, fromNow } from '#model/values/clock.fixtures.ts';
import { demoId } from '#server/demo/demo-id.ts';
import { openWholeServer, type WholeServer } from '#server/testing/whole-server.ts';
import { callerOf, madeSecret, type Answer } from './api-clients.fixtures.ts';
import { expireClients } from './client-expiry.ts';

let server: WholeServer;
let admin: { cookie: string };
let company: number;
let other: number;
const lines: string[] = [];

beforeAll(async () => {
  server = await openWholeServer({ log: (line) => lines.push(line) });
  [company = 0, other = 0] = server.companies.map(({ id }) => id);
  admin = await server.cookieOf('admin@example.com');
});
afterAll(() => server.close());

const told = ({ statusCode, json }: Answer) => [statusCode, json().code];
const selling = ['product.view', 'product.create', 'product.edit'] as const;
const create = (sku: string) => ({ data: productFixture({ sku }) });
const asAdmin = (method: 'GET' | 'POST', path: string, payload?: object) =>
  server.app.inject({
    method,
    url: `/api/core/companies/${company}/${path}`,
    headers: admin,
    ...(payload && { payload }),
  });

/** What a second later is there. */
async function eventually<T>(look: () => Promise<T>, isThere: (found: T) => boolean): Promise<T> {
  for (let tries = 0; ; tries++) {
    const found = await look();
    if (isThere(found) || tries > 50) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

describe('an API client', () => {
  it('[APC1] reads and gives commands on the routes of people, as itself', async () => {
    const shop = await callerOf(server, company, admin, { name: 'Shop', permissions: [...selling] });
    const product = randomUUID();
    const made = await shop.call('POST', `documents/product/${product}/create/`, create('API-1'));
    expect(made.statusCode).toBe(200);
    expect(made.json().events).toMatchObject([{ kind: 'product', by: shop.id }]);
    const history = await asAdmin('GET', `documents/product/${product}/history/`);
    expect(history.json().events).toMatchObject([{ by: shop.id, byName: 'Shop' }]);
    const read = await shop.call('GET', `documents/product/${product}/`);
    expect(read.json().row).toMatchObject({ sku: 'API-1' });
    // [APC3] As for a person without the permission: costs are not sent, and what is not permitted is refused.
    expect(read.json().row).not.toHaveProperty('cost');
    expect(told(await shop.call('GET', 'documents/customer/'))).toEqual([403, 'notPermitted']);
    expect(told(await shop.call('POST', `documents/product/${product}/archive/`, {}))).toEqual([
      403,
      'notPermitted',
    ]);
  });

  it('[APC1] is let in with either secret while it has two, and with the new one after', async () => {
    const client = await callerOf(server, company, admin);
    const next = await madeSecret();
    const withNext = () =>
      server.app.inject({
        url: `/api/core/companies/${company}/documents/product/`,
        headers: { authorization: `Bearer ${next.secret}` },
      });
    expect(told(await withNext())).toEqual([401, 'unknownSecret']);
    expect((await client.give('rotate', { secret: next.kept })).statusCode).toBe(200);
    expect((await withNext()).statusCode).toBe(200);
    expect((await client.call('GET', 'documents/product/')).statusCode).toBe(200);
    await client.give('finish');
    expect((await withNext()).statusCode).toBe(200);
    const old = await client.call('GET', 'documents/product/');
    expect(told(old)).toEqual([401, 'unknownSecret']);
    expect(old.headers['www-authenticate']).toBe('Bearer realm="Lagra"');
  });

  it('[APC1] is refused while it is suspended and once it is revoked, in words', async () => {
    const client = await callerOf(server, company, admin);
    await client.give('suspend');
    const refused = await client.call('GET', 'documents/product/');
    expect(told(refused)).toEqual([403, 'clientSuspended']);
    expect(refused.json().detail).toContain('suspended');
    await client.give('resume');
    expect((await client.call('GET', 'documents/product/')).statusCode).toBe(200);
    await client.give('revoke');
    expect(told(await client.call('GET', 'documents/product/'))).toEqual([401, 'clientRevoked']);
  });

  it('[APC1] is none of another company, and no secret that is a little different is one', async () => {
    const client = await callerOf(server, company, admin);
    const elsewhere = await client.call('GET', `/api/core/companies/${other}/documents/product/`);
    expect(told(elsewhere)).toEqual([401, 'unknownSecret']);
    const nowhere = await client.call('GET', '/api/core/companies/999999/documents/product/');
    expect(told(nowhere)).toEqual([401, 'unknownSecret']);
    const wrong = { authorization: `Bearer ${client.secret.slice(0, -1)}` };
    const url = `/api/core/companies/${company}/documents/product/`;
    expect(told(await server.app.inject({ url, headers: wrong }))).toEqual([401, 'unknownSecret']);
    // A cookie beside it counts for nothing.
    expect(told(await server.app.inject({ url, headers: { ...wrong, ...admin } }))).toEqual([
      401,
      'unknownSecret',
    ]);
  });

  it('[APC3] can do less from the moment on that its owner can', async () => {
    const member = demoId('nordlager/member/admin@example.com');
    const client = await callerOf(server, company, admin, { permissions: [...selling] });
    const tell = (type: string, data: object = {}) =>
      server.executor.systemPropose(company, [{ kind: 'member', document: member, type, data }], {
        by: asSystem,
      });
    const roles = await asAdmin('GET', 'documents/role/');
    const roleNamed = (name: string): string =>
      roles.json().rows.find((row: { name: string }) => row.name === name).id;
    const make = (sku: string) =>
      client.call('POST', `documents/product/${randomUUID()}/create/`, create(sku));
    expect((await make('API-2')).statusCode).toBe(200);
    await tell('changeRole', { role: roleNamed('Viewer') });
    expect(told(await make('API-3'))).toEqual([403, 'notPermitted']);
    expect((await client.call('GET', 'documents/product/')).statusCode).toBe(200);
    await tell('suspend');
    expect(told(await make('API-4'))).toEqual([403, 'clientWithoutOwner']);
    await tell('resume');
    await tell('changeRole', { role: roleNamed('Administrator') });
    expect((await make('API-5')).statusCode).toBe(200);
  });

  it('[APC3] is limited to its warehouses as people are', async () => {
    const warehouses = (await asAdmin('GET', 'documents/warehouse/')).json().rows as { id: string }[];
    const [first] = warehouses;
    if (!first) throw new Error('a demo company has warehouses');
    const client = await callerOf(server, company, admin, {
      permissions: ['warehouse.view', 'location.view'],
      warehouses: [first.id],
    });
    const { rows } = (await client.call('GET', 'documents/location/')).json();
    expect(new Set(rows.map(({ warehouse }: { warehouse: string }) => warehouse))).toEqual(
      new Set([first.id]),
    );
  });

  it('[APC5] is refused after its last day, and then expired', async () => {
    // In the company's time zone it may be tomorrow already.
    const expiresOn = dayFromNow(1);
    const client = await callerOf(server, company, admin, { expiresOn });
    expect((await client.call('GET', 'documents/product/')).statusCode).toBe(200);
    await server.database.withCompany(company, (trx) =>
      sql`update row_api_client set data = jsonb_set(data, '{expiresOn}', '"2020-01-01"')
           where company_id = ${company} and id = ${client.id}`.execute(trx),
    );
    expect(told(await client.call('GET', 'documents/product/'))).toEqual([401, 'clientExpired']);
    const later = fromNow(3 * 86_400_000);
    const fresh = await callerOf(server, company, admin, { expiresOn });
    const { database, executor } = server;
    await expireClients({ database, executor, now: () => later }, company);
    const row = (await asAdmin('GET', `documents/apiClient/${fresh.id}/`)).json().row;
    expect(row.state).toBe('expired');
  });

  it('[APC6] calls from its networks alone', async () => {
    const client = await callerOf(server, company, admin, { addresses: ['192.0.2.0/24'] });
    expect((await client.call('GET', 'documents/product/', undefined, '192.0.2.44')).statusCode).toBe(200);
    expect(told(await client.call('GET', 'documents/product/', undefined, '192.0.3.1'))).toEqual([
      403,
      'addressNotAllowed',
    ]);
  });

  it('[APC7] is told what is left of its minute, and to wait when nothing is', async () => {
    const client = await callerOf(server, company, admin, { rate: 'low' });
    const answers = [];
    // Two minutes may be met; one of them has more than sixty.
    for (let call = 0; call < 130; call++)
      answers.push(await client.call('GET', 'documents/product/?limit=1'));
    const limited = answers.find(({ statusCode }) => statusCode === 429);
    expect(answers[0]?.headers).toMatchObject({ 'ratelimit-limit': '60', 'ratelimit-remaining': '59' });
    expect(limited?.json()).toMatchObject({ code: 'tooManyCalls' });
    expect(limited?.headers).toMatchObject({ 'ratelimit-remaining': '0' });
    expect(Number(limited?.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(limited?.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it('[APC8] reaches no account, no billing, and nothing that asks a person for a proof', async () => {
    const client = await callerOf(server, company, admin, {
      permissions: ['member.manage', 'member.view', 'role.view'],
    });
    const closed = ['/api/auth/me/', `/api/core/companies/${company}/`, '/api/billing/public/plans/'];
    for (const path of closed)
      expect([path, ...told(await client.call('GET', path))]).toEqual([path, 403, 'notForClients']);
    const member = demoId('nordlager/member/viewer@example.com');
    const grave = [
      `member/${member}/suspend`,
      `member/${randomUUID()}/invite`,
      `role/${randomUUID()}/update`,
      `workflow/${randomUUID()}/enable`,
      `connection/${randomUUID()}/connect`,
      `webhook/${randomUUID()}/create`,
    ];
    for (const path of grave)
      expect([path, ...told(await client.call('POST', `documents/${path}/`, {}))]).toEqual([
        path,
        403,
        'proofNeeded',
      ]);
  });

  it('[APC9] has its last hundred calls and its errors told, which no call waits for', async () => {
    const client = await callerOf(server, company, admin);
    for (let call = 0; call < 104; call++) await client.call('GET', 'documents/product/?limit=1');
    const failed = await client.call('GET', 'documents/customer/');
    const look = async () => (await asAdmin('GET', `api-clients/${client.id}/calls/`)).json();
    // Both are read one after the other, and a second's calls may come in between.
    const whole = (found: { calls: unknown[]; errors: unknown[] }): boolean =>
      found.calls.length === 100 && found.errors.length > 0;
    const { calls, errors } = await eventually(look, whole);
    expect(calls).toHaveLength(100);
    expect(calls[0]).toMatchObject({
      method: 'GET',
      route: '/api/core/companies/:company/documents/:kind/',
      status: 403,
      code: 'notPermitted',
      request: failed.headers['x-request-id'],
    });
    expect(errors).toMatchObject([{ code: 'notPermitted', status: 403, count: 1 }]);
    const { uses } = (await asAdmin('GET', 'api-clients/')).json();
    expect(uses).toContainEqual(expect.objectContaining({ client: client.id, calls: 105, failed: 1 }));
    const viewer = await server.cookieOf('viewer@example.com');
    for (const path of ['api-clients/', `api-clients/${client.id}/calls/`])
      expect(
        told(await server.app.inject({ url: `/api/core/companies/${company}/${path}`, headers: viewer })),
      ).toEqual([403, 'notPermitted']);
  });

  it('[APC10] [AG4] stands under its name and kind in the audit log: what it changed, called, and was refused', async () => {
    const client = await callerOf(server, company, admin, { name: 'Auditor', permissions: [...selling] });
    await client.call('POST', `documents/product/${randomUUID()}/create/`, create('API-9'));
    await client.call('GET', 'documents/product/');
    await client.call('GET', 'documents/product/');
    await client.call('GET', 'documents/customer/');
    const look = async () =>
      (await asAdmin('POST', 'audit/', { people: [client.id], limit: 100 })).json().entries as {
        type: string;
        byName: string;
        byType: string | null;
        byKind: string;
        what: string;
        calls: { count: number; status: number; code: string } | null;
      }[];
    const entries = await eventually(look, (found) => found.filter(({ type }) => type === 'call').length > 2);
    const authors = entries.map(({ byName, byType, byKind }) => `${byType} ${byKind} ${byName}`);
    // Of what was refused before a company was asked, the type is not kept.
    expect(new Set(authors)).toEqual(new Set(['agent apiClient Auditor', 'null apiClient Auditor']));
    expect(new Set(entries.map(({ type }) => type))).toEqual(new Set(['change', 'call', 'refusal']));
    const route = '/api/core/companies/:company/documents/:kind/';
    expect(entries.filter(({ type }) => type === 'call')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          what: `GET ${route}`,
          calls: expect.objectContaining({ count: 2, status: 200 }),
        }),
        expect.objectContaining({ calls: expect.objectContaining({ count: 1, code: 'notPermitted' }) }),
      ]),
    );
    const only = (await asAdmin('POST', 'audit/', { types: ['call'], limit: 2 })).json();
    const rest = (await asAdmin('POST', 'audit/', { types: ['call'], limit: 100, after: only.next })).json();
    const ids = [...only.entries, ...rest.entries].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id.startsWith('c'))).toBe(true);
  });

  it('[AP18] is called by its name to whoever sees what it did, who may not open it, and to members alone', async () => {
    const client = await callerOf(server, company, admin, { name: 'Till 4', permissions: [...selling] });
    const url = `/api/core/companies/${company}/authors/?ids=${client.id},${randomUUID()}`;
    const viewer = await server.cookieOf('viewer@example.com');
    const ask = (headers: { cookie: string }, at = url) => server.app.inject({ url: at, headers });
    expect((await ask(viewer)).json()).toEqual({ authors: [{ id: client.id, name: 'Till 4' }] });
    // Elsewhere nobody has this id.
    expect((await ask(admin, url.replace(`${company}`, `${other}`))).json()).toEqual({ authors: [] });
    expect((await ask(admin, url.replace(`${company}`, '987654'))).statusCode).toBe(404);
    expect((await ask(admin, `${url},%27`)).statusCode).toBe(422);
  });

  it('[APC4] has no secret in the database, and none in the log', async () => {
    const client = await callerOf(server, company, admin);
    await client.call('GET', 'documents/product/');
    await new Promise((resolve) => setTimeout(resolve, 1200));
    const tables = await server.database.owner.kysely.transaction().execute(async (trx) => {
      await sql`select set_config('app.company_id', ${String(company)}, true)`.execute(trx);
      const { rows } = await sql<{ name: string }>`
        select table_name as name from information_schema.tables
         where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(trx);
      const found = [];
      for (const { name } of rows) {
        const holding = (secret: string) =>
          sql`select 1 from ${sql.table(name)} as one where to_jsonb(one)::text like ${`%${secret}%`} limit 1`;
        const hits = await holding(client.secret).execute(trx);
        const kept = await holding(client.id).execute(trx);
        found.push({ name, isSecret: hits.rows.length > 0, isClient: kept.rows.length > 0 });
      }
      return found;
    });
    // Where the client itself is found, its secret would be.
    expect(tables.filter(({ isClient }) => isClient).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['event', 'row_api_client', 'api_call']),
    );
    expect(tables.filter(({ isSecret }) => isSecret)).toEqual([]);
    expect(lines.join('\n')).not.toContain(client.secret);
  });
});

describe('every route of the description', () => {
  it('[APC8] answers a client as it does a person, or says that it is for people: none fails', async () => {
    const client = await callerOf(server, company, admin, {
      role: null,
      permissions: [...selling],
      rate: 'high',
    });
    const { paths } = (await server.app.inject('/api/openapi.json')).json();
    const failed: unknown[] = [];
    let asked = 0;
    for (const [path, methods] of Object.entries<Record<string, { requestBody?: { content: object } }>>(
      paths,
    ))
      for (const [method, { requestBody }] of Object.entries(methods)) {
        if (path.endsWith('/events/') || !path.includes('{company}')) continue;
        const url = path.replace('{company}', String(company)).replace(/\{\w+\}/g, 'product');
        const [content] = Object.values(requestBody?.content ?? {}) as { example?: object }[];
        const body = content?.example;
        const answer = await client.call(method.toUpperCase() as 'GET', url, body);
        asked += 1;
        if (answer.statusCode >= 500) failed.push([method, path, answer.statusCode]);
      }
    expect(asked).toBeGreaterThan(50);
    expect(failed).toEqual([]);
  });
});
