import { sql, type Transaction } from 'kysely';
import { asMember, notedBy, type Api, type CompanyRouteDeps } from '#server/platform/http/company-request.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { noteForAudit } from '#server/platform/model/audit-notes.ts';
import { mustManage } from '#server/platform/http/must-manage.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { giveUpJob, jobsOf, retryJob, type Changed } from './job-list.ts';
import {
  giveUpJob as giveUpJobEndpoint,
  listJobs,
  retryJob as retryJobEndpoint,
} from '#model/areas/integrations/jobs/job.api.ts';
import { serve } from '#server/platform/http/serve.ts';

type Trx = Transaction<Schema>;

/** What belongs to a job that is given up, in the same transaction. */
export type OnGivenUp = Readonly<Record<string, (trx: Trx, job: Changed, company: number) => Promise<void>>>;

/** What is done beside requests for a company: what waits, and what failed. */
export function addJobRoutes(app: Api, deps: CompanyRouteDeps, givenUp: OnGivenUp): void {
  serve(app, listJobs, async (request) =>
    asMember(deps, request, request.params.company, async (trx, access) => {
      mustManage(access);
      return jobsOf(trx, access.company, request.query.states);
    }),
  );
  const add = (
    endpoint: typeof retryJobEndpoint | typeof giveUpJobEndpoint,
    action: 'retry' | 'give-up',
    change: typeof retryJob,
  ): void =>
    serve(app, endpoint, async (request, reply) => {
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
    });
  add(retryJobEndpoint, 'retry', retryJob);
  add(giveUpJobEndpoint, 'give-up', giveUpJob);
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
