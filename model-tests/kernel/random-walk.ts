import fc from 'fast-check';
import type { ProofStep } from '#model/flows/proof-report.ts';
import { edgeJudge } from './conform.ts';
import type { Observation, Spec } from './conform.ts';
import { GraphBuilder } from './graph.ts';
import type { System } from './graph.ts';
import { withSteps } from './report-steps.ts';

/** The random seed: the same in every run, unless set in the environment. */
export const chance = Number(process.env['WALK_SEED'] ?? 20_261_121);

/** Conditions of every state, by name; true if it holds. */
export type Invariants<S> = Readonly<Record<string, (state: S) => boolean>>;

interface Walked {
  readonly runs: number;
  readonly steps: number;
  /** The shortest failing walk, and its failure; null if none failed. */
  readonly failure: { path: string[]; expected: string; got: string; steps?: ProofStep[] } | null;
}

/**
 * Walks at random, each step judged by the rows and each state by the invariants; `runs` walks of at most `length`
 * steps. Choices are numbers, so that a failing walk shrinks.
 */
export function walkAtRandom<S, E, O extends Observation, A>(
  system: System<S, E>,
  spec: Spec<S, E, O, A>,
  invariants: Invariants<S>,
  { runs, length, seed = chance }: { runs: number; length: number; seed?: number },
): Walked {
  let steps = 0;
  let failure: Walked['failure'] = null;
  const choices = fc.array(fc.nat({ max: 9999 }), { minLength: 1, maxLength: length, size: 'max' });
  const walk = (start: number, chosen: readonly number[]): boolean => {
    const found = walkOnce(system, spec, invariants, [start, ...chosen]);
    steps += found.steps;
    if (found.failure) ({ failure } = found);
    return !found.failure;
  };
  const { failed } = fc.check(fc.property(fc.nat({ max: 9999 }), choices, walk), { numRuns: runs, seed });
  return { runs, steps, failure: failed ? failure : null };
}

function walkOnce<S, E, O extends Observation, A>(
  system: System<S, E>,
  spec: Spec<S, E, O, A>,
  invariants: Invariants<S>,
  [start = 0, ...chosen]: readonly number[],
): { steps: number; failure: Walked['failure'] } {
  const builder = new GraphBuilder<S, E>(system.name, system.key);
  const judge = edgeJudge(builder.graph, spec);
  const first = system.starts[start % system.starts.length];
  if (!first) throw new Error(`${system.name} starts nowhere`);
  builder.start(first);
  let [at] = builder.graph.nodes;
  const path = [`(${first.label})`];
  let steps = 0;
  for (const choice of chosen) {
    if (!at) throw new Error(`${system.name} is lost`);
    const offers = system.offers(at.state);
    const offer = offers[choice % offers.length];
    if (!offer) break;
    builder.edge(at, offer, system.step(at.state, offer.event));
    steps += 1;
    path.push(offer.label);
    const edge = builder.graph.edges.at(-1);
    at = builder.graph.nodes[edge?.to ?? -1];
    const [fault] = edge ? judge(edge).faults : [];
    const failed = (expected: string, got: string) => {
      const [failure = null] = withSteps(builder.graph, [{ path, expected, got }]);
      return { steps, failure };
    };
    if (fault) return failed(fault.expected, fault.got);
    const broken = at && brokenIn(invariants, at.state);
    if (broken) return failed(broken, at?.key ?? '');
  }
  return { steps, failure: null };
}

const brokenIn = <S>(invariants: Invariants<S>, state: S): string | undefined =>
  Object.keys(invariants).find((name) => !invariants[name]?.(state));
