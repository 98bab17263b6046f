import { conform, conforms, edgeJudge } from './conform.ts';
import type { Observation, Spec } from './conform.ts';
import { explore } from './explore.ts';
import { GraphBuilder, edgeAt, nodeAt } from './graph.ts';
import type { Edge, Graph, System } from './graph.ts';
import { mutantLimit } from './mutate.ts';

/**
 * Whether the rows, or the gate against cut-off exploration, would fail for this variant of a system. One step of each
 * sort is tried first, from the states of the original, which exposes most variants. Stops at the first fault.
 */
export function notices<S, E, O extends Observation, A>(
  variant: System<S, E>,
  original: Graph<S, E>,
  spec: Spec<S, E, O, A>,
): boolean {
  const witnesses = witnessesOf(original, spec);
  const witness = witnesses.findIndex((edge) => showsItself(variant, original, spec, edge));
  if (witness !== -1) {
    // The next variant is usually of the same transition, which the same step exposes.
    witnesses.unshift(...witnesses.splice(witness, 1));
    return true;
  }
  let judge: ((edge: Edge<E>) => { faults: readonly unknown[] }) | undefined;
  const graph = explore(variant, mutantLimit(original.nodes.length), (growing, node) => {
    judge ??= edgeJudge(growing, spec);
    return node.out.some((index) => (judge?.(edgeAt(growing, index)).faults.length ?? 0) > 0);
  });
  return graph.truncated || !conforms(conform(graph, spec));
}

const known = new WeakMap<object, Edge<never>[]>();

/**
 * The first edge of each sort: the same state words, asked word and fired definitions. Those that exposed a variant last
 * come first.
 */
function witnessesOf<S, E, O extends Observation, A>(
  original: Graph<S, E>,
  spec: Spec<S, E, O, A>,
): Edge<E>[] {
  const found = known.get(original) as Edge<E>[] | undefined; // stored under the graph whose edges they are
  if (found) return found;
  const words = original.nodes.map(({ state }) => JSON.stringify(spec.observe(state).state));
  const sorts = new Map<string, Edge<E>>();
  for (const edge of original.edges) {
    const sort = [words[edge.from], edge.offer.word, edge.accepted, edge.refusal, ...edge.fired].join(' ');
    if (!sorts.has(sort)) sorts.set(sort, edge);
  }
  const edges = [...sorts.values()].filter(({ crash }) => crash === undefined);
  known.set(original, edges as unknown as Edge<never>[]); // read back above with their own type
  return edges;
}

function showsItself<S, E, O extends Observation, A>(
  variant: System<S, E>,
  original: Graph<S, E>,
  spec: Spec<S, E, O, A>,
  edge: Edge<E>,
): boolean {
  const { state } = nodeAt(original, edge.from);
  const builder = new GraphBuilder<S, E>(variant.name, variant.key);
  builder.start({ label: 'a state of the original', state });
  builder.edge(nodeAt(builder.graph, 0), edge.offer, variant.step(state, edge.offer.event));
  return edgeJudge(builder.graph, spec)(edgeAt(builder.graph, 0)).faults.length > 0;
}
