import type { AnswerOf } from '#model/api/endpoint.ts';
import { changeOnboarding, readOnboarding } from '#model/areas/setup/company/onboarding.api.ts';
import type { HttpClient } from '../http/http-client.ts';

type Progress = Readonly<AnswerOf<typeof readOnboarding>>;

/** Progress of a company's setup; each call rejects with an HttpError. Updates reach the server in order. */
export interface OnboardingCalls {
  load(company: number): Promise<Progress>;
  keep(
    company: number,
    progress: Omit<Progress, 'done'> & { readonly done: readonly Progress['step'][] },
  ): Promise<void>;
}

export function onboardingCalls(http: HttpClient): OnboardingCalls {
  let before: Promise<unknown> = Promise.resolve();
  return {
    load: (company) => http.call(readOnboarding, { params: { company } }),
    keep: async (company, { status, step, done }) => {
      const body = { status, step, done };
      // A noted step must not arrive after the end and reopen the setup.
      const kept = before.then(() => http.call(changeOnboarding, { params: { company }, body }));
      before = kept.catch(() => {});
      await kept;
    },
  };
}
