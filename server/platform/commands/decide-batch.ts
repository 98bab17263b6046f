import type { Transaction } from 'kysely';
import { authored } from '#model/engine/actor.ts';
import type { Engine } from '#model/engine/engine.ts';
import type { Env } from '#model/engine/env.ts';
import type { Command, LogEvent, Refusal } from '#model/engine/envelope.ts';
import { linesWantedBy } from '#model/engine/line-registry.ts';
import { Miss, type Wanted } from '#model/engine/miss.ts';
import type { Overlay } from '#model/engine/overlay.ts';
import { propose, stamp, type Proposal } from '#model/engine/propose.ts';
import type { RawReader } from '#model/engine/reader.ts';
import { dayIn } from '#model/values/moments.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { LoadFailed, type CompanyCache } from '#server/platform/model/company-cache.ts';
import { eventsOfCommands, type LockedHead, type StoredOutcome } from '#server/platform/model/event-log.ts';
import { likelyMisses } from '#server/platform/model/likely-misses.ts';
import type { RowLayouts } from '#server/platform/model/row-layout.ts';
import type { Business } from './business.ts';
import { wholesOf, type JobCommand, type Proposer, type Settled } from './job.ts';
import { SettledCommands } from './settled-commands.ts';
import { isStorable } from '#model/values/storable.ts';
import { UnitOfWork } from './unit-of-work.ts';

type Trx = Transaction<Schema>;

export interface Proposed {
  readonly command: JobCommand;
  readonly proposer: Proposer;
}

export interface Batch {
  readonly engine: Engine;
  readonly layouts: RowLayouts;
  readonly company: number;
  readonly trx: Trx;
  readonly cache: CompanyCache;
  readonly before: LockedHead;
  /** What is known of these commands already. */
  readonly outcomes: readonly StoredOutcome[];
  /** Moment of the batch, UTC ISO. */
  readonly now: string;
  /** When the last fact was written, by whichever clock that was. */
  readonly last: string;
  readonly onFault: (error: unknown, command: Command) => void;
  readonly business: Business;
  /** What was counted of a plan's limits when the batch began. */
  readonly stored: Map<string, number>;
}

export interface Decided {
  readonly unit: UnitOfWork;
  /** In the order of the commands. */
  readonly settled: readonly Settled[];
}

/** What went wrong is the application's own fault. */
export const internalError: Refusal = { code: 'internalError' };

/**
 * Decides commands in order, each on what those before it did; what came of them is to be written. The caller holds the
 * company's head. A command that was settled before is answered as it was then; one whose decision throws fails alone
 * and is not remembered.
 */
export async function decideBatch(batch: Batch, proposed: readonly Proposed[]): Promise<Decided> {
  const unit = new UnitOfWork(batch.engine, batch.before);
  const known = await settledBefore(batch);
  batch.cache.showsHead(batch.before.head);
  await batch.cache.load(batch.trx, documentsOf(batch.engine, proposed));
  const settled: Settled[] = [];
  const foreseen = once(() => foresee(batch, undecided(proposed.slice(settled.length), known)));
  const deciding = { ...batch, unit, foreseen };
  for (const whole of wholesOf(proposed, ({ command }) => command))
    settled.push(...(await settleAll(deciding, known, whole)));
  return { unit, settled };
}

/** Settles a command, or those of a whole. */
async function settleAll(
  batch: Deciding,
  known: SettledCommands,
  whole: readonly Proposed[],
): Promise<readonly Settled[]> {
  const before = whole.map(({ command, proposer }) => known.answerTo(command, proposer));
  const open = whole.filter((_, at) => !before[at]);
  const [first] = open;
  if (!first) return before.flatMap((one) => one ?? []);
  const answers =
    first.command.whole === undefined
      ? [await settle(batch, first.command, first.proposer)]
      : await settleWhole(
          batch,
          open,
          before.find((one) => one && 'refusal' in one),
        );
  const isRemembered = first.command.whole === undefined || answers.every((one) => 'seq' in one);
  if (isRemembered)
    for (const [at, { command, proposer }] of open.entries())
      if (answers[at]) known.settle(command, proposer, answers[at]);
  let next = 0;
  return before.flatMap((one) => one ?? answers[next++] ?? []);
}

/** A batch under way. */
interface Deciding extends Batch {
  readonly unit: UnitOfWork;
  /** Loads what this command and those after it miss, at the batch's first miss; most batches have none. */
  readonly foreseen: () => Promise<void>;
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}

const undecided = (proposed: readonly Proposed[], known: SettledCommands): Proposed[] =>
  proposed.filter(({ command, proposer }) => !known.answerTo(command, proposer) && isStorable(command.data));

