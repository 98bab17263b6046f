import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWholeServer, type WholeServer } from '#server/testing/whole-server.ts';
import { nestedDrawing } from './bombs.fixtures.ts';

let server: WholeServer;
beforeAll(async () => {
  server = await openWholeServer();
});
afterAll(() => server.close());

/** Beyond what one company may have read at once. */
const DRAWINGS = 3;

it('[SGR2, SGR3] drawings that do not end hold up neither health, nor a sign-in, nor another company', async () => {
  const [first, second] = server.companies;
  const headers = await server.cookieOf('founder@example.com');
  const logo = (company: number | undefined, content: Buffer) =>
    server.app.inject({
      method: 'PUT',
      url: `/api/core/companies/${company}/logo/`,
      headers,
      payload: { content: content.toString('base64') },
    });
  let over = 0;
  const endless = Array.from({ length: DRAWINGS }, async () => {
    const answer = await logo(first?.id, nestedDrawing());
    over += 1;
    return answer;
  });
  for (let asked = 0; asked < 20; asked++)
    expect((await server.app.inject('/api/health/')).json()).toEqual({ status: 'ok' });
  await server.cookieOf('viewer@example.com');
  const plain = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="5"/></svg>',
  );
  expect((await logo(second?.id, plain)).statusCode).toBe(200);
  expect(over).toBe(0);
  for (const answer of await Promise.all(endless))
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: 'fileTakesTime', params: { most: 10 }, detail: expect.stringMatching(/10 se/) },
    ]);
}, 600_000);
