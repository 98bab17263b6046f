import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { permissions } from '#model/areas/setup/role/permissions.ts';
import * as purchase from '#model/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import {
  addMember,
  foundCompany,
  FOUNDER,
  freshId,
  mustPropose,
  stockedProduct,
} from '#server/testing/company.fixtures.ts';
import type { FoundedCompany } from '#server/testing/company.fixtures.ts';
import { clientOf, openCompanyApp } from '#server/testing/company-app.ts';
import type { CompanyApp } from '#server/testing/company-app.ts';

// Wrong and repeated passwords are in identity.db.test.ts and guessing.db.test.ts, beside the routes.

const piece = 1000;
let server: CompanyApp;
let company: FoundedCompany;
let outsider: string;
let buyer: string;
const [supplier, customer, blocked] = [freshId(), freshId(), freshId()];
let product: string;

beforeAll(async () => {
  server = await openCompanyApp();
  company = await foundCompany(server.platform.executor, 1);
  await foundCompany(server.platform.executor, 2);
  const { executor } = server.platform;
  outsider = (await addMember(executor, 2, 'Olle', permissions)).user;
  const may = permissions.filter((one) => one !== 'goodsReceipt.override');
  buyer = (await addMember(executor, 1, 'Karin', may)).user;
  product = await stockedProduct(executor, company, {
    form: { sku: 'BOLT', name: { en: 'Bolt', sv: 'Bult' } },
  });
  await mustPropose(executor, 1, [
    { kind: 'supplier', document: supplier, type: 'create', data: supplierFixture() },
    { kind: 'customer', document: customer, type: 'create', data: customerFixture() },
    {
      kind: 'customer',
      document: blocked,
      type: 'create',
      data: customerFixture({ number: 'C-2', name: 'Sen Betalare AB' }),
    },
    { kind: 'customer', document: blocked, type: 'block', data: { reason: 'other' } },
  ]);
});
afterAll(() => server.close());

const client = (user: string | null, language: 'en' | 'sv' = 'en', headers: Record<string, string> = {}) =>
  clientOf(server, user, { 'accept-language': language, ...headers });

/** Everything in the companies' logs and documents, as one figure per company. */
async function written(): Promise<unknown> {
  const figures = [1, 2].map((id) =>
    server.database.withCompany(id, async (trx) => {
      const { rows } = await sql`select (select count(*) from event where company_id = ${id}) as events,
        (select head from company_head where company_id = ${id}) as head`.execute(trx);
      return rows;
    }),
  );
  return Promise.all(figures);
}

interface Said {
  status: number;
  code: string;
  fields?: Record<string, string>;
  en: string;
  sv: string;
}

type Ask = (language: 'en' | 'sv') => Promise<{ status: number; json: () => Record<string, unknown> }>;

/** Asks in both languages and returns the message, provided nothing was written meanwhile. */
async function refusal(ask: Ask): Promise<Said> {
  const before = await written();
  const [english, swedish] = [await ask('en'), await ask('sv')];
  expect(await written()).toEqual(before);
  const { code, detail, fields } = english.json() as {
    code: string;
    detail: string;
    fields?: Said['fields'];
  }; // every refusal has this shape
  expect([swedish.status, swedish.json()['code']]).toEqual([english.status, code]);
  const words = { en: detail, sv: String(swedish.json()['detail']) };
  return { status: english.status, code, ...(fields && { fields }), ...words };
}

const post =
  (user: string | null, path: string, data: unknown): Ask =>
  (language) =>
    client(user, language).post(`1/documents/${path}/`, { data });

/** Commands that set up this test's documents must be accepted. */
async function done(kind: string, document: string, type: string, data: unknown = {}): Promise<void> {
  const answer = await client(FOUNDER).post(`1/documents/${kind}/${document}/${type}/`, { data });
  if (answer.status !== 200) throw new Error(`${kind}.${type}: ${answer.text}`);
}

const orderOf = (quantities: readonly number[], of = product, by = customer) =>
  salesOrderFixture({
    customer: by,
    warehouse: company.warehouse,
    lines: quantities.map((quantity) => orderLineFixture({ id: freshId(), product: of, quantity })),
  });

