import { fromCallback, type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import type { StateValue } from '../engine/rows.ts';
import { transitionIds } from './transition-id.ts';
import { watchedScope } from './watched-scope.ts';

/** Where a walked chart stands, and the ids of the transitions that led there from where it stood before. */
export interface Footing {
  readonly value: StateValue;
  readonly taken: readonly string[];
}

/** What a guard says, by its name. */
export type GuardSays = (guard: string) => boolean;

/** A chart that is walked with nothing behind it. Steps that never come to rest throw. */
export interface ChartWalk {
  /** Where the chart begins, once it has come to rest. */
  begin(says: GuardSays): Footing;
  /** One event, from a value of the chart. Nothing taken: the chart stays, as it does not know the event there. */
  step(from: StateValue, event: string, says: GuardSays): Footing;
}

/** No chart needs nearly as many for one event. */
const MOST_MICROSTEPS = 100;

/**
 * The chart itself, with guards that are asked of the walker, and without anything it does: no action is run, no actor
 * started, no timer set. Outcomes of actors and ends of timers are events like others.
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

/** The machine with every named part replaced: what is drawn is what walks, what it would do is left out. */
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
 * Stands for the data of events and contexts that a walk does not have: whatever is read of it is again anything, so that
 * parameters of guards and inputs of actors can be reckoned, and come to nothing.
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

/** Ways that one event can go are few: each guard that is asked doubles them at most. */
const MOST_WAYS = 512;

/** Every footing that an event may lead to from a value, whatever each guard says each time it is asked. */
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
  /** Takes the ways that branch off from this one. */
  readonly open: boolean[][];
}

/** Follows one way: what is asked beyond the given answers is said yes to, and the other answer is left to be tried. */
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
    return undefined; // a way that turns in a circle is none
  }
}
