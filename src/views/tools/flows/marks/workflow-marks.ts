import type { ChartShape } from '#model/flows/chart-shape.ts';
import type { WorkflowRow } from '#model/areas/integrations/workflow/workflow.kind.ts';
import type { ChartPaint, StatePaint, TransitionPaint } from '#views/kit/chart/chart-paint.ts';

/** Where a workflow hooks in: ids of states and transitions of its kind's chart; none for times and buttons. */
export interface Hook {
  readonly workflow: WorkflowRow;
  readonly at: readonly string[];
}

/** The sign of a workflow on a chart. */
const SIGN = '⚙\uFE0E';

/** [WKF13] Where workflows hook into a chart: on the states they wait for, and on the transitions whose facts start them. */
export function hooksOf(shape: ChartShape, workflows: readonly WorkflowRow[]): readonly Hook[] {
  return workflows.map((workflow) => ({ workflow, at: placesOf(shape, workflow) }));
}

function placesOf({ id, transitions }: ChartShape, { trigger }: WorkflowRow): readonly string[] {
  if (trigger.on === 'state' || trigger.on === 'stay') return [`${id}.${trigger.state}`];
  if (trigger.on !== 'fact') return [];
  return transitions.filter(({ actions }) => actions.includes(trigger.fact)).map((one) => one.id);
}

/** Marks where workflows hook in, with how many; their names are said beside the chart. */
export function hookPaint({ states }: ChartShape, hooks: readonly Hook[]): ChartPaint {
  const isState = new Set(states.map(({ id }) => id));
  const namesAt = Map.groupBy(
    hooks.flatMap(({ workflow, at }) => at.map((place) => ({ place, name: workflow.name }))),
    ({ place }) => place,
  );
  const painted: { states: Record<string, StatePaint>; transitions: Record<string, TransitionPaint> } = {
    states: {},
    transitions: {},
  };
  for (const [place, named] of namesAt) {
    const sign = named.length > 1 ? `${SIGN} ${named.length}` : SIGN;
    if (isState.has(place))
      painted.states[place] = { badge: sign, said: named.map(({ name }) => name).join(', ') };
    else painted.transitions[place] = { label: sign };
  }
  return painted;
}
