import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Authentication } from './company-request.ts';
import { HttpError } from './http-error.ts';

export type Operator = Pick<Config, 'isLocal' | 'operationsToken'>;

/**
 * Lets in who has OPERATIONS_TOKEN; on the developer's own machine everybody. What the installation as a whole does is no
 * matter of any one company's people.
 */
export const operatorsOnly =
  (operator: Operator): onRequestAsyncHookHandler =>
  async (request) => {
    if (!isOperator(operator, request)) throw new HttpError(401, { code: 'unauthenticated' });
  };

/** Lets in operators, and who is signed in. */
export const operatorsAndMembers =
  (operator: Operator, authentication: Authentication): onRequestAsyncHookHandler =>
  async (request) => {
    if (isOperator(operator, request) || (await authentication.authenticate(request))) return;
    throw new HttpError(401, { code: 'unauthenticated' });
  };

function isOperator({ isLocal, operationsToken }: Operator, { headers }: FastifyRequest): boolean {
  if (isLocal) return true;
  const [, token] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
  return token !== undefined && operationsToken !== undefined && isSame(token, operationsToken);
}

/** In the same time wherever they differ. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(hashOf(one), hashOf(other));
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
