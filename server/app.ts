import compress from '@fastify/compress';
import {
  fastify,
  LogController,
  type FastifyInstance,
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { serializerCompiler, validatorCompiler, type FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Engine } from '#model/engine/engine.ts';
import type { Config } from './config.ts';
import type { Authentication } from './platform/http/company-request.ts';
import { serveClients, withClients } from './accounts/api-clients/serve-clients.ts';
import { companyRoutes } from './company.routes.ts';
import { refuseForgery } from './accounts/identity/forged-requests.ts';
import { followInbox } from './inbox/follow-inbox.ts';
import { deliverNotices } from './notifications/deliver.ts';
import type { CompanyPlatform } from './platform/company-platform.ts';
import type { ConnectionRouteDeps } from './outgoing/connectors/connection.routes.ts';
import { followLinkEndings } from './outgoing/shared-links/link-endings.ts';
import type { WebhookRouteDeps } from './outgoing/webhooks/webhook.routes.ts';
import type { Database } from './platform/db/connect.ts';
import { answerErrors, errorBody } from './platform/http/error-handler.ts';
import { HttpError } from './platform/http/http-error.ts';
import { checkForwarded } from './platform/http/forwarded-address.ts';
import { describeApi } from './platform/http/openapi.ts';
import { refuseUnreadable } from './platform/http/readable-input.ts';
import { noteForbidden } from './platform/security/note-forbidden.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { serveSecurityText } from './platform/http/security-txt.ts';
import { operatorsAndMembers } from './platform/http/operators-only.ts';
import { serveWebApp } from './platform/http/web-app.ts';
import type { JobRunner } from './jobs/job-runner.ts';
import { endGently } from './platform/observe/end-gently.ts';
import type { Lifecycle } from './platform/observe/lifecycle.ts';
import { createMetrics } from './operations/observe/metrics.ts';
import { operationRoutes } from './operations/observe/operations.routes.ts';
import { requestIds, tellRequests } from './platform/observe/request-log.ts';
import type { Traces } from './platform/observe/traces.ts';

export interface AppDeps
  extends Pick<WebhookRouteDeps, 'box' | 'sending'>, Pick<ConnectionRouteDeps, 'reach' | 'connectors'> {
  readonly config: Pick<
    Config,
    'publicUrl' | 'apiBase' | 'demo' | 'trustProxy' | 'isLocal' | 'operationsToken'
  > &
    Partial<Pick<Config, 'operatorEmail' | 'operatorName' | 'operatorAddress' | 'backupTo' | 'backupAt'>>;
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
  /** None: nothing is written. */
  readonly logger: FastifyBaseLogger | null;
  readonly lifecycle: Lifecycle;
  readonly jobs: Pick<JobRunner, 'onRun'>;
  /** None: nothing is traced. */
  readonly traces?: Traces | undefined;
}

/** In characters; a draft's form name is the longest path parameter. */
const LONGEST_PARAMETER = 105;
const MEGABYTE = 1024 * 1024;
const API = { prefix: '/api' };

/** Builds the server; it does not listen yet. */
export async function buildApp(parts: AppDeps): Promise<FastifyInstance> {
  const deps = { ...parts, authentication: withClients(parts.authentication) };
  const { config, platform } = deps;
  const app = fastify({
    ...(deps.logger && { loggerInstance: deps.logger }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(config),
    trustProxy: proxies(config.trustProxy),
    bodyLimit: MEGABYTE,
    requestTimeout: 60_000,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    frameworkErrors: (_, request, reply: FastifyReply) =>
      void reply.status(400).send(errorBody(new HttpError(400, { code: 'malformed' }), request)),
  });
  await deps.traces?.mount(app);
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
  const readers = operatorsAndMembers(config, deps.authentication);
  await describeApi(app, deps.engine, { sessionCookie: deps.sessionCookie, readers });
  const metrics = createMetrics(app, { ...deps, ...platform });
  await app.register(operationRoutes({ ...deps, metrics }), API);
  for (const routes of deps.routes) await app.register(routes, API);
  notify(deps);
  await app.register(companyRoutes({ ...deps, ...platform, headers: securityHeaders(config) }), API);
  serveSecurityText(app, deps);
  const isSignedIn = async (request: FastifyRequest): Promise<boolean> =>
    (await deps.authentication.authenticate(request)) !== null;
  await serveWebApp(app, { dist: deps.dist, config, isSignedIn });
  endGently(app, deps.lifecycle, () => platform.hub.close());
  return app;
}

/** What follows in the transaction of what happens: people are notified of what concerns them, and addresses of links end. */
function notify({ engine, platform: { executor, layouts }, now }: AppDeps): void {
  followLinkEndings(executor);
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
  tellRequests(app);
  app.addHook('onRequest', refuseForgery(config.publicUrl));
  app.addHook('onSend', async (request, reply) => {
    const cookie = authentication.renewedCookie?.(request);
    if (cookie !== undefined && !reply.hasHeader('set-cookie')) void reply.header('set-cookie', cookie);
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store');
  });
}
