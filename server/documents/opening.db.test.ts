import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { asUser } from '#model/engine/actor.ts';
import { permissions } from '#model/areas/setup/role/permissions.ts';
import { salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { now } from '#model/values/clock.fixtures.ts';
import { createBoots, type Boots } from '#server/platform/stream/boot.ts';
import { LOG_PAGE } from '#server/platform/stream/company-feed.ts';
import { bootNow } from '#server/testing/boot-now.ts';
import { deviceOf, heldRows } from '#server/testing/booted-device.ts';
import { addMember, createProduct, freshId, mustPropose } from '#server/testing/company.fixtures.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import { followLog } from '#server/testing/log-follower.ts';
import { foundTwoWarehouses, trade, type TwoWarehouses } from '#server/testing/two-warehouses.fixtures.ts';

const COMPANY = 71;

const all = permissions.filter((permission) => permission !== 'flows.view');
const withoutCosts = all.filter((permission) => permission !== 'product.viewCost');

let server: CompanyApp;
let address: string;
let world: TwoWarehouses;
/** Bootstraps of the same company that the server does not know of. */
let beside: Boots;
let north: readonly string[];

beforeAll(async () => {
  server = await openCompanyApp();
  address = await server.listen();
  const { executor, layouts, access } = server.platform;
  const onFault = (error: unknown): void => void server.faults.push(error);
  beside = createBoots({ engine, database: server.database, layouts, access, now, onFault });
  world = await foundTwoWarehouses(executor, COMPANY);
  north = [world.sites[0].warehouse];
});
afterAll(() => server.close());

const join = (name: string, may: readonly string[], scope: object = {}) =>
  addMember(server.platform.executor, COMPANY, name, may, scope);

const give = (kind: string, document: string, type: string, data: object = {}): Promise<number> =>
  mustPropose(server.platform.executor, COMPANY, [{ kind, document, type, data }]);

const orderIn = (warehouse: string) => salesOrderFixture({ customer: world.customer, warehouse, lines: [] });

/** What a device gets that opens the company, and how it stands once it has followed the log to this event. */
async function open(user: string, head: number, warehouses: readonly string[] | null = null) {
  const { text, headers } = await clientOf(server, user).get(`${COMPANY}/boot/`);
  const { header, replica } = deviceOf(text, warehouses);
  const { asOf, schema, epoch } = header;
  const log = await followLog(address, user, `${COMPANY}?from=${asOf + 1}&schema=${schema}&epoch=${epoch}`);
  if (asOf < head) await log.until(head);
  log.stop();
  for (const batch of log.batches) replica.receive(batch);
  return { header, text, etag: headers['etag'], rows: heldRows(replica, Object.keys(header.tables)) };
}

/** The rows that the server has for them now. */
async function rowsNow(user: string, warehouses: readonly string[] | null = null) {
  const blob = await beside.open(COMPANY, { actor: asUser(user) }, Infinity);
  if (!blob) throw new Error('no member');
  const chunks: Buffer[] = [];
  for await (const chunk of blob.gzip.read()) chunks.push(chunk);
  const { header, replica } = deviceOf(gunzipSync(Buffer.concat(chunks)).toString(), warehouses);
  return heldRows(replica, Object.keys(header.tables));
}

describe('a busy company that is opened again and again', () => {
  it('[SY14] is given by one bootstrap and the log since, whatever of it one sees', async () => {
    const { executor } = server.platform;
    const people = [
      { ...(await join('Sees all', all)), within: null },
      { ...(await join('Sees no costs', withoutCosts)), within: null },
      { ...(await join('Sees the north', all, { warehouses: north })), within: north },
    ];
    const firsts = await Promise.all(people.map(({ user, within }) => open(user, 0, within)));
    const order = freshId();
    const [own, foreign] = world.sites.map(({ warehouse }) => orderIn(warehouse));
    const tradeIn = async (site: 0 | 1) => {
      await trade(executor, world, world.sites[site]);
      return mustPropose(executor, COMPANY, [createProduct()]);
    };
    const between = [
      () => give('salesOrder', order, 'create', own),
      () => give('salesOrder', order, 'update', foreign),
      () => tradeIn(0),
      () => give('salesOrder', order, 'update', own),
      () => tradeIn(1),
    ];
    for (const event of between) {
      const head = await event();
      for (const [index, { user, within }] of people.entries()) {
        const device = await open(user, head, within);
        expect(device.header.asOf).toBe(firsts[index]?.header.asOf);
        expect(device.rows).toEqual(await rowsNow(user, within));
      }
    }
  });

  it('[SY14] is packed anew once the log has gone on for long, and is no more to who has it', async () => {
    const { user } = await join('Waits', all);
    const first = (await open(user, 0)).header.asOf;
    const write = (count: number) =>
      mustPropose(
        server.platform.executor,
        COMPANY,
        Array.from({ length: count }, () => createProduct()),
      );
    const { etag } = await open(user, await write(LOG_PAGE));
    const again = await clientOf(server, user, { 'if-none-match': String(etag) }).get(`${COMPANY}/boot/`);
    expect([again.status, again.text]).toEqual([304, '']);
    const head = await write(1);
    const { header } = await open(user, head);
    expect([head - first, header.asOf]).toEqual([LOG_PAGE + 1, head]);
  });
});

describe('who does not follow the log', () => {
  it('[SY16] may ask for a bootstrap that holds an event, and for one as of now', async () => {
    const { user } = await join('Reads once', all);
    const asOf = async (path: string): Promise<number> =>
      JSON.parse((await clientOf(server, user).get(`${COMPANY}/${path}`)).text.split('\n')[0] ?? '').asOf;
    const first = await asOf('boot/');
    const second = await mustPropose(server.platform.executor, COMPANY, [createProduct()]);
    expect([await asOf('boot/'), await asOf(`boot/?at_least=${first}`)]).toEqual([first, first]);
    expect([await asOf(`boot/?at_least=${second}`), await asOf('boot/')]).toEqual([second, second]);
    const third = await mustPropose(server.platform.executor, COMPANY, [createProduct()]);
    expect([await asOf(`boot/?at_least=${second}`), await asOf(bootNow)]).toEqual([second, third]);
  });
});

describe('who may see less since', () => {
  it('[SY15] is not given what others of their class were given before', async () => {
    const { sites, product } = world;
    const stays = await join('Stays in the north', all, { warehouses: north });
    const moved = await join('Comes to the north', all);
    const order = freshId();
    await give('salesOrder', order, 'create', { ...orderIn(sites[0].warehouse), notes: 'told in the north' });
    const kept = await open(stays.user, 0, north);
    await give('salesOrder', order, 'update', orderIn(sites[1].warehouse));
    const name = 'Limited to the north';
    const changed = await give('role', moved.role, 'update', { name, permissions: all, warehouses: north });
    const head = await give('product', product, 'update', { ...(createProduct().data as object) });
    const after = await open(moved.user, head, north);
    expect([kept.text.includes('told in the north'), after.text.includes('told in the north')]).toEqual([
      true,
      false,
    ]);
    expect(after.header.asOf).toBeGreaterThanOrEqual(changed);
    expect(after.rows).toEqual(await rowsNow(moved.user, north));
    expect((await open(stays.user, head, north)).rows).toEqual(after.rows);
  });

  it('[SY15] loses what they may not see any more, and is shut out with the membership', async () => {
    const other = await join('Never saw costs', withoutCosts);
    const lost = await join('Saw costs', all);
    const [before, without] = [await open(lost.user, 0), await open(other.user, 0)];
    const name = 'Sees no costs';
    const head = await give('role', lost.role, 'update', { name, permissions: withoutCosts });
    const after = await open(lost.user, head);
    expect(after.header.access).toBe(without.header.access);
    expect(after.header.access).not.toBe(before.header.access);
    expect(after.header.asOf).toBe(head);
    expect(after.rows).toEqual(await rowsNow(other.user));
    await give('member', lost.member, 'remove');
    expect((await clientOf(server, lost.user).get(`${COMPANY}/boot/`)).status).toBe(404);
  });

  it('[SY14] met no fault on the way', () => {
    expect(server.faults).toEqual([]);
  });
});
