import { fromCallback, type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import type { StateValue } from '../engine/rows.ts';
import { transitionIds } from './transition-id.ts';
import { watchedScope } from './watched-scope.ts';

/** A position in a walked chart, and the ids of the transitions that led there from the previous one. */
export interface Footing {
  readonly value: StateValue;
  readonly taken: readonly string[];
}

/** A guard's answer, by its name. */
export type GuardSays = (guard: string) => boolean;

/** Walks a chart without running it. Throws on steps that never settle. */
export interface ChartWalk {
  /** The chart's initial position, once settled. */
  begin(says: GuardSays): Footing;
  /**
   * Sends one event from a state value. If nothing is taken, the chart stays where it is: it does not know the event
   * there.
   */
  step(from: StateValue, event: string, says: GuardSays): Footing;
}

/** No chart comes close to this for one event. */
const MOST_MICROSTEPS = 100;

/**
 * The chart itself, with guards answered by the walker and no side effects: no action is run, no actor started, no
 * timer set. Actor outcomes and timer ends are events like any other.
 */
export function walkChart(chart: AnyStateMachine): ChartWalk {
  let says: GuardSays = () => true;
  const machine = inert(chart, (guard) => says(guard));
  const ids = transitionIds(machine);
  const { scope, taken } = watchedScope(machine, {
    input: anything,
    most: MOST_MICROSTEPS,
    onAction: () => undefined,
  });
  const walk = (answers: GuardSays, run: () => AnyMachineSnapshot): Footing => {
    says = answers;
    taken.length = 0;
    const { value } = run();
    return { value: value as StateValue, taken: taken.map((one) => ids.get(one) ?? '') }; // XState's own StateValue has the same shape
  };
  return {
    begin: (answers) => walk(answers, () => machine.getInitialSnapshot(scope, anything)),
    step: (from, type, answers) =>
      walk(answers, () =>
        machine.transition(machine.resolveState({ value: from, context: anything }), eventOf(type), scope),
      ),
  };
}

/** The machine with every named part replaced: it walks as drawn, without side effects. */
function inert(chart: AnyStateMachine, says: GuardSays): AnyStateMachine {
  const { guards, actions, actors, delays } = chart.implementations;
  const each = <T>(parts: object, make: (name: string) => T): Record<string, T> =>
    Object.fromEntries(Object.keys(parts).map((name) => [name, make(name)]));
  const never = fromCallback(() => () => {});
  return chart.provide({
    guards: each(guards, (name) => () => says(name)),
    actions: each(actions, () => () => {}),
    actors: each(actors, () => never),
    delays: each(delays, () => 1),
  });
}

/**
 * Stands in for event data and contexts, which a walk does not have: every property read yields the same proxy, so that
 * guard parameters and actor inputs can be evaluated, to no effect.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- it has every shape
const anything: any = new Proxy(() => anything, {
  get: (_, key) => {
    if (key === Symbol.toPrimitive) return () => '';
    if (key === Symbol.iterator) return () => [][Symbol.iterator]();
    return key === 'then' || key === 'toJSON' ? undefined : anything;
  },
  apply: () => anything,
});

const eventOf = (type: string): AnyEventObject =>
  new Proxy({ type }, { get: (event, key) => (key === 'type' ? event.type : anything) });

/** An event has few possible ways: each guard evaluated at most doubles them. */
const MOST_WAYS = 512;

/** Every position an event may lead to from a value, over all possible guard answers. */
export function waysOf(walk: ChartWalk, from: StateValue, event: string): readonly Footing[] {
  const found = new Map<string, Footing>();
  const open: boolean[][] = [[]];
  for (let tried = 0; tried < MOST_WAYS; tried++) {
    const answers = open.pop();
    if (!answers) break;
    const footing = wayOf(walk, { from, event, answers, open });
    if (footing) found.set(JSON.stringify(footing), footing);
  }
  return [...found.values()];
}

interface Way {
  readonly from: StateValue;
  readonly event: string;
  readonly answers: readonly boolean[];
  /** Collects the ways that branch off from this one. */
  readonly open: boolean[][];
}

/** Follows one way: guards beyond the given answers are answered true, and the false branch is queued. */
function wayOf(walk: ChartWalk, { from, event, answers, open }: Way): Footing | undefined {
  const given: boolean[] = [];
  const says = (): boolean => {
    const answer = answers[given.length] ?? true;
    if (given.length >= answers.length) open.push([...given, false]);
    given.push(answer);
    return answer;
  };
  try {
    return walk.step(from, event, says);
  } catch {
    return undefined; // a way that loops does not count
  }
}
