import type { ShapeState, ShapeTransition } from '#model/flows/chart-shape.ts';
import { activeIn, leavesOf } from '#model/flows/log-steps.ts';
import type { StateValue } from '#model/engine/rows.ts';
import type { ChartPaint, StatePaint, TransitionPaint } from '#views/kit/chart/chart-paint.ts';

/** A step of any path: the resulting state, and the transitions taken. */
export interface PaintedStep {
  /** Null: unknown. */
  readonly after: StateValue | null;
  readonly taken: readonly string[];
}

interface Shape {
  readonly states: readonly Pick<ShapeState, 'id'>[];
  readonly transitions: readonly Pick<ShapeTransition, 'id' | 'source'>[];
}

/**
 * Paints the path up to a step: the current state is marked, visited states stay bright with their count in the corner,
 * the arrows taken last are highlighted, those leading on are unchanged, and the rest is dimmed.
 */
export function pathPaint(
  chart: string,
  { states, transitions }: Shape,
  steps: readonly PaintedStep[],
): ChartPaint {
  const last = steps.at(-1);
  const after = last?.after ?? {};
  const [here, around] = [new Set(leavesOf(chart, after)), activeIn(chart, after)];
  const visits = counted(entriesOf(chart, steps));
  const taken = counted(steps.flatMap((step) => step.taken));
  const touched = new Set(steps.flatMap(({ after }) => (after === null ? [] : [...activeIn(chart, after)])));
  const state = (id: string): StatePaint => ({
    isActive: here.has(id) && id !== chart,
    isDimmed: !touched.has(id) && id !== chart,
    ...((visits.get(id) ?? 0) > 1 && { badge: `${visits.get(id)}×` }),
  });
  const arrow = (id: string, source: string): TransitionPaint => {
    const times = taken.get(id) ?? 0;
    if (times === 0) return { isDimmed: !around.has(source) };
    const isLast = last?.taken.includes(id) === true;
    return {
      tone: isLast ? 'primary' : 'success',
      weight: isLast ? 0.8 : 0.35,
      ...(times > 1 && { label: `${times}×` }),
    };
  };
  return {
    states: Object.fromEntries(states.map(({ id }) => [id, state(id)])),
    transitions: Object.fromEntries(transitions.map(({ id, source }) => [id, arrow(id, source)])),
  };
}

/** Innermost states, once for each time they were entered. */
function entriesOf(chart: string, steps: readonly PaintedStep[]): readonly string[] {
  let before: readonly string[] = [];
  return steps.flatMap(({ after }) => {
    if (after === null) return [];
    const leaves = leavesOf(chart, after);
    const entered = leaves.filter((id) => !before.includes(id));
    before = leaves;
    return entered;
  });
}

function counted(ids: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
