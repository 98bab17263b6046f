import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { LARGEST_FILE } from '#model/file/file.facts.ts';
import { png } from '#server/files/content.fixtures.ts';
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
import { sendFile } from '#server/testing/send-file.ts';

const NOW = '2026-05-04T08:00:00.000Z';

let server: CompanyApp;
let warehouse: string;
let product: string;
let supplier: string;
let receiving: string;
let looking: string;
let foreign: string;

const give = (kind: string, document: string, type: string, data: object = {}) =>
  mustPropose(server.platform.executor, 1, [{ kind, document, type, data }], NOW);

beforeAll(async () => {
  server = await openCompanyApp({ now: () => NOW });
  const { executor } = server.platform;
  ({ warehouse } = await foundCompany(executor, 1));
  await foundCompany(executor, 2);
  [product, supplier] = [freshId(), freshId()];
  await mustPropose(executor, 1, [createProduct({}, product)]);
  await give('product', product, 'activate');
  await give('supplier', supplier, 'create', supplierFixture());
  const sees = ['goodsReceipt.view', 'unknownItem.view', 'product.view', 'warehouse.view'];
  const does = ['goodsReceipt.edit', 'goodsReceipt.inspect', 'unknownItem.park', 'unknownItem.resolve'];
  ({ user: receiving } = await addMember(executor, 1, 'Gun', [...sees, ...does]));
  ({ user: looking } = await addMember(executor, 1, 'Lena', sees));
  ({ user: foreign } = await addMember(executor, 2, 'Ute', [...sees, ...does]));
});
afterAll(() => server.close());

/** A receipt of ten pieces, two of which are rejected. */
async function counted(): Promise<{ receipt: string; line: string }> {
  const [receipt, line] = [freshId(), freshId()];
  await give('goodsReceipt', receipt, 'create', { warehouse, order: null, supplier, source: 'blind' });
  const one = receiptLineFixture({
    id: line,
    product,
    quantity: 8_000,
    rejected: 2_000,
    rejectReason: 'damaged',
  });
  await give('goodsReceipt', receipt, 'count', { lines: [one] });
  return { receipt, line };
}

/** Something that came with a receipt, and that nobody knows. */
async function parked(): Promise<string> {
  const [item, { receipt }] = [freshId(), await counted()];
  await give('unknownItem', item, 'park', { receipt, code: 'XYZ', quantity: 1_000, note: '' });
  return item;
}

const send = (user: string, place: string, content: Buffer | string, name: string, company = 1) =>
  sendFile(server, user, { url: `/api/core/companies/${company}/documents/${place}/files/`, content, name });

const outcome = async (user: string, document: string, type: string, data: object) => {
  const commands = [command('goodsReceipt', document, type, data)];
  const { outcomes } = (await clientOf(server, user).post('1/commands/', { commands })).json() as {
    outcomes: readonly { refusal?: { code: string; fields?: object } }[];
  };
  return outcomes[0]?.refusal;
};

describe('[UKI1] a photo of an unknown item over HTTP', () => {
  it('comes from who receives goods, and is a picture as large as files are', async () => {
    const item = await parked();
    const place = `unknownItem/${item}`;
    expect(await send(receiving, place, png, 'label.png')).toMatchObject({ status: 200 });
    const wrong: readonly (readonly [Buffer | string, string, number, string])[] = [
      [Buffer.from('MZ\u0000\u0001'), 'photo.exe', 415, 'fileType'],
      ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'photo.svg', 415, 'fileType'],
      ['<!doctype html><script>1</script>', 'photo.png', 415, 'fileNotAsNamed'],
      ['', 'photo.png', 422, 'fileEmpty'],
      [Buffer.concat([png, Buffer.alloc(LARGEST_FILE)]), 'photo.png', 413, 'fileTooLarge'],
    ];
    for (const [content, name, status, code] of wrong)
      expect([name, await send(receiving, place, content, name)]).toMatchObject([
        name,
        { status, body: { code } },
      ]);
    const files = (await clientOf(server, receiving).get(`1/documents/file/${item}/`)).json() as {
      row: { entries: readonly object[] };
    };
    expect(files.row.entries).toMatchObject([{ name: 'label.png', type: 'image/png' }]);
  });

  it('comes from nobody who may only look, from no other company, and to nothing that is not there', async () => {
    const item = await parked();
    const place = `unknownItem/${item}`;
    expect(await send(looking, place, png, 'a.png')).toMatchObject({
      status: 403,
      body: { code: 'notPermitted' },
    });
    expect(await send(foreign, place, png, 'a.png')).toMatchObject({
      status: 404,
      body: { code: 'unknownCompany' },
    });
    expect(await send(foreign, place, png, 'a.png', 2)).toMatchObject({
      status: 404,
      body: { code: 'unknownDocument' },
    });
    expect(await send(receiving, `unknownItem/${freshId()}`, png, 'a.png')).toMatchObject({ status: 404 });
    const own = await send(receiving, place, png, 'own.png');
    const { id } = own.body['file'] as { id: string };
    const paths = [`1/documents/${place}/files/${id}/`, `2/documents/${place}/files/${id}/`];
    for (const path of paths) expect((await clientOf(server, foreign).get(path)).status).toBe(404);
    expect((await clientOf(server, looking).get(paths[0] ?? '')).status).toBe(200);
  });
});

describe('[GR51] a picture of what was rejected over HTTP', () => {
  it('is a picture of this receipt alone, on a line of it of which something is rejected', async () => {
    const { receipt, line } = await counted();
    const elsewhere = await counted();
    const place = `goodsReceipt/${receipt}`;
    const sent = async (to: string, content: Buffer | string, name: string): Promise<string> => {
      const { body } = await send(receiving, to, content, name);
      return (body['file'] as { id: string }).id;
    };
    const photo = await sent(place, png, 'torn.png');
    const [other, note, item] = [
      await sent(`goodsReceipt/${elsewhere.receipt}`, png, 'other.png'),
      await sent(place, 'only text', 'note.txt'),
      await sent(`unknownItem/${await parked()}`, png, 'item.png'),
    ];
    const set = (lines: readonly object[], user = receiving) =>
      outcome(user, receipt, 'attachPhotos', { lines });
    for (const one of [other, note, item, freshId(), '__proto__'])
      expect(await set([{ line, photo: one }])).toMatchObject({ fields: expect.anything() });
    expect(await set([{ line: elsewhere.line, photo }])).toMatchObject({
      fields: { 'lines.0.line': 'unknownLine' },
    });
    expect(await set([{ line, photo }], looking)).toMatchObject({ code: 'notPermitted' });
    expect(await set([{ line, photo }])).toBeUndefined();
    const { row } = (await clientOf(server, FOUNDER).get(`1/documents/goodsReceipt/${receipt}/`)).json() as {
      row: { lines: readonly object[] };
    };
    expect(row.lines).toMatchObject([{ id: line, photo }]);
    expect(server.faults).toEqual([]);
  });
});
