import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { answerErrors } from './error-handler.ts';
import { serveWebApp } from './web-app.ts';

const dist = mkdtempSync(join(tmpdir(), 'lagra-site-'));
const files: Readonly<Record<string, string>> = {
  'index.html': 'the application',
  'site/en.html': '<link rel="canonical" href="https://origin.invalid/en" />',
  'site/sv.html': 'start',
  'site/en/about.html': '<style>p{}</style>',
  'site/sv/features.html': 'funktioner',
  'site/sv/blog/a-post.html': 'ett inlägg',
  'site/sv/blog/404.html': 'inget inlägg',
  'site/sv/blog/rss.xml': '<link>https://origin.invalid/sv/blog</link>',
  'site/sv/apps/help-center.html': 'hjälp',
  'site/sv/shared.html': 'delat',
};
const POLICY = 'content-security-policy';
let app: FastifyInstance;
/** What the server logged, warnings and worse. */
const warned: string[] = [];

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
  app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => void warned.push(line) } } });
  answerErrors(app);
  app.addHook('onRequest', async (_, reply) => void reply.header(POLICY, "style-src 'self'"));
  const config = { apiBase: '/api/', demo: false, publicUrl: 'https://stock.example.com' };
  const isSignedIn = async ({ headers }: { headers: { cookie?: string | undefined } }) =>
    (headers.cookie ?? '').includes('lagra=');
  await serveWebApp(app, { dist, config, isSignedIn });
});
afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});

const signedIn = 'lagra=token';
const get = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await app.inject({ url, headers: { accept: 'text/html', ...headers } });
  return { ...answer, at: answer.headers['location'] ?? answer.statusCode, says: answer.body };
};

it('[FST4] the application answers until there are pages, and then they do, without a new start', async () => {
  const young = mkdtempSync(join(tmpdir(), 'lagra-young-'));
  const server = fastify();
  onTestFinished(async () => {
    await server.close();
    rmSync(young, { recursive: true });
  });
  writeFileSync(join(young, 'index.html'), 'the application');
  const config = { apiBase: '/api/', demo: false, publicUrl: 'https://stock.example.com' };
  await serveWebApp(server, { dist: young, config, isSignedIn: async () => false });
  const ask = async (url: string) => {
    const { statusCode, headers, body } = await server.inject({ url, headers: { accept: 'text/html' } });
    return [statusCode, headers['lagra-page'], body];
  };
  for (const url of ['/', '/en', '/sv/about'])
    expect(await ask(url)).toEqual([200, undefined, 'the application']);
  mkdirSync(join(young, 'site/sv'), { recursive: true });
  writeFileSync(join(young, 'site/sv/about.html'), 'om oss');
  expect(await ask('/sv/about')).toEqual([200, 'site', 'om oss']);
});

describe('a visitor', () => {
  it.each([
    ['sv;q=0.9, de', {}, '/sv'],
    ['de', {}, '/en'],
    ['sv', { cookie: 'a=b; i18n_redirected=en' }, '/en'],
    ['en', { cookie: 'i18n_redirected=xx' }, '/en'],
  ])('[PUB1] who speaks %s is led from / to the start in a language', async (spoken, headers, to) => {
    expect((await get('/?from=letter', { 'accept-language': spoken, ...headers })).at).toBe(
      `${to}?from=letter`,
    );
  });

  it.each([
    ['/sv', 200, 'start'],
    ['/sv/', 200, 'start'],
    ['/sv/features', 200, 'funktioner'],
    ['/sv/features?from=letter', 200, 'funktioner'],
    ['/sv/blog/a-post', 200, 'ett inlägg'],
    ['/sv/blog/another', 404, 'inget inlägg'],
    ['/sv/blog/404', 404, 'inget inlägg'],
    ['/sv/apps/help-center', 200, 'hjälp'],
    ['/sv/dashboard', 200, 'the application'],
    ['/xx/features', 200, 'the application'],
    ['/sv/..%2fsv%2ffeatures', 200, 'the application'],
  ])('[PUB1, PUB2] reads at %s (%i): %s', async (url, status, text) => {
    const { statusCode, says } = await get(url);
    expect([statusCode, says]).toEqual([status, text]);
  });

  it.each(['*/*', ' */*;q=0.8'])(
    '[PUB1] takes anything (%s), as crawlers say, and gets the page',
    async (accept) => {
      expect((await get('/sv/features', { accept })).says).toBe('funktioner');
    },
  );

  it.each(['application/json', 'image/webp,*/*;q=0.8'])(
    '[PUB1] takes %s, and gets no page',
    async (accept) => {
      expect((await get('/sv/features', { accept })).statusCode).toBe(404);
    },
  );

  it('[PUB2] cannot read the files without the address of this server', async () => {
    expect((await get('/site/en.html')).statusCode).toBe(404);
  });
});

