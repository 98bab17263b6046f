import { authored, type Actor } from '#model/engine/actor.ts';
import type { Env } from '#model/engine/env.ts';
import type { Fact, Refusal } from '#model/engine/envelope.ts';
import { Miss, type Wanted } from '#model/engine/miss.ts';
import { propose } from '#model/engine/propose.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { Grants } from '#model/areas/setup/member/member.rules.ts';
import { IMPORT } from '#model/values/device.ts';
import { dayIn } from '#model/values/moments.ts';
import { CompanyCache } from '#server/platform/model/company-cache.ts';
import { inSnapshot } from '#server/platform/model/company-snapshot.ts';
import type { ImportWorkDeps } from './import-context.ts';
import type { WorkCommand } from './import-store.ts';

type GivenFact = Pick<Fact, 'kind' | 'document' | 'type' | 'version'>;
/** What a command came to. */
export type CommandOutcome = { readonly facts: readonly GivenFact[] } | { readonly refusal: Refusal };

/** Gives commands in order, in the name of somebody. */
export type SubmitCommands = (commands: readonly WorkCommand[]) => Promise<readonly CommandOutcome[]>;

/** Into the company's log: each is judged by what that person may do. [DI18] */
export const submitTo =
  ({ executor }: Pick<ImportWorkDeps, 'executor'>, company: number, by: Actor): SubmitCommands =>
  async (commands) => {
    const settled = await executor.submit(
      company,
      by,
      commands.map((command) => ({ ...command, seen: 0 })),
      { device: IMPORT, namesCommands: true },
    );
    return settled.map((one) => ('refusal' in one ? { refusal: one.refusal } : { facts: one.events }));
  };

/** Whose answers are rehearsed, and in which company. */
interface AsWho {
  readonly company: number;
  readonly by: Actor;
  readonly timeZone: string;
  /** What they may do; as the company has it now by default. */
  readonly grants?: (view: Reader) => Grants | null;
}

/**
 * Decides commands as that person would be answered, on the company as it is and the commands before them, and writes
 * nothing. [DI7]
 */
export function rehearsing<T>(
  deps: ImportWorkDeps,
  { company, by, timeZone, grants: given }: AsWho,
  work: (give: SubmitCommands, rehearsal: Rehearsal) => Promise<T>,
): Promise<T> {
  const { engine, database, layouts, business, now } = deps;
  return inSnapshot(database, company, async (trx) => {
    const cache = new CompanyCache(engine, layouts, company);
    const at = now();
    const grants = await cache.knowing(trx, () =>
      given ? given(cache.view) : business.grantsOf(cache.view, by),
    );
    const env: Env = {
      now: at,
      today: dayIn(at, timeZone),
      ...authored(by),
      internal: false,
      drawsNumbers: true,
      may: (permission) => grants?.may(permission) ?? false,
      warehouses: grants?.warehouses ?? null,
      limits: grants?.limits ?? null,
    };
    const rehearsal = { engine, trx, cache, env };
    return work(rehearsed(rehearsal), rehearsal);
  });
}

/** What is decided on, for who decides more than commands. */
export interface Rehearsal extends Pick<ImportWorkDeps, 'engine'> {
  readonly trx: Parameters<Parameters<typeof inSnapshot>[2]>[0];
  readonly cache: CompanyCache;
  readonly env: Env;
}

function rehearsed(rehearsal: Rehearsal): SubmitCommands {
  // As the log does: a command that comes again is answered as it was.
  const known = new Map<string, CommandOutcome>();
  return async (commands) => {
    await foresee(
      rehearsal,
      commands.filter(({ id }) => !known.has(id)),
    );
    const given: CommandOutcome[] = [];
    for (const command of commands) {
      const answer = known.get(command.id) ?? (await decide(rehearsal, command));
      known.set(command.id, answer);
      given.push(answer);
    }
    return given;
  };
}

async function decide({ engine, trx, cache, env }: Rehearsal, command: WorkCommand): Promise<CommandOutcome> {
  const proposal = await cache.knowing(trx, () => propose(engine, cache.store, command, env));
  if (!proposal.accepted) return { refusal: proposal.refusal };
  proposal.overlay.commitTo(cache);
  return { facts: proposal.facts };
}

const DEEPEST_FORESIGHT = 12;

/** What all commands miss is loaded together, a round trip for each look-up rather than for each command. */
async function foresee(
  { engine, trx, cache, env }: Rehearsal,
  commands: readonly WorkCommand[],
): Promise<void> {
  const missesOf = (command: WorkCommand): readonly Wanted[] => {
    try {
      propose(engine, cache.store, command, env);
      return [];
    } catch (error) {
      if (error instanceof Miss) return error.wanted;
      throw error;
    }
  };
  let unsure = commands;
  for (let round = 0; unsure.length > 1 && round < DEEPEST_FORESIGHT; round += 1) {
    const missed = unsure.map((command) => [command, missesOf(command)] as const);
    unsure = missed.filter(([, wanted]) => wanted.length > 0).map(([command]) => command);
    const wanted = missed.flatMap(([, misses]) => misses);
    if (!(await cache.mustLoad(trx, wanted))) return;
  }
}
