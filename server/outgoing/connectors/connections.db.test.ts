import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConnectorFault } from '#model/areas/integrations/connector/connector-fault.ts';
import { asUser } from '#model/engine/actor.ts';
import { addMember, createProduct, freshId, mustPropose } from '#server/testing/company.fixtures.ts';
import { giveUpFailing, wakeConnections } from './connection-jobs.ts';
import {
  aroundConnections,
  api,
  connected,
  connection,
  deps,
  faults,
  newsOf,
  now,
  other,
  productMapping,
  put,
  readLog,
  root,
  rowOf,
  rows,
  run,
  server,
  state,
  tag,
} from './connections.fixtures.ts';

aroundConnections();

const names = async (): Promise<string[]> =>
  (await rows('tag')).map(({ name }) => name.toString()).toSorted();
const own = async (prefix: string): Promise<string[]> =>
  (await names()).filter((name) => name.startsWith(prefix));

async function product(sku: string, by?: string): Promise<void> {
  const id = freshId();
  const commands = [
    createProduct({ sku }, id),
    { kind: 'product', document: id, type: 'activate', data: {} },
  ];
  if (by === undefined) return void (await mustPropose(server.platform.executor, 1, commands));
  await server.platform.executor.systemPropose(1, commands, { by: asUser(by) });
}

