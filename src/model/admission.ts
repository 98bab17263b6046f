import { companyAdmits } from './areas/setup/company/company.life.ts';
import type { Admission } from './engine/engine.ts';
import { subscriptionAdmission } from './areas/setup/subscription/subscription.admission.ts';

/** What a company's own state and its subscription allow, on the server and predicted on devices. */
export const admission: Admission = {
  ...subscriptionAdmission,
  admits: (spec, view, env) =>
    companyAdmits(spec, view, env) ?? subscriptionAdmission.admits(spec, view, env),
};
