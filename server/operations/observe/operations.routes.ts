import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '#server/platform/db/connect.ts';
import { problem } from '#server/platform/http/company-request.ts';
import { operatorsOnly, type Operator } from '#server/platform/http/operators-only.ts';
import { databaseProblem } from './database-answer.ts';
import type { Lifecycle } from '#server/platform/observe/lifecycle.ts';
import type { Metrics } from './metrics.ts';

export interface OperationsDeps {
  readonly database: Database;
  readonly lifecycle: Lifecycle;
  readonly metrics: Metrics;
  readonly config: Operator;
}

const tags = ['operations'];
const health = z.object({ status: z.enum(['ok', 'failing']) }).meta({ examples: [{ status: 'ok' }] });
const readiness = z
  .object({
    status: z.enum(['ready', 'notReady']),
    reasons: z.array(z.enum(['starting', 'migrating', 'seeding', 'stopping', 'databaseAway'])),
  })
  .meta({ examples: [{ status: 'ready', reasons: [] }] });
const text = z.string().meta({ examples: ['lagra_streams 42'] });

/** Endpoints for operators. */
export function addOperations(api: FastifyInstance, deps: OperationsDeps): void {
  addState(api, deps);
  addMetrics(api, deps);
}

function addState(api: FastifyInstance, { database, lifecycle }: OperationsDeps): void {
  api.get(
    '/health/',
    { schema: { tags, summary: 'Whether the database answers', response: { 200: health, 503: health } } },
    async (request, reply) => {
      const away = await databaseProblem(database);
      if (!away) return { status: 'ok' };
      request.log.error({ err: away }, 'the database does not answer');
      return reply.status(503).send({ status: 'failing' });
    },
  );
  api.get(
    '/ready/',
    {
      schema: {
        tags,
        summary: 'Whether requests are to be sent here, and why not',
        response: { 200: readiness, 503: readiness },
      },
    },
    async (_, reply) => {
      const reasons = [
        ...(lifecycle.phase === 'ready' ? [] : [lifecycle.phase]),
        ...((await databaseProblem(database)) ? ['databaseAway' as const] : []),
      ];
      if (reasons.length === 0) return { status: 'ready', reasons };
      return reply.status(503).send({ status: 'notReady', reasons });
    },
  );
}

function addMetrics(api: FastifyInstance, { metrics, config }: OperationsDeps): void {
  api.get(
    '/metrics/',
    {
      onRequest: operatorsOnly(config),
      schema: {
        tags,
        summary: 'Prometheus text, for who has OPERATIONS_TOKEN (as a bearer)',
        response: { 200: text, 401: problem },
      },
    },
    async (_, reply) =>
      reply
        .type('text/plain; version=0.0.4; charset=utf-8')
        .serializer(String)
        .send(await metrics.text()),
  );
}
