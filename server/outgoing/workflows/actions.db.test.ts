import { describe, expect, it } from 'vitest';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { permissions } from '#model/areas/setup/role/permissions.ts';
import {
  addMember,
  createProduct,
  freshId,
  mustPropose,
  stockedProduct,
} from '#server/testing/company.fixtures.ts';
import {
  api,
  enabled,
  follow,
  founded,
  must,
  newCustomer,
  query,
  runsOf,
  server,
  withWorkflows,
} from './workflows.fixtures.ts';

withWorkflows();

const give = (kind: string, document: string, type: string, data: object = {}) =>
  mustPropose(server.platform.executor, 1, [{ kind, document, type, data }]);
const dataOf = async (table: string, id: string): Promise<Record<string, unknown>> =>
  (
    await query<{ data: Record<string, unknown> }>(
      `select data from ${table} where company_id = 1 and id = $1`,
      [id],
    )
  )[0]?.data ?? {};

async function newTag(): Promise<string> {
  const id = freshId();
  await give('tag', id, 'create', { name: `Tag ${id}`, tone: 'info', kinds: ['customer', 'salesOrder'] });
  return id;
}

describe('an action of a workflow', () => {
  it('[WKF4] tags a record by its form, and an order that is confirmed by an amendment', async () => {
    const tag = await newTag();
    const product = await stockedProduct(server.platform.executor, founded);
    const onRecord = await enabled({ actions: [{ do: 'tag', tag }] });
    const onOrder = await enabled({
      kind: 'salesOrder',
      trigger: { on: 'fact', fact: 'confirmed' },
      actions: [{ do: 'tag', tag }],
    });
    const customer = await newCustomer();
    const order = freshId();
    const lines = [orderLineFixture({ id: freshId(), product })];
    await give(
      'salesOrder',
      order,
      'create',
      salesOrderFixture({ customer, warehouse: founded.warehouse, lines }),
    );
    await give('salesOrder', order, 'confirm');
    await follow();
    expect((await runsOf(onRecord)).runs).toMatchObject([{ state: 'done', refusal: null }]);
    expect((await runsOf(onOrder)).runs).toMatchObject([{ state: 'done', refusal: null }]);
    expect(await dataOf('row_customer', customer)).toMatchObject({ tags: [tag] });
    expect(await dataOf('row_sales_order', order)).toMatchObject({ tags: [tag], revision: 2 });
    for (const id of [onRecord, onOrder]) await must('workflow', id, 'disable');
  });

  it('[WKF4] asks those of a role who may do it, and fails where nobody may', async () => {
    const able = await addMember(server.platform.executor, 1, 'Able', permissions);
    const unable = await addMember(server.platform.executor, 1, 'Unable', ['customer.view']);
    const asking = (role: string) =>
      enabled({
        actions: [{ do: 'ask', command: 'block', to: { who: 'role', role }, text: 'Is it sound?' }],
      });
    const [good, bad] = [await asking(able.role), await asking(unable.role)];
    const customer = await newCustomer();
    await follow();
    expect((await runsOf(good)).runs).toMatchObject([
      { state: 'done', steps: [{ do: 'ask', what: 'Able' }] },
    ]);
    expect((await runsOf(bad)).runs).toMatchObject([{ state: 'failed', refusal: { code: 'nobodyToAsk' } }]);
    expect((await api(able.user).get('1/inbox/')).json()).toMatchObject({
      entries: [{ reason: 'asked', type: 'block', by: good, document: customer, text: 'Is it sound?' }],
    });
    for (const id of [good, bad]) await must('workflow', id, 'disable');
  });

  it('[WKF4] notifies those who may see the document, and nobody else', async () => {
    const seller = await addMember(server.platform.executor, 1, 'Seller', ['customer.view']);
    const blind = await addMember(server.platform.executor, 1, 'Blind', ['tag.view']);
    const told = await enabled({
      actions: [{ do: 'notify', to: { who: 'role', role: seller.role }, text: 'New' }],
    });
    const untold = await enabled({
      actions: [{ do: 'notify', to: { who: 'person', user: blind.user }, text: 'New' }],
    });
    await newCustomer();
    await follow();
    expect((await api(seller.user).get('1/inbox/')).json()).toMatchObject({
      entries: [{ reason: 'told', text: 'New', by: told }],
    });
    expect((await runsOf(untold)).runs).toMatchObject([{ refusal: { code: 'nobodyToTell' } }]);
    for (const id of [told, untold]) await must('workflow', id, 'disable');
  });

  it('[WKF4] mails the paper to the customer, once, and says where there is no address', async () => {
    const product = await stockedProduct(server.platform.executor, founded);
    const id = await enabled({
      kind: 'salesOrder',
      trigger: { on: 'fact', fact: 'confirmed' },
      actions: [{ do: 'mail', to: 'party' }],
    });
    const ordered = async (contacts: object[]): Promise<string> => {
      const [customer, order] = [freshId(), freshId()];
      const form = { ...customerFixture({ number: customer.slice(-8) }), contacts };
      await give('customer', customer, 'create', form);
      const lines = [orderLineFixture({ id: freshId(), product })];
      const data = salesOrderFixture({ customer, warehouse: founded.warehouse, lines });
      await give('salesOrder', order, 'create', data);
      await give('salesOrder', order, 'confirm');
      return order;
    };
    const order = await ordered([{ name: 'Ada', role: '', email: 'ada@example.org', phone: '' }]);
    const silent = await ordered([]);
    await follow();
    await follow();
    const mails = await query(
      `select recipient, data ->> 'about' as about, data -> 'content' ->> 'subject' as subject from mail
        where template = 'documentPaper'`,
    );
    expect(mails).toEqual([
      {
        recipient: 'ada@example.org',
        about: expect.stringContaining(`1/salesOrder/${order}/`),
        subject: expect.stringMatching(/SO-\d{4}-\d{5}/),
      },
    ]);
    expect(await dataOf('row_file', order)).toMatchObject({
      entries: [{ type: 'application/pdf', mail: { to: [{ address: 'ada@example.org' }] } }],
    });
    expect((await runsOf(id)).runs.find(({ document }) => document === silent)).toMatchObject({
      state: 'failed',
      refusal: { code: 'noAddressToMail' },
    });
    await must('workflow', id, 'disable');
  });

  it('[ML12] a paper goes to contacts and members alone, whoever the workflow names', async () => {
    const product = await stockedProduct(server.platform.executor, founded);
    const customer = freshId();
    const contacts = [{ name: 'Bo', role: '', email: 'Bo@Example.org', phone: '' }];
    await give('customer', customer, 'create', { ...customerFixture({ number: 'C-9100' }), contacts });
    const to = ['stranger@example.net', 'bo@example.org'];
    const ids = [];
    for (const address of to)
      ids.push(
        await enabled({
          name: `To ${address}`,
          kind: 'salesOrder',
          trigger: { on: 'fact', fact: 'confirmed' },
          actions: [{ do: 'mail', to: address }],
        }),
      );
    const order = freshId();
    const lines = [orderLineFixture({ id: freshId(), product })];
    await give(
      'salesOrder',
      order,
      'create',
      salesOrderFixture({ customer, warehouse: founded.warehouse, lines }),
    );
    await give('salesOrder', order, 'confirm');
    await follow();
    const mails = await query(
      `select recipient from mail where data ->> 'about' like '1/salesOrder/${order}/%'`,
    );
    expect(mails).toEqual([{ recipient: 'bo@example.org' }]);
    expect((await runsOf(ids[0] ?? '')).runs).toMatchObject([
      { state: 'failed', refusal: { code: 'recipientUnknown', params: { address: 'stranger@example.net' } } },
    ]);
    for (const id of ids) await must('workflow', id, 'disable');
  });

  it('[ML10] a workflow writes no more letters than its company has for the day, and is not tried again by itself', async () => {
    const product = await stockedProduct(server.platform.executor, founded);
    const customer = freshId();
    const contacts = [{ name: 'Cy', role: '', email: 'cy@example.org', phone: '' }];
    await give('customer', customer, 'create', { ...customerFixture({ number: 'C-9200' }), contacts });
    const id = await enabled({
      name: 'Letters',
      kind: 'salesOrder',
      trigger: { on: 'fact', fact: 'confirmed' },
      actions: [{ do: 'mail', to: 'party' }],
    });
    await query(`update letter_count set count = 198 where company = 1`);
    for (let n = 0; n < 4; n++) {
      const order = freshId();
      const lines = [orderLineFixture({ id: freshId(), product })];
      await give(
        'salesOrder',
        order,
        'create',
        salesOrderFixture({ customer, warehouse: founded.warehouse, lines }),
      );
      await give('salesOrder', order, 'confirm');
    }
    await follow();
    await follow();
    expect(await query(`select recipient from mail where recipient = 'cy@example.org'`)).toHaveLength(2);
    expect(await query(`select count, budget from letter_count where company = 1`)).toEqual([
      { count: 200, budget: 200 },
    ]);
    const { runs } = await runsOf(id);
    expect(runs.map(({ state }) => state).toSorted()).toEqual(['done', 'done', 'failed', 'failed']);
    expect(runs.filter(({ state }) => state === 'failed')).toMatchObject([
      { refusal: { code: 'letterBudget' } },
      { refusal: { code: 'letterBudget' } },
    ]);
    await query(`delete from letter_count`);
    await must('workflow', id, 'disable');
  });

  it('[WKF4] drafts what is low at the first supplier: one draft for both products, and nothing twice', async () => {
    const supplier = freshId();
    await give('supplier', supplier, 'create', supplierFixture({ number: 'S-9001' }));
    const offer = { supplier, code: '', purchasePrice: 5_0000, minimum: 0, leadDays: 3, unit: null };
    const reorder = [{ warehouse: founded.warehouse, min: 5_000, max: 20_000, multiple: 1_000 }];
    const low = async (suppliers: object[]): Promise<string> => {
      const product = freshId();
      const { data } = createProduct({ sku: product.slice(-8) }, product);
      await give('product', product, 'create', { ...(data as object), suppliers, reorder });
      await give('product', product, 'activate');
      return product;
    };
    const id = await enabled({
      kind: 'product',
      trigger: { on: 'fact', fact: 'activated' },
      conditions: [{ field: 'belowReorderPoint', is: 'yes', value: null }],
      actions: [{ do: 'draft', draft: 'reorder' }],
    });
    const [one, two] = [await low([offer]), await low([offer])];
    const alone = await low([]);
    await follow();
    const orders = await query<{ data: { lines: { product: string; quantity: number; price: number }[] } }>(
      `select data from row_purchase_order where company_id = 1`,
    );
    expect(orders).toHaveLength(1);
    expect(orders[0]?.data.lines.map(({ product }) => product).sort()).toEqual([one, two].sort());
    expect(orders[0]?.data.lines).toMatchObject([
      { quantity: 20_000, price: 5_0000 },
      { quantity: 20_000, price: 5_0000 },
    ]);
    const { runs } = await runsOf(id);
    expect(runs.find(({ document }) => document === alone)).toMatchObject({
      refusal: { code: 'noSupplierToOrderFrom' },
    });
    await must('workflow', id, 'disable');
  });
});
