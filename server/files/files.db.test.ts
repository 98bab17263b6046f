import { beginSubscription } from '#server/accounts/billing/begin-subscription.ts';
import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { LARGEST_FILE } from '#model/file/file.facts.ts';
import { openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import {
  addMember,
  createProduct,
  FOUNDER,
  foundCompany,
  freshId,
  mustPropose,
} from '#server/testing/company.fixtures.ts';
import { sendFile } from '#server/testing/send-file.ts';
import { clamavScanner } from './clamav.ts';
import { clamd, EICAR } from './clamd.fixtures.ts';
import { png, storedZip } from './content.fixtures.ts';
import { disposition } from './disposition.ts';
import { createFileStore } from './file-store.ts';
import { fileTypeOf } from './file-type.ts';

let server: CompanyApp;
let product: string;

beforeAll(async () => {
  server = await openCompanyApp();
  await foundCompany(server.platform.executor, 1);
  await foundCompany(server.platform.executor, 2);
  product = await made('WITH-FILES');
});
afterAll(() => server.close());

async function made(sku: string): Promise<string> {
  const id = freshId();
  await mustPropose(server.platform.executor, 1, [createProduct({ sku }, id)]);
  return id;
}

const at = (company = 1, document = product): string =>
  `/api/core/companies/${company}/documents/product/${document}/files/`;

const send = (content: Buffer, name: string, { url = at(), user = FOUNDER, app = server.app } = {}) =>
  sendFile({ app }, user, { url, content, name });
const fetchFile = (id: string, { url = at(), user = FOUNDER, query = '' } = {}) =>
  server.app.inject({ method: 'GET', url: `${url}${id}/${query}`, headers: { 'x-user': user } });
const stored = async (): Promise<string[]> => readdir(join(server.folder, '1')).catch(() => []);
const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

describe('a file', () => {
  it('[FS1, FS5] comes in, lies by its hash, and is handed over under its own name', async () => {
    const { status, body } = await send(png, 'Skada på låda "3".png');
    expect([status, body]).toEqual([
      200,
      {
        file: { id: expect.any(String), name: 'Skada på låda "3".png', type: 'image/png', size: png.length },
      },
    ]);
    expect(await stored()).toEqual([sha256(png)]);
    const answer = await fetchFile(body.file.id);
    expect(answer.rawPayload).toEqual(png);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(png.length),
      'content-disposition': disposition('attachment', 'Skada på låda "3".png'),
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    const shown = await fetchFile(body.file.id, { query: '?inline=1' });
    expect(shown.headers['content-disposition']).toMatch(/^inline;/);
  });

  it('[FS5] that is no picture is a download however it is asked for', async () => {
    const { body } = await send(Buffer.from('%PDF-1.7 something'), 'note.pdf');
    const answer = await fetchFile(body.file.id, { query: '?inline=1' });
    expect(answer.headers['content-disposition']).toMatch(/^attachment;/);
  });

  it('[FS2] of 10 MB is taken, one byte more is not, and leaves nothing', async () => {
    const before = await stored();
    const most = Buffer.concat([png, randomBytes(LARGEST_FILE - png.length)]);
    const { status } = await send(most, 'most.png');
    expect(status).toBe(200);
    const more = await send(Buffer.concat([most, Buffer.from('x')]), 'more.png');
    expect(more).toMatchObject({
      status: 413,
      body: { code: 'fileTooLarge', detail: expect.stringContaining('10 MB') },
    });
    expect((await stored()).toSorted()).toEqual([...before, sha256(most)].toSorted());
  });

  it('[FS2, FS3] that is empty, of no type that is taken, or no file at all, is refused', async () => {
    const before = await stored();
    expect(await send(Buffer.alloc(0), 'empty.txt')).toMatchObject({
      status: 422,
      body: { code: 'fileEmpty' },
    });
    const page = Buffer.from('  <!DOCTYPE html><script>alert(1)</script>');
    for (const [content, name] of [
      [page, 'page.html'],
      [Buffer.from('MZ\x00\x01'), 'setup.exe'],
    ] as const)
      expect(await send(content, name)).toMatchObject({ status: 415, body: { code: 'fileType' } });
    expect(await send(page, 'page.png')).toMatchObject({
      status: 415,
      body: {
        code: 'fileNotAsNamed',
        detail: 'The content of “page.png” is not what its ending says.',
      },
    });
    const plain = { method: 'POST', url: at(), headers: { 'x-user': FOUNDER } } as const;
    const json = await server.app.inject({ ...plain, payload: { file: 'x' } });
    expect([json.statusCode, json.json().code]).toEqual([415, 'notMultipart']);
    const headers = { ...plain.headers, 'content-type': 'multipart/form-data; boundary=x' };
    const none = await server.app.inject({ ...plain, headers, payload: '--x--\r\n' });
    expect([none.statusCode, none.json().code]).toEqual([422, 'invalid']);
    expect(await stored()).toEqual(before);
  });

  it('[FS4] is not there for another company, another document, or who may not see its document', async () => {
    const { body } = await send(png, 'ours.png');
    const { user } = await addMember(server.platform.executor, 1, 'Blind', ['location.view']);
    const { user: foreigner } = await addMember(server.platform.executor, 2, 'Foreign', ['product.view']);
    const other = await made('OTHER');
    const id: string = body.file.id;
    expect((await fetchFile(id, { user: foreigner })).json().code).toBe('unknownCompany');
    expect((await fetchFile(id, { url: at(2), user: foreigner })).json().code).toBe('unknownDocument');
    expect((await fetchFile(id, { url: at(1, other) })).json().code).toBe('unknownFile');
    expect((await fetchFile(id, { user })).json().code).toBe('notPermitted');
    expect(await send(png, 'x.png', { user })).toMatchObject({ status: 403 });
    expect(await send(png, 'x.png', { url: at(2), user: foreigner })).toMatchObject({ status: 404 });
    expect(await send(png, 'x.png', { url: at(1, freshId()) })).toMatchObject({ status: 404 });
    expect(await send(png, 'x.png', { user: foreigner })).toMatchObject({
      status: 404,
      body: { code: 'unknownCompany' },
    });
  });

  it('[FS4, CO9] is not there by a document of another kind with the same id, and stays its own', async () => {
    const { executor } = server.platform;
    const rights = ['category.view', 'category.create', 'category.edit'];
    const { user } = await addMember(executor, 1, 'Few', rights);
    const shared = await made('SHARED');
    const { body } = await send(png, 'secret.png', { url: at(1, shared) });
    const twin = (path: string, data: object) =>
      server.app.inject({
        method: 'POST',
        url: `/api/core/companies/1/documents/${path}/`,
        headers: { 'x-user': user },
        payload: { data },
      });
    const category = (en: string) => ({
      name: { en, sv: '' },
      parent: null,
      defaults: { vatClass: null, overReceipt: null },
    });
    expect((await twin(`category/${shared}/create`, category('Twin'))).statusCode).toBe(200);
    const url = at(1, shared).replace('/product/', '/category/');
    for (const query of ['', 'thumbnail/64/']) {
      const answer = await fetchFile(body.file.id, { url, user, query });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'unknownFile']);
    }
    const bare = await made('BARE');
    expect((await twin(`category/${bare}/create`, category('Bare'))).statusCode).toBe(200);
    const comment = { about: 'category', id: freshId(), text: 'Mine', mentions: [] };
    expect((await twin(`comment/${bare}/write`, comment)).json()).toMatchObject({ code: 'unknownDocument' });
    expect(
      await send(png, 'x.png', { url: at(1, bare).replace('/product/', '/category/'), user }),
    ).toMatchObject({
      status: 404,
    });
    expect(await send(png, 'y.png', { url: at(1, bare) })).toMatchObject({ status: 200 });
  });

  it('[FS6] that was removed is not there any more, and the history of its document tells both', async () => {
    const { body } = await send(png, 'wrong.png');
    const { id }: { id: string } = body.file;
    const path = `/api/core/companies/1/documents/file/${product}/remove/`;
    const headers = { 'x-user': FOUNDER };
    const removed = await server.app.inject({
      method: 'POST',
      url: path,
      headers,
      payload: { data: { id } },
    });
    expect(removed.statusCode).toBe(200);
    expect((await fetchFile(id)).statusCode).toBe(404);
    const url = `/api/core/companies/1/documents/product/${product}/history/`;
    const { events } = (await server.app.inject({ method: 'GET', url, headers })).json();
    const told = events.filter(({ kind }: { kind: string }) => kind === 'file').slice(-2);
    expect(told).toMatchObject([
      { type: 'attached', data: { name: 'wrong.png' } },
      { type: 'removed', data: { name: 'wrong.png' } },
    ]);
  });

  it('[FS7] whose sender goes away half way leaves nothing', async () => {
    const before = await stored();
    const { port, hostname } = new URL(await server.listen());
    const socket = connect(Number(port), hostname);
    const head = `POST ${at()} HTTP/1.1\r\nhost: localhost\r\nx-user: ${FOUNDER}\r\ncontent-length: 5000\r\n`;
    const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    socket.write(`${head}content-type: multipart/form-data; boundary=x\r\n\r\n${part}`);
    socket.write(png);
    await expect.poll(stored).toHaveLength(before.length + 1);
    socket.destroy();
    await expect.poll(stored).toEqual(before);
  });
});

