import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { asUser } from '#model/engine/actor.ts';
import type { Replica } from '#model/engine/replica.ts';
import type { Row } from '#model/engine/rows.ts';
import { isWithin } from '#model/engine/scope.ts';
import { kinds } from '#model/kinds.ts';
import { listings } from '#model/listings.ts';
import { permissions } from '#model/areas/setup/role/permissions.ts';
import { salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { bootNow } from '#server/testing/boot-now.ts';
import { deviceOf, heldRows } from '#server/testing/booted-device.ts';
import { addMember, command, freshId, mustPropose } from '#server/testing/company.fixtures.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import { followLog, type LogFollower } from '#server/testing/log-follower.ts';
import {
  foundTwoWarehouses,
  trade,
  type Site,
  type TwoWarehouses,
} from '#server/testing/two-warehouses.fixtures.ts';

let server: CompanyApp;
let address: string;
let world: TwoWarehouses;
let [north, south]: readonly [Site | null, Site | null] = [null, null];
let [scoped, everywhere] = ['', ''];
let role: string;
let device: Replica;
let stream: LogFollower;

const all = permissions.filter((permission) => permission !== 'flows.view');
const company = 91;

const sites = (): { north: Site; south: Site } => {
  if (!north || !south) throw new Error('nothing has happened there yet');
  return { north, south };
};
const limitTo = (warehouses: readonly string[] | null): Promise<number> =>
  mustPropose(server.platform.executor, company, [
    {
      kind: 'role',
      document: role,
      type: 'update',
      data: { name: 'In the north', permissions: all, warehouses },
    },
  ]);

/** Boots a device and follows the log from there. */
async function bootOf(user: string, warehouses: readonly string[] | null) {
  const text = (await clientOf(server, user).get(`${company}/${bootNow}`)).text;
  return { ...deviceOf(text, warehouses), text };
}

beforeAll(async () => {
  server = await openCompanyApp();
  address = await server.listen();
  const { executor } = server.platform;
  world = await foundTwoWarehouses(executor, company);
  ({ user: everywhere } = await addMember(executor, company, 'Everywhere', all));
  ({ user: scoped, role } = await addMember(executor, company, 'Scoped', all));
  const within = [world.sites[0].warehouse];
  await limitTo(within);
  const booted = await bootOf(scoped, within);
  device = booted.replica;
  const { header } = booted;
  const from = `${company}?from=${header.asOf + 1}&schema=${header.schema}&epoch=${header.epoch}`;
  stream = await followLog(address, scoped, from);
  north = await trade(executor, world, world.sites[0]);
  south = await trade(executor, world, world.sites[1]);
});
afterAll(async () => {
  stream?.stop();
  await server?.close();
});

/** Takes on the device what the stream has brought until an event. */
async function follow(seq: number): Promise<void> {
  await stream.until(seq);
  for (const batch of stream.batches) device.receive(batch);
}

/** Goods on their way from one to the other. */
async function sendOff(from: Site, to: Site): Promise<string> {
  const movement = freshId();
  const line = { id: freshId(), product: world.product, quantity: 1000, from: from.bin, to: to.bin };
  const form = { purpose: 'transfer', warehouse: from.warehouse, toWarehouse: to.warehouse, lines: [line] };
  const give = (type: string, data: object = {}) => ({ kind: 'movement', document: movement, type, data });
  const dispatch = give('dispatch', { lines: [{ line: line.id, quantity: 1000 }] });
  const commands = [give('create', form), give('reserve'), dispatch];
  await mustPropose(server.platform.executor, company, commands);
  return movement;
}

const head = async (): Promise<number> => (await bootOf(everywhere, null)).header.asOf;

describe('a role limited to a warehouse', () => {
  it('[AC1] begins with its documents and stock, and with nothing of another', async () => {
    const { north: own, south: foreign } = sites();
    const { replica, text } = await bootOf(scoped, [own.warehouse]);
    const scope = new Set([own.warehouse]);
    for (const table of [...engine.tables.values()].filter(({ place }) => place !== undefined)) {
      const rows = replica.rows(table.name);
      expect([table.name, rows.length > 0]).toEqual([table.name, true]);
      expect(rows.filter((row) => !isWithin(scope, table, row))).toEqual([]);
    }
    for (const id of Object.values(foreign.documents)) expect(text).not.toContain(id);
    for (const id of Object.values(own.documents)) expect(text).toContain(id);
    const whole = await bootOf(everywhere, null);
    for (const id of Object.values(foreign.documents)) expect(whole.text).toContain(id);
  });

  it('[AC1] is told by the stream of what happens there, and of nothing elsewhere', async () => {
    const { north: own, south: foreign } = sites();
    await follow(await head());
    const wire = stream.wire();
    for (const id of [...Object.values(foreign.documents), foreign.bin]) expect(wire).not.toContain(id);
    for (const kind of ['salesOrder', 'purchaseOrder', 'goodsReceipt', 'pick', 'shipment'])
      expect([kind, wire.includes(own.documents[kind] ?? '-')]).toEqual([kind, true]);
    const { replica, header } = await bootOf(scoped, [own.warehouse]);
    expect(heldRows(device, Object.keys(header.tables))).toEqual(
      heldRows(replica, Object.keys(header.tables)),
    );
  });

  it('[AC1] sees an order come with all that belongs to it, and go', async () => {
    const { north: own, south: foreign } = sites();
    const order = freshId();
    const form = (warehouse: string) => salesOrderFixture({ customer: world.customer, warehouse, lines: [] });
    const give = (type: string, data: object, kind = 'salesOrder') =>
      mustPropose(server.platform.executor, company, [{ kind, document: order, type, data }]);
    await give('create', form(foreign.warehouse));
    const said = { about: 'salesOrder', id: freshId(), text: 'said in the south', mentions: [] };
    await follow(await give('write', said, 'comment'));
    expect(device.base.all('salesOrder').has(order)).toBe(false);
    await follow(await give('update', form(own.warehouse)));
    const { row } = (await clientOf(server, scoped).get(`${company}/documents/salesOrder/${order}/`)).json();
    expect(device.base.all('salesOrder').get(order)).toEqual(row);
    expect(device.base.all('comment').get(order)).toMatchObject({ entries: [{ text: 'said in the south' }] });
    await follow(await give('update', form(foreign.warehouse)));
    await follow(await give('update', { ...form(foreign.warehouse), notes: 'kept from the north' }));
    expect([device.base.all('salesOrder').has(order), device.base.all('comment').has(order)]).toEqual([
      false,
      false,
    ]);
    expect(stream.wire()).not.toContain('kept from the north');
    const { replica, header } = await bootOf(scoped, [own.warehouse]);
    expect(heldRows(device, Object.keys(header.tables))).toEqual(
      heldRows(replica, Object.keys(header.tables)),
    );
  });

  it('[AC3] sees a movement that comes to its warehouse, and receives it; the rest is done where it leaves', async () => {
    const { north: own, south: foreign } = sites();
    const transfer = await sendOff(foreign, own);
    await follow(await head());
    const limited = clientOf(server, scoped);
    const path = `${company}/documents/movement/${transfer}/`;
    const { row } = (await limited.get(path)).json();
    expect(device.base.all('movement').get(transfer)).toEqual(row);
    expect((await limited.get(`${path}history/`)).status).toBe(200);
    const question = { sort: { column: 'number', direction: 'ascending' }, today: '2026-05-04' };
    expect((await limited.post(`${company}/lists/movement/`, question)).text).toContain(transfer);
    const { replica, header } = await bootOf(scoped, [own.warehouse]);
    expect(heldRows(device, Object.keys(header.tables))).toEqual(
      heldRows(replica, Object.keys(header.tables)),
    );
    const recall = await limited.post(`${path}recall/`, { data: { reason: 'other' } });
    expect(recall.json()).toMatchObject({ code: 'outOfScope', params: { warehouse: 'South' } });
    const [line] = row.lines;
    const received = { lines: [{ line: line.id, quantity: 1000, to: own.bin }] };
    expect((await limited.post(`${path}receive/`, { data: received })).status).toBe(200);
  });

  it('[AC3] does not receive what it has sent to another', async () => {
    const { north: own, south: foreign } = sites();
    const transfer = await sendOff(own, foreign);
    const [{ line }] = (await clientOf(server, scoped).get(`${company}/documents/movement/${transfer}/`))
      .json()
      .row.lines.map(({ id }: { id: string }) => ({ line: id }));
    const data = { lines: [{ line, quantity: 1000, to: foreign.bin }] };
    const answer = await clientOf(server, scoped).post(`${company}/documents/movement/${transfer}/receive/`, {
      data,
    });
    expect(answer.json()).toMatchObject({ code: 'outOfScope', params: { warehouse: 'South' } });
  });

  const discussed = new Set<string>(kinds.flatMap(({ kind, isDiscussed }) => (isDiscussed ? [kind] : [])));
  const placed = [...engine.types.values()].filter(({ table }) => table.place !== undefined);
  it.each(placed.map(({ kind }) => kind))('[AC1] reads a %s of its own, alone and in lists', async (kind) => {
    const { north: own, south: foreign } = sites();
    const [mine, theirs] = [own.documents[kind] ?? '', foreign.documents[kind] ?? ''];
    const [limited, free] = [clientOf(server, scoped), clientOf(server, everywhere)];
    const path = (document: string, rest = ''): string => `${company}/documents/${kind}/${document}/${rest}`;
    for (const rest of ['', 'history/']) {
      expect((await limited.get(path(theirs, rest))).status).toBe(404);
      expect((await limited.get(path(mine, rest))).status).toBe(200);
      expect((await free.get(path(theirs, rest))).status).toBe(200);
    }
    expect((await limited.get(`${company}/documents/comment/${theirs}/`)).status).toBe(404);
    const [status, code] = discussed.has(kind) ? [200, 'unknownFile'] : [404, 'unknownDocument'];
    expect((await limited.get(`${company}/documents/comment/${mine}/`)).status).toBe(status);
    expect((await limited.get(path(theirs, `files/${freshId()}/`))).json().code).toBe('unknownDocument');
    expect((await limited.get(path(mine, `files/${freshId()}/`))).json().code).toBe(code);
    const listed = async (client: typeof limited) => (await client.get(`${company}/documents/${kind}/`)).text;
    expect(await listed(free)).toContain(theirs);
    expect(await listed(limited)).toContain(mine);
    expect(await listed(limited)).not.toContain(theirs);
    expect((await limited.get(`${company}/documents/${kind}/?ids=${theirs}`)).json().rows).toEqual([]);
  });

  it.each([...listings.keys()].filter((kind) => engine.tables.get(kind)?.place !== undefined))(
    '[AC1, LQ7] lists, counts, sums and exports %s of its own',
    async (kind) => {
      const { north: own, south: foreign } = sites();
      const [column] = Object.keys(listings.get(kind)?.sorts ?? {});
      const sort = { column, direction: 'ascending' };
      const ask = async (user: string, path = '') => {
        const body = { sort, today: '2026-05-04' };
        return (await clientOf(server, user).post(`${company}/lists/${kind}/${path}`, body)).text;
      };
      const [limited, free] = [await ask(scoped), await ask(everywhere)].map((text) => JSON.parse(text));
      const scope = new Set([own.warehouse]);
      const table = engine.tables.get(kind) ?? {};
      expect(limited.rows.filter((row: Row) => !isWithin(scope, table, row))).toEqual([]);
      const total = ({ counts }: { counts: Record<string, number> }): number =>
        Object.values(counts).reduce((sum, count) => sum + count, 0);
      expect([total(limited), total(free) > total(limited)]).toEqual([limited.rows.length, true]);
      for (const [field, sum] of Object.entries(limited.sums as Record<string, number>))
        expect([field, free.sums[field] >= 2 * sum]).toEqual([field, true]);
      const exported = await ask(scoped, 'export/');
      expect(exported).toContain(own.documents[kind]);
      expect(exported).not.toContain(foreign.documents[kind]);
    },
  );

  it('[AC1, LG2] reads the ledger, the turnover and the inbox of its own', async () => {
    const { north: own, south: foreign } = sites();
    const limited = clientOf(server, scoped);
    const moves = (await limited.get(`${company}/stock/moves/?product=${world.product}&limit=500`)).text;
    expect([moves.includes(own.bin), moves.includes(foreign.bin)]).toEqual([true, false]);
    const ledger = async (path: string, ask: object) =>
      (await limited.post(`${company}/stock/ledger/${path}`, ask)).text;
    for (const ask of [{}, { places: ['supplier', own.bin] }, { products: [world.product] }])
      for (const path of ['', 'export/']) {
        const text = await ledger(path, ask);
        expect([text.includes(own.bin), text.includes(foreign.bin)]).toEqual([true, false]);
      }
    for (const ask of [{ warehouses: [foreign.warehouse] }, { places: [foreign.bin] }])
      expect(JSON.parse(await ledger('', ask))).toMatchObject({ moves: [], count: 0 });
    const [given] = [`${company}/stock/turnover/?product=${world.product}&from=2020-01-01&to=2100-01-01`];
    expect((await limited.get(given)).status).toBe(200);
    const mentions = [scoped];
    const say = (site: Site) => ({
      kind: 'comment',
      document: site.documents['purchaseOrder'] ?? '',
      type: 'write',
      data: { about: 'purchaseOrder', id: freshId(), text: 'look', mentions },
    });
    const told = async (): Promise<number> => (await limited.get(`${company}/inbox/`)).json().unread;
    const before = await told();
    await mustPropose(server.platform.executor, company, [say(own)]);
    expect(await told()).toBe(before + 1);
    const [refused] = await server.platform.executor.systemPropose(company, [say(foreign)], {
      by: asUser(everywhere),
    });
    expect(refused).toMatchObject({ refusal: { code: 'mentionMayNotSee' } });
    await limitTo([foreign.warehouse]);
    expect(await told()).toBe(0);
    await limitTo([own.warehouse]);
    expect(await told()).toBe(before + 1);
  });

  it.each([
    ['salesOrder', 'hold', { reason: 'other' }],
    ['purchaseOrder', 'cancel', { reason: 'other' }],
    ['goodsReceipt', 'reverse', { reason: 'other' }],
    ['shipment', 'pack', { parcels: [{ id: freshId(), weight: 1, tracking: '' }] }],
    ['location', 'block', { reason: 'other' }],
    ['warehouse', 'block', { reason: 'other' }],
    ['comment', 'write', { about: 'location', id: freshId(), text: 'so', mentions: [] }],
  ])('[AC2] is refused to command a %s of another: %s', async (kind, type, data) => {
    const { south: foreign } = sites();
    const document = foreign.documents[kind === 'comment' ? 'location' : kind] ?? '';
    const answer = await clientOf(server, scoped).post(`${company}/documents/${kind}/${document}/${type}/`, {
      data,
    });
    expect([answer.status, answer.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'outOfScope', params: { warehouse: 'South' } }),
    ]);
  });

  it('[AC2] neither makes a document in another nor moves one there', async () => {
    const { north: own, south: foreign } = sites();
    const order = freshId();
    const form = (warehouse: string) => salesOrderFixture({ customer: world.customer, warehouse, lines: [] });
    const give = async (type: string, warehouse: string): Promise<unknown> => {
      const commands = [command('salesOrder', order, type, form(warehouse))];
      const answer = await clientOf(server, scoped).post(`${company}/commands/`, { commands });
      return answer.json().outcomes[0].refusal?.code ?? 'accepted';
    };
    expect(await give('create', foreign.warehouse)).toBe('outOfScope');
    expect(await give('create', own.warehouse)).toBe('accepted');
    expect(await give('update', foreign.warehouse)).toBe('outOfScope');
    expect(await give('update', own.warehouse)).toBe('accepted');
  });

  it('[AC1] starts over when it is limited otherwise', async () => {
    const { south: foreign } = sites();
    const before = await bootOf(scoped, null);
    await limitTo([foreign.warehouse]);
    expect(await stream.ended).toMatchObject({ name: 'epoch' });
    const after = await bootOf(scoped, null);
    expect(after.header.access).not.toBe(before.header.access);
    expect(after.text).toContain(foreign.documents['salesOrder']);
  });
});
