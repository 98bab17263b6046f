import { randomUUID } from 'node:crypto';
import { problem, type Api } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { foundingRequest } from './account.schemas.ts';
import type { Accounts } from './accounts.ts';
import { companyFor, detailsOf } from './company-row.ts';
import { foundCompany, keyOf } from './found-company.ts';
import { companyDetails } from './identity.schemas.ts';
import { sessionOf } from './request-session.ts';
import { formOf } from './sign-up.ts';

/** Founding another company with an existing account. */
export function addFoundingRoute(app: Api, accounts: Accounts): void {
  const { identity, limitRequests } = accounts;
  app.route({
    method: 'POST',
    url: '/core/companies/',
    schema: {
      tags: ['identity'],
      summary: 'Found a company, as its founder; switch to it afterwards',
      body: foundingRequest,
      response: { 201: companyDetails, 401: problem, 403: problem, 422: problem, 429: problem },
    },
    handler: async (request, reply) => {
      const session = await sessionOf(identity, request);
      await limitRequests('founding', { ip: request.ip, account: session.user, known: 'signed in' });
      const user = await identity.users.find(session.user);
      if (!user) throw new HttpError(401, { code: 'unauthenticated' });
      const { id = randomUUID(), name, plan, ...parts } = request.body;
      const founder = { user: user.id, name: user.name, email: user.email };
      const form = formOf({ company_name: name, ...parts });
      const founding = { key: keyOf(user.id, id), form, founder, plan, payment: null };
      const company = await foundCompany({ ...accounts, onboarding: identity.onboarding }, founding);
      const row = await companyFor(identity, company, user.id, 'company.view');
      return reply.status(201).send(detailsOf(company, row));
    },
  });
}
