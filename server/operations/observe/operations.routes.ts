import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '#server/platform/db/connect.ts';
import { readHealth, readMetrics, readReadiness } from '#model/operations/operations.api.ts';
import type { Api } from '#server/platform/http/company-request.ts';
import { serve } from '#server/platform/http/serve.ts';
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

/** Endpoints for operators. */
export const operationRoutes =
  (deps: OperationsDeps): FastifyPluginAsyncZod =>
  async (api) => {
    addState(api, deps);
    addMetrics(api, deps);
  };

function addState(api: Api, { database, lifecycle }: OperationsDeps): void {
  serve(api, readHealth, async (request, reply) => {
    const away = await databaseProblem(database);
    if (!away) return { status: 'ok' as const };
    request.log.error({ err: away }, 'the database does not answer');
    return reply.status(503).send({ status: 'failing' });
  });
  serve(api, readReadiness, async (_, reply) => {
    const reasons = [
      ...(lifecycle.phase === 'ready' ? [] : [lifecycle.phase]),
      ...((await databaseProblem(database)) ? ['databaseAway' as const] : []),
    ];
    if (reasons.length === 0) return { status: 'ready' as const, reasons };
    return reply.status(503).send({ status: 'notReady', reasons });
  });
}

function addMetrics(api: Api, { metrics, config }: OperationsDeps): void {
  serve(
    api,
    readMetrics,
    async (_, reply) =>
      reply
        .type('text/plain; version=0.0.4; charset=utf-8')
        .serializer(String)
        .send(await metrics.text()),
    { onRequest: operatorsOnly(config) },
  );
}
