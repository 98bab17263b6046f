import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { channelState } from '#model/notifications/channel-state.ts';
import type { UserStore } from '#server/accounts/identity/user-store.ts';
import type { MailQueue } from '#server/mail/mail-queue.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { deviceIn, type Api, type Authentication } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { addSubscription, devicesOf, removeSubscription } from './push-store.ts';
import { type Pusher } from './pusher.ts';
import {
  readChannels,
  tryMail,
  tryPush,
  addPushBrowser,
  removePushBrowser,
} from '#model/notifications/channel.api.ts';
import { serve } from '#server/platform/http/serve.ts';

interface ChannelDeps {
  readonly database: Database;
  readonly authentication: Authentication;
  readonly users: Pick<UserStore, 'find'>;
  readonly queue: MailQueue;
  readonly pusher: Pusher;
  readonly now: () => string;
}

/** How a person is reached by mail and by their browsers, in all their companies, with a trial of each. */
export const channelRoutes =
  (deps: ChannelDeps): FastifyPluginAsyncZod =>
  async (app) => {
    serve(app, readChannels, async (request) => stateOf(deps, await userIn(deps, request)));
    addTrials(app, deps);
    addBrowsers(app, deps);
  };

function addTrials(app: Api, deps: ChannelDeps): void {
  const { database, users, queue, pusher, now } = deps;
  serve(app, tryMail, async (request) => {
    const user = await users.find(await userIn(deps, request));
    if (!user) throw new HttpError(401, { code: 'unauthenticated' });
    const last = await database.app.kysely
      .selectFrom('mail')
      .select('id')
      .where('template', '=', 'channelTest')
      .where('recipient', '=', user.email)
      .where('created_at', '>', sql<string>`${now()}::timestamptz - interval '30 seconds'`)
      .executeTakeFirst();
    if (last) throw new HttpError(429, { code: 'tooManyRequests' }, 30);
    await queue.add({ template: 'channelTest', to: user.email, locale: user.locale });
    return stateOf(deps, user.id);
  });
  serve(app, tryPush, async (request) => {
    const user = await userIn(deps, request);
    const locale = (await users.find(user))?.locale ?? 'en';
    const title = locale === 'sv' ? 'Lagra når den här webbläsaren' : 'Lagra reaches this browser';
    const path = `/${locale}/apps/settings/notifications`;
    // That a service asks to wait is told as the outcome.
    await pusher.push(user, { title, body: '', path, tag: 'test' }).catch(() => undefined);
    return stateOf(deps, user);
  });
}

function addBrowsers(app: Api, deps: ChannelDeps): void {
  const { kysely } = deps.database.app;
  serve(app, addPushBrowser, async (request) => {
    const user = await userIn(deps, request);
    await addSubscription(kysely, user, { ...request.body, device: deviceIn(request) ?? '' }, deps.now());
    return stateOf(deps, user);
  });
  serve(app, removePushBrowser, async (request) => {
    const user = await userIn(deps, request);
    await removeSubscription(kysely, user, request.params.id);
    return stateOf(deps, user);
  });
}

async function userIn({ authentication }: ChannelDeps, request: FastifyRequest): Promise<string> {
  const session = await authentication.authenticate(request);
  if (!session) throw new HttpError(401, { code: 'unauthenticated' });
  // Browsers and letters are people's.
  if (session.actor.type !== 'user') throw new HttpError(403, { code: 'notForClients' });
  return session.actor.id;
}

async function stateOf({ database, users, pusher }: ChannelDeps, user: string) {
  const { kysely } = database.app;
  const email = (await users.find(user))?.email ?? '';
  return channelState.parse({
    mail: await lastTrial(kysely, email),
    push_key: pusher.publicKey,
    devices: await devicesOf(kysely, user),
  });
}

async function lastTrial(kysely: Database['app']['kysely'], email: string) {
  const last = await kysely
    .selectFrom('mail')
    .select(({ fn }) => [fn.coalesce('settled_at', 'created_at').as('at'), 'outcome', 'last_error as detail'])
    .where('template', '=', 'channelTest')
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return null;
  const { at, outcome, detail } = last;
  return { at, detail, outcome: outcome === 'sent' ? outcome : detail === '' ? 'waiting' : 'failed' };
}
