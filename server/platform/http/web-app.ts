import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { errorBody } from './error-handler.ts';
import { HttpError } from './http-error.ts';

interface WebAppOptions {
  /** Folder of the built web app; if empty or missing, only the API is served. */
  readonly dist: string;
  readonly config: Pick<Config, 'apiBase' | 'demo' | 'operatorName' | 'operatorAddress'>;
}

const YEAR_SECONDS = 31_536_000;
const freshly = 'no-cache';

/**
 * Serves the built web app: hashed files are cached for a year, everything else is revalidated. Any other URL that a
 * browser opens as a page is the app's own; all the rest is not found.
 */
export async function serveWebApp(app: FastifyInstance, { dist, config }: WebAppOptions): Promise<void> {
  if (existsSync(dist))
    await app.register(fastifyStatic, {
      root: dist,
      wildcard: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) =>
        void reply.header(
          'cache-control',
          isHashed(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : freshly,
        ),
    });
  // The folder itself cannot be read; its URL is the app's first page.
  app.get('/', { schema: { hide: true } }, (_, reply) => sendPage(dist, reply));
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
  app.setNotFoundHandler(async (request, reply) =>
    isPage(request) ? sendPage(dist, reply) : sendNotFound(request, reply),
  );
}

const isHashed = (path: string): boolean => /[\\/]assets[\\/].*-[\w-]{8,}\.\w+$/.test(path);

const isPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !url.startsWith('/api/') &&
  !/\.\w+$/.test(url.split('?')[0] ?? '') &&
  (headers.accept ?? '*/*').includes('text/html');

async function sendPage(dist: string, reply: FastifyReply): Promise<FastifyReply> {
  const page = await readFile(join(dist, 'index.html'), 'utf8').catch(() => undefined);
  if (page === undefined) return sendNotFound(reply.request, reply);
  return reply.header('cache-control', freshly).type('text/html; charset=utf-8').send(page);
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = new HttpError(404, { code: 'unknownPath' });
  return reply.status(404).send(errorBody(problem, request));
}

async function readBuild(dist: string): Promise<unknown> {
  const text = await readFile(join(dist, 'build.json'), 'utf8').catch(() => undefined);
  return text === undefined ? { hash: 'none', sha: 'unknown', time: '' } : JSON.parse(text);
}
