import { SYSTEM } from '#model/engine/actor.ts';
import { addJobs } from '#server/jobs/add-jobs.ts';
import { routineJob } from '#server/jobs/routines.ts';
import type { Executor } from '#server/platform/commands/executor.ts';

/**
 * Where a subscription has changed, what is due of it is done at once, besides every quarter of an hour: what somebody
 * asked to pay is paid, even if the server ends right after it promised to.
 */
export const followDue = (executor: Executor): (() => void) =>
  executor.onWriting(async (trx, company, events) => {
    // What the clock has done itself is followed by the clock.
    if (events.some(({ kind, by }) => kind === 'subscription' && by !== SYSTEM))
      await addJobs(trx, [routineJob('due', company)]);
  });
