/** The content of a build; written into the worker when it is built. */
export interface Shell {
  /** Distinguishes builds. */
  readonly version: string;
  /** The build stated in the page. */
  readonly build: string;
  /** Paths that are precached. */
  readonly files: readonly string[];
  /** Paths that are cached once used. */
  readonly later: readonly string[];
  /** Pages of the public site, below their language, with parameters as `$slug`. */
  readonly site: readonly string[];
}

/** The browser APIs used. */
export interface Shelf {
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
}

export const PAGE = '/index.html';
const PREFIX = 'lagra-shell-';
/** Pages of the public site, and pictures of the application in them and in articles, as they were seen last. */
const SITE = 'lagra-site';
/** The header of a page of the public site. */
const MARK = 'lagra-page';
const AT_ONCE = 6;

const nameOf = ({ version }: Shell): string => PREFIX + version;

/** Files whose name contains a hash of their content: a name never refers to two contents. */
const isHashed = (path: string): boolean => /^\/assets\/.*-[\w-]{8,}\.\w+$/.test(path);

/** A static routing rule, by which the browser answers a request without starting the worker. */
interface Route {
  readonly condition: object;
  readonly source: 'network' | { readonly cacheName: string };
}

/**
 * Requests that bypass the worker: hashed files, the API, and the build number. Every tab asks for the build number
 * before a newer version takes over; if such a request restarts the old worker while it is being stopped, Chromium
 * waits half a minute, and a page loaded meanwhile may never arrive.
 */
export function routesOf(shell: Shell): readonly Route[] {
  const or = shell.files.filter(isHashed).map((path) => ({ urlPattern: path }));
  return [
    { condition: { or }, source: { cacheName: nameOf(shell) } },
    { condition: { urlPattern: '/api/*' }, source: 'network' },
    { condition: { urlPattern: '/*.json' }, source: 'network' },
  ];
}

/** Caches a complete version. Rejects if a part cannot be fetched, and then removes what was cached so far. */
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
 * Caches this version of files that the device has cached of earlier versions. The version is complete without them: if
 * one cannot be fetched, the rest waits until used.
 */
export async function carryOn(shell: Shell, shelf: Shelf): Promise<void> {
  try {
    const known = await stemsBefore(shell, shelf);
    const cache = await shelf.caches.open(nameOf(shell));
    for (const path of shell.later)
      if (known.has(stemOf(path))) await cache.put(path, await copyOf(path, shell, shelf));
  } catch {
    // Offline, or no room.
  }
}

/** A file's name without its hash, the same in every build. */
const stemOf = (path: string): string => path.replace(/-[\w-]{8}(?=\.\w+$)/, '');

async function stemsBefore(shell: Shell, { caches }: Shelf): Promise<ReadonlySet<string>> {
  const names = await earlierNames(shell, caches);
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return new Set(kept.flat().map(({ url }) => stemOf(new URL(url).pathname)));
}

/** The other versions on the device, in order of arrival. */
const earlierNames = async (shell: Shell, caches: CacheStorage): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== nameOf(shell));

async function copyOf(path: string, shell: Shell, { caches, fetch }: Shelf): Promise<Response> {
  const held = isHashed(path) ? await caches.match(path) : undefined;
  if (held) return held;
  const response = await fetch(path, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  // A newer build may have been deployed meanwhile: its page refers to files this version does not have.
  if (path === PAGE && !(await response.clone().text()).includes(`content="${shell.build}"`))
    throw new Error('the page is of another build');
  return response;
}

/** Deletes all versions before the previous one. */
export async function tidy(shell: Shell, { caches }: Shelf): Promise<void> {
  const names = await earlierNames(shell, caches);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}

type Asked = 'page' | 'site' | 'file' | 'picture' | 'elsewhere';

/** What a request is for; `elsewhere` is not handled by the worker. */
export function askedFor(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  shell: Shell,
  origin: string,
): Asked {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || pathname.startsWith('/api/')) return 'elsewhere';
  if (mode === 'navigate') {
    // A page behind a secret address is kept nowhere.
    if (/\.\w+$|^\/[a-z]{2}\/shared\//.test(pathname)) return 'elsewhere';
    return isOfSite(pathname, shell) ? 'site' : 'page';
  }
  if (pathname.startsWith('/pictures/')) return 'picture';
  return pathname.startsWith('/assets/') || shell.files.includes(pathname) ? 'file' : 'elsewhere';
}

/** An address without a language is the application's, which adds one; but the start is of the site. */
function isOfSite(pathname: string, { site }: Shell): boolean {
  const below = pathname === '/' ? '' : /^\/[a-z]{2}(\/.*|)$/.exec(pathname)?.[1];
  if (below === undefined) return false;
  const parts = below.split('/').filter(Boolean);
  return site.some((path) => {
    const pattern = path.split('/').filter(Boolean);
    return (
      pattern.length === parts.length &&
      pattern.every((part, at) => part.startsWith('$') || part === parts[at])
    );
  });
}

/**
 * A page of the public site comes from the server, which may answer with the application (to who is signed in) or lead
 * elsewhere. Without a connection: as it was read last, else the application's own page, which says so.
 */
export async function answerSite(request: Request, shell: Shell, shelf: Shelf): Promise<Response> {
  const { pathname } = new URL(request.url);
  const kept = await shelf.caches.open(SITE);
  try {
    const response = await shelf.fetch(request);
    if (response.type === 'opaqueredirect' || response.redirected) return response;
    if (response.headers.get(MARK) !== 'site') return await answerPage(request, shell, shelf);
    if (response.ok) await kept.put(pathname, response.clone()).catch(() => {});
    return response;
  } catch {
    return (await kept.match(pathname)) ?? answerPage(request, shell, shelf);
  }
}

/** A picture keeps its name when it is taken anew: it comes from the server, without a connection as it was seen last. */
export async function answerPicture(request: Request, { caches, fetch }: Shelf): Promise<Response> {
  const { pathname } = new URL(request.url);
  const kept = await caches.open(SITE);
  try {
    const response = await fetch(request);
    // If there is no room, it is shown all the same.
    if (response.ok) await kept.put(pathname, response.clone()).catch(() => {});
    return response;
  } catch (error) {
    const held = await kept.match(pathname);
    if (!held) throw error;
    return held;
  }
}

/** Every URL of the application serves the same page. */
export async function answerPage(
  request: Request,
  shell: Shell,
  { caches, fetch }: Shelf,
): Promise<Response> {
  const cache = await caches.open(nameOf(shell));
  return (await cache.match(PAGE)) ?? fetch(request);
}

/** From this version, from an older one that a tab still runs, else from the server, and then cached. */
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
  // If there is no room, the answer is returned all the same.
  if (response.ok && isHashed(new URL(request.url).pathname))
    await cache.put(request.url, response.clone()).catch(() => {});
  return response;
}
