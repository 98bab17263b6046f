import type { StateValue } from '#model/engine/rows.ts';
import type { ChartShape } from '#model/flows/chart-shape.ts';
import type { ChartWalk, Footing } from '#model/flows/chart-walk.ts';
import type { ProofStep } from '#model/flows/proof-report.ts';
import { eventsOf, guardsOf, stepped, type PlayedStep } from './played.ts';

interface FailedPath {
  /** The steps that can be played: at least the first. */
  readonly steps: readonly PlayedStep[];
  /** The step that cannot be reproduced; null if all are played. */
  readonly stoppedAt: ProofStep | null;
}

/** A failing path as steps of play: each guard is set so that the chart takes the same transitions as the model. */
export function playFailure(
  walk: ChartWalk,
  shape: ChartShape,
  [first, ...rest]: readonly ProofStep[],
): FailedPath {
  const begun = first && madeUp(walk, shape, null, { ...first, event: null });
  if (!begun) return { steps: [{ event: null, closed: [] }], stoppedAt: first ?? null };
  const steps = [begun.step];
  let { value } = begun.footing;
  const known = eventsOf(shape);
  for (const step of rest) {
    const made = step.event !== null && known.includes(step.event) && madeUp(walk, shape, value, step);
    if (!made) return { steps, stoppedAt: step };
    steps.push(made.step);
    ({ value } = made.footing);
  }
  return { steps, stoppedAt: null };
}

/** Guards that are tried: each doubles the combinations. */
const MOST_GUARDS = 10;

/** The step with the fewest guards denied that takes exactly these transitions; null if no combination does. */
function madeUp(
  walk: ChartWalk,
  shape: ChartShape,
  from: StateValue | null,
  { event, taken }: Pick<ProofStep, 'event' | 'taken'>,
): { readonly step: PlayedStep; readonly footing: Footing } | null {
  const asked = guardsAsked(walk, shape, from, event).slice(0, MOST_GUARDS);
  for (const closed of fewestFirst(asked)) {
    const footing = stepped(walk, from, event, closed);
    if (footing.taken.join('\n') === taken.join('\n')) return { step: { event, closed }, footing };
  }
  return null;
}

/** Guards that the step may evaluate, whatever the others return. */
function guardsAsked(
  walk: ChartWalk,
  shape: ChartShape,
  from: StateValue | null,
  event: string | null,
): readonly string[] {
  const asked = new Set<string>();
  const says = (holds: boolean) => (guard: string) => {
    asked.add(guard);
    return holds;
  };
  for (const holds of [true, false])
    try {
      if (from === null || event === null) walk.begin(says(holds));
      else walk.step(from, event, says(holds));
    } catch {
      // A step that never settles has evaluated its guards by then.
    }
  return guardsOf(shape).filter((guard) => asked.has(guard));
}

/** All subsets, smallest first. */
const fewestFirst = (all: readonly string[]): readonly (readonly string[])[] =>
  all
    .reduce<string[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]])
    .toSorted((a, b) => a.length - b.length);
