import type { AnyTable } from '#model/engine/table.ts';
import { chartShape, type ChartShape } from '#model/flows/chart-shape.ts';
import type { FlowArrow, FlowState } from '#model/flows/flow-figures.ts';
import { leavesOf } from '#model/flows/log-steps.ts';
import { compare } from '#model/values/order.ts';
import type { FlowScope, StayFigures, StepCount } from './flow-queries.ts';
import type { Standing } from './standing.ts';
import { stepTransitions } from './taken-query.ts';

const HOUR = 3600;

/** How often each transition was taken, and how many steps match none. */
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
    const counted = [...byDay].map(([day, count]) => ({ day, count })).sort((a, b) => compare(a.day, b.day));
    return { transition, count: counted.reduce((sum, { count }) => sum + count, 0), days: counted };
  });
  return { transitions, unrecognised };
}

interface StateParts {
  readonly standing: readonly Standing[];
  readonly stays: readonly StayFigures[];
  readonly late: ReadonlyMap<string, number>;
  /** Hours, by state. */
  readonly limits: ReadonlyMap<string, number>;
}

/** The figures of every state that documents rest in, in chart order; no document rests in the initial state. */
export function statesOf(
  { chart, layout }: FlowScope,
  { standing, stays, late, limits }: StateParts,
): readonly FlowState[] {
  const stayed = new Map(stays.map((stay) => [stay.state, stay]));
  const held = new Map<string, { documents: number; value: number | null }>();
  for (const { state, documents, value } of standing)
    for (const id of leavesOf(chart.id, state)) {
      const sum = held.get(id) ?? { documents: 0, value: null };
      held.set(id, {
        documents: sum.documents + documents,
        value: value === null ? sum.value : (sum.value ?? 0) + value,
      });
    }
  const shape = chartShape(chart);
  const waits = waitsIn(shape, layout.table);
  return shape.states
    .filter(({ kind, key }) => (kind === 'atomic' || kind === 'final') && key !== 'none')
    .map(({ id }) => ({
      state: id,
      ...(held.get(id) ?? { documents: 0, value: null }),
      stays: stayed.get(id)?.stays ?? 0,
      median: stayed.get(id)?.median ?? null,
      ninetieth: stayed.get(id)?.ninetieth ?? null,
      canWait: waits(id),
      limit: limits.has(id) ? (limits.get(id) ?? 0) * HOUR : null,
      late: late.get(id) ?? 0,
    }));
}

/** Which states open documents are in and can leave. */
function waitsIn({ transitions }: ChartShape, { follows, isOpen }: AnyTable) {
  const left = new Set(transitions.filter(({ targets }) => targets.length > 0).map(({ source }) => source));
  return (id: string): boolean => {
    if (follows !== undefined || !left.has(id)) return false;
    const [, region = '', name] = id.split('.');
    // An empty document in that state: whether its contents keep it open is not the state's matter.
    const row = { id, lines: [], state: name === undefined ? region : { [region]: name } };
    // With several regions the commercial one determines whether a document is open: in states of the others it may be.
    return name !== undefined && region !== 'commercial' ? true : (isOpen?.(row) ?? true);
  };
}