async function settledBefore({ trx, company, outcomes }: Batch): Promise<SettledCommands> {
  const accepted = outcomes.filter((outcome) => outcome.refusal === null).map((outcome) => outcome.id);
  const events = accepted.length > 0 ? await eventsOfCommands(trx, company, accepted) : [];
  return new SettledCommands(outcomes, events);
}

/** The documents that commands are about, and the lines that they bring, so that one round trip finds them all. */
function documentsOf(engine: Engine, proposed: readonly Proposed[]): Wanted[] {
  return proposed.flatMap(({ command }) => {
    const type = engine.types.get(command.kind);
    if (!type) return [];
    return [{ table: type.table.name, id: command.document }, ...linesWantedBy(type, command.data)];
  });
}

/**
 * Tries commands on the model as it is now, to load what they miss together: one round trip a look-up for all of them
 * rather than for each. What comes of it does not count.
 */
async function foresee(batch: Batch, proposed: readonly Proposed[]): Promise<void> {
  const wholes = wholesOf(proposed, ({ command }) => command);
  const longest = Math.max(...wholes.map(({ length }) => length));
  let unsure: Trying[] = wholes.map((rest) => ({ rest, under: batch.cache.store }));
  for (let round = 0; isSeveral(unsure) && round < DEEPEST_FORESIGHT * longest; round++) {
    const wanted: Wanted[] = [];
    const missed: Trying[] = [];
    for (const one of unsure) {
      const { misses, ...later } = await tried(batch, one);
      wanted.push(...misses);
      if (misses.length > 0) missed.push(later);
    }
    if (!(await batch.cache.mustLoad(batch.trx, wanted))) return;
    unsure = missed;
  }
}

/** What is left to try of a command or a whole, on what those before it did. */
interface Trying {
  readonly rest: readonly Proposed[];
  readonly under: RawReader;
}

/** More than one command: of one alone, nothing is loaded together. */
const isSeveral = ([first, ...others]: readonly Trying[]): boolean =>
  others.length > 0 || (first?.rest.length ?? 0) > 1;

const DEEPEST_FORESIGHT = 12;

/** Tries commands until one misses something; those before it are not tried again. */
async function tried(
  batch: Batch,
  { rest, under: before }: Trying,
): Promise<Trying & { readonly misses: readonly Wanted[] }> {
  let under = before;
  for (const [at, { command, proposer }] of rest.entries()) {
    const env = await envFor(batch, proposer, command.kind);
    try {
      const proposal = propose(batch.engine, under, command, env);
      if (!proposal.accepted) break;
      under = proposal.overlay;
    } catch (error) {
      // Anything else will be thrown again when it counts.
      if (!(error instanceof Miss)) break;
      return { rest: rest.slice(at), under, misses: likelyMisses(error.wanted, sourcesOf(batch, command)) };
    }
  }
  return { rest: [], under, misses: [] };
}

/** Where the ids stand that a command is about: in its data and in its document. */
function sourcesOf({ engine, cache }: Batch, command: Command): readonly unknown[] {
  const table = engine.types.get(command.kind)?.table.name;
  return [command.data, table === undefined ? undefined : cache.store.all(table).get(command.document)];
}

/** What throws once a command is taken leaves it half taken: then the batch is lost, and not this command alone. */
async function settle(batch: Deciding, command: Command, proposer: Proposer): Promise<Settled> {
  const { unit, cache } = batch;
  const { id } = command;
  const decided = await decidedOrFault(batch, command, proposer);
  if (decided === null) return { id, refusal: internalError };
  if ('refusal' in decided) {
    unit.refuse(command, decided.refusal, proposer);
    return { id, refusal: decided.refusal };
  }
  unit.accept(command, decided.events, decided.overlay, cache, proposer);
  return { id, seq: unit.head, events: decided.events };
}

/**
 * [EX16] Takes all commands of a whole, or none. Where one is refused that is the answer to each, and it is remembered of
 * none: they may be sent again, when what was in their way is gone.
 */
async function settleWhole(
  batch: Deciding,
  whole: readonly Proposed[],
  before: Settled | undefined,
): Promise<Settled[]> {
  const { unit, cache } = batch;
  const settled: Settled[] = [];
  let refusal = before && 'refusal' in before ? before.refusal : undefined;
  await unit.wholly(cache, async () => {
    for (const { command, proposer } of refusal ? [] : whole) {
      const decided = (await decidedOrFault(batch, command, proposer)) ?? { refusal: internalError };
      if ('refusal' in decided) {
        ({ refusal } = decided);
        return false;
      }
      unit.accept(command, decided.events, decided.overlay, cache, proposer);
      settled.push({ id: command.id, seq: unit.head, events: decided.events });
    }
    return true;
  });
  const why = refusal;
  return why ? whole.map(({ command: { id } }) => ({ id, refusal: why })) : settled;
}

