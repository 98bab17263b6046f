import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import {
  fastify,
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  type onRequestAsyncHookHandler,
} from 'fastify';
import { serializerCompiler, validatorCompiler, type FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Engine } from '#model/engine/engine.ts';
import type { Config } from './config.ts';
import { problem, type Authentication } from './platform/http/company-request.ts';
import { serveClients, withClients } from './api-clients/serve-clients.ts';
import { companyRoutes } from './company.routes.ts';
import { documentExamples } from './documents/route-examples.ts';
import { refuseForgery } from './identity/forged-requests.ts';
import { importExamples } from './import/screen/import-examples.ts';
import { followInbox } from './inbox/follow-inbox.ts';
import { deliverNotices } from './notifications/deliver.ts';
import type { CompanyPlatform } from './platform/company-platform.ts';
import type { ConnectionRouteDeps } from './connectors/connection.routes.ts';
import type { WebhookRouteDeps } from './webhooks/webhook.routes.ts';
import type { Database } from './platform/db/connect.ts';
import { answerErrors, errorBody } from './platform/http/error-handler.ts';
import { HttpError } from './platform/http/http-error.ts';
import { checkForwarded } from './platform/http/forwarded-address.ts';
import { createMetrics, type Metrics } from './platform/http/metrics.ts';
import { describeApi } from './platform/http/openapi.ts';
import { refuseUnreadable } from './platform/http/readable-input.ts';
import { noteForbidden } from './security/note-forbidden.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { operatorsOnly } from './platform/http/operators-only.ts';
import { serveWebApp } from './platform/http/web-app.ts';

export interface AppDeps
  extends Pick<WebhookRouteDeps, 'box' | 'sending'>, Pick<ConnectionRouteDeps, 'reach' | 'connectors'> {
  readonly config: Pick<
    Config,
    'publicUrl' | 'apiBase' | 'demo' | 'trustProxy' | 'isLocal' | 'operationsToken'
  > &
    Partial<Pick<Config, 'operatorName' | 'operatorAddress' | 'backupTo' | 'backupAt'>>;
  readonly engine: Engine;
  readonly database: Database;
  readonly platform: CompanyPlatform;
  readonly authentication: Authentication;
  /** Name of the session's cookie, for the API description. */
  readonly sessionCookie: string;
  /** Routes of the other modules, mounted under `/api/`. */
  readonly routes: readonly FastifyPluginAsyncZod[];
  /** Folder of the built web app. */
  readonly dist: string;
  readonly now: () => string;
  readonly logger: NonNullable<FastifyServerOptions['logger']>;
}

/** In characters; a draft's form name is the longest path parameter. */
const LONGEST_PARAMETER = 105;
const MEGABYTE = 1024 * 1024;
const examples = { ...documentExamples, ...importExamples };

/** Builds the server; it does not listen yet. */
export async function buildApp(given: AppDeps): Promise<FastifyInstance> {
  const deps = { ...given, authentication: withClients(given.authentication) };
  const { config, platform } = deps;
  const app = fastify({
    logger: deps.logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: proxies(config.trustProxy),
    bodyLimit: MEGABYTE,
    requestTimeout: 60_000,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    frameworkErrors: (_, request, reply: FastifyReply) =>
      void reply.status(400).send(errorBody(new HttpError(400, { code: 'malformed' }), request)),
  });
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  checkForwarded(app);
  guard(app, deps);
  serveClients(app, { ...deps, access: platform.access });
  noteForbidden(app, deps.authentication, platform.security);
  platform.security.onNoted((event) => app.log.info({ security: event }, 'security'));
  refuseUnreadable(app);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false });
  const operators = operatorsOnly(config, deps.authentication);
  await describeApi(app, deps.engine, { sessionCookie: deps.sessionCookie, operators }, examples);
  const metrics = createMetrics(app, platform.executor, platform.hub);
  await app.register(async (api) => addOperations(api, deps, metrics, operators), { prefix: '/api' });
  for (const routes of deps.routes) await app.register(routes, { prefix: '/api' });
  notify(deps);
  const headers = securityHeaders(config);
  await app.register(companyRoutes({ ...deps, ...platform, headers }), { prefix: '/api' });
  const isSignedIn = async (request: FastifyRequest): Promise<boolean> =>
    (await deps.authentication.authenticate(request)) !== null;
  await serveWebApp(app, { dist: deps.dist, config, isSignedIn });
  // Streams never end by themselves: they would keep the server from closing.
  app.addHook('preClose', () => platform.hub.close());
  return app;
}

/** People are told of what concerns them, in the transaction of what happens. */
function notify({ engine, platform: { executor, layouts }, now }: AppDeps): void {
  followInbox(
    executor,
    { engine, layouts },
    {
      deliver: (trx, company, notices) => deliverNotices(trx, company, notices, { layouts, now: now() }),
    },
  );
}

/** A number means that many trusted hops. */
const proxies = (trust: Config['trustProxy']) =>
  typeof trust === 'number' ? (_: string, hop: number) => hop < trust : trust;

/** Security headers for every answer, and restrictions for every request. */
function guard(app: FastifyInstance, { config, authentication }: AppDeps): void {
  const headers = securityHeaders(config);
  app.addHook('onRequest', async (_, reply) => void reply.headers(headers));
  app.addHook('onRequest', refuseForgery(config.publicUrl));
  app.addHook('onSend', async (request, reply) => {
    const cookie = authentication.renewedCookie?.(request);
    if (cookie !== undefined && !reply.hasHeader('set-cookie')) void reply.header('set-cookie', cookie);
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug({
      method: request.method,
      path: request.url.split('?')[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}

/** Endpoints for operators. */
function addOperations(
  api: FastifyInstance,
  { database }: AppDeps,
  metrics: Metrics,
  operators: onRequestAsyncHookHandler,
): void {
  const tags = ['operations'];
  const health = z.object({ status: z.enum(['ok', 'failing']) }).meta({ examples: [{ status: 'ok' }] });
  const text = z.string().meta({ examples: ['lagra_requests_total 42'] });
  api.get(
    '/health/',
    { schema: { tags, summary: 'Whether the database answers', response: { 200: health, 503: health } } },
    async (request, reply) => {
      try {
        await sql`select 1`.execute(database.app.kysely);
        return { status: 'ok' };
      } catch (error) {
        request.log.error({ err: error }, 'the database does not answer');
        return reply.status(503).send({ status: 'failing' });
      }
    },
  );
  api.get(
    '/metrics/',
    {
      onRequest: operators,
      schema: {
        tags,
        summary: 'Prometheus text, for who has OPERATIONS_TOKEN (as a bearer) or is signed in',
        response: { 200: text, 401: problem },
      },
    },
    async (_, reply) =>
      reply.type('text/plain; version=0.0.4; charset=utf-8').serializer(String).send(metrics.text()),
  );
}
