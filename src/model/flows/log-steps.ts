import type { AnyStateMachine } from 'xstate';
import type { StateValue } from '../engine/rows.ts';
import { partName, transitionsOf, type PlacedTransition } from './transition-id.ts';

/** One step of a document as its log tells it: where it stood, the first fact that was written, where it stood then. */
export interface LogStep {
  readonly before: StateValue;
  readonly fact: string;
  readonly after: StateValue;
}

/**
 * Pairs `first>second` of facts that one transition writes one after the other. The second of such a pair, of one
 * command and in one state, belongs to the step that the first began.
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
 * Ids of the transitions that a step took, one at most in each region; none where no transition of today's chart
 * writes such a fact there, as after a chart was changed.
 */
export function transitionsTaken(chart: AnyStateMachine, step: LogStep): readonly string[] {
  const known = remembered.get(chart) ?? new Map<string, readonly string[]>();
  remembered.set(chart, known);
  const key = JSON.stringify([step.before, step.fact, step.after]);
  const taken = known.get(key) ?? recognise(chart, step);
  known.set(key, taken);
  return taken;
}

/** Steps of a chart are few, and documents that make them many. */
const remembered = new WeakMap<AnyStateMachine, Map<string, readonly string[]>>();

function recognise(chart: AnyStateMachine, step: LogStep): readonly string[] {
  const before = activeIn(chart.id, step.before);
  const after = activeIn(chart.id, step.after);
  const possible = transitionsOf(chart).filter(
    ({ definition }) => before.has(definition.source.id) && fits(definition, step.fact, before, after),
  );
  const event = possible.find(({ definition }) => definition.actions.length > 0)?.event;
  const bySource = new Map<string, string>();
  for (const { id, event: of, definition } of possible)
    if (of === event && !bySource.has(definition.source.id)) bySource.set(definition.source.id, id);
  return [...bySource.values()];
}

/** The facts that a command may begin a step with: those of its transitions, wherever in the chart they stand. */
export function factsOf(chart: AnyStateMachine, command: string): readonly string[] {
  const facts = transitionsOf(chart)
    .filter(({ event, definition }) => event === command && definition.actions.length > 0)
    .map(({ definition }) => partName(definition.actions[0]));
  return [...new Set(facts)];
}

/** Ids of the states a document is in, those around them included. */
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

/** Ids of the innermost states a document is in, one for each region: `salesOrder.commercial.draft`. */
export function leavesOf(chart: string, value: StateValue): readonly string[] {
  if (typeof value === 'string') return [`${chart}.${value}`];
  return Object.entries(value).flatMap(([name, below]) => leavesOf(`${chart}.${name}`, below));
}

type Definition = PlacedTransition['definition'];
type States = ReadonlySet<string>;

/** Could this transition have been taken: it writes that fact, or leaves writing to another region, and leads there. */
function fits({ source, target = [], actions }: Definition, fact: string, before: States, after: States) {
  if (actions.length > 0 && partName(actions[0]) !== fact) return false;
  if (target.length > 0) return target.every(({ id }) => after.has(id));
  const within = (states: States): string =>
    [...states].filter((id) => id === source.id || id.startsWith(`${source.id}.`)).join();
  return within(before) === within(after);
}