type Decision =
  | { readonly events: readonly LogEvent[]; readonly overlay: Overlay }
  | { readonly refusal: Refusal };

/** Null if deciding threw, which is reported. */
async function decidedOrFault(
  batch: Deciding,
  command: Command,
  proposer: Proposer,
): Promise<Decision | null> {
  try {
    return await decide(batch, command, proposer);
  } catch (error) {
    if (error instanceof LoadFailed) throw error.cause;
    batch.onFault(error, command);
    return null;
  }
}

async function decide(batch: Deciding, command: Command, proposer: Proposer): Promise<Decision> {
  const { engine, cache, unit } = batch;
  if (!isStorable(command.data)) return { refusal: { code: 'invalid', fields: { data: 'unreadableText' } } };
  const env = { ...(await envFor(batch, proposer, command.kind)), ...momentOf(command) };
  const attempt = (): Proposal => propose(engine, cache.store, command, env);
  const proposal = unlessMissing(attempt) ?? (await onceKnown(batch, command, attempt));
  if (!proposal.accepted) return { refusal: proposal.refusal };
  const unfit = await batch.business.refusesFacts(
    batch.trx,
    (read) => cache.knowing(batch.trx, () => read(cache.view)),
    proposal.facts,
    { company: batch.company, latest: latestOf(batch, proposer), before: unit.events },
  );
  if (unfit) return { refusal: unfit };
  const place = { after: unit.head, at: env.now, by: proposer.by, command: command.id };
  return { events: stamp(proposal.facts, place), overlay: proposal.overlay };
}

/** What the server itself dates is played in its order. */
const latestOf = ({ now, last }: Batch, { internal, at }: Proposer): string =>
  (internal ? at : undefined) ?? (Date.parse(last) > Date.parse(now) ? last : now);

/** When a device did what it sends now. */
const momentOf = ({ madeAt }: Command): { readonly madeAt?: string } =>
  madeAt === undefined ? {} : { madeAt };

function unlessMissing<T>(attempt: () => T): T | undefined {
  try {
    return attempt();
  } catch (error) {
    if (error instanceof Miss) return undefined;
    throw error;
  }
}

async function onceKnown<T>(batch: Deciding, command: Command, attempt: () => T): Promise<T> {
  await batch.foreseen();
  return batch.cache.knowing(batch.trx, attempt, () => sourcesOf(batch, command));
}

/** Permissions and the company's day are read for every command: one before it in the batch may have changed them. */
async function envFor(batch: Batch, { by, internal, at }: Proposer, kind: string): Promise<Env> {
  const { engine, business, cache, trx } = batch;
  const now = (internal ? at : undefined) ?? batch.now;
  const type = internal ? undefined : engine.types.get(kind);
  const [grants, onBehalfOf, zone, room, counted] = await cache.knowing(trx, () => [
    internal ? null : business.grantsOf(cache.view, by),
    internal ? null : business.ownerOf(cache.view, by),
    business.zoneOf(cache.view),
    type?.limitedByPlan ? business.roomOf(cache.view, type.limitedByPlan) : null,
    type ? business.countedFor(cache.view, type) : [],
  ]);
  const taken = await countsOf(batch, counted, dayIn(now, zone));
  return {
    now,
    today: dayIn(now, zone),
    ...authored(by),
    onBehalfOf,
    internal,
    drawsNumbers: true,
    room,
    taken: (limit) => taken.get(limit) ?? null,
    may: (permission) => grants?.may(permission) ?? false,
    warehouses: grants?.warehouses ?? null,
    limits: grants?.limits ?? null,
    ...(grants?.only && { only: grants.only }),
  };
}

/** What is stored, counted once a batch, and what the batch has added. */
async function countsOf(
  batch: Batch & Partial<Pick<Deciding, 'unit'>>,
  limits: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, number>> {
  const { engine, business, trx, company, stored, unit } = batch;
  const counts = new Map<string, number>();
  for (const limit of limits) {
    const before = stored.get(limit) ?? (await business.takenOf(trx, company, limit, day));
    stored.set(limit, before);
    const added = (unit?.events ?? []).reduce((sum, { kind, type }) => {
      const counting = engine.types.get(kind)?.countsInPlan;
      return counting?.limit === limit ? sum + (counting.facts[type] ?? 0) : sum;
    }, 0);
    counts.set(limit, before + added);
  }
  return counts;
}
