import { describe, expect, test } from 'vitest';
import {
  answerFile,
  answerPage,
  answerPicture,
  answerSite,
  askedFor,
  carryOn,
  fill,
  PAGE,
  routesOf,
  tidy,
  type Shell,
} from './shell-cache.ts';

const origin = 'https://stock.example.com';
const shell: Shell = {
  version: 'two',
  build: 'b2',
  files: ['/favicon.svg', '/assets/index-abcdefgh.js'],
  later: [],
  site: ['/', '/features', '/blog/$slug', '/apps/help-center'],
};
const before: Shell = {
  version: 'one',
  build: 'b1',
  files: ['/favicon.svg', '/assets/index-12345678.js'],
  later: [],
  site: ['/', '/features', '/blog/$slug', '/apps/help-center'],
};

/** A device with a server: `has` is what the server serves, `asked` what was requested. */
function device(has: Record<string, string>) {
  const asked: string[] = [];
  const stores = new Map<string, Map<string, Response>>();
  const key = (request: RequestInfo | URL): string =>
    new URL(request instanceof Request ? request.url : String(request), origin).pathname;
  const cacheOf = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      put: async (path: string, response: Response) => void store.set(key(path), response),
      match: async (path: string) => store.get(key(path))?.clone(),
      delete: async (path: string) => store.delete(key(path)),
      keys: async () => [...store.keys()].map((path) => new Request(origin + path)),
    };
  };
  const caches = {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (path: string) => {
      for (const store of stores.values()) if (store.has(key(path))) return store.get(key(path))?.clone();
      return undefined;
    },
  } as unknown as CacheStorage; // the part the worker uses
  const fetch = async (request: RequestInfo | URL): Promise<Response> => {
    const path = key(request);
    asked.push(path);
    return path in has ? new Response(has[path]) : new Response('', { status: 404 });
  };
  const kept = (name: string): string[] => [...(stores.get(name)?.keys() ?? [])].toSorted();
  return { shelf: { caches, fetch }, asked, stores, kept, has };
}

const served = (build: string, ...files: string[]): Record<string, string> => ({
  [PAGE]: `<meta name="build" content="${build}">`,
  '/favicon.svg': `boot of ${build}`,
  ...Object.fromEntries(files.map((file) => [file, file])),
});
const both = served('b2', '/assets/index-abcdefgh.js', '/assets/index-12345678.js');
const request = (path: string): Request => new Request(origin + path);

describe('what a request is for', () => {
  test.each([
    ['/en/dashboard', 'navigate', 'page'],
    ['/dashboard', 'navigate', 'page'],
    ['/en/blog/a/b', 'navigate', 'page'],
    ['/', 'navigate', 'site'],
    ['/sv', 'navigate', 'site'],
    ['/sv/', 'navigate', 'site'],
    ['/sv/blog/a-post', 'navigate', 'site'],
    ['/en/apps/help-center', 'navigate', 'site'],
    ['/api/openapi.json', 'navigate', 'elsewhere'],
    ['/sitemap.xml', 'navigate', 'elsewhere'],
    ['/api/core/companies/1/boot/', 'cors', 'elsewhere'],
    ['/build.json', 'cors', 'elsewhere'],
    ['/latest-build.json', 'cors', 'elsewhere'],
    ['/sw.js', 'same-origin', 'elsewhere'],
    ['/config.json', 'cors', 'elsewhere'],
    ['/favicon.svg', 'no-cors', 'file'],
    ['/pictures/palette.en.dark.webp', 'no-cors', 'picture'],
    ['/assets/of-an-older-build-87654321.js', 'cors', 'file'],
  ] as const)('[SHL1, SHL12] %s (%s) is for: %s', (path, mode, what) => {
    expect(askedFor({ method: 'GET', mode, url: origin + path }, shell, origin)).toBe(what);
  });

  test('[LNK10] a page behind a secret address is neither answered nor kept by the worker', () => {
    const asked = { method: 'GET', mode: 'navigate', url: `${origin}/sv/shared/a-secret` } as const;
    expect(askedFor(asked, shell, origin)).toBe('elsewhere');
  });

  test('[SHL1] what changes something, or lies elsewhere, is not for the worker', () => {
    const at = (method: string, url: string) => askedFor({ method, mode: 'cors', url }, shell, origin);
    expect(at('POST', `${origin}/favicon.svg`)).toBe('elsewhere');
    expect(at('GET', 'https://api.example.com/assets/index-abcdefgh.js')).toBe('elsewhere');
  });
});

