import { type Api } from '#server/platform/http/company-request.ts';
import { companyFor } from './company-row.ts';
import type { Identity } from './identity.ts';
import type { Onboarding } from './onboarding-store.ts';
import { sessionOf } from './request-session.ts';
import { readOnboarding, changeOnboarding } from '#model/areas/setup/company/onboarding.api.ts';
import { serve } from '#server/platform/http/serve.ts';

/** Progress of a company's setup, shared across devices. */
export function addOnboardingRoutes(app: Api, identity: Identity): void {
  serve(app, readOnboarding, async (request) => {
    const { user } = await sessionOf(identity, request);
    const { company } = request.params;
    await companyFor(identity, company, user, 'company.manage');
    return present(await identity.onboarding.of(company));
  });
  serve(app, changeOnboarding, async (request) => {
    const { user } = await sessionOf(identity, request);
    const { company } = request.params;
    await companyFor(identity, company, user, 'company.manage');
    return present(await identity.onboarding.change(company, request.body));
  });
}

const present = ({ status, step, done }: Onboarding) => ({ status, step, done: [...done] });
