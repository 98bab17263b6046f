import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { engine } from '#machines/registry.ts';
import { now } from '#model/values/clock.fixtures.ts';
import { buildApp, type AppDeps } from '#server/app.ts';
import { companyBusiness } from '#server/company-business.ts';
import { globalRoutes } from '#server/global-routes.ts';
import { createSandboxProvider } from '#server/accounts/billing/sandbox-provider.ts';
import { demoPassword } from '#server/demo/company-list.ts';
import type { SeededCompany } from '#server/demo/companies.ts';
import { openUploads } from '#server/files/open-uploads.ts';
import { createProofStore } from '#server/flows/proof-store.ts';
import { createSecretBox } from '#server/accounts/identity/second-factor/secret-box.ts';
import { createAccounts } from '#server/accounts/identity/accounts.ts';
import { createIdentity } from '#server/accounts/identity/identity.ts';
import type { Config } from '#server/config.ts';
import { createJobRunner, type JobRunner } from '#server/jobs/job-runner.ts';
import { openCompanyPlatform, type CompanyPlatform } from '#server/platform/company-platform.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import { createLifecycle, type Lifecycle } from '#server/platform/observe/lifecycle.ts';
import { createLogger } from '#server/platform/observe/request-log.ts';
import type { Traces } from '#server/platform/observe/traces.ts';
import { localConfig } from './local-config.ts';
import { createDemoDatabase } from './demo-database.ts';
import type { TestDatabase } from './test-database.ts';

/** Everything that `main.ts` puts together, with the demo companies and people but no trade. */
export interface WholeServer {
  readonly app: FastifyInstance;
  readonly companies: readonly SeededCompany[];
  readonly database: TestDatabase;
  /** The only writer, for adding test data. */
  readonly executor: Executor;
  readonly platform: CompanyPlatform;
  readonly jobs: JobRunner;
  readonly lifecycle: Lifecycle;
  /** The cookie header of a signed-in demo person. */
  cookieOf(email: string): Promise<{ cookie: string }>;
  /** The URL it listens on, for browsers. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

interface WholeServerOptions {
  /** The folder of the built web app; none by default. */
  readonly dist?: string;
  /** The folder of the path tests' report; none by default. */
  readonly proofDir?: string;
  /** Takes the lines of the server's log, from `level` on, which is `info`. */
  readonly log?: (line: string) => void;
  readonly level?: Config['logLevel'];
  readonly traces?: Traces;
  readonly config?: Partial<AppDeps['config']>;
}

const SECRET = 'a key of the tests';
const uploading = {
  clamavUrl: undefined,
  fileQuota: 1e9,
  s3: { endpoint: undefined, region: 'us-east-1', credentials: undefined },
};
const hooks = {
  box: createSecretBox(SECRET),
  reach: { network: true, folders: null, ports: [{ from: 1, to: 65_535 }] },
  sending: { mayBeLocal: true },
};
const transport = { deliver: async () => undefined, close: () => undefined };
const pusher = { publicKey: '', push: async () => undefined };
const seller = { name: 'Alm & Co AB', address: 'Lagergatan 1', vatNumber: 'SE556677889901' };

export async function openWholeServer(options: WholeServerOptions = {}): Promise<WholeServer> {
  const { database, companies } = await createDemoDatabase({ name: 'lagra_demo_whole', engine, now });
  const empty = await mkdtemp(join(tmpdir(), 'lagra-dist-'));
  const { dist = empty, proofDir = empty } = options;
  const { publicUrl } = localConfig;
  const deciding = { ...quiet, business: companyBusiness, secret: SECRET };
  const platform = await openCompanyPlatform({ engine, database, ...deciding });
  const { executor, layouts, security, streams } = platform;
  const guarded = { publicUrl, secretKey: SECRET, security, streams };
  const identity = createIdentity({ database, engine, layouts, executor, now, ...guarded });
  const jobs = createJobRunner({ database, onFault });
  const accounts = createAccounts({ identity, database, executor, jobs, transport, now, publicUrl });
  const provider = createSandboxProvider();
  const files = await filesIn(empty);
  const routed = { ...accounts, pusher, seller, ...platform, ...files, engine, provider, publicUrl };
  const lifecycle = createLifecycle('ready');
  const running = { engine, database, platform, now, lifecycle, jobs };
  const app = await buildApp({
    ...running,
    ...hooks,
    dist,
    config: { ...localConfig, ...options.config },
    logger: options.log ? createLogger(options.level ?? 'info', { write: options.log }) : null,
    traces: options.traces,
    authentication: identity,
    sessionCookie: identity.cookie.name,
    routes: globalRoutes({ ...routed, proof: createProofStore(proofDir), noticeSecret: SECRET }),
  });
  const close = async (): Promise<void> => {
    await app.close();
    await jobs.close();
    await platform.close();
    await database.dispose();
    await rm(empty, { recursive: true, force: true });
  };
  const listen = (): Promise<string> => app.listen({ port: 0, host: '127.0.0.1' });
  const parts = { app, companies, database, executor, jobs, lifecycle, platform };
  return { ...parts, cookieOf: (email) => cookieOf(app, email), listen, close };
}

const filesIn = (folder: string) =>
  openUploads({ ...uploading, dataDir: folder, filesTo: { kind: 'folder', folder } });
const onFault = (error: unknown): never => {
  throw error;
};
const quiet = { now, onFault, log: (): undefined => undefined };

async function cookieOf(app: FastifyInstance, email: string): Promise<{ cookie: string }> {
  const payload = { email, password: demoPassword };
  const answer = await app.inject({ method: 'POST', url: '/api/auth/token/', payload });
  const [session] = answer.cookies;
  if (!session) throw new Error(`${email} was not signed in: ${answer.body}`);
  return { cookie: `${session.name}=${session.value}` };
}
