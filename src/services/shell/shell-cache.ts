/** What a build consists of; written into the worker when it is built. */
export interface Shell {
  /** Tells builds apart. */
  readonly version: string;
  /** The build that the page names. */
  readonly build: string;
  /** Paths that are kept. */
  readonly files: readonly string[];
  /** Paths that are kept once they were used. */
  readonly later: readonly string[];
}

/** The browser's side of it. */
export interface Shelf {
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
}

export const PAGE = '/index.html';
const PREFIX = 'lagra-shell-';
const AT_ONCE = 6;

const nameOf = ({ version }: Shell): string => PREFIX + version;

/** Files whose name carries a hash of what is in them: never two with one name. */
const isHashed = (path: string): boolean => /^\/assets\/.*-[\w-]{8,}\.\w+$/.test(path);

/** A rule by which the browser answers a request itself, without starting the worker. */
interface Route {
  readonly condition: object;
  readonly source: 'network' | { readonly cacheName: string };
}

/**
 * What the browser need not ask the worker about: files whose name says what is in them, the API, and which build there
 * is. For that every tab asks when a newer version may take over, and Chromium waits half a minute with it where a
 * request starts the old worker again that it is just ending; a page that is loaded meanwhile may never come.
 */
export function routesOf(shell: Shell): readonly Route[] {
  const or = shell.files.filter(isHashed).map((path) => ({ urlPattern: path }));
  return [
    { condition: { or }, source: { cacheName: nameOf(shell) } },
    { condition: { urlPattern: '/api/*' }, source: 'network' },
    { condition: { urlPattern: '/*.json' }, source: 'network' },
  ];
}

/** Puts a version on the device, whole. Rejects where a part is not to be had; what was put so far is taken away. */
export async function fill(shell: Shell, shelf: Shelf): Promise<void> {
  const cache = await shelf.caches.open(nameOf(shell));
  const waiting = [...shell.files, PAGE];
  const work = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift())
      await cache.put(path, await copyOf(path, shell, shelf));
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } catch (error) {
    waiting.length = 0;
    await shelf.caches.delete(nameOf(shell));
    throw error;
  }
}

/**
 * Keeps of this version what the device has come to keep of earlier ones, whose contents may be others by now. The version
 * is whole without it: where something is not to be had the rest is left until it is used.
 */
export async function carryOn(shell: Shell, shelf: Shelf): Promise<void> {
  try {
    const known = await stemsBefore(shell, shelf);
    const cache = await shelf.caches.open(nameOf(shell));
    for (const path of shell.later)
      if (known.has(stemOf(path))) await cache.put(path, await copyOf(path, shell, shelf));
  } catch {
    // There is no connection, or no room.
  }
}

/** What a file is called in every build, whatever is in it. */
const stemOf = (path: string): string => path.replace(/-[\w-]{8}(?=\.\w+$)/, '');

async function stemsBefore(shell: Shell, { caches }: Shelf): Promise<ReadonlySet<string>> {
  const names = await earlierNames(shell, caches);
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return new Set(kept.flat().map(({ url }) => stemOf(new URL(url).pathname)));
}

/** The versions that the device has besides this one, in the order in which they came. */
const earlierNames = async (shell: Shell, caches: CacheStorage): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== nameOf(shell));

async function copyOf(path: string, shell: Shell, { caches, fetch }: Shelf): Promise<Response> {
  const held = isHashed(path) ? await caches.match(path) : undefined;
  if (held) return held;
  const response = await fetch(path, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  // A newer build may have been put in place meanwhile: its page names files that this version does not have.
  if (path === PAGE && !(await response.clone().text()).includes(`content="${shell.build}"`))
    throw new Error('the page is of another build');
  return response;
}

/** Takes away the versions before the last one. */
export async function tidy(shell: Shell, { caches }: Shelf): Promise<void> {
  const names = await earlierNames(shell, caches);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}

type Asked = 'page' | 'file' | 'elsewhere';

/** What a request is for; `elsewhere` is none of the worker's business. */
export function askedFor(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  shell: Shell,
  origin: string,
): Asked {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || pathname.startsWith('/api/')) return 'elsewhere';
  if (mode === 'navigate') return /\.\w+$/.test(pathname) ? 'elsewhere' : 'page';
  return pathname.startsWith('/assets/') || shell.files.includes(pathname) ? 'file' : 'elsewhere';
}

/** Every address of the application is the same page. */
export async function answerPage(
  request: Request,
  shell: Shell,
  { caches, fetch }: Shelf,
): Promise<Response> {
  const cache = await caches.open(nameOf(shell));
  return (await cache.match(PAGE)) ?? fetch(request);
}

/** From this version, from an older one that a tab still runs, else from the server: then it is kept from now on. */
export async function answerFile(
  request: Request,
  shell: Shell,
  { caches, fetch }: Shelf,
): Promise<Response> {
  const cache = await caches.open(nameOf(shell));
  const held = (await cache.match(request.url)) ?? (await caches.match(request.url));
  if (held) return held;
  const response = await fetch(request);
  if (response.status === 404) await cache.delete(PAGE);
  // Where there is no room it is answered all the same.
  if (response.ok && isHashed(new URL(request.url).pathname))
    await cache.put(request.url, response.clone()).catch(() => {});
  return response;
}
