import type { FastifyRequest } from 'fastify';
import { problem, type Api } from '#server/platform/http/company-request.ts';
import { languageOf } from '#server/platform/http/language.ts';
import { say } from '#server/platform/http/sentence.ts';
import { mailRequest, said, signedUp, signUpRequest, verification, verified } from './account.schemas.ts';
import type { Accounts } from './accounts.ts';
import type { Identity } from './identity.ts';
import { linkLife } from './link-store.ts';
import { arrivalCookies, arrivalOf } from './request-session.ts';
import { beginSession, type SignIn } from './sign-in.ts';
import { browserHashOf } from './sign-up-browser.ts';
import { tooManyRequests } from './request-limits.ts';
import { signUp, verifySignUp } from './sign-up.ts';

const tags = ['sign-up'];
const open: { [name: string]: readonly string[] }[] = [];
const HOUR = 3600;
const failures = { 400: problem, 403: problem, 422: problem, 429: problem };

/** From visitor to account: sign up, verify the address, resend the mail. */
export function addSignUpRoutes(app: Api, accounts: Accounts): void {
  addSignUp(app, accounts);
  addVerification(app, accounts);
  addResend(app, accounts);
}

function addSignUp(app: Api, accounts: Accounts): void {
  app.route({
    method: 'POST',
    url: '/auth/signup/',
    schema: {
      tags,
      summary: 'Sign up: the account and its company are opened by the link in the mail',
      security: open,
      body: signUpRequest,
      response: { 201: signedUp, ...failures },
    },
    handler: async ({ body, ip, headers }, reply) => {
      const language = languageOf(headers['accept-language']);
      if (!(await accounts.limitRequests('signUp', { ip, account: body.email }))) throw tooManyRequests(HOUR);
      await accounts.registrations.find(body.registration_token, body.email);
      const secret = await signUp(accounts, body, language);
      void reply.header('set-cookie', accounts.identity.signUpCookie.set(secret, linkLife.verification));
      return reply.status(201).send({ detail: say('verificationSent', language), email: body.email });
    },
  });
}

function addVerification(app: Api, accounts: Accounts): void {
  const { identity } = accounts;
  app.route({
    method: 'POST',
    url: '/auth/verify-email/',
    schema: {
      tags,
      summary:
        'Verify the address with the link from the mail, which opens the account: at once in the browser that signed up, elsewhere with the password of that sign-up',
      security: open,
      body: verification,
      response: { 200: verified, ...failures },
    },
    handler: async (request, reply) => {
      const { body, ip, headers } = request;
      await accounts.limitRequests('link', { ip });
      const link = { purpose: 'verification' as const, subject: body.uid, token: body.token };
      const browser = identity.signUpCookie.read(headers.cookie);
      const { email } = await verifySignUp(accounts, link, { browser, password: body.password, ip });
      const session = await arrive(identity, request, email);
      if (session) void reply.header('set-cookie', arrivalCookies(identity, session));
      const said = say(
        session ? 'emailVerifiedHere' : 'emailVerified',
        languageOf(headers['accept-language']),
      );
      return { detail: said, email, signed_in: session?.body ?? null };
    },
  });
}

/** Signs in whoever has confirmed their address; a browser where somebody is signed in stays with them. */
async function arrive(identity: Identity, request: FastifyRequest, email: string): Promise<SignIn | null> {
  if (await identity.authenticate(request)) return null;
  const user = await identity.users.findByEmail(email);
  return user ? beginSession(identity, user, arrivalOf(identity, request)) : null;
}

function addResend(app: Api, accounts: Accounts): void {
  app.route({
    method: 'POST',
    url: '/auth/resend-verification/',
    schema: {
      tags,
      summary: 'Have the verification mail sent again; the answer does not tell whether there is one',
      security: open,
      body: mailRequest,
      response: { 200: said, ...failures },
    },
    handler: async ({ body, ip, headers }) => {
      const language = languageOf(headers['accept-language']);
      const { email, locale = language } = body;
      const mayBeMailed = await accounts.limitRequests('verification', { ip, account: email });
      const browser = browserHashOf(accounts.identity.signUpCookie.read(headers.cookie));
      const own = await accounts.identity.signUps.findOfBrowser(email, browser);
      if (mayBeMailed)
        await accounts.queue.add({ template: 'verification', to: email, locale, about: own?.id });
      return { detail: say('mailIfWaiting', language) };
    },
  });
}
