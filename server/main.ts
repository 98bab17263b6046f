import { resolve } from 'node:path';
import { checkingEngine as engine } from '#machines/checking-engine.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { postToSelf } from './billing/webhooks/post-to-self.ts';
import type { Seller } from './billing/billing.routes.ts';
import { openProvider } from './billing/open-provider.ts';
import { buildApp } from './app.ts';
import { companyBusiness } from './company-business.ts';
import { concernRoutes } from './concern-routes.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { demoPassword, demoPeople } from './demo/company-list.ts';
import { seedDemo } from './demo/seed.ts';
import { createAccounts, type AccountDeps } from './identity/accounts.ts';
import { openUploads } from './files/open-uploads.ts';
import { createProofStore } from './flows/proof-store.ts';
import { createSecretBox } from './identity/second-factor/secret-box.ts';
import { createIdentity, type Identity } from './identity/identity.ts';
import { createJobRunner } from './jobs/job-runner.ts';
import { throughOwn } from './connectors/smtp/company-mail.ts';
import { openTransport } from './mail/open-transport.ts';
import { createNoticeWriter } from './notifications/notice-writer.ts';
import { createPusher } from './notifications/pusher.ts';
import { vapidKeyOf } from './notifications/vapid-key.ts';
import { openCompanyPlatform } from './platform/company-platform.ts';
import { connectDatabase, type Database } from './platform/db/connect.ts';
import { migrateModel } from './platform/db/migrate-model.ts';
import { DatabaseSetupError } from './platform/db/roles.ts';
import { keptSecret, secretOf } from './platform/kept-secret.ts';
import { startEmbeddedPostgres } from './platform/db/supervisor.ts';
import { withPapers } from './workflows/papers/paper-letter.ts';
import { workBeside } from './work-beside.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);
const now = (): string => new Date().toISOString();

/** Starts everything in order; returns a function that stops it in reverse order. */
async function start(config: Config): Promise<() => Promise<void>> {
  const { publicUrl, demo, proofDir } = config;
  const { database, closeDatabase } = await openDatabase(config);
  const faults = { tell: (error: unknown): void => complain(explain(error)) };
  const onFault = (error: unknown): void => faults.tell(error);
  const around = { now, onFault, log: complain, business: companyBusiness };
  const platform = await openCompanyPlatform({ engine, database, ...around });
  const { executor } = platform;
  const identity = createIdentity({ ...platform, database, engine, now, ...(await guardsOf(config)) });
  const uploads = openUploads(config);
  const { files } = uploads;
  if (demo) await seedDemo({ engine, database, executor, files, users: identity.users, now });
  const noticeSecret = await secretOf(config, 'notifications');
  const pusher = await openPusher(config, database);
  const noticing = { engine, database, ...platform, users: identity.users, secret: noticeSecret, pusher };
  const mail = mailOf(config, withPapers(noticing, createNoticeWriter({ ...noticing, publicUrl, now })));
  const jobs = createJobRunner({ database, onFault });
  const hooks = await hooksOf(config);
  const accounts = accountsOf({ identity, database, executor, jobs, ...mail }, hooks);
  const { tellBy, ...payments } = await openPayments(config);
  const routed = { ...accounts, ...platform, ...uploads, ...payments, engine, pusher };
  const routes = concernRoutes({ ...routed, publicUrl, noticeSecret, proof: createProofStore(proofDir) });
  const served = {
    engine,
    database,
    platform,
    routes,
    ...hooks,
    ...servedBy(config),
    ...signedInBy(identity),
  };
  const app = await buildApp(served);
  tellBy(app);
  faults.tell = (error) => app.log.error({ err: error }, 'fault');
  sayReady(config, new URL(await app.listen({ port: config.port, host: config.host })));
  const companies = () => companyNumbers(database);
  const beside = { ...routed, ...hooks, accounts, jobs, now, companies, onFault, log: app.log };
  const stops = await workBeside(beside);
  return inTurn(...stops, () => app.close(), accounts.postman.close, platform.close, closeDatabase);
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
const hooksOf = async ({ dataDir, secretKey, webhooksLocal, connectorsLocal, connectorFolders }: Config) => ({
  box: createSecretBox(secretKey ?? (await keptSecret(dataDir, 'webhooks'))),
  sending: { mayBeLocal: webhooksLocal },
  reach: { network: connectorsLocal, folders: connectorFolders ?? null },
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
  logger: { level: config.logLevel },
});

/** What signing in depends on. */
const guardsOf = async ({ demo, dataDir, publicUrl, secretKey }: Config) => ({
  publicUrl,
  published: demo ? [] : [demoPassword],
  secretKey: secretKey ?? (await keptSecret(dataDir, 'second-factor')),
});

/** Runs the steps one after the other. */
const inTurn =
  (...steps: readonly (() => unknown)[]) =>
  async (): Promise<void> => {
    for (const step of steps) await step();
  };

/** The database of DATABASE_URL, else our own; migrated. */
async function openDatabase({ databaseUrl, directUrl, dataDir, secretKey }: Config) {
  const embedded =
    databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir, log: complain }) : undefined;
  const ownerUrl = embedded?.ownerUrl ?? databaseUrl ?? '';
  const database = await connectDatabase({ ownerUrl, directUrl, secretDir: dataDir, secretKey, log: complain });
  await migrateModel(database.owner.kysely);
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
  stopOnSignals(await start(readConfig(process.env)));
} catch (error) {
  const lines = error instanceof ConfigError ? error.lines : [explain(error)];
  for (const line of lines) complain(line);
  process.exit(1);
}

function explain(error: unknown): string {
  if (error instanceof DatabaseSetupError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `${error.message}: choose another PORT`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
