import { afterAll, beforeAll, expect, it } from 'vitest';
import sharp from 'sharp';
import { openWholeServer, type WholeServer } from '#server/testing/whole-server.ts';

let server: WholeServer;
let company: number;
beforeAll(async () => {
  server = await openWholeServer();
  company = server.companies[0]?.id ?? 0;
});
afterAll(() => server.close());

const url = (hash = '') => `/api/core/companies/${company}/logo/${hash && `${hash}/`}`;
const put = async (content: Buffer | string, email = 'founder@example.com') =>
  server.app.inject({
    method: 'PUT',
    url: url(),
    headers: await server.cookieOf(email),
    payload: { content: Buffer.from(content).toString('base64') },
  });
const shown = async (hash: string, email: string) =>
  server.app.inject({ method: 'GET', url: url(hash), headers: await server.cookieOf(email) });

const drawing = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="60" height="20">
     <rect width="60" height="20" fill="#c00"/>${inside}</svg>`;

it('[LOGO2] a drawing with a script and outside references is kept as pixels alone', async () => {
  const harmful = drawing(
    '<script>alert(1)</script><image xlink:href="file:///etc/passwd" width="9" height="9"/><image xlink:href="http://localhost/x.png" width="9" height="9"/>',
  );
  const answer = await put(harmful);
  expect(answer.statusCode).toBe(200);
  const { hash } = answer.json();
  const found = await shown(hash, 'viewer@example.com');
  expect([found.statusCode, found.headers['content-type']]).toEqual([200, 'image/png']);
  expect(found.headers['cache-control']).toContain('immutable'); // [LOGO3]
  expect(found.rawPayload.toString('latin1')).not.toContain('script');
  const { data, info } = await sharp(found.rawPayload).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([960, 320]);
  expect([...data.subarray(0, 3)]).toEqual([204, 0, 0]);
});

it('[LOGO3] every member sees the one that holds, and nobody one that was removed', async () => {
  const { hash } = (await put(drawing('<circle r="5"/>'))).json();
  for (const email of ['viewer@example.com', 'sales@example.com'])
    expect((await shown(hash, email)).statusCode).toBe(200);
  expect((await put(drawing(''), 'viewer@example.com')).json()).toMatchObject({ code: 'notPermitted' });
  const other = (await put(drawing('<circle r="6"/>'))).json().hash;
  expect([
    (await shown(hash, 'viewer@example.com')).statusCode,
    (await shown(other, 'viewer@example.com')).statusCode,
  ]).toEqual([404, 200]);
});

it('[LOGO2] what is no such picture, or too large, is refused', async () => {
  expect((await put('nothing')).json()).toMatchObject({ code: 'logoUnreadable' });
  const webp = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer();
  expect((await put(webp)).json()).toMatchObject({ code: 'logoUnreadable' });
  expect((await put(Buffer.alloc(1_200_000))).statusCode).toBe(422);
  const png = await sharp({ create: { width: 2000, height: 4, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const { hash } = (await put(png)).json();
  const { width, height } = await sharp((await shown(hash, 'viewer@example.com')).rawPayload).metadata();
  expect([width, height]).toEqual([960, 2]);
});
