import { setTimeout as pause } from 'node:timers/promises';
import { join, resolve } from 'node:path';
import { checkingEngine as engine } from '#machines/checking-engine.ts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { postToSelf } from './accounts/billing/webhooks/post-to-self.ts';
import type { Seller } from './accounts/billing/billing.routes.ts';
import { openProvider } from './accounts/billing/open-provider.ts';
import { buildApp } from './app.ts';
import { companyBusiness } from './company-business.ts';
import { globalRoutes } from './global-routes.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { explain, mustBeWritable } from './explain.ts';
import { demoPassword, demoPeople } from './demo/company-list.ts';
import { seedDemo } from './demo/seed.ts';
import { createAccounts, type AccountDeps } from './accounts/identity/accounts.ts';
import { openUploads } from './files/open-uploads.ts';
import { createProofStore } from './flows/proof-store.ts';
import { createSecretBox } from './accounts/identity/second-factor/secret-box.ts';
import { createIdentity, type Identity } from './accounts/identity/identity.ts';
import { createJobRunner, type JobRunner } from './jobs/job-runner.ts';
import { throughOwn } from './outgoing/connectors/smtp/company-mail.ts';
import type { LetterUse } from './mail/letter-budget.ts';
import { openTransport } from './mail/open-transport.ts';
import { createNoticeWriter } from './notifications/notice-writer.ts';
import { createPusher, noPusher } from './notifications/pusher.ts';
import { vapidKeyOf } from './notifications/vapid-key.ts';
import { openCompanyPlatform, type CompanyPlatform } from './platform/company-platform.ts';
import { connectDatabase, type Database } from './platform/db/connect.ts';
import { migrateModel } from './platform/db/migrate-model.ts';
import { keptSecret, secretOf } from './platform/kept-secret.ts';
import { mustBeWhole } from './platform/db/must-be-whole.ts';
import { startEmbeddedPostgres } from './platform/db/supervisor.ts';
import { waitForDatabase } from './platform/db/wait-for-database.ts';
import { createLifecycle } from './platform/observe/lifecycle.ts';
import { openLobby, type Lobby } from './platform/observe/lobby.ts';
import { leavingOut, optional, type LeaveOut } from './platform/db/optional-part.ts';
import { createLogger } from './platform/observe/request-log.ts';
import { stopDoubtfulAgents } from './platform/security/stop-doubtful-agents.ts';
import { noteTried } from './papers/mail/note-tried.ts';
import { withPapers } from './papers/mail/paper-letter.ts';
import { linkInLetter } from './outgoing/shared-links/link-in-letter.ts';
import { startBackgroundJobs } from './background-jobs.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);
const now = (): string => new Date().toISOString();

/** Starts everything in order; signals stop it in reverse order. */
async function start(config: Config): Promise<void> {
  const { logger, leaveOut, traces, lifecycle, lobby } = await openSurroundings(config);
  const log = (line: string): void => logger.warn(line);
  const onFault = (error: unknown): void => logger.error({ err: error }, 'fault');
  const { database, closeDatabase } = await openDatabase(config, lobby, log);
  const secret = await secretOf(config, 'commands');
  const around = { now, onFault, log, business: companyBusiness, secret };
  const scratch = join(config.dataDir, 'exporting');
  const platform = await openCompanyPlatform({ engine, database, scratch, ...around });
  const jobs = createJobRunner({ database, onFault });
  const { accounts, hooks, routed, routes, tellBy, identity } = await openBusiness(config, {
    database,
    platform,
    jobs,
    leaveOut,
    lobby,
    logger,
  });
  await lobby.webApp();
  const parts = { engine, database, platform, routes, lifecycle, jobs, traces, logger };
  const app = await buildApp({ ...parts, ...hooks, ...servedBy(config), ...signedInBy(identity) });
  tellBy(app);
  const companies = () => companyNumbers(database);
  const beside = { ...routed, ...hooks, accounts, jobs, now, companies, onFault, log: app.log, leaveOut };
  let working: ReturnType<typeof startBackgroundJobs> | undefined;
  stopOnSignals(async () => {
    lifecycle.phase = 'stopping';
    const stopWork = async (): Promise<void> => inTurn(...((await working) ?? []));
    await Promise.all([stopWork(), pause(config.shutdownDelay * 1000)]);
    await inTurn(() => app.close(), accounts.postman.close, platform.close, closeDatabase, traces?.close);
  });
  await lobby.close();
  await stopDoubtfulAgents({ database, executor: platform.executor, now, log });
  const address = await app.listen({ port: config.port, host: config.host });
  if (lifecycle.phase !== 'stopping') lobby.tell({ phase: 'ready' });
  sayReady(config, new URL(address));
  working = optional('what goes on besides the requests', leaveOut, () => startBackgroundJobs(beside), []);
  await working;
}

