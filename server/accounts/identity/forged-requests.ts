import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '#server/platform/http/http-error.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A hook for all routes that accept a session's cookie: cross-site requests are answered with 403. */
export const refuseForgery =
  (publicUrl: string) =>
  async ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): Promise<void> => {
    if (isForged(method, headers, publicUrl)) throw new HttpError(403, { code: 'forgedRequest' });
  };

/**
 * Whether a modifying request comes from another site's page: it would carry the session's cookie. Browsers state the
 * origin (Sec-Fetch-Site, else Origin); a request without either comes from a program, which sends no cookie it was not
 * given.
 */
function isForged(method: string, headers: IncomingHttpHeaders, publicUrl: string): boolean {
  if (safeMethods.has(method)) return false;
  const { origin, host } = headers;
  if (origin !== undefined && origin === new URL(publicUrl).origin) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && URL.parse(origin)?.host !== host;
}