describe('what comes in', () => {
  it('[CNX4] is taken by commands of the connection’s own, once, page by page, and linked', async () => {
    other.records = [tag('1', 'a one'), tag('2', 'a two'), tag('3', 'a three'), tag('4', 'draft')];
    const id = await connected();
    expect(await run(id)).toBe(1);
    expect(await own('a ')).toEqual(['a one', 'a three', 'a two']);
    await run(id);
    const news = await newsOf(id);
    expect(news).toMatchObject({ in: 3, refused: 0, waiting: 0, linked: 3 });
    expect(news.links.map(({ externalId, kind }) => [externalId, kind])).toContainEqual(['1', 'tag']);
    const [one] = news.links.filter(({ externalId }) => externalId === '1');
    expect((await api().get(`1/links/${one?.document}/`)).json()).toEqual({
      links: [{ connection: id, connector: 'csvSftp', name: 'Tag 1', url: '' }],
    });
    expect(faults).toEqual([]);
  });

  it('[CNX4] is changed in another version, and not by one that was taken', async () => {
    other.records = [tag('b1', 'b before')];
    const id = await connected();
    await run(id);
    other.records = [...other.records, tag('b1', 'b after', '2')];
    await run(id);
    expect(await own('b ')).toEqual(['b after']);
  });

  it('[CNX5, AG1] is judged as anybody’s: refused without the right, within the rights of its owner alone', async () => {
    const { user, role } = await addMember(server.platform.executor, 1, 'Connie', [
      'connection.view',
      'connection.manage',
      'dataImport.create',
      'shipment.view',
      'salesOrder.view',
      'customer.view',
      'product.view',
      'tag.create',
    ]);
    const few = ['dataImport.create', 'shipment.view', 'salesOrder.view', 'customer.view', 'product.view'];
    const beyond = await api(user).post(`1/documents/connection/${freshId()}/add/`, {
      data: { ...(await formOf(await connection())), name: 'Beyond', permissions: [...few, 'tag.edit'] },
    });
    expect(beyond.json()).toMatchObject({ code: 'beyondOwnPermissions' });
    other.records = [tag('c1', 'c one')];
    const without = await connected({ permissions: few }, user);
    await run(without);
    expect((await newsOf(without)).refusals).toMatchObject([
      { externalId: 'c1', refusal: { code: 'notPermitted', params: { permission: 'tag.create' } } },
    ]);
    const lent = await connected({ permissions: [...few, 'tag.create'] }, user);
    await mustPropose(server.platform.executor, 1, [
      { kind: 'role', document: role, type: 'update', data: { name: 'Role of Connie', permissions: few } },
    ]);
    await run(lent);
    expect((await newsOf(lent)).refusals).toMatchObject([{ refusal: { code: 'notPermitted' } }]);
    expect(await own('c ')).toEqual([]);
  });

  it('[CNX16, AC4] shows what its reader may see: what it became, or what its flow is about', async () => {
    other.records = [tag('v1', 'v one'), tag('v2', 'V ONE')];
    const id = await connected();
    await run(id);
    const { executor } = server.platform;
    const seeing = await addMember(executor, 1, 'Seer', ['connection.view', 'dataImport.view', 'tag.view']);
    const blind = await addMember(executor, 1, 'Blind', ['connection.view', 'connection.manage']);
    const newsTo = async ({ user }: { readonly user: string }) =>
      (await api(user).get(`1/connections/${id}/`)).json() as Awaited<ReturnType<typeof newsOf>>;
    const all = await newsTo(seeing);
    expect(all.recent).toMatchObject([{ name: 'Tag v1', externalId: 'v1' }]);
    const masked = await newsTo(blind);
    expect([masked.in, masked.refused, masked.links]).toEqual([all.in, all.refused, []]);
    expect(masked.recent).toMatchObject([{ name: '', externalId: null, document: null }]);
    expect(masked.recent[0]?.texts).toEqual({});
    const { document = '' } = all.recent[0] ?? {};
    const linksTo = async ({ user }: { readonly user: string }) =>
      ((await api(user).get(`1/links/${document}/`)).json() as { links: unknown[] }).links.length;
    expect([await linksTo(seeing), await linksTo(blind)]).toEqual([1, 0]);
    // [CNX5] Who sees the document alone is told what it is elsewhere, and not by which connection.
    const onlooker = await addMember(executor, 1, 'Looker', ['tag.view']);
    expect((await api(onlooker.user).get(`1/links/${document}/`)).json()).toEqual({
      links: [{ connection: null, connector: 'csvSftp', name: 'Tag v1', url: '' }],
    });
    const tried = await api(blind.user).post(`1/connections/${id}/dry-run/`, {});
    expect([tried.status, tried.json()]).toMatchObject([403, { code: 'notPermitted' }]);
  });

  it('[CNX7] and is refused waits with the reason, is put right and tried again, or put away; the rest goes on', async () => {
    other.records = [tag('d0', 'd same'), tag('d1', 'D SAME'), tag('d2', 'd other')];
    const id = await connected();
    await run(id);
    expect(await own('d ')).toEqual(['d other', 'd same']);
    const [refused] = (await newsOf(id)).refusals;
    expect(refused).toMatchObject({
      name: 'Tag d1',
      refusal: { code: 'nameTaken' },
      texts: { name: 'D SAME' },
    });
    const at = `1/connections/${id}/items/${refused?.id}`;
    expect((await api().post(`${at}/retry/`, { texts: {} })).status).toBe(200);
    await deps.jobs.drain('connection');
    expect((await newsOf(id)).refusals).toHaveLength(1);
    expect((await api().post(`${at}/retry/`, { texts: { name: 'd mended', surplus: 'x' } })).status).toBe(
      200,
    );
    await deps.jobs.drain('connection');
    expect(await own('d ')).toEqual(['d mended', 'd other', 'd same']);
    expect((await newsOf(id)).refusals).toEqual([]);
    expect((await api().post(`${at}/drop/`, {})).status).toBe(409);
    other.records = [...other.records, tag('d3', 'd same')];
    await run(id);
    const [next] = (await newsOf(id)).refusals;
    expect((await api().post(`1/connections/${id}/items/${next?.id}/drop/`, {})).status).toBe(200);
    expect((await newsOf(id)).refusals).toEqual([]);
  });

  it('[CNX9] is tried without anything being written, before it is connected, too', async () => {
    other.records = [tag('e1', 'e one'), tag('e2', 'draft')];
    const id = await connection();
    await product('DRY-1');
    const before = (await rows('tag')).length;
    const answer = await api().post(`1/connections/${id}/dry-run/`, {});
    expect(answer.json()).toMatchObject({
      refusal: null,
      result: {
        records: [
          { name: 'Tag e1', becomes: 'create', kind: 'tag', refusal: null },
          { name: 'Tag e2', becomes: 'passed' },
        ],
        out: expect.arrayContaining([expect.objectContaining({ name: 'DRY-1', data: { sku: 'DRY-1' } })]),
      },
    });
    expect(await rows('tag')).toHaveLength(before);
    expect(await newsOf(id)).toMatchObject({ waiting: 0, in: 0, recent: [] });
    expect(other.told).toEqual([]);
  });
});

const formOf = async (id: string) => {
  const { name, connector, settings, flows, mapping, every, role, permissions, warehouses } = await rowOf(id);
  return { name, connector, settings, flows, mapping, every, role, permissions, warehouses };
};

