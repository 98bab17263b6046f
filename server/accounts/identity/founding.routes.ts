import { randomUUID } from 'node:crypto';
import { type Api } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { Accounts } from './accounts.ts';
import { companyFor, detailsOf } from './company-row.ts';
import { foundCompany, keyOf } from './found-company.ts';
import { sessionOf } from './request-session.ts';
import { formOf } from './sign-up.ts';
import { foundCompany as foundCompanyEndpoint } from '#model/areas/setup/company/company.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** Founding another company with an existing account. */
export function addFoundingRoute(app: Api, accounts: Accounts): void {
  const { identity, limitRequests } = accounts;
  serve(app, foundCompanyEndpoint, async (request, reply) => {
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
  });
}
