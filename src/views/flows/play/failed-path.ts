import type { StateValue } from '#model/engine/rows.ts';
import type { ChartShape } from '#model/flows/chart-shape.ts';
import type { ChartWalk, Footing } from '#model/flows/chart-walk.ts';
import type { ProofStep } from '#model/flows/proof-report.ts';
import { eventsOf, guardsOf, stepped, type PlayedStep } from './played.ts';

interface FailedPath {
  /** What can be played of it: the beginning at least. */
  readonly steps: readonly PlayedStep[];
  /** The step that cannot be made up; null where all of it is played. */
  readonly stoppedAt: ProofStep | null;
}

/** A failing path as steps of play: each guard says what makes the chart take what the model took. */
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

/** Guards that are tried: each doubles the ways. */
const MOST_GUARDS = 10;

/** The step with the fewest guards saying no that takes just those transitions; null where no answers of guards do. */
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

/** Guards that the step may ask, whatever others say. */
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
      // One that never comes to rest has asked what it asks.
    }
  return guardsOf(shape).filter((guard) => asked.has(guard));
}

/** All choices of some, those with the fewest first. */
const fewestFirst = (all: readonly string[]): readonly (readonly string[])[] =>
  all
    .reduce<string[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]])
    .toSorted((a, b) => a.length - b.length);
