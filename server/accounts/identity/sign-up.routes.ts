import type { FastifyRequest } from 'fastify';
import { type Api } from '#server/platform/http/company-request.ts';
import { languageOf } from '#server/platform/http/language.ts';
import { say } from '#server/platform/http/sentence.ts';
import type { Accounts } from './accounts.ts';
import type { Identity } from './identity.ts';
import { linkLife } from './link-store.ts';
import { arrivalCookies, arrivalOf } from './request-session.ts';
import { beginSession, type SignIn } from './sign-in.ts';
import { browserHashOf } from './sign-up-browser.ts';
import { tooManyRequests } from './request-limits.ts';
import { signUp, verifySignUp } from './sign-up.ts';
import { signUp as signUpEndpoint, verifyEmail, resendVerification } from '#model/identity/sign-up.api.ts';
import { serve } from '#server/platform/http/serve.ts';

const HOUR = 3600;

/** From visitor to account: sign up, verify the address, resend the mail. */
export function addSignUpRoutes(app: Api, accounts: Accounts): void {
  addSignUp(app, accounts);
  addVerification(app, accounts);
  addResend(app, accounts);
}

function addSignUp(app: Api, accounts: Accounts): void {
  serve(app, signUpEndpoint, async ({ body, ip, headers }, reply) => {
    const language = languageOf(headers['accept-language']);
    if (!(await accounts.limitRequests('signUp', { ip, account: body.email }))) throw tooManyRequests(HOUR);
    await accounts.registrations.find(body.registration_token, body.email);
    const secret = await signUp(accounts, body, language);
    void reply.header('set-cookie', accounts.identity.signUpCookie.set(secret, linkLife.verification));
    return reply.status(201).send({ detail: say('verificationSent', language), email: body.email });
  });
}

function addVerification(app: Api, accounts: Accounts): void {
  const { identity } = accounts;
  serve(app, verifyEmail, async (request, reply) => {
    const { body, ip, headers } = request;
    await accounts.limitRequests('link', { ip });
    const link = { purpose: 'verification' as const, subject: body.uid, token: body.token };
    const browser = identity.signUpCookie.read(headers.cookie);
    const { email } = await verifySignUp(accounts, link, { browser, password: body.password, ip });
    const session = await arrive(identity, request, email);
    if (session) void reply.header('set-cookie', arrivalCookies(identity, session));
    const said = say(session ? 'emailVerifiedHere' : 'emailVerified', languageOf(headers['accept-language']));
    return { detail: said, email, signed_in: session?.body ?? null };
  });
}

/** Signs in whoever has confirmed their address; a browser where somebody is signed in stays with them. */
async function arrive(identity: Identity, request: FastifyRequest, email: string): Promise<SignIn | null> {
  if (await identity.authenticate(request)) return null;
  const user = await identity.users.findByEmail(email);
  return user ? beginSession(identity, user, arrivalOf(identity, request)) : null;
}

function addResend(app: Api, accounts: Accounts): void {
  serve(app, resendVerification, async ({ body, ip, headers }) => {
    const language = languageOf(headers['accept-language']);
    const { email, locale = language } = body;
    const mayBeMailed = await accounts.limitRequests('verification', { ip, account: email });
    const browser = browserHashOf(accounts.identity.signUpCookie.read(headers.cookie));
    const own = await accounts.identity.signUps.findOfBrowser(email, browser);
    if (mayBeMailed)
      await accounts.queue.add({ template: 'verification', to: email, locale, about: own?.id });
    return { detail: say('mailIfWaiting', language) };
  });
}
