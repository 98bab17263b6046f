import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FileRow } from '#model/file/file.facts.ts';
import {
  orderLineFixture as boughtLineFixture,
  purchaseOrderFixture,
} from '#model/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import type { CompanyRow } from '#model/areas/setup/company/company.facts.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import type { SharedLinkRow } from '#model/shared-link/shared-link.kind.ts';
import { now } from '#model/values/clock.fixtures.ts';
import { createJobRunner, type JobRunner } from '#server/jobs/job-runner.ts';
import { createMailQueue } from '#server/mail/mail-queue.ts';
import type { Letter } from '#server/mail/letter.ts';
import { createPostman, type Postman } from '#server/mail/postman.ts';
import { linkOf } from '#server/outgoing/shared-links/link-tokens.ts';
import { linkInLetter } from '#server/outgoing/shared-links/link-in-letter.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import {
  addMember,
  completeSeller,
  FOUNDER,
  foundCompany,
  freshId,
  mustPropose,
  stockedProduct,
  type FoundedCompany,
} from '#server/testing/company.fixtures.ts';
import { sheetsOf } from '../pdf-text.fixtures.ts';
import { noteTried } from './note-tried.ts';
import { withPapers } from './paper-letter.ts';

let server: CompanyApp;
let founded: FoundedCompany;
let product: string;
let jobs: JobRunner;
let postman: Postman;
/** What was handed to the mail server, and what it answers. */
const delivered: Letter[] = [];
let answer: string | null = null;

beforeAll(async () => {
  server = await openCompanyApp();
  founded = await foundCompany(server.platform.executor, 1);
  product = await stockedProduct(server.platform.executor, founded);
  const { database, platform, files } = server;
  const linkFor = linkInLetter({ layouts: platform.layouts, publicUrl: 'https://stock.example.com', now });
  jobs = createJobRunner({ database, onFault: () => undefined });
  postman = createPostman({
    jobs,
    queue: createMailQueue(database.app, now),
    transport: {
      deliver: async (letter) => {
        if (answer !== null) throw Object.assign(new Error('smtp.example.com refused'), { response: answer });
        delivered.push(letter);
      },
      close: () => undefined,
    },
    write: withPapers({ database, layouts: platform.layouts, files, linkFor }, async () => null),
    onTried: noteTried(platform.executor),
  });
});
afterAll(async () => {
  await jobs.close();
  await server.close();
});
beforeEach(() => {
  delivered.length = 0;
  answer = null;
});

const give = (kind: string, document: string, type: string, data: object = {}) =>
  mustPropose(server.platform.executor, 1, [{ kind, document, type, data }]);
const contact = (email: string) => ({ name: 'Åsa Öst', role: '', email, phone: '' });

async function ordered(): Promise<string> {
  const [customer, order] = [freshId(), freshId()];
  const form = customerFixture({ number: customer.slice(-8), name: 'Åbergs Järn AB', language: 'sv' });
  const contacts = [contact('asa@kund.example'), contact('bo@kund.example')];
  await give('customer', customer, 'create', { ...form, contacts });
  const lines = [orderLineFixture({ id: freshId(), product })];
  const data = salesOrderFixture({ customer, warehouse: founded.warehouse, lines });
  await give('salesOrder', order, 'create', data);
  await give('salesOrder', order, 'confirm');
  return order;
}

async function bought(): Promise<string> {
  const [supplier, order] = [freshId(), freshId()];
  const form = {
    ...supplierFixture({ number: supplier.slice(-8) }),
    contacts: [contact('sell@supp.example')],
  };
  await give('supplier', supplier, 'create', form);
  const lines = [boughtLineFixture({ id: freshId(), product, price: 98_7600 })];
  const data = purchaseOrderFixture({ supplier, warehouse: founded.warehouse, lines });
  await give('purchaseOrder', order, 'create', data);
  return order;
}

const letter = (to: readonly string[]) => ({ to, subject: 'Er order', text: 'Hej!\n\nSe bilagan.\nÅsa' });
const mail = (kind: string, document: string, body: object, user = FOUNDER) =>
  clientOf(server, user).post(`1/documents/${kind}/${document}/paper/mail/`, body);
const filesOf = async (document: string): Promise<FileRow['entries']> => {
  const { rows } = await server.database.withCompany(1, (trx) =>
    sql<{ data: FileRow }>`select data from row_file where company_id = 1 and id = ${document}`.execute(trx),
  );
  return rows[0]?.data.entries ?? [];
};
const sentBy = async (id: string): Promise<InvoiceRow['sentBy'] | undefined> => {
  const { rows } = await server.database.withCompany(1, (trx) =>
    sql<{ data: InvoiceRow }>`select data from row_invoice where company_id = 1 and id = ${id}`.execute(trx),
  );
  return rows[0]?.data.sentBy;
};
const queued = async (document: string): Promise<number> => {
  const { rows } = await server.database.owner.pool.query(
    `select id from mail where data ->> 'about' like '%' || $1 || '%'`,
    [document],
  );
  return rows.length;
};