test('[SHL1, SHL11] files by hash are answered past the worker; the API and build metadata never from what is kept', () => {
  expect(routesOf(shell)).toEqual([
    {
      condition: { or: [{ urlPattern: '/assets/index-abcdefgh.js' }] },
      source: { cacheName: 'lagra-shell-two' },
    },
    { condition: { urlPattern: '/api/*' }, source: 'network' },
    { condition: { urlPattern: '/*.json' }, source: 'network' },
  ]);
});

describe('a page of the public site', () => {
  const features = (text: string): Response => new Response(text, { headers: { 'lagra-page': 'site' } });
  const read = async (shelf: Parameters<typeof answerSite>[2], fetch: () => Promise<Response>) =>
    (await answerSite(request('/en/features'), shell, { ...shelf, fetch })).text();
  const offline = (): Promise<Response> => Promise.reject(new TypeError('no connection'));

  test('[SHL12] is what the server says, and without a connection what was read last', async () => {
    const { shelf } = device(both);
    await fill(shell, shelf);
    expect(await read(shelf, offline)).toContain('b2');
    expect(await read(shelf, async () => features('first'))).toBe('first');
    expect(await read(shelf, async () => features('second'))).toBe('second');
    expect(await read(shelf, offline)).toBe('second');
  });

  test('[SHL12] where the server answers with the application is the version on the device', async () => {
    const { shelf } = device(both);
    await fill(shell, shelf);
    expect(await read(shelf, async () => new Response('a newer application'))).toContain('b2');
  });

  test('[SHL13] has the pictures that were seen, as they were last, also without a connection', async () => {
    const { shelf } = device(both);
    const picture = request('/pictures/palette.en.dark.webp');
    const see = async (fetch: () => Promise<Response>) => answerPicture(picture, { ...shelf, fetch });
    await expect(see(offline)).rejects.toThrow('no connection');
    expect((await see(async () => new Response('', { status: 404 }))).status).toBe(404);
    await expect(see(offline)).rejects.toThrow('no connection');
    for (const text of ['first', 'retaken'])
      expect(await (await see(async () => new Response(text))).text()).toBe(text);
    expect(await (await see(offline)).text()).toBe('retaken');
  });
});

describe('a version', () => {
  test('[SHL2] is kept with its page and its files', async () => {
    const { shelf, kept } = device(both);
    await fill(shell, shelf);
    expect(kept('lagra-shell-two')).toEqual(['/assets/index-abcdefgh.js', '/favicon.svg', PAGE]);
    expect(await (await answerPage(request('/sv/apps/products'), shell, shelf)).text()).toContain('b2');
  });

  test.each([
    ['a part of it is missing', served('b2'), 'answers 404'],
    ['the page is of another build', { ...both, ...served('b3') }, 'another build'],
  ])('[SHL2] is not kept at all where %s', async (_, has, says) => {
    const { shelf, stores } = device(has);
    await expect(fill(shell, shelf)).rejects.toThrow(says);
    expect([...stores.keys()]).toEqual([]);
  });

  test('[SHL3] takes over what an earlier one kept under the name of its content', async () => {
    const { shelf, asked, has } = device(both);
    await fill({ ...before, build: 'b2' }, shelf);
    asked.length = 0;
    has['/favicon.svg'] = 'newer';
    await fill({ ...shell, files: [...shell.files, '/assets/index-12345678.js'] }, shelf);
    expect(asked).not.toContain('/assets/index-12345678.js');
    expect(asked).toContain('/favicon.svg');
  });

  test('[SHL4] leaves the one before to the tabs that still run it, and takes away older ones', async () => {
    const { shelf, kept, stores } = device(both);
    for (const version of ['zero', 'one']) await fill({ ...before, version, build: 'b2' }, shelf);
    stores.set('of another program', new Map());
    await fill(shell, shelf);
    await tidy(shell, shelf);
    expect([...stores.keys()]).toEqual(['lagra-shell-one', 'of another program', 'lagra-shell-two']);
    expect(kept('lagra-shell-one')).toContain('/assets/index-12345678.js');
    const old = await answerFile(request('/assets/index-12345678.js'), shell, shelf);
    expect(await old.text()).toBe('/assets/index-12345678.js');
  });
});

