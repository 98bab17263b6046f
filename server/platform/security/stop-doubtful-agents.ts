import { sql } from 'kysely';
import type { AgentKind } from '#model/areas/setup/agent/agent-kinds.ts';
import { asSystem } from '#model/engine/actor.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import type { Database } from '#server/platform/db/connect.ts';

interface Deps {
  readonly database: Database;
  readonly executor: Executor;
  /** The clock, UTC ISO. */
  readonly now: () => string;
  /** Warns whoever runs the server. */
  readonly log: (line: string) => void;
}

interface Doubtful {
  readonly company: number;
  readonly kind: AgentKind;
  readonly id: string;
  readonly isStopped: boolean;
}

/** What ends the work of an agent until somebody resumes it, which is refused under such an id. */
const stops: Readonly<Record<AgentKind, string>> = {
  apiClient: 'suspend',
  workflow: 'disable',
  connection: 'pause',
  pairing: 'pause',
};

/**
 * [AG6] Stops the agents that a migration has named, once, by a fact of the system; their documents stay as they are. Says
 * at every start that there are some.
 */
export async function stopDoubtfulAgents({ database, executor, now, log }: Deps): Promise<void> {
  const { kysely } = database.app;
  const { rows } = await sql<Doubtful>`
    select company, kind, id, stopped_at is not null as "isStopped" from doubtful_agent
     order by company, kind, id`.execute(kysely);
  if (rows.length === 0) return;
  log(
    `${rows.length} API clients, workflows, connections or pairings have the id of a person or of another one, and are stopped: ${rows
      .map(({ company, kind, id }) => `${kind} ${id} of company ${company}`)
      .join(', ')}. See docs/security.md, Actors.`,
  );
  for (const { company, kind, id, isStopped } of rows) {
    if (isStopped) continue;
    // One that is not at work is refused: there is nothing to stop.
    await executor.systemPropose(company, [{ kind, document: id, type: stops[kind], data: {} }], {
      by: asSystem,
      at: now(),
    });
    await sql`update doubtful_agent set stopped_at = ${now()}
      where company = ${company} and kind = ${kind} and id = ${id}`.execute(kysely);
  }
}
