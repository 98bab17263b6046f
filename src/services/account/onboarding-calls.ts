import { z } from 'zod';
import type { HttpClient } from '../http/http-client.ts';

const step = z.enum(['company', 'warehouse', 'products', 'invite', 'done']);
const progress = z.object({ status: z.enum(['open', 'skipped', 'done']), step, done: z.array(step) });
type Progress = Readonly<z.output<typeof progress>>;

/** Progress of a company's setup; each call rejects with an HttpError. Updates reach the server in order. */
export interface OnboardingCalls {
  load(company: number): Promise<Progress>;
  keep(
    company: number,
    progress: Omit<Progress, 'done'> & { readonly done: readonly Progress['step'][] },
  ): Promise<void>;
}

export function onboardingCalls(http: HttpClient): OnboardingCalls {
  const at = (company: number): string => `core/companies/${company}/onboarding/`;
  let before: Promise<unknown> = Promise.resolve();
  return {
    load: (company) => http.send('get', at(company), progress),
    keep: async (company, { status, step, done }) => {
      const json = { status, step, done };
      // A noted step must not arrive after the end and reopen the setup.
      const kept = before.then(() => http.send('patch', at(company), progress, { json }));
      before = kept.catch(() => {});
      await kept;
    },
  };
}
