import { problem, type Api } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { languageOf } from '#server/platform/http/language.ts';
import { say } from '#server/platform/http/sentence.ts';
import { mailRequest, resetRequest, said } from './account.schemas.ts';
import type { Accounts } from './accounts.ts';
import type { MailLink } from './link-store.ts';
import { hashPassword } from './password.ts';
import { refuseWeak } from './password-rules.ts';

const tags = ['password'];
const open: { [name: string]: readonly string[] }[] = [];
const failures = { 403: problem, 422: problem, 429: problem };

/** Forgotten passwords: request a link, and set a new password with it. */
export function addPasswordResetRoutes(app: Api, accounts: Accounts): void {
  addRequest(app, accounts);
  addConfirmation(app, accounts);
}

function addRequest(app: Api, accounts: Accounts): void {
  app.route({
    method: 'POST',
    url: '/auth/password/reset/',
    schema: {
      tags,
      summary:
        'Ask for a link to choose a new password; the answer does not tell whether there is an account',
      security: open,
      body: mailRequest,
      response: { 200: said, ...failures },
    },
    handler: async ({ body, ip, headers }) => {
      const language = languageOf(headers['accept-language']);
      const { email, locale = language } = body;
      await accounts.limitRequests('passwordReset', { ip, account: email });
      await accounts.queue.add({ template: 'passwordReset', to: email, locale });
      return { detail: say('mailIfAccount', language) };
    },
  });
}

function addConfirmation(app: Api, accounts: Accounts): void {
  app.route({
    method: 'POST',
    url: '/auth/password/reset/confirm/',
    schema: {
      tags,
      summary: 'Choose a new password with the link from the mail; ends every session',
      security: open,
      body: resetRequest,
      response: { 200: said, 400: problem, ...failures },
    },
    handler: async ({ body, ip, headers }) => {
      await accounts.limitRequests('link', { ip });
      const { uid: subject, token, new_password: password } = body;
      await resetPassword(accounts, { purpose: 'passwordReset', subject, token }, password);
      await accounts.identity.security.note({ event: 'passwordReset', user: subject, address: ip });
      return { detail: say('passwordReset', languageOf(headers['accept-language'])) };
    },
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
}
