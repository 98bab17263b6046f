import { randomBytes } from 'node:crypto';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { asUser } from '#model/engine/actor.ts';
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
import { png as halfPicture } from './content.fixtures.ts';
import { createFileStore } from './file-store.ts';
import { createThumbnails } from './thumbnails.ts';

let server: CompanyApp;
let product: string;
beforeAll(async () => {
  server = await openCompanyApp();
  for (const company of [1, 2]) await foundCompany(server.platform.executor, company);
  product = freshId();
  await mustPropose(server.platform.executor, 1, [createProduct({ sku: 'PICTURED' }, product)]);
});
afterAll(() => server.close());

const at = (company = 1, document = product): string =>
  `/api/core/companies/${company}/documents/product/${document}/files/`;

/** Attaches content; returns the file's id. */
async function attach(content: Buffer, name: string): Promise<string> {
  const { body } = await sendFile(server, FOUNDER, { url: at(), content, name });
  return body.file.id;
}

interface Asking {
  readonly url?: string;
  readonly user?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
const ask = (id: string, size: string, { url = at(), user = FOUNDER, headers = {} }: Asking = {}) =>
  server.app.inject({
    method: 'GET',
    url: `${url}${id}/thumbnail/${size}/`,
    headers: { 'x-user': user, ...headers },
  });

const red = { r: 200, g: 30, b: 30 };
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red } });
const kept = (): Promise<string[]> => readdir(join(server.folder, 'thumbnails', '1')).catch(() => []);

describe('a thumbnail', () => {
  it('[IMG1] is made once, and is the same bytes again', async () => {
    const id = await attach(await plain(900, 600).png().toBuffer(), 'once.png');
    const [first, beside] = await Promise.all([ask(id, '64'), ask(id, '64')]);
    const made = (await kept()).filter((name) => name.endsWith('-64.webp'));
    expect(made).toHaveLength(1);
    const path = join(server.folder, 'thumbnails', '1', made[0] ?? '');
    const { mtimeMs } = await stat(path);
    const again = await ask(id, '64');
    expect(first.statusCode).toBe(200);
    expect(beside.rawPayload).toEqual(first.rawPayload);
    expect(again.rawPayload).toEqual(first.rawPayload);
    expect((await stat(path)).mtimeMs).toBe(mtimeMs);
  });

  test.each([
    [900, 600, '64', 64, 43],
    [900, 600, '320', 320, 213],
    [200, 1000, '320', 64, 320],
    [40, 30, '64', 40, 30],
    [40, 30, '320', 40, 30],
  ] as const)('[IMG2] of %i × %i in size %s is %i × %i', async (width, height, size, across, down) => {
    const id = await attach(await plain(width, height).png().toBuffer(), 'sized.png');
    const { format, width: w, height: h } = await sharp((await ask(id, size)).rawPayload).metadata();
    expect([format, w, h]).toEqual(['webp', across, down]);
  });

  it('[IMG2] of a photo taken on its side is upright, and says nothing of the camera', async () => {
    const photo = plain(300, 200)
      .withExif({ IFD0: { Make: 'A camera' } })
      .withMetadata({ orientation: 6 });
    const content = await photo.jpeg().toBuffer();
    expect(await sharp(content).metadata()).toMatchObject({ orientation: 6, width: 300, height: 200 });
    const small = await sharp((await ask(await attach(content, 'side.jpg'), '64')).rawPayload).metadata();
    expect([small.width, small.height, small.orientation, small.exif]).toEqual([
      43,
      64,
      undefined,
      undefined,
    ]);
  });

  it('[IMG2] leaves the picture as it came', async () => {
    const content = await plain(500, 500).webp().toBuffer();
    const id = await attach(content, 'kept.webp');
    await ask(id, '320');
    const answer = await server.app.inject({ url: `${at()}${id}/`, headers: { 'x-user': FOUNDER } });
    expect(answer.rawPayload).toEqual(content);
  });

  it('[IMG6] is kept by the browser of who asked, and is told by its tag', async () => {
    const id = await attach(await plain(100, 100).png().toBuffer(), 'tagged.png');
    const answer = await ask(id, '64');
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'content-length': String(answer.rawPayload.length),
    });
    expect(answer.headers.vary).toContain('cookie');
    const etag = String(answer.headers.etag);
    const same = await ask(id, '64', { headers: { 'if-none-match': etag } });
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', etag]);
    expect((await ask(id, '320')).headers.etag).not.toBe(etag);
  });

  it('[IMG5] counts towards no quota, and goes once its picture is gone', async () => {
    const files = createFileStore(server.folder);
    const thumbnails = createThumbnails(join(server.folder, 'thumbnails'), files);
    const id = await attach(await plain(321, 123).png().toBuffer(), 'counted.png');
    const used = await files.used(1);
    await ask(id, '320');
    expect(await files.used(1)).toBe(used);
    const before = await kept();
    await writeFile(join(server.folder, 'thumbnails', '1', `${'0'.repeat(64)}-64.webp`), 'orphan');
    expect(await thumbnails.sweep(1)).toBe(1);
    expect(await kept()).toEqual(before);
    expect(await thumbnails.sweep(99)).toBe(0);
  });
});

