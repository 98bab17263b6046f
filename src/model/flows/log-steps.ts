import type { AnyStateMachine } from 'xstate';
import type { StateValue } from '../engine/rows.ts';
import { partName, transitionsOf, type PlacedTransition } from './transition-id.ts';

/** One step of a document according to its log: the state before, the first fact written, the state after. */
export interface LogStep {
  readonly before: StateValue;
  readonly fact: string;
  readonly after: StateValue;
}

/**
 * Pairs `first>second` of facts that one transition writes in sequence. The second fact of such a pair, in the same
 * command and state, belongs to the step that the first began.
 */
export function continuedFacts(chart: AnyStateMachine): readonly string[] {
  const pairs = transitionsOf(chart).flatMap(({ definition }) =>
    definition.actions
      .slice(1)
      .map((action, at) => `${partName(definition.actions[at])}>${partName(action)}`),
  );
  return [...new Set(pairs)];
}

/**
 * Ids of the transitions a step took, at most one per region; none if no transition of today's chart writes such a fact
 * there, for example after a chart change.
 */
export function transitionsTaken(chart: AnyStateMachine, step: LogStep): readonly string[] {
  const known = remembered.get(chart) ?? new Map<string, readonly string[]>();
  remembered.set(chart, known);
  const key = JSON.stringify([step.before, step.fact, step.after]);
  const taken = known.get(key) ?? recognise(chart, step);
  known.set(key, taken);
  return taken;
}

/** A chart has few distinct steps, and documents repeat them many times. */
const remembered = new WeakMap<AnyStateMachine, Map<string, readonly string[]>>();

function recognise(chart: AnyStateMachine, step: LogStep): readonly string[] {
  const before = activeIn(chart.id, whole(chart, step.before));
  const after = activeIn(chart.id, whole(chart, step.after));
  const possible = transitionsOf(chart).filter(
    ({ definition }) => before.has(definition.source.id) && fits(definition, step.fact, before, after),
  );
  const event = possible.find(({ definition }) => definition.actions.length > 0)?.event;
  const bySource = new Map<string, string>();
  for (const { id, event: of, definition } of possible)
    if (of === event && !bySource.has(definition.source.id)) bySource.set(definition.source.id, id);
  return [...bySource.values()];
}

/** A state as today's chart has it: one that has regions by now was logged without them, and begins in each of them. */
function whole(chart: AnyStateMachine, value: StateValue): StateValue {
  try {
    return chart.resolveState({ value, context: {} }).value as StateValue; // XState's own StateValue has the same shape
  } catch {
    return value; // a state that the chart no longer has
  }
}

/** The facts that a command's step may begin with: those of its transitions, anywhere in the chart. */
export function factsOf(chart: AnyStateMachine, command: string): readonly string[] {
  const facts = transitionsOf(chart)
    .filter(({ event, definition }) => event === command && definition.actions.length > 0)
    .map(({ definition }) => partName(definition.actions[0]));
  return [...new Set(facts)];
}

/** Ids of the states a document is in, including ancestors. */
export function activeIn(chart: string, value: StateValue): ReadonlySet<string> {
  const ids = new Set([chart]);
  const enter = (id: string, inner: StateValue): void => {
    if (typeof inner === 'string') return void ids.add(`${id}.${inner}`);
    for (const [name, below] of Object.entries(inner)) {
      ids.add(`${id}.${name}`);
      enter(`${id}.${name}`, below);
    }
  };
  enter(chart, value);
  return ids;
}

/** Ids of the innermost states a document is in, one per region: `salesOrder.commercial.draft`. */
export function leavesOf(chart: string, value: StateValue): readonly string[] {
  if (typeof value === 'string') return [`${chart}.${value}`];
  return Object.entries(value).flatMap(([name, below]) => leavesOf(`${chart}.${name}`, below));
}

type Definition = PlacedTransition['definition'];
type States = ReadonlySet<string>;

/**
 * Whether this transition can have been taken: it writes that fact, or leaves writing to another region, and leads
 * there.
 */
function fits({ source, target = [], actions }: Definition, fact: string, before: States, after: States) {
  if (actions.length > 0 && partName(actions[0]) !== fact) return false;
  if (target.length > 0) return target.every(({ id }) => after.has(id));
  const within = (states: States): string =>
    [...states].filter((id) => id === source.id || id.startsWith(`${source.id}.`)).join();
  return within(before) === within(after);
}
