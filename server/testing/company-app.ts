import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { engine } from '#machines/registry.ts';
import { asUser } from '#model/engine/actor.ts';
import { now as momentOfNow } from '#model/values/clock.fixtures.ts';
import { buildApp } from '#server/app.ts';
import { companyBusiness } from '#server/company-business.ts';
import { createFileStore, type FileStore } from '#server/files/file-store.ts';
import { noScanner, type Scanner } from '#server/files/scanner.ts';
import { archiveRoutes } from '#server/operations/archive/archive.routes.ts';
import { createArchiveStore } from '#server/files/archive-store.ts';
import { fileRoutes } from '#server/files/file.routes.ts';
import { paperRoutes } from '#server/papers/paper.routes.ts';
import { importRoutes } from '#server/import/screen/import.routes.ts';
import { bankFileRoutes } from '#server/invoicing/bank-files/bank-file.routes.ts';
import { eBillRoutes } from '#server/invoicing/e-bills/e-bill.routes.ts';
import { paymentFileRoutes } from '#server/invoicing/payment-files/payment-file.routes.ts';
import { invoiceFileRoutes } from '#server/invoicing/invoice-file.routes.ts';
import { createThumbnails } from '#server/files/thumbnails.ts';
import { createSecretBox } from '#server/accounts/identity/second-factor/secret-box.ts';
import type { ConnectorOf } from '#server/outgoing/connectors/connectors.ts';
import type { Reach } from '#server/outgoing/connectors/reach.ts';
import type { SendOptions } from '#server/outgoing/webhooks/send-hook.ts';
import { openCompanyPlatform, type CompanyPlatform } from '#server/platform/company-platform.ts';
import { createLifecycle } from '#server/platform/observe/lifecycle.ts';
import { localConfig } from '#server/testing/local-config.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { testSecret } from './test-secret.ts';

/** The whole server on its own database; a request's `x-user` header names its user. */
export interface CompanyApp {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly platform: CompanyPlatform;
  /** Folder the web app is served from. */
  readonly dist: string;
  readonly files: FileStore;
  /** Folder for files. */
  readonly folder: string;
  /** Unexpected errors. */
  readonly faults: unknown[];
  /** The URL it listens on, for streams. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

const near = { port: 0, host: '127.0.0.1' };
const around = { log: () => undefined, business: companyBusiness, secret: testSecret };

interface CompanyAppOptions {
  /** A migrated database of the caller's, which the server closes; a new one by default. */
  readonly database?: TestDatabase;
  readonly publicUrl?: string;
  /** The server's clock (UTC ISO); the real one by default. */
  readonly now?: () => string;
  readonly scanner?: Scanner;
  /** Where webhooks may go; to this machine too by default. */
  readonly sending?: SendOptions;
  /** Where connections may go; to this machine and private networks by default. */
  readonly reach?: Reach;
  readonly connectors?: ConnectorOf;
  /** Bytes that a company's files may take. */
  readonly quota?: number;
}

/** The routes that take or answer files. */
const withFiles = [
  fileRoutes,
  paperRoutes,
  archiveRoutes,
  importRoutes,
  bankFileRoutes,
  invoiceFileRoutes,
  eBillRoutes,
  paymentFileRoutes,
] as const;

export async function openCompanyApp(options: CompanyAppOptions = {}): Promise<CompanyApp> {
  const database = options.database ?? (await createTestDatabase());
  const faults: unknown[] = [];
  const { now = momentOfNow, scanner = noScanner, quota = 1e9 } = options;
  const onFault = (error: unknown): number => faults.push(error);
  const platform = await openCompanyPlatform({ engine, database, now, onFault, ...around });
  const dist = await mkdtemp(join(tmpdir(), 'lagra-dist-'));
  const folder = await mkdtemp(join(tmpdir(), 'lagra-files-'));
  const files = createFileStore(folder);
  const thumbnails = createThumbnails(join(folder, 'thumbnails'), files);
  const archives = createArchiveStore(join(folder, 'exports'));
  const uploads = { files, thumbnails, scanner, quota, archives };
  const authentication = {
    authenticate: async ({ headers }: Pick<FastifyRequest, 'headers'>) => userIn(headers, now()),
  };
  const app = await buildApp({
    config: { ...localConfig, ...(options.publicUrl && { publicUrl: options.publicUrl }) },
    engine,
    database,
    platform,
    authentication,
    sessionCookie: 'test',
    routes: withFiles.map((routes) =>
      routes({ engine, database, authentication, headers: {}, now, ...platform, ...uploads }),
    ),
    dist,
    now,
    ...unobserved(),
    box: createSecretBox('a key of the tests'),
    sending: options.sending ?? { mayBeLocal: true },
    ...connectingOf(options),
  });
  const close = async (): Promise<void> => {
    await app.close();
    await platform.close();
    await database.dispose();
    for (const one of [dist, folder]) await rm(one, { recursive: true, force: true });
  };
  return { app, database, platform, dist, files, folder, faults, listen: () => app.listen(near), close };
}

/** A server that is ready, and writes no log and runs no jobs. */
const unobserved = () => ({
  logger: null,
  lifecycle: createLifecycle('ready'),
  jobs: { onRun: () => () => undefined },
});

/** Where connections may go, and which there are. */
const connectingOf = ({
  reach = { network: true, folders: null, ports: [{ from: 1, to: 65_535 }] },
  connectors,
}: CompanyAppOptions) => ({
  reach,
  ...(connectors && { connectors }),
});

/** Who has just signed in, unless it says when. Each request is a session of its own, unless it names one. */
function userIn(headers: Readonly<Record<string, unknown>>, now: string) {
  const { 'x-user': user, 'x-session': id = randomUUID(), 'x-proven': provenAt = now } = headers;
  return typeof user === 'string'
    ? { actor: asUser(user), id: String(id), provenAt: String(provenAt) }
    : null;
}

/** A JSON client for one of the users. */
export function clientOf({ app }: CompanyApp, user: string | null, headers: Record<string, string> = {}) {
  const send = async (method: 'GET' | 'POST', path: string, payload?: unknown) => {
    const own = { ...(user === null ? {} : { 'x-user': user }), ...headers };
    const answer = await app.inject({
      method,
      url: path.startsWith('/') ? path : `/api/core/companies/${path}`,
      headers: {
        ...own,
        ...(payload === undefined || headers['content-type'] ? {} : { 'content-type': 'application/json' }),
      },
      ...(payload === undefined
        ? {}
        : { payload: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      json: () => answer.json(),
      raw: answer.rawPayload,
    };
  };
  return {
    get: (path: string) => send('GET', path),
    post: (path: string, payload: unknown) => send('POST', path, payload),
  };
}
