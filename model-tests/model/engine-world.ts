import type { AnyStateMachine } from 'xstate';
import { asUser, authored } from '#model/engine/actor.ts';
import { asRead } from '#model/engine/asked-version.ts';
import { createEngine } from '#model/engine/create-engine.ts';
import type { Engine } from '#model/engine/engine.ts';
import type { Env } from '#model/engine/env.ts';
import { Overlay } from '#model/engine/overlay.ts';
import { propose } from '#model/engine/propose.ts';
import type { RawReader } from '#model/engine/reader.ts';
import type { DocumentRow, StateValue } from '#model/engine/rows.ts';
import { initialState } from '#model/engine/step.ts';
import { compare } from '#model/values/order.ts';
import type { DocumentPlug, Proposal } from '../kernel/document-explorer.ts';
import type { Offer } from '../kernel/graph.ts';
import type { Ask } from '../spec/document-observed.ts';

/** A company's model at one moment; immutable, so that any number of commands can be tried on it. */
export interface EngineWorld {
  readonly view: RawReader;
  /** The document under test. */
  readonly subject: string;
  /** Who gives the commands, if not the model's one user. */
  readonly you?: string;
  /** Permissions that nobody in this world has. */
  readonly lacks?: readonly string[];
  /** Up to what sums its user commits alone, by kind; others are not limited. */
  readonly limits?: Readonly<Record<string, number | null>>;
  /** What made the world, so that it can be rebuilt elsewhere. */
  readonly given?: readonly Action[];
  /** When a server holds it (UTC ISO); a model's world stands still at one moment. */
  readonly now?: string;
  /** The world this one's view is layered over, so that all of its rows can be listed. */
  readonly beneath?: EngineWorld;
}

/** A company in its current state, with the document under test. */
export const worldOf = (
  { store, given }: { readonly store: RawReader; readonly given: readonly Action[] },
  subject: string,
  over: Partial<EngineWorld> = {},
): EngineWorld => ({ view: store, subject, given: [...given], ...over });

/** The worlds of the things made in them, by name. */
export const worldsOf = (
  made: Readonly<Record<string, { readonly world: EngineWorld }>>,
): Readonly<Record<string, EngineWorld>> =>
  Object.fromEntries(Object.entries(made).map(([label, { world }]) => [label, world]));

/** The user who gives the commands, and another one. */
export const youIn = (world: EngineWorld): string => world.you ?? everyone.by;
const another = 'user-2';

/** One command of any document. */
export interface Action {
  readonly kind: string;
  readonly document: string;
  readonly type: string;
  readonly data: unknown;
  /** The version that was read, where it is not the one that stands. */
  readonly version?: number;
  /** Moment (UTC ISO) when it happened, if not now. */
  readonly at?: string;
}

/** A command of the subject, or something other documents do to the world around it. */
export interface EngineCommand {
  readonly type: string;
  readonly data: unknown;
  readonly ask: Ask;
  /** What people do with other documents instead, all or nothing; the subject only hears of it. */
  readonly actions?: readonly Action[];
  /** Given by another user. */
  readonly byAnother?: boolean;
  readonly permitted?: boolean;
  readonly internal?: boolean;
  readonly around?: (world: EngineWorld, overlay: Overlay, engine: Engine) => void;
  /** `around` as commands, for a server; without them it cannot happen there. */
  readonly elsewhere?: readonly Action[];
}

export type EngineOffer = Offer<EngineCommand>;

const now = '2026-05-04T08:00:00.000Z';
/** Somebody with every permission, on the server, at a fixed moment. */
const everyone: Env = {
  now,
  today: now.slice(0, 10),
  ...authored(asUser('user-1')),
  may: () => true,
  internal: false,
  drawsNumbers: true,
};

/** Lets other documents, or the server with them, do something around the subject; throws if one is refused. */
export function doAround(
  commands: readonly Action[],
  { internal = false } = {},
): NonNullable<EngineCommand['around']> {
  return (_, overlay, engine) => {
    for (const command of commands) {
      const given = asRead(engine, overlay, command);
      const proposal = propose(engine, overlay, given, { ...everyone, internal });
      if (!proposal.accepted) throw new Error(`${command.kind}.${command.type}: ${proposal.refusal.code}`);
      proposal.overlay.commitTo(overlay);
    }
  };
}