describe('what goes out', () => {
  it('[CNX6, JQ9] is what happened since it was connected, once each, and not what came from there', async () => {
    await product('OUT-BEFORE');
    const id = await connected();
    await product('OUT-1');
    await product('OUT-ECHO', id);
    await readLog();
    await readLog();
    await deps.jobs.drain('connection');
    expect(other.told.map(({ name }) => name)).toEqual(['OUT-1']);
    expect(await newsOf(id)).toMatchObject({ out: 1, waiting: 0 });
  });

  it('[CNX6] is told again under the same id where this process ended in between', async () => {
    const id = await connected();
    await product('OUT-2');
    await readLog();
    other.onPush = () => {
      other.onPush = () => undefined;
      throw new Error('killed');
    };
    await deps.jobs.drain('connection');
    await server.database.owner.pool.query(`update jobs.job set start_after = now() where state = 'retry'`);
    await deps.jobs.drain('connection');
    expect(other.told.map(({ name }) => name)).toEqual(['OUT-2']);
    expect(await newsOf(id)).toMatchObject({ out: 1, waiting: 0 });
  });

  it('[CNX7] and is refused there waits with the reason, and the next one goes on', async () => {
    const id = await connected();
    other.answer = ({ name }) =>
      name === 'OUT-3'
        ? { is: 'refused', refusal: { code: 'connectorAnswer', params: { host: 'there', answer: 'no' } } }
        : { is: 'done', link: { externalId: `at ${name}`, name, url: 'https://there.example.com/' } };
    await product('OUT-3');
    await product('OUT-4');
    await readLog();
    await deps.jobs.drain('connection');
    const news = await newsOf(id);
    expect(news).toMatchObject({ out: 1, refused: 1, refusals: [{ name: 'OUT-3', direction: 'out' }] });
    expect(news.links).toMatchObject([{ externalId: 'at OUT-4', kind: 'product' }]);
  });
});

describe('a connection', () => {
  it('[CNX1] fails with the reason, recovers by itself, and is paused after a day', async () => {
    const id = await connected();
    other.fault = new ConnectorFault('connectorUnreachable', { params: { host: 'there' } });
    await run(id);
    expect(await rowOf(id)).toMatchObject({
      state: 'failing',
      problem: { code: 'connectorUnreachable', params: { host: 'there' } },
    });
    expect(faults).toEqual([]);
    other.fault = null;
    await run(id);
    expect(await rowOf(id)).toMatchObject({ state: 'connected', problem: null });
    other.fault = new ConnectorFault('connectorCredentials', { params: { host: 'there' } });
    await run(id);
    await giveUpFailing(deps, 1);
    expect(await rowOf(id)).toMatchObject({ state: 'failing' });
    state.hours = 25;
    await giveUpFailing(deps, 1);
    expect(await rowOf(id)).toMatchObject({ state: 'paused' });
  });

  it('[CNX1] that is asked to wait waits as long, and does not fail', async () => {
    const id = await connected();
    other.fault = new ConnectorFault('connectorBusy', { params: { host: 'there' }, retryAfterSeconds: 7200 });
    await run(id);
    expect(await rowOf(id)).toMatchObject({ state: 'connected' });
    other.fault = null;
    other.records = [tag('f1', 'f one')];
    state.hours = 1;
    await wakeConnections(deps, 1);
    await deps.jobs.drain('connection');
    expect(await own('f ')).toEqual([]);
    state.hours = 3;
    await wakeConnections(deps, 1);
    await deps.jobs.drain('connection');
    expect(await own('f ')).toEqual(['f one']);
  });

  it('[CNX1] looks as often as it is set to, and the clock wakes it', async () => {
    const id = await connected({ every: 240 });
    await run(id);
    other.records = [tag('g1', 'g one')];
    state.hours = 2;
    await wakeConnections(deps, 1);
    await deps.jobs.drain('connection');
    expect(await own('g ')).toEqual([]);
    state.hours = 4;
    await wakeConnections(deps, 1);
    await deps.jobs.drain('connection');
    expect(await own('g ')).toEqual(['g one']);
    expect(Date.parse((await newsOf(id)).nextAt ?? '')).toBeGreaterThan(Date.parse(now()));
  });

  it('[CNX2, CTN7] has secrets that are encrypted, told by their last four, and forgotten where it is led elsewhere', async () => {
    const id = await connection();
    const secret = 'a very long password 1234';
    const kept = await api().post(`1/connections/${id}/secrets/`, { secrets: { password: secret } });
    expect(kept.status, kept.text).toBe(200);
    expect(await rowOf(id)).toMatchObject({ secrets: { password: '1234' } });
    await api().post(`1/connections/${id}/secrets/`, { secrets: { passphrase: 'short' } });
    expect(await rowOf(id)).toMatchObject({ secrets: { password: '1234', passphrase: '' } });
    expect((await api().post(`1/connections/${id}/secrets/`, { secrets: { host: 'x' } })).status).toBe(422);
    await server.database.owner.pool.query(`select set_config('app.company_id', '1', false)`);
    for (const table of ['connection_secret', 'event', 'row_connection']) {
      const { rows: all } = await server.database.owner.pool.query(`select * from ${table}`);
      expect(JSON.stringify(all)).not.toContain(secret);
    }
    const form = await formOf(id);
    const moved = { ...form, settings: { ...form.settings, host: 'evil.example.com' } };
    expect((await api().post(`1/documents/connection/${id}/update/`, { data: moved })).status).toBe(200);
    expect((await rowOf(id)).secrets).toEqual({});
  });

  it('[CNX10] is none of anybody’s who does not manage connections', async () => {
    const id = await connected();
    const { user } = await addMember(server.platform.executor, 1, 'Vera', ['product.view']);
    for (const path of ['', 'secrets/', 'test/', 'dry-run/', 'run/']) {
      const at = `1/connections/${id}/${path}`;
      const answer = await (path === '' ? api(user).get(at) : api(user).post(at, { secrets: {} }));
      expect([403, 422], path).toContain(answer.status);
    }
  });
});

