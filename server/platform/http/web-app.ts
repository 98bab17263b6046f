import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { errorBody } from './error-handler.ts';
import { HttpError } from './http-error.ts';
import { languages } from '#model/values/languages.ts';
import { unsharedHeaders } from './unshared-headers.ts';
import { sendSiteFile, siteAnswer, type SiteOptions } from './site-pages.ts';

interface WebAppOptions {
  /** Folder of the built web app; if empty or missing, only the API is served. */
  readonly dist: string;
  readonly config: Pick<Config, 'apiBase' | 'demo' | 'publicUrl'> &
    Partial<Pick<Config, 'operatorName' | 'operatorAddress'>>;
  readonly isSignedIn: SiteOptions['isSignedIn'];
}

const YEAR_SECONDS = 31_536_000;
const freshly = 'no-cache';

/**
 * Serves the built web app: hashed files are cached for a year, everything else is revalidated. Any other URL that a
 * browser opens as a page is the public site's or the app's own; all the rest is not found.
 */
export async function serveWebApp(app: FastifyInstance, options: WebAppOptions): Promise<void> {
  const { dist, config, isSignedIn } = options;
  const site: SiteOptions = { dist, publicUrl: config.publicUrl, isSignedIn };
  if (existsSync(dist)) await serveFiles(app, dist);
  // The folder itself cannot be read; its URL is the first page.
  app.get('/', { schema: { hide: true } }, (_, reply) => sendPage(site, reply));
  for (const file of [
    'robots.txt',
    'sitemap.xml',
    ...languages.map((language) => `${language}/blog/rss.xml`),
  ])
    app.get(`/${file}`, { schema: { hide: true } }, async (request, reply) =>
      (await sendSiteFile(reply, file, site)) ? reply : sendNotFound(request, reply),
    );
  await serveBuildNumbers(app, options);
  app.setNotFoundHandler(async (request, reply) =>
    isPage(request) ? sendPage(site, reply) : sendNotFound(request, reply),
  );
}

async function serveFiles(app: FastifyInstance, dist: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: dist,
    wildcard: true,
    // Its files lack the address of this server.
    allowedPath: (path) => !path.startsWith('/site/'),
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) =>
      void reply.header(
        'cache-control',
        isHashed(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : freshly,
      ),
  });
}

/** What an open page asks: how it is configured, which build it came with, and which is the latest. */
async function serveBuildNumbers(app: FastifyInstance, { dist, config }: WebAppOptions): Promise<void> {
  app.get('/config.json', { schema: { hide: true } }, async (_, reply) => {
    void reply.header('cache-control', freshly);
    const { apiBase, demo, operatorName = null, operatorAddress = null } = config;
    return { apiBase, demo, operator: { name: operatorName, address: operatorAddress } };
  });
  const started = await readBuild(dist);
  app.get('/build.json', { schema: { hide: true } }, async (_, reply) => {
    void reply.header('cache-control', 'no-store');
    return started;
  });
  // Read each time: a newer build may have been deployed under a running server.
  app.get('/latest-build.json', { schema: { hide: true } }, async (_, reply) => {
    void reply.header('cache-control', 'no-store');
    return readBuild(dist);
  });
}

const isHashed = (path: string): boolean => /[\\/]assets[\\/].*-[\w-]{8,}\.\w+$/.test(path);

/** Whether a page is asked for: by a browser, or by a crawler or a script that takes anything. */
const isPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !url.startsWith('/api/') &&
  !/\.\w+$/.test(url.split('?')[0] ?? '') &&
  /text\/html|^\s*\*\/\*/.test(headers.accept ?? '*/*');

/** A page of the public site, or the application, which is the same document at every address. */
async function sendPage(site: SiteOptions, reply: FastifyReply): Promise<FastifyReply> {
  if (isShared(reply.request)) return sendShared(site, reply);
  const answer = await siteAnswer(reply.request, site);
  if (answer && 'to' in answer)
    return reply
      .headers({ 'cache-control': 'no-store', vary: 'cookie, accept-language' })
      .redirect(answer.to, 302);
  if (answer && (await sendSiteFile(reply, answer.file, site, { status: answer.status }))) return reply;
  const page = await readFile(join(site.dist, 'index.html'), 'utf8').catch(() => undefined);
  if (page === undefined) return sendNotFound(reply.request, reply);
  return reply.header('cache-control', freshly).type('text/html; charset=utf-8').send(page);
}

const sharedPage = new RegExp(`^/(${languages.join('|')})/shared/[^/]+/?$`);
const isShared = ({ url }: FastifyRequest): boolean => sharedPage.test(url.split('?')[0] ?? '');

/**
 * [LNK10] The page of every link is one file: what a link shows it asks by itself. Nobody keeps or lists it, and a signed-in
 * person gets the same.
 */
async function sendShared(site: SiteOptions, reply: FastifyReply): Promise<FastifyReply> {
  const [, language = 'en'] = sharedPage.exec(reply.request.url.split('?')[0] ?? '') ?? [];
  if (await sendSiteFile(reply, `${language}/shared.html`, site, { headers: unsharedHeaders })) return reply;
  // The pages of the site are written a moment after a first start.
  throw new HttpError(503, { code: 'unavailable' }, 5);
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = new HttpError(404, { code: 'unknownPath' });
  return reply.status(404).send(errorBody(problem, request));
}

async function readBuild(dist: string): Promise<unknown> {
  const text = await readFile(join(dist, 'build.json'), 'utf8').catch(() => undefined);
  return text === undefined ? { hash: 'none', sha: 'unknown', time: '' } : JSON.parse(text);
}
