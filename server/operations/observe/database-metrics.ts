import { Gauge, type Registry } from 'prom-client';
import { lettersNearBudget } from '#server/mail/letter-budget.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { databaseProblem, withinPatience } from './database-answer.ts';
import { readJobLag } from './job-lag.ts';

const states = ['used', 'idle', 'waiting'] as const;

/** Figures of the database and of the queues in it; returns what asks for them, which never waits long. */
export function databaseMetrics(registry: Registry, database: Database): () => Promise<void> {
  const of = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const isUp = of('lagra_database_up', 'Whether the database answers.');
  const connections = of(
    'lagra_database_connections',
    'Connections of the pool that are used or idle, and requests that wait for one.',
    'state',
  );
  const due = of('lagra_jobs_due', 'Jobs that could run and that nobody has begun.', 'queue');
  const oldest = of('lagra_jobs_oldest_seconds', 'Time that the oldest such job has been due.', 'queue');
  const running = of('lagra_jobs_running', 'Jobs that run, in all processes.', 'queue');
  const budgets = of(
    'lagra_letter_budgets',
    'Companies that have sent at least 80 % of their letters of the day (near), or all of them (spent).',
    'use',
  );
  return async () => {
    const { totalCount, idleCount, waitingCount } = database.app.pool;
    const counts = { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
    for (const state of states) connections.set({ state }, counts[state]);
    const up = (await databaseProblem(database)) === null;
    isUp.set(Number(up));
    const lag = up ? await withinPatience(readJobLag(database)).catch(() => []) : [];
    for (const one of [due, oldest, running]) one.reset();
    const letters = up
      ? await withinPatience(lettersNearBudget(database.app.kysely)).catch(() => null)
      : null;
    for (const use of ['near', 'spent'] as const) if (letters) budgets.set({ use }, letters[use]);
    for (const { queue, ...figures } of lag) {
      due.set({ queue }, figures.due);
      oldest.set({ queue }, figures.oldest);
      running.set({ queue }, figures.running);
    }
  };
}