describe('a file that cannot be taken', () => {
  it('[FI1] comes from who may only look at the document', async () => {
    const { executor } = server.platform;
    const looking = await addMember(executor, 1, 'Looking', [
      'product.view',
      'product.viewCost',
      'item.view',
    ]);
    const working = await addMember(executor, 1, 'Working', ['product.view', 'product.block']);
    const before = await stored();
    expect(await send(png, 'x.png', looking)).toMatchObject({
      status: 403,
      body: { code: 'notPermitted', params: { permission: 'product.edit' } },
    });
    expect(await stored()).toEqual(before);
    expect(await send(png, 'x.png', working)).toMatchObject({ status: 200 });
  });

  test.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['no part', 'multipart/form-data; boundary=x', 'x'],
    ['no end', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="file"\r\n'],
    [
      'no end of the file',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf',
    ],
  ])('[FS11] has a body with %s', async (_, type, payload) => {
    const before = await stored();
    const headers = { 'x-user': FOUNDER, 'content-type': type };
    const answer = await server.app.inject({ method: 'POST', url: at(), headers, payload });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: 'brokenUpload', fields: { file: 'brokenUpload' } },
    ]);
    expect(await stored()).toEqual(before);
  });

  it('[FS9] is infected, and one that cannot be scanned is not taken either', async () => {
    const daemon = await clamd();
    const guarded = await openCompanyApp({ scanner: clamavScanner(daemon) });
    await foundCompany(guarded.platform.executor, 1);
    const document = freshId();
    await mustPropose(guarded.platform.executor, 1, [createProduct({ sku: 'A' }, document)]);
    const sent = (text: string) =>
      send(Buffer.from(text), 'note.txt', { app: guarded.app, url: at(1, document) });
    expect(await sent('a clean note')).toMatchObject({ status: 200 });
    expect(await sent(EICAR)).toMatchObject({
      status: 422,
      body: { code: 'fileInfected', params: { found: 'Eicar-Test-Signature' } },
    });
    await daemon.close();
    expect(await sent('another clean note')).toMatchObject({ status: 503, body: { code: 'scannerAway' } });
    const left = await readdir(join(guarded.folder, '1'));
    expect(left).toEqual([sha256(Buffer.from('a clean note'))]);
    await guarded.close();
  });

  it('[FS10] is beyond what its company may keep, whatever another one keeps', async () => {
    const small = await openCompanyApp({ quota: 100 });
    const url = async (company: number): Promise<string> => {
      const document = freshId();
      await foundCompany(small.platform.executor, company);
      await mustPropose(small.platform.executor, company, [createProduct({ sku: 'A' }, document)]);
      return at(company, document);
    };
    const [first, second] = [await url(1), await url(2)];
    const sent = (text: string, to: string) =>
      send(Buffer.from(text), 'note.txt', { app: small.app, url: to });
    expect(await sent('a'.repeat(60), first)).toMatchObject({ status: 200 });
    expect(await sent('b'.repeat(41), first)).toMatchObject({ status: 413, body: { code: 'filesFull' } });
    expect(await sent('b'.repeat(41), second)).toMatchObject({ status: 200 });
    expect(await sent('b'.repeat(40), first)).toMatchObject({ status: 200 });
    expect(await createFileStore(small.folder).used(1)).toBe(100);
    await small.close();
  });
});

