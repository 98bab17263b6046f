import { problem, type Api } from '#server/platform/http/company-request.ts';
import { languageOf } from '#server/platform/http/language.ts';
import { say } from '#server/platform/http/sentence.ts';
import { linkRequest, mailRequest, said, signedUp, signUpRequest, verified } from './account.schemas.ts';
import type { Accounts } from './accounts.ts';
import { signUp, verifySignUp } from './sign-up.ts';

const tags = ['sign-up'];
const open: { [name: string]: readonly string[] }[] = [];
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
      await accounts.limitRequests('signUp', { ip, account: body.email });
      await accounts.registrations.find(body.registration_token, body.email);
      await signUp(accounts, body, language);
      accounts.postman.wake();
      return reply.status(201).send({ detail: say('verificationSent', language), email: body.email });
    },
  });
}

function addVerification(app: Api, accounts: Accounts): void {
  app.route({
    method: 'POST',
    url: '/auth/verify-email/',
    schema: {
      tags,
      summary: 'Verify the address with the link from the mail, which opens the account',
      security: open,
      body: linkRequest,
      response: { 200: verified, ...failures },
    },
    handler: async ({ body: { uid, token }, ip, headers }) => {
      await accounts.limitRequests('link', { ip });
      const { email } = await verifySignUp(accounts, { purpose: 'verification', subject: uid, token });
      return { detail: say('emailVerified', languageOf(headers['accept-language'])), email };
    },
  });
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
      await accounts.limitRequests('verification', { ip, account: email });
      await accounts.queue.add({ template: 'verification', to: email, locale });
      accounts.postman.wake();
      return { detail: say('mailIfWaiting', language) };
    },
  });
}
