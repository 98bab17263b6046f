import type { AnyStateMachine } from 'xstate';
import type { LogEvent } from '../engine/envelope.ts';
import type { StateValue } from '../engine/rows.ts';
import { initialState } from '../engine/step.ts';
import { continuedFacts, transitionsTaken } from './log-steps.ts';

/** Where one fact of a document led it. */
export interface PathStep {
  readonly seq: number;
  readonly after: StateValue;
  /** Ids of the transitions taken; none for a fact that continues the step before it. */
  readonly taken: readonly string[];
}

type PathFact = Pick<LogEvent, 'seq' | 'type' | 'version' | 'state'>;

/** The path a document took through its chart, one step per fact of its own, oldest first. */
export function documentPath(chart: AnyStateMachine, facts: readonly PathFact[]): readonly PathStep[] {
  const pairs = new Set(continuedFacts(chart));
  let before: StateValue | null = facts[0]?.version === 1 ? initialState(chart) : null;
  let prior: PathFact | undefined;
  return facts.map((fact) => {
    const after = fact.state ?? before ?? initialState(chart);
    const goesOn =
      prior !== undefined && alike(prior.state, fact.state) && pairs.has(`${prior.type}>${fact.type}`);
    const taken =
      goesOn || before === null ? [] : transitionsTaken(chart, { before, fact: fact.type, after });
    before = after;
    prior = fact;
    return { seq: fact.seq, after, taken };
  });
}

const alike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
