import { fastify, type FastifyInstance, type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { engine } from '#machines/registry.ts';
import { asUser } from '#model/engine/actor.ts';
import { builtInRoles } from '#model/areas/setup/role/permissions.ts';
import { createUserStore } from '#server/accounts/identity/user-store.ts';
import type { Letter } from '#server/mail/letter.ts';
import { createMailQueue, isLetter } from '#server/mail/mail-queue.ts';
import { createJobRunner, type JobRunner } from '#server/jobs/job-runner.ts';
import { createPostman } from '#server/mail/postman.ts';
import { answerErrors } from '#server/platform/http/error-handler.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import { freezeJobs } from '#server/testing/frozen-jobs.ts';
import {
  addMember,
  createProduct,
  foundCompany,
  freshId,
  mustPropose,
} from '#server/testing/company.fixtures.ts';
import { createNoticeWriter, type NoticeWriterDeps } from './notice-writer.ts';
import { channelRoutes } from './channel.routes.ts';
import { createPusher, type Pusher } from './pusher.ts';
import { vapidKeyOf } from './vapid-key.ts';
import { unsubscribeRoutes } from './unsubscribe.routes.ts';

export const COMPANY_NUMBER = 1;
const PUBLIC_URL = 'https://stock.example.com';
const began = Date.parse('2026-05-04T08:00:00.000Z'); // a Monday, 10:00 in Stockholm

export interface NoticeTrial {
  readonly server: CompanyApp;
  readonly anna: { readonly user: string; readonly role: string };
  readonly olle: { readonly user: string; readonly role: string };
  readonly product: string;
  readonly letters: Letter[];
  /** What could not be sent. */
  readonly faults: unknown[];
  /** A server of the addresses that need no session. */
  readonly open: FastifyInstance;
  readonly now: () => string;
  readonly pusher: Pusher;
  /** Where messages to browsers go. */
  readonly service: { fetch: typeof fetch };
  /** Time goes by, and what is due is sent; resolves with the letters of it. */
  pass(minutes: number): Promise<readonly Letter[]>;
  say(by: string, text: string, mentions?: readonly string[], about?: string): Promise<string>;
  settings(user: string, change?: object): Promise<{ readonly status: number; readonly body: unknown }>;
  close(): Promise<void>;
}

/** A company with two people who have accounts, a clock, and a post that is read. */
export async function openNoticeTrial(): Promise<NoticeTrial> {
  const state = { minutes: 0 };
  const now = (): string => new Date(began + state.minutes * 60_000).toISOString();
  const server = await openCompanyApp({ now, publicUrl: PUBLIC_URL });
  const peopled = await addPeople(server, now);
  const { users } = peopled;
  const { database, platform } = server;
  const letters: Letter[] = [];
  const { pusher, service } = pusherOf(database, now);
  const signed = { publicUrl: PUBLIC_URL, secret: 'of the tests' };
  const deps = { ...platform, ...signed, engine, database, users, now, pusher };
  const faults: unknown[] = [];
  await freezeJobs(database, now());
  const jobs = createJobRunner({ database, onFault: (error) => void faults.push(error) });
  const postman = openPost(deps, jobs, letters);
  const open = await serve(deps);
  const pass = async (minutes: number): Promise<readonly Letter[]> => {
    state.minutes += minutes;
    const before = letters.length;
    await freezeJobs(database, now());
    await postman.drain();
    return letters.slice(before);
  };
  const close = async (): Promise<void> => {
    await open.close();
    await jobs.close();
    await server.close();
  };
  const posted = { letters, faults, open, pusher, service };
  return { server, ...peopled, ...posted, now, pass, ...spokenIn(server, peopled.product), close };
}

/** Its push service answers by `service`, which tests set. */
function pusherOf({ app }: CompanyApp['database'], now: () => string) {
  const service: NoticeTrial['service'] = { fetch: async () => new Response(null, { status: 201 }) };
  const pusher = createPusher({
    database: app,
    key: vapidKeyOf(Buffer.alloc(32, 7).toString('base64url')),
    contact: PUBLIC_URL,
    fetch: (input, init) => service.fetch(input, init),
    now,
  });
  return { pusher, service };
}

async function addPeople(server: CompanyApp, now: () => string) {
  const { executor } = server.platform;
  await foundCompany(executor, COMPANY_NUMBER);
  const product = freshId();
  await mustPropose(executor, COMPANY_NUMBER, [
    createProduct({ sku: 'BOLT' }, product),
    { kind: 'product', document: product, type: 'activate', data: {} },
  ]);
  const anna = await addMember(executor, COMPANY_NUMBER, 'Anna', builtInRoles.Sales);
  const olle = await addMember(executor, COMPANY_NUMBER, 'Olle', builtInRoles.Administrator);
  const users = createUserStore(server.database.app, now);
  await users.insert([
    { id: anna.user, email: 'anna@example.org', name: 'Anna', locale: 'en', passwordHash: '' },
    { id: olle.user, email: 'olle@example.org', name: 'Olle', locale: 'sv', passwordHash: '' },
  ]);
  return { anna, olle, product, users };
}

function openPost(deps: NoticeWriterDeps, jobs: JobRunner, letters: Letter[]) {
  const writeNotices = createNoticeWriter(deps);
  return createPostman({
    jobs,
    queue: createMailQueue(deps.database.app, deps.now),
    transport: { deliver: async (letter) => void letters.push(letter), close: () => undefined },
    write: async (mail) => (isLetter(mail) ? null : writeNotices(mail)),
  });
}

/** What people say and choose. */
const spokenIn = (server: CompanyApp, product: string): Pick<NoticeTrial, 'say' | 'settings'> => ({
  say: async (by, text, mentions = [], about = product) => {
    const id = freshId();
    const data = { about: 'product', id, text, mentions };
    const path = `${COMPANY_NUMBER}/documents/comment/${about}/write/`;
    const { status, text: answer } = await clientOf(server, by).post(path, { data });
    if (status !== 200) throw new Error(answer);
    return id;
  },
  settings: async (user, change) => {
    const answer = await server.app.inject({
      method: change ? 'PATCH' : 'GET',
      url: `/api/core/companies/${COMPANY_NUMBER}/notifications/`,
      headers: { 'x-user': user },
      ...(change && { payload: change }),
    });
    return { status: answer.statusCode, body: answer.json() };
  },
});

async function serve(
  deps: Parameters<typeof unsubscribeRoutes>[0] & Pick<NoticeTrial, 'pusher'>,
): Promise<FastifyInstance> {
  const open = fastify();
  open.setValidatorCompiler(validatorCompiler);
  open.setSerializerCompiler(serializerCompiler);
  answerErrors(open);
  await open.register(unsubscribeRoutes(deps), { prefix: '/api' });
  const authentication = {
    authenticate: async ({ headers: { 'x-user': user } }: Pick<FastifyRequest, 'headers'>) =>
      typeof user === 'string' ? { id: user, actor: asUser(user), provenAt: deps.now() } : null,
  };
  const queue = createMailQueue(deps.database.app, deps.now);
  await open.register(channelRoutes({ ...deps, authentication, queue }), { prefix: '/api' });
  return open;
}

/** Nothing waits any more, and nobody has chosen anything. */
export async function startAfresh({ server, letters }: NoticeTrial): Promise<void> {
  letters.length = 0;
  await sql`delete from mail`.execute(server.database.owner.kysely);
  await sql`delete from jobs.job`.execute(server.database.owner.kysely);
  await sql`delete from quiet_hours`.execute(server.database.owner.kysely);
  await sql`delete from push_subscription`.execute(server.database.owner.kysely);
  await server.database.withCompany(COMPANY_NUMBER, async (trx) => {
    for (const table of ['notification_choice', 'notification_setting', 'notification_waiting'])
      await sql`delete from ${sql.table(table)}`.execute(trx);
  });
}
