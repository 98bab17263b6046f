import { describe, expect, test } from 'vitest';
import { asRead } from '#model/engine/asked-version.ts';
import type { Engine } from '#model/engine/engine.ts';
import type { Fact } from '#model/engine/envelope.ts';
import { propose } from '#model/engine/propose.ts';
import type { StateValue } from '#model/engine/rows.ts';
import { continuedFacts, transitionsTaken } from '#model/flows/log-steps.ts';
import { transitionsOf } from '#model/flows/transition-id.ts';
import type { Observation } from '../kernel/conform.ts';
import { nodeAt } from '../kernel/graph.ts';
import type { Edge } from '../kernel/graph.ts';
import { survey } from './document-case.ts';
import type { DocumentCase, Survey } from './document-case.ts';
import { ofEveryDocument } from './document-cases.ts';
import { envOf, stateOf } from './engine-world.ts';
import type { EngineCommand, EngineWorld } from './engine-world.ts';

interface Walked {
  kind: string;
  engine: Engine;
  seen: () => Survey;
}

const walked = <O extends Observation>(subject: DocumentCase<O>): Walked => ({
  kind: subject.kind,
  engine: subject.engine,
  seen: () => survey(subject),
});

describe.each(ofEveryDocument(walked))('the log of $kind', ({ kind, engine, seen }) => {
  test('[FL4] tells of every step which transitions it took', () => {
    const { graph } = seen();
    const chart = engine.types.get(kind)?.chart;
    if (!chart) throw new Error(`${kind} is not registered`);
    const known = new Set<string>();
    const mistaken: unknown[] = [];
    const seenAlike = new Set<string>();
    for (const edge of graph.edges.filter((one) => one.accepted && !one.offer.event.around)) {
      const { state: world } = nodeAt(graph, edge.from);
      const ends = [world, nodeAt(graph, edge.to).state].map((one) => stateOf(engine, kind, one));
      const alike = JSON.stringify([ends, edge.fired, edge.does]);
      if (seenAlike.has(alike)) continue;
      seenAlike.add(alike);
      const taken = readBack(engine, kind, world, edge);
      for (const id of taken) known.add(id);
      if (taken.toSorted().join('\n') !== edge.fired.toSorted().join('\n'))
        mistaken.push({ given: edge.offer.label, fired: edge.fired, taken });
    }
    expect(mistaken.slice(0, 3)).toEqual([]);
    const missed = transitionsOf(chart).filter(({ id }) => !known.has(id));
    expect(missed.map(({ id }) => id)).toEqual([]);
  });
});

/** The transitions of the kind's documents according to a command's facts, read as from a log. */
function readBack(engine: Engine, kind: string, world: EngineWorld, edge: Edge<EngineCommand>): string[] {
  const chart = engine.types.get(kind)?.chart;
  if (!chart) return [];
  const pairs = continuedFacts(chart);
  const taken: string[] = [];
  for (const [subject, facts] of Map.groupBy(
    factsOf(engine, kind, world, edge),
    ({ document }) => document,
  )) {
    let before = stateOf(engine, kind, { ...world, subject });
    let prior: Fact | undefined;
    for (const fact of facts) {
      const goesOn =
        prior !== undefined &&
        JSON.stringify(prior.state) === JSON.stringify(fact.state) &&
        pairs.includes(`${prior.type}>${fact.type}`);
      const after = fact.state as StateValue; // a document's own fact has one
      if (!goesOn) taken.push(...transitionsTaken(chart, { before, fact: fact.type, after }));
      before = after;
      prior = fact;
    }
  }
  return taken;
}

function factsOf(engine: Engine, kind: string, world: EngineWorld, { offer }: Edge<EngineCommand>): Fact[] {
  const { event } = offer;
  const own = { kind, document: world.subject, type: event.type, data: event.data };
  let { view } = world;
  const facts: Fact[] = [];
  for (const action of event.actions ?? [own]) {
    const proposal = propose(engine, view, asRead(engine, view, action), envOf(world, event));
    if (!proposal.accepted) throw new Error(`${offer.label} is refused: ${proposal.refusal.code}`);
    facts.push(...proposal.facts.filter((fact) => fact.kind === kind));
    view = proposal.overlay;
  }
  return facts;
}
