import { companyParams, problem, type Api } from '#server/platform/http/company-request.ts';
import { onboardingAnswer, onboardingChange } from './account.schemas.ts';
import { companyFor } from './company-row.ts';
import type { Identity } from './identity.ts';
import type { Onboarding } from './onboarding-store.ts';
import { sessionOf } from './request-session.ts';

const tags = ['identity'];
const failures = { 401: problem, 403: problem, 404: problem };
const url = '/core/companies/:company/onboarding/';

/** Progress of a company's setup, shared across devices. */
export function addOnboardingRoutes(app: Api, identity: Identity): void {
  const summary = 'How far the company is set up';
  app.route({
    method: 'GET',
    url,
    schema: { tags, summary, params: companyParams, response: { 200: onboardingAnswer, ...failures } },
    handler: async (request) => {
      const { user } = await sessionOf(identity, request);
      const { company } = request.params;
      await companyFor(identity, company, user, 'company.manage');
      return present(await identity.onboarding.of(company));
    },
  });
  app.route({
    method: 'PATCH',
    url,
    schema: {
      tags,
      summary: 'Note how far the company is set up, skip it, or take it up again',
      params: companyParams,
      body: onboardingChange,
      response: { 200: onboardingAnswer, ...failures, 422: problem },
    },
    handler: async (request) => {
      const { user } = await sessionOf(identity, request);
      const { company } = request.params;
      await companyFor(identity, company, user, 'company.manage');
      return present(await identity.onboarding.change(company, request.body));
    },
  });
}

const present = ({ status, step, done }: Onboarding) => ({ status, step, done: [...done] });
