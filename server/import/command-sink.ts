import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { asUser, authored } from '#model/engine/actor.ts';
import type { Engine } from '#model/engine/engine.ts';
import type { Env } from '#model/engine/env.ts';
import type { Fact, Refusal } from '#model/engine/envelope.ts';
import { propose } from '#model/engine/propose.ts';
import { IMPORT } from '#model/values/device.ts';
import { dayIn } from '#model/values/moments.ts';
import type { Executor, SystemCommand } from '#server/platform/commands/executor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { CompanyCache } from '#server/platform/model/company-cache.ts';
import { inSnapshot } from '#server/platform/model/company-snapshot.ts';
import { knownOutcomes } from '#server/platform/model/event-log.ts';
import type { RowLayouts } from '#server/platform/model/row-layout.ts';

/** A command with its own id, so that it is accepted only once however often it is given. */
export type RepeatableCommand = SystemCommand & { readonly id: string };

/** The outcome of a command: its facts, or the refusal. */
export type Outcome =
  | { readonly facts: readonly Pick<Fact, 'kind' | 'type' | 'data'>[] }
  | { readonly refusal: Refusal };

/** Outcomes of earlier runs, by command id. */
export interface Known {
  readonly accepted: ReadonlySet<string>;
  readonly refused: ReadonlySet<string>;
}

/** Where an import's commands go: to the company's log, or nowhere. */
export interface CommandSink {
  known(ids: readonly string[]): Promise<Known>;
  /** Gives commands in order, dated at a time (UTC ISO). They are decided in that order. */
  give(commands: readonly RepeatableCommand[], at: string): Promise<readonly Outcome[]>;
}

export interface SinkDeps {
  readonly engine: Engine;
  readonly database: Database;
  readonly layouts: RowLayouts;
  readonly executor: Executor;
}

interface Target {
  readonly company: number;
  /** The user id recorded in every event. */
  readonly by: string;
}

/** Writes. Commands waiting at the same time share a transaction. */
export function writingSink({ database, executor }: SinkDeps, { company, by }: Target): CommandSink {
  return {
    known: (ids) => database.withCompany(company, (trx) => knownOf(trx, executor, company, ids)),
    give: async (commands, at) => {
      const settled = await executor.systemPropose(company, commands, { by: asUser(by), at, device: IMPORT });
      return settled.map((one) => ('refusal' in one ? { refusal: one.refusal } : { facts: one.events }));
    },
  };
}

async function knownOf(
  trx: Transaction<Schema>,
  { idOf }: Pick<Executor, 'idOf'>,
  company: number,
  ids: readonly string[],
): Promise<Known> {
  // Those of before the server made ids of its own stand under their names.
  const names = new Map(ids.flatMap((id) => [[idOf(company, id), id] as const, [id, id] as const]));
  const outcomes = await knownOutcomes(trx, company, [...names.keys()]);
  const own = outcomes.filter(({ id, author }) => !ids.includes(id) || author === '');
  const idsOf = (refused: boolean): Set<string> =>
    new Set(own.filter((one) => (one.refusal !== null) === refused).flatMap(({ id }) => names.get(id) ?? []));
  return { accepted: idsOf(false), refused: idsOf(true) };
}

/** A command refused in an earlier run is given again under a new id: what it lacked may exist now. */
export const idToAsk = (id: string, known: Known): string => (known.refused.has(id) ? randomUUID() : id);

type Decide = (command: RepeatableCommand, env: Env) => Promise<Outcome>;

/** As the log does: a command that comes again is answered as it was. */
function once(decide: Decide): Decide {
  const known = new Map<string, Outcome>();
  return async (command, env) => {
    const outcome = known.get(command.id) ?? (await decide(command, env));
    known.set(command.id, outcome);
    return outcome;
  };
}

/** A company number that no company has. */
export const NO_COMPANY = 2_147_483_647;

/**
 * Runs `work` with a sink that decides every command on the existing data and the commands before it, and writes
 * nothing.
 * @param timeZone the company's, for its day
 */
export function rehearse<T>(
  { engine, database, layouts, executor }: SinkDeps,
  { company, by, timeZone }: Target & { readonly timeZone: string },
  work: (sink: CommandSink) => Promise<T>,
): Promise<T> {
  return inSnapshot(database, company, async (trx) => {
    const cache = new CompanyCache(engine, layouts, company);
    const decide = once(async (command, env) => {
      const proposal = await cache.knowing(trx, () => propose(engine, cache.store, command, env));
      if (!proposal.accepted) return { refusal: proposal.refusal };
      proposal.overlay.commitTo(cache);
      return { facts: proposal.facts };
    });
    let last: Promise<unknown> = Promise.resolve();
    return work({
      known: (ids) => knownOf(trx, executor, company, ids),
      give: (commands, at) => {
        const env: Env = {
          now: at,
          today: dayIn(at, timeZone),
          ...authored(asUser(by)),
          internal: true,
          drawsNumbers: true,
          may: () => false,
        };
        const turn = last.then(async () => {
          const outcomes: Outcome[] = [];
          for (const command of commands) outcomes.push(await decide(command, env));
          return outcomes;
        });
        last = turn.catch(() => undefined);
        return turn;
      },
    });
  });
}
