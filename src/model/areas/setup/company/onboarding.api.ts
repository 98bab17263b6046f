import { companyParams } from '#model/api/params.ts';
import { z } from 'zod';
import { onboardingStatuses, onboardingSteps } from '#model/areas/setup/company/onboarding.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';

const onboardingAnswer = z
  .object({
    status: z.enum(onboardingStatuses),
    step: z.enum(onboardingSteps).describe('Where to go on.'),
    done: z.array(z.enum(onboardingSteps)),
  })
  .meta({ examples: [{ status: 'open', step: 'warehouse', done: ['company'] }] });

export const readOnboarding = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/onboarding/',
  tag: 'identity',
  summary: 'How far the company is set up',
  access: 'company.manage',
  params: companyParams,
  answer: onboardingAnswer,
});

const onboardingChange = z
  .strictObject({
    status: z.enum(onboardingStatuses),
    step: z.enum(onboardingSteps),
    done: z.array(z.enum(onboardingSteps)).max(onboardingSteps.length),
  })
  .partial()
  .meta({ examples: [{ step: 'products', done: ['company', 'warehouse'] }] });

export const changeOnboarding = defineEndpoint({
  method: 'PATCH',
  path: '/core/companies/:company/onboarding/',
  tag: 'identity',
  summary: 'Note how far the company is set up, skip it, or take it up again',
  access: 'company.manage',
  params: companyParams,
  body: onboardingChange,
  answer: onboardingAnswer,
});
