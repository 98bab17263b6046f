import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { adjustmentLineFixture } from '#machines/areas/stock/adjustment/adjustment.fixtures.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import type { InboxPage } from '#model/inbox/inbox.entry.ts';
import {
  orderLineFixture as bought,
  purchaseOrderFixture,
} from '#model/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { builtInRoles } from '#model/areas/setup/role/permissions.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { brief } from './inbox.fixtures.ts';
import { bootNow } from '#server/testing/boot-now.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import {
  addMember,
  command,
  createProduct,
  FOUNDER,
  foundCompany,
  freshId,
  mustPropose,
  stockedProduct,
} from '#server/testing/company.fixtures.ts';

let server: CompanyApp;
const [home, abroad] = [71, 72];
let product: string;
let warehouse: string;
let sites: ReturnType<typeof foundCompany>;
let people: Readonly<Record<'anna' | 'olle' | 'blind', { user: string; role: string }>>;

beforeAll(async () => {
  server = await openCompanyApp();
  const { executor } = server.platform;
  sites = foundCompany(executor, home);
  ({ warehouse } = await sites);
  await foundCompany(executor, abroad);
  product = freshId();
  await mustPropose(executor, home, [
    createProduct({ sku: 'BOLT' }, product),
    { kind: 'product', document: product, type: 'activate', data: {} },
  ]);
  people = {
    anna: await addMember(executor, home, 'Anna', builtInRoles.Sales),
    olle: await addMember(executor, home, 'Olle', builtInRoles.Administrator),
    blind: await addMember(executor, home, 'Blind', ['location.view']),
  };
});
afterAll(() => server?.close());

const as = (user: string) => clientOf(server, user);
const inboxOf = async (user: string, query = '', company = home): Promise<InboxPage> =>
  (await as(user).get(`${company}/inbox/${query}`)).json();

/** Comments on the product; must be accepted. */
async function say(user: string, text: string, mentions: readonly string[] = []): Promise<string> {
  const id = freshId();
  const data = { about: 'product', id, text, mentions };
  const answer = await as(user).post(`${home}/documents/comment/${product}/write/`, { data });
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return id;
}

