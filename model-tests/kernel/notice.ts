import { conform, conforms } from './conform.ts';
import type { Observation, Spec } from './conform.ts';
import { explore } from './explore.ts';
import type { Graph, System } from './graph.ts';
import { mutantLimit } from './mutate.ts';

/** Whether the rows, or the gate against cut-off exploration, would turn red for this variant of a system. */
export function notices<S, E, O extends Observation, A>(
  variant: System<S, E>,
  original: Graph<S, E>,
  spec: Spec<S, E, O, A>,
): boolean {
  const graph = explore(variant, mutantLimit(original.nodes.length));
  return graph.truncated || !conforms(conform(graph, spec));
}
