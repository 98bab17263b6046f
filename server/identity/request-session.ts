import type { FastifyRequest } from 'fastify';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { Identity } from './identity.ts';
import type { Session, SessionOrigin } from './session-store.ts';
import type { User } from './user-store.ts';

/** The session of a request; throws an HttpError 401 for visitors. */
export async function sessionOf(identity: Identity, request: FastifyRequest): Promise<Session> {
  const session = await identity.authenticate(request);
  if (!session) throw new HttpError(401, { code: 'unauthenticated' });
  return session;
}

/** The person of a session. */
export async function userOf({ users }: Identity, id: string): Promise<User> {
  const user = await users.find(id);
  if (!user) throw new HttpError(401, { code: 'unauthenticated' });
  return user;
}

/** Where a session was started, to show to its owner. */
export const originOf = (request: FastifyRequest): SessionOrigin => ({
  userAgent: request.headers['user-agent'] ?? '',
  ip: request.ip,
});
