import { problem, type Api } from '#server/platform/http/company-request.ts';
import { languageOf } from '#server/platform/http/language.ts';
import { say } from '#server/platform/http/sentence.ts';
import type { Accounts } from './accounts.ts';
import {
  invitationAcceptance,
  invitationAccepted,
  invitationAnswer,
  invitationRequest,
} from './invitation.schemas.ts';
import { acceptAs, acceptAsNew, decline, openInvitation } from './invitation.ts';
import { sessionOf } from './request-session.ts';
import { entryOf } from './sign-in.ts';
import { said } from './account.schemas.ts';

const tags = ['invitation'];
const open: { [name: string]: readonly string[] }[] = [];
const failures = { 400: problem, 403: problem, 422: problem, 429: problem };

/** Routes for the holder of an invitation link; inviting is a company command. */
export function addInvitationRoutes(app: Api, accounts: Accounts): void {
  addReading(app, accounts);
  addAcceptance(app, accounts);
  addDeclining(app, accounts);
}

function addReading(app: Api, accounts: Accounts): void {
  const { identity } = accounts;
  app.route({
    method: 'POST',
    url: '/auth/invitation/',
    schema: {
      tags,
      summary: 'Read an invitation by the token of its link; nothing is used up',
      security: open,
      body: invitationRequest,
      response: { 200: invitationAnswer, ...failures },
    },
    handler: async (request) => {
      await accounts.limitRequests('link', { ip: request.ip });
      const { companyName, inviter, role, email, expiresAt, account } = await openInvitation(
        accounts,
        request.body.token,
      );
      const session = await identity.authenticate(request);
      const reader = session ? await identity.users.find(session.user) : undefined;
      return {
        company: companyName,
        inviter,
        role,
        email,
        expires_at: expiresAt,
        has_account: account !== undefined,
        signed_in_as: reader?.email ?? null,
      };
    },
  });
}

function addAcceptance(app: Api, accounts: Accounts): void {
  app.route({
    method: 'POST',
    url: '/auth/invitation/accept/',
    schema: {
      tags,
      summary: 'Accept an invitation: with name and password as a new person, without as who is signed in',
      security: open,
      body: invitationAcceptance,
      response: { 200: invitationAccepted, 401: problem, 409: problem, ...failures },
    },
    handler: async (request) => {
      const { token, name, password } = request.body;
      const language = languageOf(request.headers['accept-language']);
      const { locale = language } = request.body;
      await accounts.limitRequests('link', { ip: request.ip });
      const session = name === undefined ? await sessionOf(accounts.identity, request) : null;
      const invitation = await openInvitation(accounts, token);
      const active = { id: invitation.company, name: invitation.companyName };
      const detail = say('invitationAccepted', language);
      if (session) {
        const companies = await acceptAs(accounts, invitation, session);
        return { detail, active_company: active, companies: companies.map(entryOf) };
      }
      if (name !== undefined && password !== undefined)
        await acceptAsNew(accounts, invitation, { name, password, locale });
      return { detail, active_company: active, companies: [active] };
    },
  });
}

function addDeclining(app: Api, accounts: Accounts): void {
  app.route({
    method: 'POST',
    url: '/auth/invitation/decline/',
    schema: {
      tags,
      summary: 'Decline an invitation',
      security: open,
      body: invitationRequest,
      response: { 200: said, ...failures },
    },
    handler: async ({ body, ip, headers }) => {
      await accounts.limitRequests('link', { ip });
      await decline(accounts, await openInvitation(accounts, body.token));
      return { detail: say('invitationDeclined', languageOf(headers['accept-language'])) };
    },
  });
}
