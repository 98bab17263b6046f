import type { FastifyRequest } from 'fastify';
import { type Api } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { languageOf } from '#server/platform/http/language.ts';
import { say } from '#server/platform/http/sentence.ts';
import type { Accounts } from './accounts.ts';
import type { Identity } from './identity.ts';
import { KNOWN_SECONDS } from './known-devices.ts';
import type { MailLink } from './link-store.ts';
import { hashPassword } from './password.ts';
import { refuseWeak } from './password-rules.ts';
import { arrivalOf } from './request-session.ts';
import {
  requestPasswordReset,
  resetPassword as resetPasswordEndpoint,
} from '#model/identity/password.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** Forgotten passwords: request a link, and set a new password with it. */
export function addPasswordResetRoutes(app: Api, accounts: Accounts): void {
  addRequest(app, accounts);
  addConfirmation(app, accounts);
}

function addRequest(app: Api, accounts: Accounts): void {
  serve(app, requestPasswordReset, async (request) => {
    const { body, ip, headers } = request;
    const language = languageOf(headers['accept-language']);
    const { email, locale = language } = body;
    const known = await knownIn(accounts.identity, request, email);
    if (await accounts.limitRequests('passwordReset', { ip, account: email, known }))
      await accounts.queue.add({ template: 'passwordReset', to: email, locale });
    return { detail: say('mailIfAccount', language) };
  });
}

function addConfirmation(app: Api, accounts: Accounts): void {
  serve(app, resetPasswordEndpoint, async ({ body, ip, headers }, reply) => {
    const { identity } = accounts;
    await accounts.limitRequests('link', { ip });
    const { uid: subject, token, new_password: password } = body;
    await resetPassword(accounts, { purpose: 'passwordReset', subject, token }, password);
    await identity.security.note({ event: 'passwordReset', user: subject, address: ip });
    const mark = await identity.devices.remember(subject, undefined);
    void reply.header('set-cookie', identity.deviceCookie.set(mark, KNOWN_SECONDS));
    return { detail: say('passwordReset', languageOf(headers['accept-language'])) };
  });
}

/** A refused password does not use up the link. Throws an HttpError. */
async function resetPassword(
  { identity, links, queue, database }: Accounts,
  link: MailLink,
  password: string,
) {
  await links.check(link);
  const user = await identity.users.find(link.subject);
  if (!user) throw new HttpError(400, { code: 'linkUnknown' });
  const companies = (await identity.companiesOf(user.id)).map(({ name }) => name);
  await refuseWeak(password, { ...user, companies }, 'new_password');
  const passwordHash = await hashPassword(password);
  await database.app.kysely.transaction().execute(async (trx) => {
    await links.use(link, trx);
    await links.end('passwordReset', user.id, trx);
    await identity.users.update(user.id, { passwordHash }, trx);
    await queue.add({ template: 'passwordChanged', to: user.email, locale: user.locale }, trx);
  });
  await identity.sessions.endAllOf(user.id);
  await identity.pending.endAllOf(user.id);
  await identity.devices.forgetAllOf(user.id);
}

/** What the browser is known by to the person with an address, if it is. */
async function knownIn(
  identity: Identity,
  request: FastifyRequest,
  email: string,
): Promise<string | undefined> {
  const { mark } = arrivalOf(identity, request);
  const user = mark === undefined ? undefined : await identity.users.findByEmail(email);
  return user && identity.devices.find(user.id, mark);
}
