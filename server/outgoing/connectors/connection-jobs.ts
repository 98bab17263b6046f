import { isFailing } from '#model/areas/integrations/connection/connection-standing.ts';
import { asSystem } from '#model/engine/actor.ts';
import { addJobs } from '#server/jobs/add-jobs.ts';
import { followLog, readOn } from '#server/jobs/follow-log.ts';
import type { JobRunner } from '#server/jobs/job-runner.ts';
import type { Routine } from '#server/jobs/routines.ts';
import type { ConnectionDeps } from './connection-deps.ts';
import { workingConnections } from './connection-rows.ts';
import { forgetItems } from './item-store.ts';
import { runConnection } from './run-connection.ts';
import { runJob } from './run-job.ts';
import { tellOut } from './tell-out.ts';

/** Says how connections work, and has them told of what this process writes; returns what ends that. */
export function handleConnections(deps: ConnectionDeps & { readonly jobs: JobRunner }): () => void {
  deps.jobs.handle('connection', ({ data }) =>
    runConnection(deps, Number(data['company']), String(data['connection'])),
  );
  const stopTelling = followLog(deps, tellOut(deps));
  const stopStarting = deps.executor.onWriting((trx, company, events) => {
    const begun = events.filter(({ kind, type }) => kind === 'connection' && starts.has(type));
    return addJobs(
      trx,
      begun.map(({ document }) => runJob(company, { id: document, name: '' })),
    );
  });
  return () => {
    stopTelling();
    stopStarting();
  };
}

/** Facts after which a connection begins to work. */
const starts: ReadonlySet<string> = new Set(['connected', 'resumed']);

/** What the clock does for connections. */
export function connectionRoutines(deps: ConnectionDeps): readonly Routine[] {
  const telling = tellOut(deps);
  const { database, now } = deps;
  return [
    {
      name: 'connections',
      when: 'quarter',
      of: 'companies',
      run: async (company) => {
        await readOn(database, telling, company);
        await giveUpFailing(deps, company);
        await wakeConnections(deps, company);
      },
    },
    {
      name: 'connectionItems',
      when: 'night',
      of: 'companies',
      run: (company) => database.withCompany(company, (trx) => forgetItems(trx, company, now())),
    },
  ];
}

/** Puts down a run of each connection that is on; it knows itself what is due. */
export async function wakeConnections(
  { database }: Pick<ConnectionDeps, 'database'>,
  company: number,
): Promise<void> {
  await database.withCompany(company, async (trx) => {
    const rows = await workingConnections(trx, company);
    await addJobs(
      trx,
      rows.map((row) => runJob(company, row)),
    );
  });
}

/** [CTN6] Connections that have failed for a day are paused; the chart knows when. */
export async function giveUpFailing(
  { database, executor, now }: Pick<ConnectionDeps, 'database' | 'executor' | 'now'>,
  company: number,
): Promise<void> {
  const rows = await database.withCompany(company, (trx) => workingConnections(trx, company));
  for (const { id } of rows.filter(isFailing)) {
    const giveUp = { kind: 'connection', document: id, type: 'giveUp', data: {} };
    await executor.systemPropose(company, [giveUp], { by: asSystem, at: now() });
  }
}