/** The product's engine with one chart replaced, by a watched or a mutated one. */
export function engineWith(engine: Engine, kind: string, chart: AnyStateMachine): Engine {
  const types = [...engine.types.values()].map((type) => (type.kind === kind ? { ...type, chart } : type));
  return createEngine(types, engine.ledger, engine.judge, engine.admission, engine.numbering);
}

/** The subject's state from its row, or the chart's initial state without one. */
export function stateOf(engine: Engine, kind: string, world: EngineWorld): StateValue {
  const type = engine.types.get(kind);
  if (!type) throw new Error(`no document type ${kind}`);
  const row = world.view.getRow(type.table.name, world.subject) as DocumentRow | undefined; // its table holds document rows
  return row?.state ?? initialState(type.chart);
}

/**
 * One word per region, by name; a chart without regions has one, `at`. A state with regions within it is where it is `at`,
 * with them.
 */
export function regionsOf(state: StateValue): Record<string, string> {
  if (typeof state === 'string') return { at: state };
  const regions = Object.entries(state).toSorted(([one], [other]) => compare(one, other));
  const [only, ...others] = regions;
  if (only && others.length === 0) {
    const [at, within] = only;
    return typeof within === 'string' ? { [at]: within } : { at, ...regionsOf(within) };
  }
  return Object.fromEntries(regions.map(([region, value]) => [region, wordOf(value)]));
}

function wordOf(value: StateValue): string {
  return typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([name, inner]) => `${name}.${wordOf(inner)}`)
        .join('.');
}

export interface EnginePlug {
  kind: string;
  engine: Engine;
  situations: readonly { label: string; world: EngineWorld }[];
  alphabet: (world: EngineWorld) => readonly EngineOffer[];
  observe: (world: EngineWorld, engine: Engine) => unknown;
  /** Ids of the definitions that fired since the last call, where the chart is watched. */
  take?: () => string[];
}

/** The real decider as a system to explore: each command gives a new world on top of the old one. */
export function enginePlug(plug: EnginePlug): DocumentPlug<EngineWorld, EngineCommand> {
  return {
    name: plug.kind,
    empty: () => {
      throw new Error('situations are given as worlds');
    },
    starts: [],
    alphabet: plug.alphabet,
    fork: (world) => world,
    key: (world) => JSON.stringify(plug.observe(world, plug.engine)),
    propose: (world, command) => proposeOn(plug, world, command),
  };
}

function proposeOn(plug: EnginePlug, world: EngineWorld, command: EngineCommand): Proposal<EngineWorld> {
  const { engine, kind } = plug;
  if (command.around) {
    const overlay = new Overlay(world.view, engine.tables);
    command.around(world, overlay, engine);
    return { world: worldWith(world, overlay, engine), verdict: { accepted: true, facts: [] } };
  }
  plug.take?.();
  const actions = command.actions ?? [
    { kind, document: world.subject, type: command.type, data: command.data },
  ];
  const facts: string[] = [];
  let next = world;
  for (const action of actions) {
    const proposal = propose(engine, next.view, asRead(engine, next.view, action), envOf(world, command));
    if (!proposal.accepted) {
      plug.take?.();
      return { world, verdict: { accepted: false, code: proposal.refusal.code } };
    }
    const own = proposal.facts.filter((fact) => fact.kind === kind && fact.document === world.subject);
    facts.push(...own.map((fact) => fact.type));
    next = worldWith(next, proposal.overlay, engine);
  }
  const fired = plug.take?.() ?? [];
  return { world: next, verdict: { accepted: true, facts, fired } };
}

/**
 * The world with these changes of its view. One layer holds all changes since the first world: reading through a layer
 * a step, each of which notes what is read, would take longer than copying their few rows.
 */
export function worldWith(world: EngineWorld, changes: Overlay, { tables }: Engine): EngineWorld {
  const { view, beneath } = world;
  const ground = beneath ?? world;
  const layer = new Overlay(ground.view, tables);
  if (beneath && view instanceof Overlay) view.commitTo(layer);
  changes.commitTo(layer);
  return { ...world, view: layer, beneath: ground };
}

/** Who gives a command in a world, and their permissions. */
export function envOf(
  world: EngineWorld,
  command: Pick<EngineCommand, 'byAnother' | 'permitted' | 'internal'> = {},
): Env {
  return {
    ...everyone,
    by: command.byAnother ? another : youIn(world),
    may: (permission) => command.permitted !== false && !world.lacks?.includes(permission),
    internal: command.internal ?? false,
    ...(world.limits && !command.byAnother ? { limits: world.limits } : {}),
  };
}
