import type { ListedChart } from '#machines/chart-list.ts';
import type { StateValue } from '#model/engine/rows.ts';
import type { ChartWalk, Footing } from '#model/flows/chart-walk.ts';
import type { ChartShape, ShapeTransition } from '#model/flows/chart-shape.ts';
import { activeIn } from '#model/flows/log-steps.ts';
import { ALWAYS } from '#model/flows/transition-id.ts';

/** One step by a person: the event (null for the start), and the guards set to false. */
export interface PlayedStep {
  readonly event: string | null;
  readonly closed: readonly string[];
}

/** Why an event does not move the chart: guards denied it, or it belongs to other states. */
export type Refused =
  | { readonly because: 'guards'; readonly guards: readonly string[] }
  | { readonly because: 'elsewhere'; readonly states: readonly string[] };

/**
 * A document's chart as the engine asks it: a command of which no region tells a fact is refused, though another region
 * has a transition for it. Charts of the application move without telling anything.
 */
export function asDecided(chart: Pick<ListedChart, 'kind'>, walk: ChartWalk, shape: ChartShape): ChartWalk {
  if (chart.kind !== 'document') return walk;
  const telling = new Set(shape.transitions.filter(tells).map(({ id }) => id));
  return {
    ...walk,
    step: (from, event, says) => {
      const footing = walk.step(from, event, says);
      return footing.taken.some((id) => telling.has(id)) ? footing : { value: from, taken: [] };
    },
  };
}

const tells = ({ actions }: ShapeTransition): boolean => actions.length > 0;

/** The footing after each step; a step that never settles keeps the state before it. */
export function play(walk: ChartWalk, steps: readonly PlayedStep[]): readonly Footing[] {
  let value: StateValue | null = null;
  return steps.map(({ event, closed }) => {
    const footing = stepped(walk, value, event, closed);
    ({ value } = footing);
    return footing;
  });
}

/** One step; if it never settles, the state before it stays. */
export function stepped(
  walk: ChartWalk,
  from: StateValue | null,
  event: string | null,
  closed: readonly string[],
): Footing {
  const says = (guard: string): boolean => !closed.includes(guard);
  try {
    return from === null || event === null ? walk.begin(says) : walk.step(from, event, says);
  } catch {
    return from === null ? walk.begin(() => false) : { value: from, taken: [] };
  }
}

/** Events that a person can send: commands, actor results, timers. */
export const eventsOf = (shape: ChartShape): readonly string[] =>
  [...new Set(shape.transitions.map(({ event }) => event))].filter((event) => event !== ALWAYS);

/** The guards of a chart, in chart order. */
export const guardsOf = (shape: ChartShape): readonly string[] => [
  ...new Set(shape.transitions.flatMap(({ guard }) => guard ?? [])),
];

/** Why an event does nothing in the current state; null if it has an effect. */
export function refusalOf(
  walk: ChartWalk,
  shape: ChartShape,
  from: StateValue,
  step: PlayedStep & { readonly event: string },
): Refused | null {
  if (stepped(walk, from, step.event, step.closed).taken.length > 0) return null;
  const active = activeIn(shape.id, from);
  const candidates = shape.transitions.filter(({ event }) => event === step.event);
  const here = candidates.filter(({ source }) => active.has(source));
  const asked = unique(here.flatMap(({ guard }) => guard ?? []));
  const guards = asked.filter((guard) => step.closed.includes(guard));
  if (guards.length > 0) return { because: 'guards', guards };
  const places = candidates.filter(({ source }) => !active.has(source)).map(({ source }) => source);
  return { because: 'elsewhere', states: unique(places) };
}

const unique = (all: readonly string[]): readonly string[] => [...new Set(all)];