describe('an inbox', () => {
  test('[IN1] tells who is mentioned, once, and who has written there of an answer; nobody of their own', async () => {
    const { anna, olle } = people;
    await say(anna.user, '@Olle is this the\nright bolt?', [olle.user, anna.user]);
    expect((await inboxOf(olle.user)).entries.map(brief)).toEqual([
      'mentioned | product | BOLT | Anna | @Olle is this the right bolt? | unread',
    ]);
    expect((await inboxOf(anna.user)).entries).toEqual([]);
    const id = await say(olle.user, 'It is.');
    expect((await inboxOf(anna.user)).entries.map(brief)).toEqual([
      'replied | product | BOLT | Olle | It is. | unread',
    ]);
    const edit = { id, text: 'It is, @Anna and @Fia.', mentions: [anna.user, FOUNDER] };
    await as(olle.user).post(`${home}/documents/comment/${product}/edit/`, { data: edit });
    await as(olle.user).post(`${home}/documents/comment/${product}/edit/`, { data: edit });
    expect((await inboxOf(FOUNDER)).entries.map(({ reason, type }) => [reason, type])).toEqual([
      ['mentioned', 'edited'],
    ]);
  });

  test('[IN2] tells whose order it is what others do to it', async () => {
    const { anna, olle } = people;
    const [customer, order] = [freshId(), freshId()];
    await mustPropose(server.platform.executor, home, [
      { kind: 'customer', document: customer, type: 'create', data: customerFixture() },
    ]);
    const give = async (user: string, type: string, data: object = {}): Promise<void> => {
      const answer = await as(user).post(`${home}/documents/salesOrder/${order}/${type}/`, { data });
      expect([type, answer.status, answer.text]).toEqual([type, 200, expect.any(String)]);
    };
    const lines = [orderLineFixture({ id: freshId(), product })];
    await give(anna.user, 'create', salesOrderFixture({ customer, warehouse, lines }));
    await give(anna.user, 'confirm');
    await give(anna.user, 'hold', { reason: 'other' });
    await give(anna.user, 'resume');
    const before = await inboxOf(anna.user);
    await give(olle.user, 'hold', { reason: 'other' });
    await give(olle.user, 'cancel', { reason: 'other' });
    const { entries } = await inboxOf(anna.user);
    expect(entries.slice(0, 2).map((entry) => [entry.type, brief(entry)])).toEqual([
      ['cancelled', expect.stringMatching(/^changed \| salesOrder \| SO-\d{4}-00001 \| Olle \|  \| unread$/)],
      ['held', expect.any(String)],
    ]);
    expect(entries.slice(2)).toEqual(before.entries);
    const mine = (await memberOf(anna.user)).id;
    const change = { data: { role: anna.role } };
    expect((await as(FOUNDER).post(`${home}/documents/member/${mine}/changeRole/`, change)).status).toBe(200);
    const [newest] = (await inboxOf(anna.user)).entries;
    expect(newest && [newest.type, brief(newest)]).toEqual([
      'roleChanged',
      'changed | member | Anna | Fia Founder |  | unread',
    ]);
  });

  test('[IN12] tells who may approve an order that it is submitted, and who submitted it what became of it', async () => {
    const { executor } = server.platform;
    const approves = (name: string, purchaseOrder: number | null): Promise<{ user: string }> =>
      addMember(executor, home, name, ['purchaseOrder.view', 'purchaseOrder.approve'], {
        limits: { purchaseOrder },
      });
    const { olle } = people;
    const buyer = await addMember(executor, home, 'Berit', [
      'purchaseOrder.view',
      'purchaseOrder.create',
      'purchaseOrder.edit',
      'product.viewCost',
    ]);
    const [low, high] = [await approves('Low', 1), await approves('High', 1_000_000_00)];
    const [supplier, order] = [freshId(), freshId()];
    await mustPropose(executor, home, [
      { kind: 'supplier', document: supplier, type: 'create', data: supplierFixture() },
    ]);
    const give = async (user: string, type: string, data: object = {}): Promise<void> => {
      const answer = await as(user).post(`${home}/documents/purchaseOrder/${order}/${type}/`, { data });
      expect([type, answer.status, answer.text]).toEqual([type, 200, expect.any(String)]);
    };
    const lines = [bought({ id: freshId(), product })];
    await give(buyer.user, 'create', { ...purchaseOrderFixture({ supplier, warehouse }), lines });
    await give(buyer.user, 'submit');
    const told = async (user: string): Promise<readonly (string | null)[]> =>
      (await inboxOf(user)).entries
        .filter(({ document }) => document === order)
        .map(({ type, byName }) => `${type} ${byName}`);
    expect(await Promise.all([olle, high, low, buyer].map(({ user }) => told(user)))).toEqual([
      ['submitted Berit'],
      ['submitted Berit'],
      [],
      [],
    ]);
    await give(high.user, 'reject', { reason: 'priceTooHigh' });
    await give(buyer.user, 'submit');
    await give(olle.user, 'approve');
    expect(await told(buyer.user)).toEqual(['approved Olle', 'rejected High']);
  });

  test('[IN12] tells of an adjustment who may approve it, by its own limit, not who may approve orders', async () => {
    const { executor } = server.platform;
    const asks = ['adjustment.view', 'adjustment.create', 'adjustment.edit', 'product.viewCost'] as const;
    const approves = (name: string, adjustment: number): Promise<{ user: string }> =>
      addMember(executor, home, name, ['adjustment.view', 'adjustment.approve'], {
        limits: { purchaseOrder: null, adjustment },
      });
    const site = await sites;
    const goods = await stockedProduct(executor, site, { quantity: 5000, unitCost: 100_0000 });
    const [low, high] = [await approves('Little', 1), await approves('Much', 1_000_000_00)];
    const author = await addMember(executor, home, 'Petra', [...asks], {
      limits: { purchaseOrder: null, adjustment: 1 },
    });
    const buyer = await addMember(executor, home, 'Bo', [
      'purchaseOrder.view',
      'purchaseOrder.approve',
      'adjustment.view',
    ]);
    const document = freshId();
    const line = adjustmentLineFixture({ id: freshId(), product: goods, location: site.bins[0] ?? '' });
    const give = async (type: string, data: object): Promise<void> => {
      const answer = await as(author.user).post(`${home}/documents/adjustment/${document}/${type}/`, {
        data,
      });
      expect([type, answer.status, answer.text]).toEqual([type, 200, expect.any(String)]);
    };
    await give('create', { warehouse: site.warehouse, mode: 'quantity', lines: [line] });
    await give('submit', {});
    const told = async ({ user }: { user: string }): Promise<number> =>
      (await inboxOf(user)).entries.filter((entry) => entry.document === document).length;
    expect(await Promise.all([high, low, buyer, author].map(told))).toEqual([1, 0, 0, 0]);
  });

  test('[IN11] tells whose order it is what a pick did not find, how much of it and why', async () => {
    const { anna, olle } = people;
    const [customer, order, pick, receipt] = [freshId(), freshId(), freshId(), freshId()];
    const head = { warehouse, order: null, supplier: null, source: 'opening' };
    const counted = receiptLineFixture({ id: freshId(), product, quantity: 10_000 });
    const form = customerFixture({ number: 'C-IN11' });
    await mustPropose(server.platform.executor, home, [
      { kind: 'customer', document: customer, type: 'create', data: form },
      { kind: 'goodsReceipt', document: receipt, type: 'create', data: head },
      { kind: 'goodsReceipt', document: receipt, type: 'count', data: { lines: [counted] } },
      { kind: 'goodsReceipt', document: receipt, type: 'post', data: {} },
    ]);
    const give = async (user: string, kind: string, id: string, type: string, data: object = {}) => {
      const answer = await as(user).post(`${home}/documents/${kind}/${id}/${type}/`, { data });
      expect([type, answer.status, answer.text]).toEqual([type, 200, expect.any(String)]);
    };
    const lines = [orderLineFixture({ id: freshId(), product, quantity: 10_000 })];
    await give(anna.user, 'salesOrder', order, 'create', salesOrderFixture({ customer, warehouse, lines }));
    await give(anna.user, 'salesOrder', order, 'confirm');
    await give(anna.user, 'salesOrder', order, 'release', { pick });
    await give(olle.user, 'pick', pick, 'claim');
    await give(olle.user, 'pick', pick, 'scan', { line: '1', quantity: 6_000 });
    await give(olle.user, 'pick', pick, 'shortPick', { line: '1', quantity: 4_000, reason: 'notInBin' });
    const [told] = (await inboxOf(anna.user)).entries;
    expect(told).toMatchObject({
      kind: 'pick',
      type: 'shortPicked',
      byName: 'Olle',
      missing: { sku: 'BOLT', quantity: 4_000, reason: 'notInBin' },
    });
  });

  test('[IN3] tells nobody of what they did themselves', async () => {
    const { anna } = people;
    const before = await inboxOf(anna.user);
    await say(anna.user, '@Anna, remember', [anna.user]);
    expect(await inboxOf(anna.user)).toEqual(before);
  });

  test('[IN4] keeps what was refused after its author had moved on, once, with the reason', async () => {
    const { anna } = people;
    const wrong = command('product', product, 'archive');
    const before = (await inboxOf(anna.user)).unread;
    for (let turn = 0; turn < 2; turn += 1)
      await as(anna.user).post(`${home}/commands/`, { commands: [wrong] });
    const { entries, unread } = await inboxOf(anna.user);
    expect(unread).toBe(before + 1);
    expect(entries[0]).toMatchObject({ reason: 'refused', type: 'archive', name: 'BOLT', id: wrong.id });
    expect(entries[0]?.refusal).toMatchObject({ code: 'notPermitted' });
  });

  test('[IN5] is its owner’s alone, in each company, and shows only what they may see', async () => {
    const { olle, blind } = people;
    const { executor } = server.platform;
    const outsider = await addMember(executor, abroad, 'Ove', builtInRoles.Administrator);
    expect((await as(outsider.user).get(`${home}/inbox/`)).status).toBe(404);
    expect((await inboxOf(outsider.user, '', abroad)).entries).toEqual([]);
    expect((await inboxOf(FOUNDER, '', abroad)).entries).toEqual([]);
    expect((await inboxOf(blind.user)).entries).toEqual([]);
    const [told] = (await inboxOf(olle.user)).entries;
    expect(told).toBeDefined();
    await mustPropose(executor, home, [
      {
        kind: 'role',
        document: olle.role,
        type: 'update',
        data: { name: 'Less', permissions: ['location.view'] },
      },
    ]);
    expect(await inboxOf(olle.user)).toEqual({ entries: [], unread: 0, next: null });
    const marking = await as(olle.user).post(`${home}/inbox/read/`, { ids: [told?.id] });
    expect([marking.status, marking.json()]).toEqual([200, { unread: 0 }]);
    await mustPropose(executor, home, [
      {
        kind: 'role',
        document: olle.role,
        type: 'update',
        data: { name: 'All', permissions: builtInRoles.Administrator },
      },
    ]);
    expect((await inboxOf(olle.user)).entries.find(({ id }) => id === told?.id)?.read).toBe(false);
  });

  test('[IN6] remembers what was read, one by one and up to a moment', async () => {
    const { anna, olle } = people;
    const first = (await inboxOf(anna.user)).entries;
    const [newest] = first;
    const own = { ids: [newest?.id] };
    expect((await as(anna.user).post(`${home}/inbox/read/`, own)).json()).toEqual({
      unread: first.length - 1,
    });
    expect((await inboxOf(anna.user, '?only=unread')).entries.map(({ id }) => id)).not.toContain(newest?.id);
    await say(olle.user, 'Later, @Anna', [anna.user]);
    const until = { until: newest?.at };
    expect((await as(anna.user).post(`${home}/inbox/read/`, until)).json()).toEqual({ unread: 1 });
    expect((await inboxOf(anna.user)).entries[0]).toMatchObject({ text: 'Later, @Anna', read: false });
    for (const wrong of [{}, { ids: [] }, { ids: ['1'], until: newest?.at }])
      expect((await as(anna.user).post(`${home}/inbox/read/`, wrong)).status).toBe(422);
  });

  test('[IN7] is paged, newest first, without holes or doubles', async () => {
    const { anna } = people;
    const whole = (await inboxOf(anna.user)).entries.map(({ id }) => id);
    const paged: string[] = [];
    for (let after: string | null = ''; after !== null;) {
      const query = `?limit=1${after === '' ? '' : `&after=${encodeURIComponent(after)}`}`;
      const { entries, next }: InboxPage = await inboxOf(anna.user, query);
      paged.push(...entries.map(({ id }) => id));
      after = next;
    }
    expect(whole.length).toBeGreaterThan(2);
    expect(paged).toEqual(whole);
    expect((await as(anna.user).get(`${home}/inbox/?after=nonsense`)).status).toBe(422);
  });

  test('[IN10] is rid of what was read thirty days ago, and of what nobody read for half a year', async () => {
    const { anna, olle } = people;
    const age = (set: string) =>
      server.database.withCompany(home, async (trx) => {
        await sql`update inbox_entry set ${sql.raw(set)} where user_id = ${anna.user}`.execute(trx);
      });
    const count = () =>
      server.database.withCompany(home, async (trx) => {
        const { rows } = await sql`select id from inbox_entry where user_id = ${anna.user}`.execute(trx);
        return rows.length;
      });
    const shown = async () => (await inboxOf(anna.user)).entries.length;
    const all = await shown();
    expect(all).toBeGreaterThan(2);
    await age(`read_at = now() - interval '29 days'`);
    expect([await shown(), await count()]).toEqual([all, all]);
    await age(`read_at = now() - interval '31 days'`);
    expect(await inboxOf(anna.user)).toEqual({ entries: [], unread: 0, next: null });
    await age(`read_at = null, at = now() - interval '181 days'`);
    expect([await inboxOf(anna.user), await count()]).toEqual([{ entries: [], unread: 0, next: null }, all]);
    await say(olle.user, 'Something new, @Anna', [anna.user]);
    expect([await shown(), await count()]).toEqual([1, 1]);
  });

  test('[IN8] tells who is connected, and nobody else', async () => {
    const { anna, olle } = people;
    const origin = await server.listen();
    const heard = await Promise.all([anna, olle].map(({ user }) => follow(origin, user)));
    await say(olle.user, 'Now, @Anna', [anna.user]);
    await heard[0]?.told;
    expect(heard.map(({ text }) => /event: inbox/.test(text()))).toEqual([true, false]);
    for (const one of heard) one.stop();
  });

  test('[IN9] those who may be mentioned are the members who see such documents', async () => {
    const { anna, blind } = people;
    const names = async (user: string, kind: string) =>
      (await as(user).get(`${home}/people/?may_see=${kind}`)).json();
    expect(await names(anna.user, 'product')).toEqual({
      people: [
        { user: anna.user, name: 'Anna' },
        { user: FOUNDER, name: 'Fia Founder' },
        { user: people.olle.user, name: 'Olle' },
      ],
    });
    expect((await as(blind.user).get(`${home}/people/?may_see=product`)).status).toBe(403);
    expect((await as(blind.user).get(`${home}/people/?may_see=dragon`)).status).toBe(404);
  });

  test('[CO1] what is said about a document is not there for who may not see it', async () => {
    const { anna, blind } = people;
    const seen = await as(anna.user).get(`${home}/documents/comment/${product}/`);
    expect(seen.json().row.entries.length).toBeGreaterThan(1);
    expect((await as(blind.user).get(`${home}/documents/comment/${product}/`)).status).toBe(404);
    expect((await as(blind.user).get(`${home}/documents/comment/`)).json().rows).toEqual([]);
    expect((await as(blind.user).get(`${home}/boot/`)).text).not.toContain('right bolt');
    const past = await as(blind.user).get(`${home}/documents/comment/${product}/history/`);
    expect(past.text).not.toContain('right bolt');
  });
});

async function memberOf(user: string): Promise<{ id: string }> {
  const { rows } = (await as(FOUNDER).get(`${home}/documents/member/?limit=50`)).json();
  return rows.find((row: { user: string }) => row.user === user);
}

/** A connection that follows the log: its text, and its inbox notices. */
async function follow(origin: string, user: string) {
  const ending = new AbortController();
  const { head } = await readHead(user);
  const response = await fetch(`${origin}/api/core/companies/${home}/events/?from=${head + 1}`, {
    headers: { 'x-user': user },
    signal: ending.signal,
  });
  let text = '';
  const { promise: told, resolve } = Promise.withResolvers<void>();
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) {
      text += decoder.decode(part, { stream: true });
      if (text.includes('event: inbox')) resolve();
    }
  };
  read().catch(() => undefined); // aborted from here
  return { told, text: () => text, stop: () => ending.abort() };
}

async function readHead(user: string): Promise<{ head: number }> {
  const [first = '{}'] = (await as(user).get(`${home}/${bootNow}`)).text.split('\n');
  return { head: JSON.parse(first).asOf };
}
