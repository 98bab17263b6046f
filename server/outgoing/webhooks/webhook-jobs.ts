import { asSystem } from '#model/engine/actor.ts';
import { followLog, readOn } from '#server/jobs/follow-log.ts';
import type { JobRunner } from '#server/jobs/job-runner.ts';
import type { Routine } from '#server/jobs/routines.ts';
import type { OnGivenUp } from '#server/jobs/jobs.routes.ts';
import { sql } from 'kysely';
import { isOfferedKind } from './catalogue.ts';
import { deliver, type DeliverDeps } from './deliver.ts';
import { endDelivery, forgetDeliveries } from './delivery-store.ts';
import { fanOut } from './fan-out.ts';

interface WebhookJobs extends DeliverDeps {
  readonly jobs: JobRunner;
  readonly onFault: (error: unknown) => void;
}

/** Says how endpoints are told, and has them told of what this process writes; returns what ends that. */
export function handleWebhooks(deps: WebhookJobs): () => void {
  const telling = fanOut({ ...deps, isOffered: isOfferedKind(deps.engine) });
  deps.jobs.handle('webhook', (job) => deliver(deps, job));
  return followLog(deps, telling);
}

/** What the clock does for endpoints. */
export function webhookRoutines(deps: DeliverDeps): readonly Routine[] {
  const telling = fanOut({ ...deps, isOffered: isOfferedKind(deps.engine) });
  const { database, now } = deps;
  return [
    {
      name: 'webhooks',
      when: 'quarter',
      of: 'companies',
      run: async (company) => {
        await readOn(database, telling, company);
        await endStuck(deps, company);
        await giveUpFailing(deps, company);
      },
    },
    {
      name: 'deliveries',
      when: 'night',
      of: 'companies',
      run: (company) => database.withCompany(company, (trx) => forgetDeliveries(trx, company, now())),
    },
  ];
}

/** [WB4] Endpoints where nothing has arrived for five days are turned off; the chart knows when. */
export async function giveUpFailing(
  { database, executor, now }: Pick<DeliverDeps, 'database' | 'executor' | 'now'>,
  company: number,
): Promise<void> {
  const { rows } = await database.withCompany(company, (trx) =>
    sql<{
      id: string;
    }>`select id from row_webhook where company_id = ${company} and state = 'failing'`.execute(trx),
  );
  for (const { id } of rows) {
    const giveUp = { kind: 'webhook', document: id, type: 'giveUp', data: {} };
    await executor.systemPropose(company, [giveUp], { by: asSystem, at: now() });
  }
}

/**
 * A job that ended without its delivery, since its process was killed at the last attempt, would hold up what follows of its
 * document for ever: it is given up, and its delivery with it.
 */
export async function endStuck(
  { database, now }: Pick<DeliverDeps, 'database' | 'now'>,
  company: number,
): Promise<void> {
  await database.withCompany(company, async (trx) => {
    const { rows } = await sql<{ delivery: string }>`
      update jobs.job set state = 'cancelled' where name = 'webhook' and state = 'failed'
         and data ->> 'company' = ${String(company)} returning data ->> 'delivery' as delivery`.execute(trx);
    for (const { delivery } of rows) await endDelivery(trx, company, delivery, 'dead', now());
  });
}

/** A delivery whose job is given up is dead. */
export const giveUpDelivery: OnGivenUp[string] = (trx, { data }, company) =>
  endDelivery(trx, company, String(data['delivery']), 'dead', new Date().toISOString());