describe('files of a folder', () => {
  const folder = {
    connector: 'csvFolder',
    settings: { when: 'daily', between: 'semicolon' },
    flows: ['tables'],
  };

  it('[CNX8] become imports of the connection, which are moved with what was rejected, and put right there', async () => {
    await put('artiklar.csv', 'Benämning;Artikel\r\nSkruv M8;CSV-1\r\n;CSV-2\r\n');
    await put('trasig.xlsx', 'PK nothing');
    const id = await connected(folder);
    expect((await api().post(`1/connections/${id}/sample/`, { target: 'products' })).json()).toMatchObject({
      sample: { name: 'artiklar.csv', heads: ['Benämning', 'Artikel'], mapping: { target: 'products' } },
    });
    expect((await api().post(`1/connections/${id}/dry-run/`, {})).json()).toMatchObject({
      result: { tables: [{ counts: { create: 1, rejected: 1 } }, { refusal: { code: 'importDamaged' } }] },
    });
    expect((await rows('product')).filter(({ sku }) => sku.startsWith('CSV-'))).toEqual([]);
    await run(id);
    expect((await rows('product')).filter(({ sku }) => sku.startsWith('CSV-'))).toMatchObject([
      { sku: 'CSV-1' },
    ]);
    const [done] = await rows('dataImport');
    expect(done).toMatchObject({ state: 'done', begunBy: id, counts: { taken: 1, rejected: 1 } });
    const news = await newsOf(id);
    expect(news.refusals.map(({ name, refusal }) => [name, refusal?.code])).toEqual([
      ['trasig.xlsx', 'importDamaged'],
      ['artiklar.csv', 'connectionLinesRejected'],
    ]);
    const moved = await readdir(join(root, '1', 'done'));
    const report = moved.find((name) => name.endsWith('artiklar.csv.report.csv')) ?? '';
    expect(await readFile(join(root, '1', 'done', report), 'utf8')).toContain('CSV-2');
    expect((await readdir(join(root, '1', 'failed'))).length).toBe(2);
    const item = news.refusals.find(({ document }) => document !== null);
    const retry = `1/connections/${id}/items/${item?.id}/retry/`;
    expect((await api().post(retry, { texts: {} })).status).toBe(409);
    const line = done?.table.headLine === 1 ? 3 : 0;
    const mended = await server.app.inject({
      method: 'PUT',
      url: `/api/core/companies/1/imports/${done?.id}/lines/${line}/`,
      headers: { 'x-user': (await rowOf(id)).owner, 'content-type': 'application/json' },
      payload: JSON.stringify({ cells: { 0: 'Mutter M8' } }),
    });
    expect(mended.statusCode, mended.body).toBe(200);
    await api().post(`1/imports/${done?.id}/discard/`, {});
    expect(productMapping.heads).toEqual(['Artikel', 'Benämning']);
  });
});