/** What is there before the database is: the log, traces, and who answers meanwhile. */
async function openSurroundings(config: Config) {
  await mustBeWritable(config.dataDir);
  const lifecycle = createLifecycle();
  const logger = createLogger(config.logLevel);
  const leaveOut = leavingOut((line) => logger.error(line));
  const lobby = await openLobby(config, lifecycle);
  return {
    lifecycle,
    lobby,
    logger,
    leaveOut,
    traces: await optional('traces', leaveOut, () => openTracesOf(config), undefined),
  };
}

interface Ground {
  readonly database: Database;
  readonly platform: CompanyPlatform;
  readonly jobs: JobRunner;
  readonly leaveOut: LeaveOut;
  readonly lobby: Lobby;
  readonly logger: FastifyBaseLogger;
}

/** People, files, letters and payments, and the routes to them. */
async function openBusiness(config: Config, ground: Ground) {
  const { database, platform, jobs, leaveOut, lobby, logger } = ground;
  const { publicUrl, demo, proofDir } = config;
  const { executor } = platform;
  const identity = createIdentity({ ...platform, database, engine, now, ...(await guardsOf(config)) });
  const uploads = await openUploads(config);
  const { files } = uploads;
  const tell = (done: number, of: number): void => lobby.tell({ phase: 'seeding', done, of });
  if (demo) await seedDemo({ engine, database, executor, files, users: identity.users, now, leaveOut, tell });
  const noticeSecret = await secretOf(config, 'notifications');
  const pusher = await optional('push messages', leaveOut, () => openPusher(config, database), noPusher);
  const noticing = { engine, database, ...platform, users: identity.users, secret: noticeSecret, pusher };
  const mail = {
    ...mailOf(
      config,
      withPapers(
        { ...noticing, files, linkFor: linkInLetter({ ...platform, publicUrl, now }) },
        createNoticeWriter({ ...noticing, publicUrl, now }),
      ),
    ),
    onTried: noteTried(executor),
  };
  const hooks = { ...(await hooksOf(config)), settings: config };
  const onLettersNear = (letters: LetterUse): void =>
    logger.warn({ letters }, 'a company is near its letters of the day');
  const accounts = accountsOf({ identity, database, executor, jobs, ...mail, onLettersNear }, hooks);
  const { tellBy, ...payments } = await openPayments(config);
  const routed = { ...accounts, ...platform, ...uploads, ...payments, engine, pusher };
  const routes = globalRoutes({ ...routed, publicUrl, noticeSecret, proof: createProofStore(proofDir) });
  return { accounts, hooks, routed, routes, tellBy, identity };
}

/** OpenTelemetry is loaded only where it is asked for. */
async function openTracesOf({ traces, trustProxy }: Config) {
  if (!traces) return undefined;
  const { openTraces } = await import('./platform/observe/traces.ts');
  return openTraces({ joins: trustProxy !== false && trustProxy !== 0 });
}

/** Who sells, and the payment provider; the sandbox tells by the app's own route, once there is one. */
async function openPayments(config: Config) {
  const sandbox = { post: async (_body: string, _signature: string): Promise<boolean> => false };
  const provider = openProvider(config, {
    secret: await secretOf(config, 'sandbox-payments'),
    now,
    post: (body, signature) => sandbox.post(body, signature),
  });
  const seller = sellerIn(config);
  return { provider, seller, tellBy: (app: FastifyInstance): void => void (sandbox.post = postToSelf(app)) };
}

/** What the secrets of webhooks and connections are kept with, and where these may go. */
const hooksOf = async ({ dataDir, secretKey, webhooksLocal, ...connectors }: Config) => ({
  box: createSecretBox(secretKey ?? (await keptSecret(dataDir, 'webhooks'))),
  sending: { mayBeLocal: webhooksLocal },
  reach: {
    network: connectors.connectorsLocal,
    folders: connectors.connectorFolders ?? null,
    ports: connectors.connectorPorts,
  },
});