test('[SHL6] a part that is nowhere ends the kept page, so that the next comes from the server', async () => {
  const { shelf, asked } = device(both);
  await fill(shell, shelf);
  asked.length = 0;
  await answerPage(request('/en/dashboard'), shell, shelf);
  expect(asked).toEqual([]);
  expect((await answerFile(request('/assets/lost-aaaaaaaa.js'), shell, shelf)).status).toBe(404);
  await answerPage(request(PAGE), shell, shelf);
  expect(asked).toEqual(['/assets/lost-aaaaaaaa.js', PAGE]);
});

test('[SHL9] a part that is no part of what is kept ahead is kept when it is first used, if there is room', async () => {
  const drawing = '/assets/pick.en.wide-abcdefgh.js';
  const { shelf, asked, kept } = device({ ...both, [drawing]: 'drawn', '/assets/plain.js': 'plain' });
  await fill(shell, shelf);
  expect(kept('lagra-shell-two')).not.toContain(drawing);
  asked.length = 0;
  for (const _ of [1, 2])
    expect(await (await answerFile(request(drawing), shell, shelf)).text()).toBe('drawn');
  for (const _ of [1, 2]) await answerFile(request('/assets/plain.js'), shell, shelf);
  expect(asked).toEqual([drawing, '/assets/plain.js', '/assets/plain.js']);
  const full = { match: async () => undefined, put: () => Promise.reject(new Error('QuotaExceededError')) };
  const caches = { open: async () => full, match: async () => undefined } as unknown as CacheStorage; // as above
  const answer = await answerFile(request(drawing), shell, { ...shelf, caches });
  expect(await answer.text()).toBe('drawn');
});

describe('what was kept when it was first used', () => {
  const drawings = (hash: string): string[] =>
    ['order.en.wide', 'pick.en.wide', 'pick.sv.tall'].map((name) => `/assets/${name}-${hash}.js`);
  const of = (version: string, later: readonly string[]): Shell => ({ ...shell, version, later });
  const drawingsKept = (paths: readonly string[]): string[] => paths.filter((path) => path.includes('.en.'));
  const [order = '', pick = '', other = ''] = drawings('abcdefgh');
  const redrawn = '/assets/pick.en.wide-_-345678.js';

  async function withDrawings(has: Record<string, string>) {
    const at = device({ ...both, ...has });
    await fill(of('zero', []), at.shelf);
    for (const path of [order, pick]) await answerFile(request(path), of('zero', []), at.shelf);
    at.asked.length = 0;
    return at;
  }
  const update = async (to: Shell, { shelf }: ReturnType<typeof device>): Promise<void> => {
    await fill(to, shelf);
    await carryOn(to, shelf);
    await tidy(to, shelf);
  };

  test('[SHL10] is kept of every later version, as it is there, and what was not used is not', async () => {
    const at = await withDrawings({ [order]: 'a', [pick]: 'b', [other]: 'c', [redrawn]: 'd' });
    await update(of('one', [order, pick, other]), at);
    expect(at.asked.filter((path) => path.includes('.wide'))).toEqual([]);
    await update(of('two', [order, redrawn, other]), at);
    await update(of('three', [order, redrawn, other]), at);
    expect(drawingsKept(at.kept('lagra-shell-three'))).toEqual([order, redrawn]);
    expect(at.kept('lagra-shell-three')).not.toContain(other);
    expect(at.asked.filter((path) => path.includes('/assets/pick'))).toEqual([redrawn]);
  });

  test('[SHL10] is left until it is used where it cannot be had, and the version stays whole', async () => {
    const at = await withDrawings({ [order]: 'a', [pick]: 'b' });
    await update(of('one', [order, redrawn]), at);
    expect(at.kept('lagra-shell-one')).toEqual(['/assets/index-abcdefgh.js', order, '/favicon.svg', PAGE]);
  });
});