describe('a paper that is mailed', () => {
  it('[PAP37, FI5] goes to each recipient with the PDF that is kept with its document, byte for byte', async () => {
    const order = await ordered();
    const { status, text } = await mail('salesOrder', order, letter(['asa@kund.example', 'bo@kund.example']));
    expect([status, text]).toEqual([200, expect.stringContaining('.pdf')]);
    await postman.drain();
    expect(delivered.map(({ to }) => to).toSorted()).toEqual(['asa@kund.example', 'bo@kund.example']);
    const [first] = delivered;
    expect(first).toMatchObject({ subject: 'Er order', replyTo: 'fia@example.com', sender: 'Company 1' });
    expect(first?.html).toContain('Se bilagan.<br>Åsa');
    const [attached] = first?.attachments ?? [];
    expect(attached).toMatchObject({ name: expect.stringMatching(/^SO-/), type: 'application/pdf' });
    const [entry] = await filesOf(order);
    const kept = await readFile(join(server.folder, '1', entry?.hash ?? ''));
    expect(attached?.content.equals(kept)).toBe(true);
    expect(createHash('sha256').update(kept).digest('hex')).toBe(entry?.hash);
    expect((await sheetsOf(kept)).join(' ')).toContain('Åbergs Järn AB');
    expect(entry?.mail).toEqual({
      subject: 'Er order',
      to: ['asa@kund.example', 'bo@kund.example'].map((address) => ({ address, outcome: 'sent', why: '' })),
    });
  });

  it('[BIL19] of an issued invoice notes it as sent by mail, of a draft it notes nothing', async () => {
    const customer = freshId();
    const form = customerFixture({ number: customer.slice(-8) });
    await give('customer', customer, 'create', { ...form, contacts: [contact('asa@kund.example')] });
    const { rows } = await server.database.withCompany(1, (trx) =>
      sql<{ data: CompanyRow }>`select data from row_company where company_id = 1`.execute(trx),
    );
    await give('company', 'company', 'changePolicies', { ...rows[0]?.data.policies, invoicing: 'here' });
    await completeSeller(server.platform.executor, 1);
    const [draft, issued] = [freshId(), freshId()];
    for (const id of [draft, issued]) {
      await give('invoice', id, 'create', { type: 'invoice', customer, orders: [], corrects: null });
      const { addresses } = form;
      const line = {
        id: freshId(),
        product: null,
        text: 'Frakt',
        quantity: 1000,
        price: 100_0000,
        discount: 0,
      };
      await give('invoice', id, 'update', {
        issuedOn: null,
        theirReference: '',
        theirOrder: '',
        address: addresses.billing,
        terms: 30,
        notes: '',
        lines: [{ ...line, vatClass: 'standard' }],
      });
    }
    await give('invoice', issued, 'issue');
    for (const id of [draft, issued])
      expect((await mail('invoice', id, letter(['asa@kund.example']))).status).toBe(200);
    expect([await sentBy(draft), await sentBy(issued)]).toEqual([null, 'mail']);
    expect([await queued(draft), await queued(issued)]).toEqual([1, 1]);
  });

  it('[FI6] whose letter is refused by the mail server says so, and what it answered', async () => {
    const order = await ordered();
    answer = '550 5.1.1 no such mailbox';
    await mail('salesOrder', order, letter(['asa@kund.example']));
    await postman.drain();
    const [entry] = await filesOf(order);
    expect(entry?.mail?.to).toEqual([{ address: 'asa@kund.example', outcome: 'delayed', why: answer }]);
    const { events } = (
      await clientOf(server, FOUNDER).get(`1/documents/salesOrder/${order}/history/`)
    ).json() as { events: { kind: string; type: string; by: string }[] };
    const facts = events.filter(({ kind }) => kind === 'file').map(({ type, by }) => [type, by]);
    expect(facts).toEqual([
      ['mailed', FOUNDER],
      ['mailSettled', 'system'],
    ]);
  });

  it('[ML10, ML12] is judged as a whole: where one address is nobody’s contact, nothing is sent or kept', async () => {
    const order = await ordered();
    const { status, text } = await mail(
      'salesOrder',
      order,
      letter(['asa@kund.example', 'who@else.example']),
    );
    expect([status, JSON.parse(text)]).toMatchObject([
      409,
      { code: 'recipientUnknown', params: { address: 'who@else.example' } },
    ]);
    expect([await queued(order), await filesOf(order)]).toEqual([0, []]);
    await server.database.owner.pool.query(`update letter_count set count = budget where company = 1`);
    const spent = await mail('salesOrder', order, letter(['asa@kund.example']));
    expect(JSON.parse(spent.text)).toMatchObject({ code: 'letterBudget' });
    expect([await queued(order), await filesOf(order)]).toEqual([0, []]);
    await server.database.owner.pool.query(`delete from letter_count`);
  });

  it('[PAP37] is refused to who may only look at it, and for papers that go to nobody', async () => {
    const order = await ordered();
    const { user } = await addMember(server.platform.executor, 1, 'Lo', ['salesOrder.view']);
    const refused = await mail('salesOrder', order, letter(['asa@kund.example']), user);
    expect([refused.status, JSON.parse(refused.text).code]).toEqual([403, 'notPermitted']);
    const bad = await mail('salesOrder', order, { ...letter(['nobody']), subject: '' });
    expect([bad.status, Object.keys(JSON.parse(bad.text).fields).toSorted()]).toEqual([
      422,
      ['subject', 'to.0'],
    ]);
    const none = await mail('product', product, letter(['asa@kund.example']));
    expect(JSON.parse(none.text)).toMatchObject({ code: 'noPaper' });
  });

  it('[LNK12] goes with a link for each recipient, in their own name and under an address that stands in their letter alone', async () => {
    const order = await ordered();
    const to = ['asa@kund.example', 'bo@kund.example', 'fia@example.com'];
    expect((await mail('salesOrder', order, { ...letter(to), link: true })).status).toBe(200);
    const { rows: waiting } = await server.database.owner.pool.query(
      `select data from mail where data ->> 'about' like '%' || $1 || '%'`,
      [order],
    );
    expect(JSON.stringify(waiting)).not.toContain('/shared/');
    await postman.drain();
    const tokens = delivered.map(({ text, html, link = '' }) => {
      const [address] = /https:\/\/stock\.example\.com\/sv\/shared\/[\w-]{43}/.exec(text) ?? [];
      expect([address, html.includes(`href="${address}"`), link]).toEqual([link, true, address]);
      expect(text).toContain('Se orderbekräftelsen:');
      return link.split('/').at(-1) ?? '';
    });
    expect(new Set(tokens).size).toBe(3);
    const led = await Promise.all(tokens.map((token) => linkOf(server.database.app, token)));
    const { rows } = await server.database.withCompany(1, (trx) =>
      sql<{ id: string; data: SharedLinkRow }>`
        select id, data from row_shared_link where company_id = 1 and data ->> 'of' = ${order}`.execute(trx),
    );
    expect(led.map((one) => one?.link).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    expect(rows.map(({ data }) => [data.name, data.purpose, data.owner]).toSorted()).toEqual(
      [
        ['Åsa Öst, Åbergs Järn AB', 'orderConfirmation', FOUNDER],
        ['Åsa Öst, Åbergs Järn AB', 'orderConfirmation', FOUNDER],
        ['fia@example.com, Åbergs Järn AB', 'orderConfirmation', FOUNDER],
      ].toSorted(),
    );
  });

  it('[LNK12] whose link is over before it is written goes without one', async () => {
    const order = await ordered();
    await mail('salesOrder', order, { ...letter(['asa@kund.example']), link: true });
    const { rows } = await server.database.withCompany(1, (trx) =>
      sql<{ id: string }>`
        select id from row_shared_link where company_id = 1 and data ->> 'of' = ${order}`.execute(trx),
    );
    await give('sharedLink', rows[0]?.id ?? '', 'revoke');
    await postman.drain();
    expect(delivered).toMatchObject([{ link: undefined, text: expect.not.stringContaining('/shared/') }]);
  });

  it('[LNK1, LNK12] asks for a link only from who may make one, of what may be shown, and else sends nothing', async () => {
    const order = await ordered();
    const { user } = await addMember(server.platform.executor, 1, 'Li', [
      'salesOrder.view',
      'salesOrder.edit',
    ]);
    const asked = { ...letter(['asa@kund.example']), link: true };
    const refused = await mail('salesOrder', order, asked, user);
    expect([refused.status, JSON.parse(refused.text)]).toMatchObject([
      403,
      { code: 'notPermitted', params: { permission: 'sharedLink.manage' } },
    ]);
    const placed = await bought();
    const draft = await mail('purchaseOrder', placed, { ...letter(['sell@supp.example']), link: true });
    expect([draft.status, JSON.parse(draft.text).code]).toEqual([409, 'notToBeShared']);
    const unknown = await mail('salesOrder', order, { ...asked, to: ['who@else.example'] });
    expect(JSON.parse(unknown.text).code).toBe('recipientUnknown');
    const { rows } = await server.database.withCompany(1, (trx) =>
      sql`select id from row_shared_link where company_id = 1 and data ->> 'of' in (${order}, ${placed})`.execute(
        trx,
      ),
    );
    expect([rows, await queued(order), await filesOf(order)]).toEqual([[], 0, []]);
  });

  it('[FI5] with prices is fetched by those alone who may see them, and not removed', async () => {
    const order = await bought();
    await mail('purchaseOrder', order, letter(['sell@supp.example']));
    const [entry] = await filesOf(order);
    expect(entry?.needs).toBe('product.viewCost');
    const url = `1/documents/purchaseOrder/${order}/files/${entry?.id}/`;
    const { user } = await addMember(server.platform.executor, 1, 'Po', [
      'purchaseOrder.view',
      'purchaseOrder.edit',
    ]);
    expect((await clientOf(server, FOUNDER).get(url)).status).toBe(200);
    expect((await clientOf(server, user).get(url)).status).toBe(403);
    const removal = await clientOf(server, FOUNDER).post(`1/documents/file/${order}/remove/`, {
      data: { id: entry?.id },
    });
    expect(JSON.parse(removal.text)).toMatchObject({ code: 'fileWasMailed' });
  });
});
