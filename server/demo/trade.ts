import type { Engine } from '#model/engine/engine.ts';
import type { LogEvent } from '#model/engine/envelope.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { addNotices } from '#server/inbox/inbox-store.ts';
import { followInbox } from '#server/inbox/follow-inbox.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import type { SeededCompany } from './companies.ts';
import type { StoredPictures } from './pictures.ts';
import { playYear } from './play-year.ts';
import { demoActor, Refused, type Given } from './trade-model.ts';

interface TradeDeps {
  readonly engine: Engine;
  readonly database: Database;
  readonly executor: Executor;
}

interface Around {
  /** Those of products, which are stored. */
  readonly pictures?: StoredPictures;
  /** Told of what is refused; without it, that is thrown. */
  readonly onFault?: (why: unknown) => void;
}

/**
 * A year of trade in a newly founded company, up to its seeding. It is played in memory first and then given to the
 * company as commands with fixed ids: an interrupted seeding is completed by the next one. What is refused is left out,
 * and `onFault` told why. [DE1] [DE3] [DE4]
 */
export async function seedTrade(
  deps: TradeDeps,
  seeded: SeededCompany,
  { pictures = new Map(), onFault = thrown }: Around = {},
): Promise<void> {
  const { model } = playYear(deps.engine, seeded, pictures, onFault);
  const { engine } = deps;
  const layouts = await readRowLayouts(deps.database.app.kysely, engine);
  const stop = followInbox(
    deps.executor,
    { engine, layouts },
    {
      isTold: isSaid,
      deliver: addNotices,
    },
  );
  await give(deps.executor, seeded, model.given, onFault).finally(stop);
}

const thrown = (why: unknown): never => {
  throw why;
};

/** Notifications of a year of trade would be outdated; only comments appear in the inboxes. */
const isSaid = ({ kind }: LogEvent): boolean => kind === 'comment';

/** Maximum number of commands awaiting an answer. */
const IN_FLIGHT = 1000;

async function give(
  executor: Executor,
  { id, company }: SeededCompany,
  given: readonly Given[],
  onFault: (error: unknown) => void,
): Promise<void> {
  for (let from = 0; from < given.length; from += IN_FLIGHT)
    await Promise.all(
      given.slice(from, from + IN_FLIGHT).map(async ({ command, by, at }) => {
        const [outcome] = await executor.systemPropose(id, [command], { by: demoActor(by), at });
        if (outcome && 'refusal' in outcome)
          onFault(new Refused(`${company.key} ${at}`, command, outcome.refusal));
      }),
    );
}
