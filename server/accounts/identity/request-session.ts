import type { FastifyRequest } from 'fastify';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { Identity } from './identity.ts';
import { KNOWN_SECONDS } from './known-devices.ts';
import { sessionLife, type Session, type SessionOrigin } from './session-store.ts';
import type { Arrival, SignIn } from './sign-in.ts';
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

/** Where somebody signs in. */
export const arrivalOf = (
  { deviceCookie }: Pick<Identity, 'deviceCookie'>,
  request: FastifyRequest,
): Arrival => ({
  ...originOf(request),
  mark: deviceCookie.read(request.headers.cookie),
});

/** The cookies of a session that has begun: its own, and the one that the browser is known by. */
export const arrivalCookies = (
  { cookie, deviceCookie }: Pick<Identity, 'cookie' | 'deviceCookie'>,
  { token, mark }: Pick<SignIn, 'token' | 'mark'>,
): string[] => [cookie.set(token, sessionLife.idle), deviceCookie.set(mark, KNOWN_SECONDS)];
