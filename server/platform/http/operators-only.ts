import { createHash, timingSafeEqual } from 'node:crypto';
import type { onRequestAsyncHookHandler } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Authentication } from './company-request.ts';
import { HttpError } from './http-error.ts';

/** Lets in who has OPERATIONS_TOKEN or is signed in; on the developer's own machine everybody. */
export const operatorsOnly =
  (
    { isLocal, operationsToken }: Pick<Config, 'isLocal' | 'operationsToken'>,
    authentication: Authentication,
  ): onRequestAsyncHookHandler =>
  async (request) => {
    if (isLocal) return;
    const [, token] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (token !== undefined && operationsToken !== undefined && isSame(token, operationsToken)) return;
    if (await authentication.authenticate(request)) return;
    throw new HttpError(401, { code: 'unauthenticated' });
  };

/** In the same time wherever they differ. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(hashOf(one), hashOf(other));
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