it('[FS12] none comes into a company that can only be read', async () => {
  const unpaid = await openCompanyApp();
  const { executor } = unpaid.platform;
  const document = freshId();
  await foundCompany(executor, 1);
  await mustPropose(executor, 1, [createProduct({ sku: 'A' }, document)]);
  await mustPropose(executor, 1, [
    beginSubscription({ company: 1, plan: 'growth', method: null, at: '2020-01-01T00:00:00.000Z' }),
    { kind: 'subscription', document: 'subscription', type: 'passTime', data: {} },
  ]);
  const sent = await send(Buffer.from('a note'), 'note.txt', { app: unpaid.app, url: at(1, document) });
  expect(sent).toMatchObject({ status: 409, body: { code: 'subscriptionPaused' } });
  await unpaid.close();
});

describe('what a file is', () => {
  const office = 'application/vnd.openxmlformats-officedocument.';
  const sheet = storedZip({
    '[Content_Types].xml': `<Override ContentType="${office}spreadsheetml.sheet.main+xml"/>`,
  });
  test.each<[Buffer | string, string, string]>([
    ['\xFF\xD8\xFF\xE0', 'photo.JPG', 'image/jpeg'],
    ['\xFF\xD8\xFF\xE0\0\x10', 'photo.txt', 'notAsNamed'],
    ['\xFF\xD8\xFF\xE0', 'photo.png', 'notAsNamed'],
    [png, 'a.png', 'image/png'],
    ['GIF89a', 'a.gif', 'image/gif'],
    ['RIFF\0\0\0\0WEBP', 'a.webp', 'image/webp'],
    ['RIFF\0\0\0\0WEBP', 'a', 'notTaken'],
    ['\0\0\0\x18ftypheic', 'a.heic', 'image/heic'],
    ['\0\0\0\x18ftypmif1', 'a.heif', 'image/heic'],
    ['%PDF-1.4', 'a.pdf', 'application/pdf'],
    ['%PDF-1.4', 'a.exe', 'notTaken'],
    ['%PDF-1.4', 'a.txt', 'notAsNamed'],
    [sheet, 'A.XLSX', `${office}spreadsheetml.sheet`],
    [sheet, 'a.docx', 'notAsNamed'],
    [sheet, 'a.zip', 'notAsNamed'],
    [storedZip({ 'a.txt': 'text' }), 'a.zip', 'application/zip'],
    [storedZip({ 'a.txt': 'text' }), 'a.xlsx', 'notAsNamed'],
    [
      storedZip({ mimetype: 'application/vnd.oasis.opendocument.text' }),
      'a.odt',
      'application/vnd.oasis.opendocument.text',
    ],
    [storedZip({ 'META-INF/MANIFEST.MF': 'Main-Class: Evil' }), 'a.zip', 'notAsNamed'],
    ['sku;antal\r\nBULT-\xE5;3', 'list.csv', 'text/csv'],
    ['BMW 3, 1 pcs', 'cars.txt', 'text/plain'],
    ['<?xml version="1.0"?>\n<Invoice xmlns="urn:x"/>', 'faktura.xml', 'application/xml'],
    ['\xEF\xBB\xBF<Invoice/>', 'faktura.XML', 'application/xml'],
    ['%PDF-1.4', 'a.xml', 'notAsNamed'],
    ['<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'a.xml', 'notAsNamed'],
    ['<?xml version="1.0"?><h:html xmlns:h="http://www.w3.org/1999/xhtml"/>', 'a.xml', 'notAsNamed'],
    ['<?xml version="1.0"?><?xml-stylesheet href="x.xsl"?><Invoice/>', 'a.xml', 'notAsNamed'],
    ['<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>', 'a.xml', 'notAsNamed'],
    ['plain', 'a.constructor', 'notTaken'],
    ['<svg onload=x>', 'a.png', 'notAsNamed'],
    ['<svg onload=x>', 'a.svg', 'notTaken'],
    ['<?xml version="1.0"?><svg/>', 'a.txt', 'notAsNamed'],
    ['text <SCRIPT>', 'a.txt', 'notAsNamed'],
    ['#!/bin/sh', 'a.txt', 'notAsNamed'],
    ['\x7FELF\x02', 'a.txt', 'notAsNamed'],
    [`${'a'.repeat(5000)}\0`, 'late.txt', 'notAsNamed'],
  ])('[FS3] %j called %s is %s', async (content, name, type) => {
    const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
    const incoming = await createFileStore(server.folder).receive(3, Readable.from([bytes]));
    expect(await fileTypeOf(3, incoming, name)).toBe(type);
    await incoming.discard();
  });

  test.each([
    ['a.png', `attachment; filename="a.png"; filename*=UTF-8''a.png`],
    ['ö "1";\n.png', `attachment; filename="_ _1_;_.png"; filename*=UTF-8''%C3%B6%20%221%22%3B%0A.png`],
    ["it's (1)*.png", `attachment; filename="it's (1)*.png"; filename*=UTF-8''it%27s%20%281%29%2A.png`],
  ])('[FS5] the name %j breaks out of nothing', (name, header) => {
    expect(disposition('attachment', name)).toBe(header);
  });
});
