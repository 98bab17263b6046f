import { edgeAt, nodeAt } from './graph.ts';
import type { Graph } from './graph.ts';

export interface Unsound {
  class: string;
  label: string;
  one: string;
  other: string;
}

export interface BisimVerdict {
  states: number;
  classes: number;
  sound: boolean;
  unsound: Unsound[];
}

/**
 * Proves an abstraction on the full graph: states with one class must answer every offer alike (accepted, effects,
 * definitions) and go to one class. Only then may a key forget what the class forgets.
 */
export function bisimCheck<S, E>(graph: Graph<S, E>, classOf: (state: S) => string): BisimVerdict {
  if (graph.truncated) throw new Error(`${graph.name} is truncated: nothing can be proven on it`);
  const classes = graph.nodes.map((node) => classOf(node.state));
  const answers = new Map<string, Map<string, string>>();
  const unsound: Unsound[] = [];
  for (const node of graph.nodes) {
    const name = classes[node.index] ?? '';
    const mine = answersOf(graph, node.index, classes);
    const theirs = answers.get(name);
    if (!theirs) answers.set(name, mine);
    else unsound.push(...differences(name, theirs, mine));
  }
  return { states: graph.nodes.length, classes: answers.size, sound: unsound.length === 0, unsound };
}

function answersOf<S, E>(graph: Graph<S, E>, node: number, classes: readonly string[]): Map<string, string> {
  return new Map(
    nodeAt(graph, node).out.map((index) => {
      const edge = edgeAt(graph, index);
      return [edge.offer.label, JSON.stringify([edge.accepted, edge.does, edge.fired, classes[edge.to]])];
    }),
  );
}

function differences(name: string, theirs: Map<string, string>, mine: Map<string, string>): Unsound[] {
  const labels = new Set([...theirs.keys(), ...mine.keys()]);
  return [...labels].flatMap((label) => {
    const one = theirs.get(label) ?? 'not offered';
    const other = mine.get(label) ?? 'not offered';
    return one === other ? [] : [{ class: name, label, one, other }];
  });
}

/** The coarsest sound partition for an observation, as a class number per node: suggests keys. */
export function coarsest<S, E>(graph: Graph<S, E>, observe: (state: S) => string): number[] {
  let classes = numbered(graph.nodes.map((node) => observe(node.state)));
  for (;;) {
    const names = classes.map(String);
    const refined = numbered(
      graph.nodes.map((node) =>
        JSON.stringify([classes[node.index], [...answersOf(graph, node.index, names)].toSorted()]),
      ),
    );
    if (new Set(refined).size === new Set(classes).size) return refined;
    classes = refined;
  }
}

function numbered(names: readonly string[]): number[] {
  const numbers = new Map<string, number>();
  return names.map((name) => {
    const known = numbers.get(name) ?? numbers.size;
    numbers.set(name, known);
    return known;
  });
}
