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

/** What ends the work of an agent until somebody resumes it, which is refused under such an id. */
const stops: Readonly<Record<AgentKind, string>> = {
  apiClient: 'suspend',
  workflow: 'disable',
  connection: 'pause',
  pairing: 'pause',
  sharedLink: 'revoke',
};

/**
 * [AG6] Stops the agents that a migration has named, once, by a fact of the system; their documents stay as they are. Says
 * at every start that there are some.
 */
export async function stopDoubtfulAgents({ database, executor, now, log }: Deps): Promise<void> {
  const { kysely } = database.app;
  const rows = await kysely
    .selectFrom('doubtful_agent')
    .select(['company', 'kind', 'id', 'stopped_at as stoppedAt'])
    .$narrowType<{ kind: AgentKind }>() // a migration names agents alone
    .orderBy('company')
    .orderBy('kind')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return;
  log(
    `${rows.length} API clients, workflows, connections or pairings have the id of a person or of another one, and are stopped: ${rows
      .map(({ company, kind, id }) => `${kind} ${id} of company ${company}`)
      .join(', ')}. See docs/security.md, Actors.`,
  );
  for (const { company, kind, id, stoppedAt } of rows) {
    if (stoppedAt !== null) continue;
    // One that is not at work is refused: there is nothing to stop.
    await executor.systemPropose(company, [{ kind, document: id, type: stops[kind], data: {} }], {
      by: asSystem,
      at: now(),
    });
    await kysely
      .updateTable('doubtful_agent')
      .set({ stopped_at: now() })
      .where('company', '=', company)
      .where('kind', '=', kind)
      .where('id', '=', id)
      .execute();
  }
}
