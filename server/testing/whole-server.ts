import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { engine } from '#machines/registry.ts';
import { buildApp, type AppDeps } from '#server/app.ts';
import { companyBusiness } from '#server/company-business.ts';
import { concernRoutes } from '#server/concern-routes.ts';
import { createSandboxProvider } from '#server/billing/sandbox-provider.ts';
import { demoPassword } from '#server/demo/company-list.ts';
import type { SeededCompany } from '#server/demo/companies.ts';
import { openUploads } from '#server/files/open-uploads.ts';
import { createProofStore } from '#server/flows/proof-store.ts';
import { createSecretBox } from '#server/identity/second-factor/secret-box.ts';
import { createAccounts } from '#server/identity/accounts.ts';
import { createIdentity } from '#server/identity/identity.ts';
import { createJobRunner } from '#server/jobs/job-runner.ts';
import { openCompanyPlatform } from '#server/platform/company-platform.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
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
  /** Takes the lines of the server's log, from `info` on. */
  readonly log?: (line: string) => void;
  readonly config?: Partial<AppDeps['config']>;
}

const SECRET = 'a key of the tests';
const hooks = {
  box: createSecretBox(SECRET),
  reach: { network: true, folders: null },
  sending: { mayBeLocal: true },
};
const seller = { name: 'Alm & Co AB', address: 'Lagergatan 1', vatNumber: 'SE556677889901' };

export async function openWholeServer(options: WholeServerOptions = {}): Promise<WholeServer> {
  const { database, companies } = await createDemoDatabase({ name: 'lagra_demo_whole', engine, now });
  const empty = await mkdtemp(join(tmpdir(), 'lagra-dist-'));
  const { dist = empty, proofDir = empty } = options;
  const { publicUrl } = localConfig;
  const platform = await openCompanyPlatform({ engine, database, ...quiet, business: companyBusiness });
  const { executor, layouts, security, streams } = platform;
  const guarded = { publicUrl, secretKey: SECRET, security, streams };
  const identity = createIdentity({ database, engine, layouts, executor, now, ...guarded });
  const transport = { deliver: async () => undefined, close: () => undefined };
  const jobs = createJobRunner({ database, onFault });
  const accounts = createAccounts({ identity, database, executor, jobs, transport, now, publicUrl });
  const provider = createSandboxProvider();
  const files = openUploads({ dataDir: empty, filesTo: empty, clamavUrl: undefined, fileQuota: 1e9 });
  const pusher = { publicKey: '', push: async () => undefined };
  const routed = { ...accounts, pusher, seller, ...platform, ...files, engine, provider, publicUrl };
  const app = await buildApp({
    config: { ...localConfig, ...options.config },
    engine,
    database,
    platform,
    dist,
    now,
    ...hooks,
    logger: options.log ? { level: 'info', stream: { write: options.log } } : false,
    authentication: identity,
    sessionCookie: identity.cookie.name,
    routes: concernRoutes({ ...routed, proof: createProofStore(proofDir), noticeSecret: SECRET }),
  });
  const close = async (): Promise<void> => {
    await app.close();
    await jobs.close();
    await platform.close();
    await database.dispose();
    await rm(empty, { recursive: true, force: true });
  };
  const listen = (): Promise<string> => app.listen({ port: 0, host: '127.0.0.1' });
  const signIn = (email: string) => cookieOf(app, email);
  return { app, companies, database, executor, cookieOf: signIn, listen, close };
}

const now = (): string => new Date().toISOString();
const onFault = (error: unknown): never => {
  throw error;
};
/** Who looks at a company by its bootstrap is to find it as it is. */
const quiet = { now, onFault, log: (): undefined => undefined, mostBehind: 0 };

async function cookieOf(app: FastifyInstance, email: string): Promise<{ cookie: string }> {
  const payload = { email, password: demoPassword };
  const answer = await app.inject({ method: 'POST', url: '/api/auth/token/', payload });
  const [session] = answer.cookies;
  if (!session) throw new Error(`${email} was not signed in: ${answer.body}`);
  return { cookie: `${session.name}=${session.value}` };
}
