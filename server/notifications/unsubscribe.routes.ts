import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { eventWords } from '#words/notification.words.ts';
import type { UserStore } from '#server/accounts/identity/user-store.ts';
import { escapeHtml } from '#server/mail/letter.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { type Api } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { languageOf } from '#server/platform/http/language.ts';
import type { Language } from '#model/values/languages.ts';
import { allowingInline } from '#server/platform/http/security-headers.ts';
import { changeSettings } from './settings-store.ts';
import { endingIn, type Ending } from './unsubscribe-token.ts';
import { unsubscribePage } from './unsubscribe-page.ts';
import { askToUnsubscribe, unsubscribe } from '#model/notifications/unsubscribe.api.ts';
import { serve } from '#server/platform/http/serve.ts';

interface UnsubscribeDeps {
  readonly database: Database;
  readonly users: Pick<UserStore, 'find'>;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly secret: string;
  readonly now: () => string;
}

/**
 * [NS8] Unsubscribing from a mail without a session: by RFC 8058 a mail program posts, a person is shown a page that
 * posts. Asking for the page changes nothing, since programs open links ahead of people.
 */
export const unsubscribeRoutes =
  (deps: UnsubscribeDeps): FastifyPluginAsyncZod =>
  async (app) => {
    takeForms(app);
    serve(app, askToUnsubscribe, async (request, reply) => {
      const end = endOf(request.query.token, deps);
      return answer(request, reply, deps, end, false);
    });
    addEnding(app, deps);
  };

function addEnding(app: Api, deps: UnsubscribeDeps): void {
  serve(app, unsubscribe, async (request, reply) => {
    const end = endOf(request.query.token, deps);
    if (!isOneClick(request.body)) throw new HttpError(422, { code: 'invalid', fields: { body: 'invalid' } });
    const cells = end.events.map((event) => ({ event, channel: end.channel, on: false }));
    await deps.database.withCompany(end.company, (trx) => changeSettings(trx, end, { cells }, deps.now()));
    return answer(request, reply, deps, end, true);
  });
}

/** Mail programs post forms of either kind; both are read as they are. */
function takeForms(app: Pick<FastifyInstance, 'addContentTypeParser'>): void {
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
    app.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 4096 }, (_, body, done) =>
      done(null, body),
    );
}

const isOneClick = (body: string): boolean =>
  new URLSearchParams(body).get('List-Unsubscribe') === 'One-Click' ||
  /name="?List-Unsubscribe"?\r?\n\r?\nOne-Click\r?\n/.test(body);

function endOf(token: string, { secret }: UnsubscribeDeps): Ending {
  const end = endingIn(token, secret);
  if (!end) throw new HttpError(400, { code: 'unsubscribeUnknown' });
  return end;
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { users, publicUrl }: UnsubscribeDeps,
  { user, events, channel }: Ending,
  isDone: boolean,
): Promise<string> {
  const language: Language =
    (await users.find(user))?.locale ?? languageOf(request.headers['accept-language']);
  const names = events.map((event) => escapeHtml(eventWords({ id: event }).name[language]));
  const settings = `${publicUrl}/${language}/apps/settings/notifications?event=${events[0] ?? ''}`;
  const text = unsubscribePage({
    language,
    names,
    isDaily: channel === 'daily',
    isDone,
    settings,
    action: request.url,
  });
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  void reply.header('content-security-policy', allowingInline(policy, text)).type('text/html; charset=utf-8');
  void reply.serializer(String);
  return text;
}
