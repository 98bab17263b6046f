import { conform, conforms, edgeJudge } from './conform.ts';
import type { Observation, Spec } from './conform.ts';
import { explore } from './explore.ts';
import { edgeAt } from './graph.ts';
import type { Edge, Graph, System } from './graph.ts';
import { mutantLimit } from './mutate.ts';

/**
 * Whether the rows, or the gate against cut-off exploration, would turn red for this variant of a system. Stops at the
 * first fault, which most variants show near the start.
 */
export function notices<S, E, O extends Observation, A>(
  variant: System<S, E>,
  original: Graph<S, E>,
  spec: Spec<S, E, O, A>,
): boolean {
  let judge: ((edge: Edge<E>) => { faults: readonly unknown[] }) | undefined;
  const graph = explore(variant, mutantLimit(original.nodes.length), (growing, node) => {
    judge ??= edgeJudge(growing, spec);
    return node.out.some((index) => (judge?.(edgeAt(growing, index)).faults.length ?? 0) > 0);
  });
  return graph.truncated || !conforms(conform(graph, spec));
}
