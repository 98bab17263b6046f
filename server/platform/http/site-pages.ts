import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languages, type Language } from '#model/values/languages.ts';
import { languageOf } from './language.ts';
import { allowingInline } from './security-headers.ts';

export interface SiteOptions {
  /** Folder of the built web app; the site is in its `site`. */
  readonly dist: string;
  /** Where people reach this server: PUBLIC_URL. */
  readonly publicUrl: string;
  readonly isSignedIn: (request: FastifyRequest) => Promise<boolean>;
}

/** What the build wrote in place of the origin (scripts/web/site-head.ts). */
const ORIGIN = 'https://origin.invalid';
const LOCALE_COOKIE = /(?:^|; )i18n_redirected=(\w+)/;
/** Tells the service worker a written page from the application's own. */
const MARK = 'lagra-page';
const POLICY = 'content-security-policy';

/** What the public site answers to a request for a page; undefined where the application answers. */
export type SiteAnswer =
  | { readonly to: string }
  | { readonly status: 200 | 404; readonly file: string }
  | undefined;

/**
 * Who is signed in is led from the start of the site to the dashboard, and gets the application below `/apps`; everybody
 * else gets the pages that were written while building.
 */
export async function siteAnswer(request: FastifyRequest, options: SiteOptions): Promise<SiteAnswer> {
  const [path = '/', query] = request.url.split('?');
  if (path === '/') {
    if ((await textOf(options, 'en.html')) === undefined) return undefined;
    const language = wantedLanguage(request);
    if (await options.isSignedIn(request)) return { to: `/${language}/dashboard` };
    return { to: `/${language}${query === undefined ? '' : `?${query}`}` };
  }
  const [, language, below] = ours.exec(path) ?? [];
  if (language === undefined || below === undefined) return undefined;
  const page = await foundPage(options, `${language}${below}`);
  if (!page) return undefined;
  const isOwn = below === '' || below.startsWith('/apps/');
  if (isOwn && (await options.isSignedIn(request)))
    return below === '' ? { to: `/${language}/dashboard` } : undefined;
  return page;
}

/** Addresses that a page of the site may have, below their language; a file's name is made of nothing else. */
const ours = new RegExp(`^/(${languages.join('|')})((?:/[\\w-]+)*)/?$`);

/** The page itself, or what answers that it is not found beside others. */
async function foundPage(options: SiteOptions, name: string): Promise<SiteAnswer> {
  const missing = name.replace(/\/[^/]*$/, '/404.html');
  if ((await textOf(options, `${name}.html`)) !== undefined && !name.endsWith('/404'))
    return { status: 200, file: `${name}.html` };
  return (await textOf(options, missing)) === undefined ? undefined : { status: 404, file: missing };
}

/** The language for an address without one: the cookie's, else the browser's. */
function wantedLanguage({ headers }: FastifyRequest): Language {
  const kept = LOCALE_COOKIE.exec(headers.cookie ?? '')?.[1];
  return languages.find((language) => language === kept) ?? languageOf(headers['accept-language']);
}

interface SendingOf {
  readonly status?: number;
  /** In place of those that pages have. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a file of the site, with the address of this server filled in. Resolves with whether there is one. */
export async function sendSiteFile(
  reply: FastifyReply,
  file: string,
  options: SiteOptions,
  { status = 200, headers = {} }: SendingOf = {},
): Promise<boolean> {
  const text = await textOf(options, file);
  if (text === undefined) return false;
  const body = text.replaceAll(ORIGIN, new URL(options.publicUrl).origin);
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const policy = reply.getHeader(POLICY);
  // Also with 304: a browser takes the headers of its copy from there.
  if (typeof policy === 'string') void reply.header(POLICY, allowingInline(policy, body));
  void reply.headers({ 'cache-control': 'no-cache', etag: tag, vary: 'cookie', [MARK]: 'site', ...headers });
  // A proxy that compresses marks the tag as weak.
  const known = (reply.request.headers['if-none-match'] ?? '').includes(tag);
  // Not returned: a reply that is awaited waits until it has gone out.
  if (known && status === 200) void reply.status(304).send();
  else void reply.status(status).type(typeOf(file)).send(body);
  return true;
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
};

const typeOf = (file: string): string =>
  file.endsWith('rss.xml')
    ? 'application/rss+xml; charset=utf-8'
    : (types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream');

// Read each time: a newer build may have been deployed under a running server.
const textOf = ({ dist }: SiteOptions, file: string): Promise<string | undefined> =>
  readFile(join(dist, 'site', file), 'utf8').catch(() => undefined);
