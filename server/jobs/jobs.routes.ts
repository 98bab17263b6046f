import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { jobPage, jobStates, type JobPage } from '#model/areas/integrations/jobs/job-answer.ts';
import { commaList } from '#server/platform/http/comma-list.ts';
import {
  asMember,
  companyParams,
  failures,
  notedBy,
  problem,
  type Api,
  type CompanyRouteDeps,
} from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { noteForAudit } from '#server/platform/model/audit-notes.ts';
import { mustManage } from '#server/platform/http/must-manage.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { giveUpJob, jobsOf, retryJob, type Changed } from './job-list.ts';

type Trx = Transaction<Schema>;

const tags = ['jobs'];
const jobParams = companyParams.extend({ job: z.uuid() });
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

/** What belongs to a job that is given up, in the same transaction. */
export type OnGivenUp = Readonly<Record<string, (trx: Trx, job: Changed, company: number) => Promise<void>>>;

/** What is done beside requests for a company: what waits, and what failed. */
export function addJobRoutes(app: Api, deps: CompanyRouteDeps, givenUp: OnGivenUp): void {
  const url = '/core/companies/:company/jobs/';
  app.route({
    method: 'GET',
    url,
    schema: {
      tags,
      summary: 'Jobs of the company, the newest 200 of the states asked for',
      params: companyParams,
      querystring: z.object({ states: states.default([...jobStates]) }),
      response: { 200: jobPage.meta({ examples: [example] }), ...failures },
    },
    handler: async (request) =>
      asMember(deps, request, request.params.company, async (trx, access) => {
        mustManage(access);
        return jobsOf(trx, access.company, request.query.states);
      }),
  });
  const add = (action: 'retry' | 'give-up', summary: string, change: typeof retryJob): void =>
    void app.route({
      method: 'POST',
      url: `${url}:job/${action}/`,
      schema: { tags, summary, params: jobParams, response: { 204: z.null(), ...failures, 409: problem } },
      handler: async (request, reply) => {
        await asMember(deps, request, request.params.company, async (trx, access) => {
          mustManage(access);
          const job = await change(trx, access.company, request.params.job).catch(orTaken);
          if (!job) throw new HttpError(409, { code: 'jobNotThere' });
          if (action === 'give-up') await givenUp[job.queue]?.(trx, job, access.company);
          await noteForAudit(trx, access.company, [
            { ...notedBy(request, access.actor, deps.now()), ...handled(action, job) },
          ]);
        });
        return reply.status(204).send(null);
      },
    });
  add('retry', 'Run a job as soon as it can be', retryJob);
  add('give-up', 'Give up a job that waits', giveUpJob);
}

/** What the audit log tells of it: which job, by its queue and what it does. [AUD12] */
function handled(action: 'retry' | 'give-up', { queue, what }: Changed) {
  const detail = { queue, ...(what !== '' && { what }) };
  return { what: 'handled', about: action === 'retry' ? 'retry' : 'giveUp', detail } as const;
}

/** Another one like it waits already: it will do the same. */
function orTaken(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === '23505')
    throw new HttpError(409, { code: 'jobNotThere' });
  throw error;
}

/** A mail that is given up is not tried again. */
export const giveUpMail = async (trx: Trx, { id }: Changed): Promise<void> => {
  await trx
    .updateTable('mail')
    .set({ settled_at: sql`now()`, outcome: 'gaveUp' })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .execute();
};