const somethingWrong = {
  status: 422,
  code: 'invalid',
  en: 'Some fields are not valid. Check the marked ones.',
  sv: 'Vissa fält är inte giltiga. Kontrollera de markerade.',
};

describe('bad input gets a clear sentence in the reader’s language and writes nothing:', () => {
  test('[PATHS] a foreign company', async () => {
    expect(await refusal(post(outsider, `product/${product}/phaseOut`, {}))).toEqual({
      status: 404,
      code: 'unknownCompany',
      en: 'There is no such company, or you are not a member of it.',
      sv: 'Företaget finns inte, eller så är du inte medlem i det.',
    });
  });

  test('[PATHS] an unknown document', async () => {
    expect(await refusal(post(FOUNDER, `salesOrder/${freshId()}/confirm`, {}))).toEqual({
      status: 404,
      code: 'unknownDocument',
      en: 'This document does not exist.',
      sv: 'Dokumentet finns inte.',
    });
  });

  test('[PATHS] a stale version', async () => {
    const order = freshId();
    await done('salesOrder', order, 'create', orderOf([piece]));
    await done('salesOrder', order, 'update', orderOf([2 * piece]));
    const ask: Ask = (language) =>
      client(FOUNDER, language).post(`1/documents/salesOrder/${order}/update/`, {
        data: orderOf([3 * piece]),
        version: 1,
      });
    expect(await refusal(ask)).toEqual({
      status: 409,
      code: 'stale',
      en: 'Somebody else has changed this. Check the new version and try again.',
      sv: 'Någon annan har ändrat detta. Kontrollera den nya versionen och försök igen.',
    });
  });

  test.each([
    ['zero', 0, 'too_small:1'],
    ['negative', -piece, 'too_small:1'],
    ['finer than a thousandth', 0.5, 'invalid_type'],
    ['too large', 1e15, 'too_big'],
    ['a text', '5', 'invalid_type'],
  ])('[PATHS] a quantity that is %s', async (_, quantity, reason) => {
    const said = await refusal(
      post(FOUNDER, `salesOrder/${freshId()}/create`, orderOf([quantity as number])), // on purpose
    );
    expect(said).toEqual({
      ...somethingWrong,
      fields: { 'lines.0.quantity': expect.stringContaining(reason) },
    });
  });

  test('[PATHS] a product twice on an order that is bought', async () => {
    const order = freshId();
    await done('purchaseOrder', order, 'create', { supplier, warehouse: company.warehouse });
    const line = () => purchase.orderLineFixture({ id: freshId(), product });
    const form = purchase.purchaseOrderFixture({ supplier, warehouse: company.warehouse });
    expect(
      await refusal(post(FOUNDER, `purchaseOrder/${order}/update`, { ...form, lines: [line(), line()] })),
    ).toEqual({
      status: 409,
      code: 'productTwice',
      fields: { 'lines.1.product': 'productTwice' },
      en: 'BOLT is already on another line for the same day.',
      sv: 'BOLT finns redan på en annan rad för samma dag.',
    });
  });

  test('[LN5] a line of another document, written before or at the same moment', async () => {
    const form = orderOf([piece]);
    await done('salesOrder', freshId(), 'create', form);
    const taken = {
      status: 409,
      code: 'lineTaken',
      fields: { 'lines.0.id': 'lineTaken' },
      en: 'The id of this line is taken. Each line has one of its own.',
      sv: 'Radens id används redan. Varje rad har ett eget.',
    };
    expect(await refusal(post(FOUNDER, `salesOrder/${freshId()}/create`, form))).toEqual(taken);
    const again = orderOf([piece]);
    const both = await Promise.all(
      [1, 2].map(() => post(FOUNDER, `salesOrder/${freshId()}/create`, again)('en')),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('[PATHS] a blocked customer', async () => {
    const order = freshId();
    await done('salesOrder', order, 'create', orderOf([piece], product, blocked));
    expect(await refusal(post(FOUNDER, `salesOrder/${order}/confirm`, {}))).toEqual({
      status: 409,
      code: 'customerBlocked',
      fields: { customer: 'customerBlocked' },
      en: 'The customer Sen Betalare AB is not active. Drafts can be saved, but not confirmed.',
      sv: 'Kunden Sen Betalare AB är inte aktiv. Utkast kan sparas men inte bekräftas.',
    });
  });

  test('[PATHS] an over-receipt', async () => {
    const [order, line, receipt] = [freshId(), freshId(), freshId()];
    const { warehouse } = company;
    await done('purchaseOrder', order, 'create', { supplier, warehouse });
    await done('purchaseOrder', order, 'update', {
      ...purchase.purchaseOrderFixture({ supplier, warehouse }),
      lines: [purchase.orderLineFixture({ id: line, product, quantity: 2 * piece })],
    });
    await done('purchaseOrder', order, 'place');
    await done('goodsReceipt', receipt, 'create', { warehouse, order, supplier: null, source: 'order' });
    const counted = receiptLineFixture({ id: freshId(), product, orderLine: line, quantity: 3 * piece });
    await done('goodsReceipt', receipt, 'count', { lines: [counted] });
    expect(await refusal(post(buyer, `goodsReceipt/${receipt}/post`, {}))).toEqual({
      status: 409,
      code: 'overReceipt',
      en: 'More of BOLT than the order allows: 3 counted, at most 2. Somebody with permission to override must post it.',
      sv: 'Mer av BOLT än ordern tillåter: 3 räknat, högst 2. Någon med behörighet att gå över gränsen måste bokföra.',
    });
  });

  test('[PATHS] broken JSON, and a body of 2 MB', async () => {
    const raw =
      (payload: string): Ask =>
      (language) =>
        client(FOUNDER, language, { 'content-type': 'application/json' }).post('1/commands/', payload);
    expect(await refusal(raw('{"commands": ['))).toEqual({
      status: 400,
      code: 'brokenJson',
      en: 'The request is not valid JSON.',
      sv: 'Anropet är inte giltig JSON.',
    });
    expect(await refusal(raw(JSON.stringify({ commands: 'x'.repeat(2_000_000) })))).toEqual({
      status: 413,
      code: 'tooLarge',
      en: 'The request is larger than 1 MB.',
      sv: 'Anropet är större än 1 MB.',
    });
  });
});

describe('what comes at once', () => {
  test('[PATHS] the last unit has one winner, and the other is told whom they lost to', async () => {
    const rare = await stockedProduct(server.platform.executor, company, {
      quantity: piece,
      form: { sku: 'RARE' },
    });
    const orders = Array.from({ length: 2 }, freshId);
    for (const order of orders) {
      await done('salesOrder', order, 'create', orderOf([piece], rare));
      await done('salesOrder', order, 'confirm');
    }
    const release = (order: string, language: 'en' | 'sv') =>
      client(FOUNDER, language).post(`1/documents/salesOrder/${order}/release/`, {
        data: { pick: freshId() },
      });
    const answers = await Promise.all(orders.map((order) => release(order, 'en')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const loser = orders[answers.findIndex(({ status }) => status === 409)] ?? '';
    expect(await refusal((language) => release(loser, language))).toEqual({
      status: 409,
      code: 'lastUnitTaken',
      en: expect.stringMatching(/^No more RARE available: reserved for .*, by somebody else\.$/),
      sv: expect.stringMatching(/^Inget mer av RARE är disponibelt: .*, av någon annan\.$/),
    });
    const picks = await client(FOUNDER).get(`1/documents/pick/?limit=50`);
    const ofRare = (picks.json().rows as { order: string }[]).filter(({ order }) => orders.includes(order));
    expect(ofRare).toHaveLength(1);
  });

  test('[PATHS] five identical commands are carried out once and answered alike', async () => {
    const path = `1/documents/product/${freshId()}/create/`;
    const body = { id: freshId(), data: productFixture({ sku: 'FIVE' }) };
    const before = await written();
    const answers = await Promise.all(Array.from({ length: 5 }, () => client(FOUNDER).post(path, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    for (const answer of answers) expect(answer.json()).toEqual(answers[0]?.json());
    expect(answers[0]?.json().events).toHaveLength(1);
    expect(await written()).not.toEqual(before);
    const after = await written();
    await client(FOUNDER).post(path, body);
    expect(await written()).toEqual(after);
  });

  test('[PATHS] and none of it was a fault', () => {
    expect(server.faults).toEqual([]);
  });
});