describe('no thumbnail', () => {
  it('[IMG3] is there for another company, or for who may not see the document, or of what was removed', async () => {
    const id = await attach(await plain(10, 10).png().toBuffer(), 'ours.png');
    const { executor } = server.platform;
    const { user } = await addMember(executor, 1, 'Blind', ['location.view']);
    const { user: foreigner } = await addMember(executor, 2, 'Foreign', ['product.view']);
    const codes = async (asking: Asking) => {
      const answer = await ask(id, '64', asking);
      return [answer.statusCode, answer.json().code];
    };
    expect(await codes({ user: foreigner })).toEqual([404, 'unknownCompany']);
    expect(await codes({ user: foreigner, url: at(2) })).toEqual([404, 'unknownDocument']);
    expect(await codes({ user })).toEqual([403, 'notPermitted']);
    const removal = { kind: 'file', document: product, type: 'remove', data: { id } };
    await executor.systemPropose(1, [removal], { by: asUser(FOUNDER) });
    expect(await codes({})).toEqual([404, 'unknownFile']);
  });

  test.each(['0', '65', '640', 'large', '../64'])('[IMG2] has the size %s', async (size) => {
    const id = await attach(await plain(10, 10).png().toBuffer(), 'any.png');
    expect((await ask(id, size)).statusCode).toBe(404);
  });

  it('[IMG3] is made of a file that is no picture', async () => {
    const id = await attach(Buffer.from('%PDF-1.7 something'), 'note.pdf');
    const answer = await ask(id, '64');
    expect([answer.statusCode, answer.json()]).toEqual([
      415,
      {
        code: 'noPicture',
        detail: '“note.pdf” is not a picture that can be shown in small.',
        params: { name: 'note.pdf' },
      },
    ]);
  });

  it('[IMG4] is made of a damaged picture, nor of one with too many pixels', async () => {
    const before = await kept();
    const jpeg = await sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
      .jpeg()
      .toBuffer();
    // A single colour: 81 million pixels in some kilobytes.
    const bomb = await plain(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
    for (const [content, name, code] of [
      [halfPicture, 'half.png', 'pictureUnreadable'],
      [jpeg.subarray(0, jpeg.length / 2), 'half.jpg', 'pictureUnreadable'],
      [bomb, 'bomb.png', 'pictureTooManyPixels'],
    ] as const) {
      const answer = await ask(await attach(content, name), '64');
      expect([name, answer.statusCode, answer.json().code]).toEqual([name, 422, code]);
    }
    expect(await kept()).toEqual(before);
    expect(server.faults).toEqual([]);
  });
});