/** Accounts, whose letters go through the own mail server of a company that has one. */
const accountsOf = (
  deps: Omit<AccountDeps, 'now' | 'throughOwn'>,
  hooks: Awaited<ReturnType<typeof hooksOf>>,
) => createAccounts({ ...deps, now, throughOwn: throughOwn({ ...deps, ...hooks, now }) });

/** Who runs this installation sells it. */
const sellerIn = ({ operatorName, operatorAddress, operatorVatNumber }: Config): Seller => ({
  name: operatorName ?? null,
  address: operatorAddress ?? null,
  vatNumber: operatorVatNumber ?? null,
});

/** What mail goes by, and what it needs. */
const mailOf = (config: Config, writeNotices: ReturnType<typeof createNoticeWriter>) => ({
  transport: openTransport(config, say),
  // [ML13]
  ...(config.demo && { instead: openTransport({ ...config, smtpUrl: undefined }, say) }),
  publicUrl: config.publicUrl,
  operatorEmail: config.operatorEmail,
  writeNotices,
});

/** Push services ask whom to write to; its key is kept, since browsers subscribe to it. */
const openPusher = async (config: Config, { app }: Database) =>
  createPusher({
    database: app,
    key: vapidKeyOf(await secretOf(config, 'push')),
    contact: config.operatorEmail === undefined ? config.publicUrl : `mailto:${config.operatorEmail}`,
    fetch,
    now,
  });

const signedInBy = (identity: Identity) => ({
  authentication: identity,
  sessionCookie: identity.cookie.name,
});

const servedBy = (config: Config) => ({
  config,
  dist: resolve(import.meta.dirname, '../dist'),
  now,
});

/** What signing in depends on. */
const guardsOf = async ({ demo, dataDir, publicUrl, secretKey }: Config) => ({
  publicUrl,
  published: demo ? [] : [demoPassword],
  secretKey: secretKey ?? (await keptSecret(dataDir, 'second-factor')),
});

/** Runs the steps one after the other. */
async function inTurn(...steps: readonly ((() => unknown) | undefined)[]): Promise<void> {
  for (const step of steps) await step?.();
}

/** The database of DATABASE_URL, else our own; migrated. */
async function openDatabase(config: Config, lobby: Lobby, log: (line: string) => void) {
  const { databaseUrl, directUrl, dataDir, secretKey, databaseConnections, databaseWait: seconds } = config;
  const embedded = databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir, log }) : undefined;
  const ownerUrl = embedded?.ownerUrl ?? databaseUrl ?? '';
  for (const url of embedded ? [] : [directUrl, ownerUrl])
    if (url !== undefined) await waitForDatabase({ url, seconds, log });
  const database = await connectDatabase({
    ownerUrl,
    directUrl,
    secretDir: dataDir,
    secretKey,
    log,
    connections: databaseConnections,
  });
  lobby.tell({ phase: 'migrating' });
  await mustBeWhole(database.owner.kysely);
  await migrateModel(database.owner.kysely);
  lobby.tell({ phase: 'starting' });
  const closeDatabase = async (): Promise<void> => {
    await database.dispose();
    await embedded?.stop();
  };
  return { database, closeDatabase };
}

async function companyNumbers({ app }: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from company order by id`.execute(app.kysely);
  return rows.map(({ id }) => id);
}

function sayReady({ host, demo, isLocal }: Config, address: URL): void {
  say(`ready http://${nameOf(host)}:${address.port}`);
  if (demo && isLocal) for (const line of demoSignIns()) say(line);
}

/** The demo's sign-ins, one per line. */
function demoSignIns(): string[] {
  const widest = Math.max(...demoPeople.map(({ email }) => email.length));
  return demoPeople.map(
    ({ email, role, founder }) => `  ${email.padEnd(widest)}  ${demoPassword}  ${founder ? 'Founder' : role}`,
  );
}

/** The host name to use in a browser for a listening address. */
const nameOf = (host: string): string =>
  ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;

/** The first signal drains requests and settles commands; a second one exits immediately. */
function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        complain(`stopped with an error: ${String(error)}`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

try {
  await start(readConfig(process.env));
} catch (error) {
  const lines = error instanceof ConfigError ? error.lines : [explain(error)];
  for (const line of lines) complain(line);
  process.exit(1);
}
