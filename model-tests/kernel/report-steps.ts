import { ALWAYS } from '#model/flows/transition-id.ts';
import type { ProofFailure } from '#model/flows/proof-report.ts';
import { edgeAt, nodeAt } from './graph.ts';
import type { Edge, Graph } from './graph.ts';

type Step = NonNullable<ProofFailure['steps']>[number];

/** Failures with the events of their paths, as in the graph, so that a person can replay them on the chart. */
export function withSteps<S, E, F extends { readonly path: readonly string[] }>(
  graph: Graph<S, E>,
  failures: readonly F[],
): (F & { steps?: Step[] })[] {
  return failures.map((failure) => {
    const steps = stepsOf(graph, failure.path);
    return steps ? { ...failure, steps } : failure;
  });
}

/** Undefined if the path begins in no situation of the graph. */
function stepsOf<S, E>(graph: Graph<S, E>, [start, ...labels]: readonly string[]): Step[] | undefined {
  const begun = graph.starts.find(({ label }) => `(${label})` === start);
  if (!begun) return undefined;
  let at: number | undefined = begun.node;
  const steps = labels.flatMap((label): Step[] => {
    const edge: Edge<E> | undefined =
      at === undefined
        ? undefined
        : nodeAt(graph, at)
            .out.map((index) => edgeAt(graph, index))
            .find(({ offer }) => offer.label === label);
    at = edge?.to;
    return edge ? stepsOn(edge) : [{ label, event: null, taken: [] }];
  });
  return [{ label: `(${begun.label})`, event: 'xstate.init', taken: [...begun.fired] }, ...steps];
}

/** The chart's events for an offer: one, or several where a level does them at once. */
function stepsOn<E>({ offer: { label, event }, fired }: Edge<E>): Step[] {
  const steps: { label: string; event: string; taken: string[] }[] = [];
  for (const id of fired) {
    const name = eventOf(id);
    const last = steps.at(-1);
    if (last && (name === ALWAYS || name === last.event)) last.taken.push(id);
    else steps.push({ label, event: name, taken: [id] });
  }
  return steps.length > 0 ? steps : [{ label, event: typeOf(event), taken: [] }];
}

/** `pick.claimed --pause[1]--> pick.paused` has the event `pause`. */
const eventOf = (id: string): string => / --(.*?)(?:\[\d+\])?--> /.exec(id)?.[1] ?? '';

const typeOf = (event: unknown): string | null =>
  typeof event === 'object' && event !== null && 'type' in event && typeof event.type === 'string'
    ? event.type
    : null;
