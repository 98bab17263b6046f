/** Something that may be done in a state: `word` is the text's name for it, `label` also names the payload. */
export interface Offer<E> {
  word: string;
  label: string;
  event: E;
}

/** The result. `fired` are ids of chart transitions, `does` the effects and facts, in order. */
export interface Step<S> {
  next: S;
  accepted: boolean;
  fired: readonly string[];
  does: readonly string[];
  /** The code of a refusal. */
  refusal?: string;
  crash?: string;
}

export interface Start<S> {
  label: string;
  state: S;
  /** Ids of chart transitions that fire at the start. */
  fired?: readonly string[];
}

/** A system under exploration: pure, so that a state can be stepped any number of times. */
export interface System<S, E> {
  name: string;
  starts: readonly Start<S>[];
  offers: (state: S) => readonly Offer<E>[];
  step: (state: S, event: E) => Step<S>;
  key: (state: S) => string;
}

export interface Edge<E> {
  index: number;
  from: number;
  to: number;
  offer: Offer<E>;
  accepted: boolean;
  fired: readonly string[];
  does: readonly string[];
  refusal?: string;
  crash?: string;
}

export interface GraphNode<S> {
  index: number;
  key: string;
  state: S;
  depth: number;
  /** The edge that first reached it; none for a start. */
  via: number | undefined;
  out: number[];
}

/** Every state reached and every offer made there; refused ones are edges back to the same state. */
export interface Graph<S, E> {
  name: string;
  nodes: GraphNode<S>[];
  edges: Edge<E>[];
  starts: { label: string; node: number; fired: readonly string[] }[];
  /** True when the limit cut the exploration: a report must fail on it. */
  truncated: boolean;
}

export function nodeAt<S, E>(graph: Graph<S, E>, index: number): GraphNode<S> {
  const node = graph.nodes[index];
  if (!node) throw new Error(`${graph.name} has no node ${index}`);
  return node;
}

export function edgeAt<S, E>(graph: Graph<S, E>, index: number): Edge<E> {
  const edge = graph.edges[index];
  if (!edge) throw new Error(`${graph.name} has no edge ${index}`);
  return edge;
}

/** The accepted edges leaving a node: those that paths are made of. */
export function movesFrom<S, E>(graph: Graph<S, E>, node: number): Edge<E>[] {
  return nodeAt(graph, node)
    .out.map((index) => edgeAt(graph, index))
    .filter((edge) => edge.accepted);
}

/** The shortest labels that lead to a node, so that a person can replay a failure. */
export function shortestTo<S, E>(graph: Graph<S, E>, node: number): string[] {
  const labels: string[] = [];
  let at = nodeAt(graph, node);
  while (at.via !== undefined) {
    const edge = edgeAt(graph, at.via);
    labels.unshift(edge.offer.label);
    at = nodeAt(graph, edge.from);
  }
  const start = graph.starts.find((candidate) => candidate.node === at.index);
  return start ? [`(${start.label})`, ...labels] : labels;
}

/** The same graph with only some of its moves, for a tree that would be too large with all of them. */
export function withMoves<S, E>(graph: Graph<S, E>, keep: (offer: Offer<E>) => boolean): Graph<S, E> {
  const kept = (index: number): boolean => keep(edgeAt(graph, index).offer);
  return { ...graph, nodes: graph.nodes.map((node) => ({ ...node, out: node.out.filter(kept) })) };
}

/** Adds findings to a graph: breadth first, one node per key. */
export class GraphBuilder<S, E> {
  readonly graph: Graph<S, E>;
  readonly #byKey = new Map<string, number>();
  readonly #key: (state: S) => string;

  constructor(name: string, key: (state: S) => string) {
    this.graph = { name, nodes: [], edges: [], starts: [], truncated: false };
    this.#key = key;
  }

  start({ label, state, fired = [] }: Start<S>): void {
    this.graph.starts.push({ label, node: this.#node(state, 0, undefined), fired });
  }

  edge(from: GraphNode<S>, offer: Offer<E>, step: Step<S>): void {
    const index = this.graph.edges.length;
    const to = step.accepted ? this.#node(step.next, from.depth + 1, index) : this.#refused(from, step);
    const { accepted, fired, does, crash, refusal } = step;
    const edge: Edge<E> = { index, from: from.index, to, offer, accepted, fired, does };
    if (crash !== undefined) edge.crash = crash;
    if (refusal !== undefined) edge.refusal = refusal;
    this.graph.edges.push(edge);
    from.out.push(index);
  }

  /** A refusal must stay in its state; one that moved is kept as a move, so that a check can see it. */
  #refused(from: GraphNode<S>, step: Step<S>): number {
    return this.#key(step.next) === from.key
      ? from.index
      : this.#node(step.next, from.depth + 1, this.graph.edges.length);
  }

  #node(state: S, depth: number, via: number | undefined): number {
    const key = this.#key(state);
    const known = this.#byKey.get(key);
    if (known !== undefined) return known;
    const index = this.graph.nodes.length;
    this.graph.nodes.push({ index, key, state, depth, via, out: [] });
    this.#byKey.set(key, index);
    return index;
  }
}
