import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { Identity } from './identity.ts';
import type { Session, SessionOrigin } from './session-store.ts';

/** Where routes are put; their schemas type what they are given. */
export type Api = Parameters<FastifyPluginAsyncZod>[0];

/** The session of a request; throws an HttpError 401 for visitors. */
export async function sessionOf(identity: Identity, request: FastifyRequest): Promise<Session> {
  const session = await identity.authenticate(request);
  if (!session) throw new HttpError(401, { code: 'unauthenticated' });
  return session;
}

/** Where a session is begun, to be shown to its owner. */
export const originOf = (request: FastifyRequest): SessionOrigin => ({
  userAgent: request.headers['user-agent'] ?? '',
  ip: request.ip,
});
