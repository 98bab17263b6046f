import { getNextTransitions } from 'xstate';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { definitionIds, definitionsOf } from './coverage/definitions.ts';
import { GraphBuilder } from './graph.ts';
import type { Graph, GraphNode, Offer, Step, System } from './graph.ts';
import { machineStepper, withoutSystemIds } from './machine-step.ts';

/**
 * Explores breadth first to the end, or to `limit` states with `truncated` set. `enough` may stop it once the edges of
 * a state are known, for callers who look for only one fault.
 */
export function explore<S, E>(
  system: System<S, E>,
  limit = 20_000,
  enough: (graph: Graph<S, E>, node: GraphNode<S>) => boolean = () => false,
): Graph<S, E> {
  const builder = new GraphBuilder<S, E>(system.name, system.key);
  for (const start of system.starts) builder.start(start);
  const { nodes } = builder.graph;
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index];
    if (!node) break;
    if (nodes.length > limit) {
      builder.graph.truncated = true;
      break;
    }
    for (const offer of system.offers(node.state))
      builder.edge(node, offer, system.step(node.state, offer.event));
    if (enough(builder.graph, node)) {
      builder.graph.truncated = true;
      break;
    }
  }
  return builder.graph;
}

export interface MachinePlug {
  name: string;
  machine: AnyStateMachine;
  /** One input per situation; a chart without input has one with `undefined`. */
  inputs: readonly { label: string; input: unknown }[];
  /** Payload variants, valid and invalid, of every event; outcomes and timers are filtered to where they can happen. */
  alphabet: (snapshot: AnyMachineSnapshot) => readonly Offer<AnyEventObject>[];
  key?: (snapshot: AnyMachineSnapshot) => string;
  /** Invoked listeners that run until they are stopped and so have no outcome to offer. */
  neverSettles?: readonly string[];
}

const donePrefix = 'xstate.done.actor.';
const errorPrefix = 'xstate.error.actor.';
const afterPrefix = 'xstate.after.';

/** The real machine as a system: outcomes of children and timers are events like any other. Throws on a gap. */
export function machineSystem(plug: MachinePlug): System<AnyMachineSnapshot, AnyEventObject> {
  const machine = withoutSystemIds(plug.machine);
  const stepper = machineStepper(machine, plug.inputs[0]?.input);
  const idOf = definitionIds(machine);
  const idsOf = (fired: readonly AnyTransitionDefinition[]): string[] =>
    fired.flatMap((one) => idOf(one) ?? []);
  return {
    name: plug.name,
    starts: plug.inputs.map(({ label, input }) => {
      const { next, fired } = stepper.initial(input);
      return { label, state: next, fired: idsOf(fired) };
    }),
    offers: (snapshot) => offersIn(plug, snapshot),
    step: (snapshot, event): Step<AnyMachineSnapshot> => {
      const { next, fired, does } = stepper.step(snapshot, event);
      const base = {
        next,
        accepted: fired.length > 0 || next.status !== snapshot.status,
        fired: idsOf(fired),
        does,
      };
      return next.status === 'error' ? { ...base, crash: String(next.error) } : base;
    },
    key: plug.key ?? snapshotKey,
  };
}

/** Everything a snapshot remembers: value, context, history, children, status. Context must be plain JSON. */
export function snapshotKey(snapshot: AnyMachineSnapshot): string {
  const history = Object.entries(snapshot.historyValue).map(([id, nodes]) => [
    id,
    nodes.map((node) => node.id),
  ]);
  const children = Object.keys(snapshot.children).toSorted();
  return JSON.stringify([snapshot.value, snapshot.context, history, children, snapshot.status]);
}

function offersIn(plug: MachinePlug, snapshot: AnyMachineSnapshot): Offer<AnyEventObject>[] {
  if (snapshot.status !== 'active') return [];
  const alphabet = plug.alphabet(snapshot);
  const timers = new Set(
    getNextTransitions(snapshot)
      .map((definition) => definition.eventType)
      .filter((type) => type.startsWith(afterPrefix)),
  );
  requireOutcomes(plug, snapshot, alphabet);
  const unnamed = [...timers].filter((type) => !alphabet.some((offer) => offer.event.type === type));
  return [
    ...alphabet.filter((offer) => canHappen(offer.event.type, snapshot, timers)),
    ...unnamed.map((type) => ({ word: type, label: type, event: { type } })),
  ];
}

function canHappen(type: string, snapshot: AnyMachineSnapshot, timers: ReadonlySet<string>): boolean {
  if (type.startsWith(donePrefix)) return type.slice(donePrefix.length) in snapshot.children;
  if (type.startsWith(errorPrefix)) return type.slice(errorPrefix.length) in snapshot.children;
  return type.startsWith(afterPrefix) ? timers.has(type) : true;
}

/** A child that can only succeed in the tests would hide a missing `onError`. */
function requireOutcomes(
  plug: MachinePlug,
  snapshot: AnyMachineSnapshot,
  alphabet: readonly Offer<AnyEventObject>[],
): void {
  for (const id of Object.keys(snapshot.children)) {
    if (plug.neverSettles?.includes(id)) continue;
    for (const type of [`${donePrefix}${id}`, `${errorPrefix}${id}`]) {
      if (!alphabet.some((offer) => offer.event.type === type))
        throw new Error(`${plug.name} offers no ${type}`);
    }
  }
}

/** Event types that the chart reacts to and the alphabet never sends: paths through them would be silently absent. */
export function neverOffered<S>(machine: AnyStateMachine, graph: Graph<S, AnyEventObject>): string[] {
  const offered = new Set(graph.edges.map((edge) => edge.offer.event.type));
  const known = definitionsOf(machine).map((definition) => definition.event);
  return [...new Set(known)].filter(
    (type) => type !== 'always' && !type.startsWith('xstate.done.state.') && !offered.has(type),
  );
}
