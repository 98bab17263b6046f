import type { StateValue } from '#model/engine/rows.ts';
import { chartShape } from '#model/flows/chart-shape.ts';
import { limitsOf } from '#model/flows/dwell-limits.ts';
import type { FlowArrow, FlowState } from '#model/flows/flow-figures.ts';
import type { Standing } from './document-values.ts';
import type { FlowScope, StayFigures, StepCount } from './flow-queries.ts';
import { stepTransitions } from './taken-query.ts';

const HOUR = 3600;

/** How often each transition was taken, and how many steps no transition stands for. */
export function arrowsOf(scope: FlowScope, steps: readonly StepCount[]) {
  const days = new Map<string, Map<string, number>>();
  let unrecognised = 0;
  for (const step of steps) {
    const taken = stepTransitions(scope, step);
    if (taken.length === 0) unrecognised += step.count;
    for (const transition of taken) {
      const byDay = days.get(transition) ?? new Map<string, number>();
      days.set(transition, byDay.set(step.day, (byDay.get(step.day) ?? 0) + step.count));
    }
  }
  const transitions = [...days].map(([transition, byDay]): FlowArrow => {
    const counted = [...byDay]
      .map(([day, count]) => ({ day, count }))
      .sort((a, b) => (a.day < b.day ? -1 : 1));
    return { transition, count: counted.reduce((sum, { count }) => sum + count, 0), days: counted };
  });
  return { transitions, unrecognised };
}

interface StateParts {
  readonly standing: readonly Standing[];
  readonly stays: readonly StayFigures[];
  readonly late: ReadonlyMap<string, number>;
}

/** The figures of every state that documents rest in, in the order of the chart; where it begins nothing rests. */
export function statesOf(
  { chart, start }: FlowScope,
  { standing, stays, late }: StateParts,
): readonly FlowState[] {
  const regions = regionsOf(start);
  const limits = new Map(limitsOf(chart.id).map(({ state, hours }) => [state, hours * HOUR]));
  const stayed = new Map(
    stays.map((stay) => [[chart.id, stay.region, stay.name].filter(Boolean).join('.'), stay]),
  );
  const held = new Map<string, { documents: number; value: number | null }>();
  for (const { state, documents, value } of standing)
    for (const [at, name] of state.split('.').entries()) {
      const id = [chart.id, regions[at] ?? '', name].filter(Boolean).join('.');
      const sum = held.get(id) ?? { documents: 0, value: null };
      held.set(id, {
        documents: sum.documents + documents,
        value: value === null ? sum.value : (sum.value ?? 0) + value,
      });
    }
  return chartShape(chart)
    .states.filter(({ kind, key }) => (kind === 'atomic' || kind === 'final') && key !== 'none')
    .map(({ id }) => ({
      state: id,
      ...(held.get(id) ?? { documents: 0, value: null }),
      stays: stayed.get(id)?.stays ?? 0,
      median: stayed.get(id)?.median ?? null,
      ninetieth: stayed.get(id)?.ninetieth ?? null,
      limit: limits.get(id) ?? null,
      late: late.get(id) ?? 0,
    }));
}

/** Names of the regions in the order in which a row's state is written; one without a name where there are none. */
const regionsOf = (start: StateValue): readonly string[] =>
  typeof start === 'string' ? [''] : Object.keys(start).sort();
