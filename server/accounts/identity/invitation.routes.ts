import { type Api } from '#server/platform/http/company-request.ts';
import { languageOf } from '#server/platform/http/language.ts';
import { say } from '#server/platform/http/sentence.ts';
import type { Accounts } from './accounts.ts';
import { acceptAs, acceptAsNew, decline, openInvitation } from './invitation.ts';
import { sessionOf } from './request-session.ts';
import { entryOf } from './sign-in.ts';
import { readInvitation, acceptInvitation, declineInvitation } from '#model/identity/invitation.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** Routes for the holder of an invitation link; inviting is a company command. */
export function addInvitationRoutes(app: Api, accounts: Accounts): void {
  addReading(app, accounts);
  addAcceptance(app, accounts);
  addDeclining(app, accounts);
}

function addReading(app: Api, accounts: Accounts): void {
  const { identity } = accounts;
  serve(app, readInvitation, async (request) => {
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
  });
}

function addAcceptance(app: Api, accounts: Accounts): void {
  serve(app, acceptInvitation, async (request) => {
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
  });
}

function addDeclining(app: Api, accounts: Accounts): void {
  serve(app, declineInvitation, async ({ body, ip, headers }) => {
    await accounts.limitRequests('link', { ip });
    await decline(accounts, await openInvitation(accounts, body.token));
    return { detail: say('invitationDeclined', languageOf(headers['accept-language'])) };
  });
}