describe('the page of a link', () => {
  it.each([undefined, signedIn])(
    '[LNK10] is one for all links and everybody, kept and listed by nobody (cookie: %s)',
    async (cookie) => {
      const { statusCode, says, headers } = await get('/sv/shared/a-secret', { ...(cookie && { cookie }) });
      expect([statusCode, says]).toEqual([200, 'delat']);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
      });
      expect(headers).not.toHaveProperty('set-cookie');
    },
  );

  it('[LNK10] is not answered by the application while the pages of the site are not written', async () => {
    expect((await get('/en/shared/a-secret')).statusCode).toBe(503);
  });
});

describe('who is signed in', () => {
  it.each([
    ['/', '/sv/dashboard'],
    ['/sv', '/sv/dashboard'],
  ])('[PUB1] is led from %s to the dashboard', async (url, to) => {
    expect((await get(url, { cookie: signedIn, 'accept-language': 'sv' })).at).toBe(to);
  });

  it('[PUB1] reads the site too, but gets the application where both have an address', async () => {
    expect((await get('/sv/features', { cookie: signedIn })).says).toBe('funktioner');
    expect((await get('/sv/apps/help-center', { cookie: signedIn })).says).toBe('the application');
  });
});

describe('a file of the site', () => {
  it('[PUB2] names this server', async () => {
    expect((await get('/en')).says).toContain('href="https://stock.example.com/en"');
    const feed = await get('/sv/blog/rss.xml', { accept: '*/*' });
    expect([feed.headers['content-type'], feed.says]).toEqual([
      'application/rss+xml; charset=utf-8',
      '<link>https://stock.example.com/sv/blog</link>',
    ]);
    expect((await get('/robots.txt')).statusCode).toBe(404);
  });

  it('[PUB2] is checked for a newer one, and not sent again', async () => {
    const { headers } = await get('/sv/features');
    expect([headers['cache-control'], headers['lagra-page']]).toEqual(['no-cache', 'site']);
    const again = await get('/sv/features', { 'if-none-match': `W/${String(headers['etag'])}` });
    expect([again.statusCode, again.says]).toEqual([304, '']);
  });

  it('[HS1] lets in the style that it holds, also where it is not sent again', async () => {
    const { headers } = await get('/en/about');
    expect(headers[POLICY]).toMatch(/^style-src 'self' 'sha256-[\w+/]{43}='$/);
    const again = await get('/en/about', { 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.headers[POLICY]]).toEqual([304, headers[POLICY]]);
    expect((await get('/sv/features')).headers[POLICY]).toBe("style-src 'self'");
  });

  it('[PUB2] is answered once', async () => {
    warned.length = 0;
    for (const url of ['/sv/features', '/sv/blog/nothing', '/sv/blog/rss.xml', '/sv/apps/orders'])
      await get(url);
    await new Promise((resolve) => setTimeout(resolve));
    expect(warned).toEqual([]);
  });
});
