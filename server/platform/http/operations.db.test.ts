import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { openWholeServer, type WholeServer } from '#server/testing/whole-server.ts';

const paths = ['/api/metrics/', '/api/openapi.json'];
const operationsToken = 'abcdefgh-12345678';

describe('on the loopback', () => {
  test('[HS2] anybody reads the metrics and the description of the API', async () => {
    const server = await openWholeServer();
    for (const url of paths) expect((await server.app.inject(url)).statusCode).toBe(200);
    await server.close();
  });
});

describe('anywhere else', () => {
  let server: WholeServer;
  const lines: string[] = [];
  beforeAll(async () => {
    const config = { isLocal: false, operationsToken, trustProxy: 1 };
    server = await openWholeServer({ config, log: (line) => void lines.push(line) });
  });
  afterAll(() => server.close());

  it.each([
    ['/api/metrics/', 401],
    ['/api/openapi.json', 200],
  ] as const)(
    '[HS2] %s is for who has the token, and answers %i to who is signed in',
    async (url, member) => {
      const statusFor = async (headers: Record<string, string>): Promise<number> =>
        (await server.app.inject({ url, headers })).statusCode;
      expect(await statusFor({})).toBe(401);
      expect(await statusFor({ authorization: 'Bearer abcdefgh-12345679' })).toBe(401);
      expect(await statusFor({ authorization: 'Bearer ' })).toBe(401);
      expect(await statusFor({ authorization: `Bearer ${operationsToken}` })).toBe(200);
      for (const name of ['viewer', 'founder'])
        expect(await statusFor({ ...(await server.cookieOf(`${name}@example.com`)) })).toBe(member);
    },
  );

  /** The address that a request is taken to come from. */
  const addressOf = async (forwarded: string): Promise<string> => {
    const email = `${forwarded.replaceAll(/\W/g, '')}@example.com`;
    await server.app.inject({
      method: 'POST',
      url: '/api/auth/token/',
      headers: { 'x-forwarded-for': forwarded },
      payload: { email, password: 'a wrong guess' },
    });
    const { rows } = await server.database.owner.pool.query<{ address: string }>(
      'select address from security_event order by id desc limit 1',
    );
    return rows[0]?.address ?? '';
  };

  it('[HS3] takes the address that the last proxy appended, and nothing that is none', async () => {
    expect(await addressOf('192.0.2.7')).toBe('192.0.2.7');
    expect(await addressOf('203.0.113.9, 2001:db8::1')).toBe('2001:db8::1');
    const warnings = (): number => lines.filter((line) => line.includes('X-Forwarded-For')).length;
    expect(warnings()).toBe(0);
    expect(await addressOf('<script>')).toBe('127.0.0.1');
    expect(await addressOf('192.0.2.7, unknown')).toBe('127.0.0.1');
    expect(warnings()).toBe(1);
  });

  it('[ID30] a session in use keeps its cookie, whose age is that of a session without use', async () => {
    const headers = { ...(await server.cookieOf('sales@example.com')) };
    const ask = async () => (await server.app.inject({ url: '/api/auth/me/', headers })).cookies;
    const renewed = { name: 'lagra', maxAge: 7 * 86_400, httpOnly: true, sameSite: 'Lax' };
    expect(await ask()).toMatchObject([{ ...renewed, value: headers.cookie.split('=')[1] }]);
    expect(await ask()).toEqual([]);
    expect(
      (await server.app.inject({ url: '/api/auth/me/', headers: { cookie: 'lagra=x' } })).cookies,
    ).toEqual([]);
  });
});

describe('without a trusted proxy', () => {
  it('[HS3] a forwarded address is not used, and warned of once', async () => {
    const lines: string[] = [];
    const server = await openWholeServer({ log: (line) => void lines.push(line) });
    for (let n = 0; n < 3; n++)
      await server.app.inject({ url: '/api/health/', headers: { 'x-forwarded-for': '192.0.2.7' } });
    const warnings = lines.filter((line) => line.includes('X-Forwarded-For'));
    expect(warnings.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 40, peer: '127.0.0.1' },
    ]);
    await server.close();
  });
});
