import { nothing } from '#model/api/answers.ts';
import { companyParams } from '#model/api/params.ts';
import { z } from 'zod';
import { commaList } from '#model/api/comma-list.ts';
import { jobStates, jobPage, type JobPage } from '#model/areas/integrations/jobs/job-answer.ts';
import { defineEndpoint } from '#model/api/endpoint.ts';

const states = commaList(z.enum(jobStates), jobStates.length);

const example: JobPage = {
  jobs: [
    {
      id: '019a1f2e-5c00-7a10-8b20-3c40d5e6f708',
      queue: 'mail',
      state: 'retries',
      what: 'invitation',
      to: 'kim@example.org',
      attempts: 2,
      most: 9,
      created_at: '2026-05-04T08:00:00.000Z',
      due_at: '2026-05-04T08:05:00.000Z',
      ended_at: null,
      error: 'the mail server is down',
    },
  ],
  counts: { waits: 0, runs: 0, retries: 1, failed: 0, givenUp: 0, done: 12 },
};

export const listJobs = defineEndpoint({
  method: 'GET',
  path: '/core/companies/:company/jobs/',
  tag: 'jobs',
  summary: 'Jobs of the company, the newest 200 of the states asked for',
  access: 'company.manage',
  params: companyParams,
  query: z.object({ states: states.default([...jobStates]) }),
  answer: jobPage.meta({ examples: [example] }),
});

const jobParams = companyParams.extend({ job: z.uuid() });

export const retryJob = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/jobs/:job/retry/',
  tag: 'jobs',
  summary: 'Run a job as soon as it can be',
  access: 'company.manage',
  params: jobParams,
  answer: nothing,
  fails: [409],
});

export const giveUpJob = defineEndpoint({
  method: 'POST',
  path: '/core/companies/:company/jobs/:job/give-up/',
  tag: 'jobs',
  summary: 'Give up a job that waits',
  access: 'company.manage',
  params: jobParams,
  answer: nothing,
  fails: [409],
});
