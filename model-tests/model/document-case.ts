import type { AnyStateMachine } from 'xstate';
import type { Engine } from '#model/engine/engine.ts';
import { chartShape } from '#model/flows/chart-shape.ts';
import { shapeMark } from '#model/flows/shape-mark.ts';
import type { Observation, Row, Spec, Where } from '../kernel/conform.ts';
import { conform, edgeJudge } from '../kernel/conform.ts';
import type { Conformance } from '../kernel/conform.ts';
import { definitionsOf } from '../kernel/coverage/definitions.ts';
import { halfTested, watchGuards } from '../kernel/coverage/guards.ts';
import { watchTransitions } from '../kernel/coverage/transitions.ts';
import { everyEdge, everyPair, everyTransition } from '../kernel/cover.ts';
import type { Cover } from '../kernel/cover.ts';
import { documentSystem } from '../kernel/document-explorer.ts';
import { explore } from '../kernel/explore.ts';
import { withMoves } from '../kernel/graph.ts';
import type { Edge, Graph, System } from '../kernel/graph.ts';
import { mutantsOf, runMutants } from '../kernel/mutate.ts';
import type { MutationRun, SignedSurvivor } from '../kernel/mutate.ts';
import { notices } from '../kernel/notice.ts';
import { replayTree } from '../kernel/paths.ts';
import type { Divergence, PathTree } from '../kernel/paths.ts';
import { reportDefinitions, reportGuards, reportRows, rowHitsOf } from '../kernel/report.ts';
import { withSteps } from '../kernel/report-steps.ts';
import type { ReportPart } from '../kernel/report.ts';
import type { Ask } from '../spec/document-observed.ts';
import { engineWith, enginePlug } from './engine-world.ts';
import type { EngineCommand, EngineOffer, EngineWorld } from './engine-world.ts';

/** Everything that plugs a document type into the path tests. */
export interface DocumentCase<O extends Observation> {
  kind: string;
  engine: Engine;
  rows: readonly Row<O, Ask>[];
  starts: Where;
  situations: () => readonly { label: string; world: EngineWorld }[];
  /** Every command in valid and invalid variants; their `ask` says which fit. */
  alphabet: (world: EngineWorld) => readonly EngineOffer[];
  /** What distinguishes worlds: it is also the key, so it must hold everything that decides. */
  observe: (world: EngineWorld, engine: Engine) => O;
  /** What the observation leaves out and why. */
  bounds: string;
  /** Which moves the path tree takes if all would be too many; the covers take them all. */
  tree?: { keep: (offer: EngineOffer) => boolean; why: string };
  signed: readonly SignedSurvivor[];
  /** Permissions of a person who may not give the command: by default, to see everything. */
  onlooker?: readonly string[];
}

export interface Examination {
  graph: Graph<EngineWorld, EngineCommand>;
  result: Conformance;
  tree: PathTree;
  divergences: Divergence[];
  transitions: Cover<EngineCommand>;
  /** Guards that answered only one way. */
  halfTested: string[];
  mutation: MutationRun;
  part: ReportPart;
}

/** Explores, judges, replays, covers and mutates one document type on the real engine; `clock` returns milliseconds. */
export function examine<O extends Observation>(subject: DocumentCase<O>, clock: () => number): Examination {
  const began = clock();
  const chart = chartOf(subject);
  const watched = watchTransitions(chart);
  const guarded = watchGuards(watched.machine);
  const system = systemOf(subject, engineWith(subject.engine, subject.kind, guarded.machine), watched.take);
  const graph = explore(system);
  const spec = specOf(subject, subject.engine);
  const result = conform(graph, spec);
  const { tree, divergences } = replayTree(
    subject.tree ? withMoves(graph, subject.tree.keep) : graph,
    system,
  );
  const definitions = definitionsOf(chart);
  const transitions = everyTransition(
    [graph],
    definitions.map(({ id }) => id),
  );
  const mutation = runMutants(mutantsOf(chart), (machine) => {
    const engine = engineWith(subject.engine, subject.kind, machine);
    return notices(systemOf(subject, engine), graph, specOf(subject, engine));
  });
  const covers = { transitions, pairs: everyPair([graph]), edges: everyEdge([graph]) };
  const part: ReportPart = {
    name: subject.kind,
    kind: 'document',
    states: graph.nodes.length,
    edges: graph.edges.length,
    mark: shapeMark(chartShape(chart)),
    key: divergences.length === 0 ? 'replay' : 'unproven',
    guards: reportGuards(guarded.answers),
    bounds: [subject.bounds, subject.tree?.why ?? ''].join(' ').trim(),
    truncated: graph.truncated || tree.truncated,
    definitions: reportDefinitions(definitions, graph),
    rows: reportRows(subject.rows, result),
    checks: result.checks,
    failures: withSteps(graph, result.failures),
    invented: result.invented,
    tree,
    covers: Object.entries(covers).map(([name, cover]) => coverPart(name, cover)),
    mutation: { ...mutation, signed: subject.signed },
    ms: clock() - began,
  };
  return {
    graph,
    result,
    tree,
    divergences,
    transitions,
    halfTested: halfTested(guarded.answers),
    mutation,
    part,
  };
}

/** What a walk at another level needs: the graph, judged by the rows, and a cover of every transition and row. */
export interface Survey {
  graph: Graph<EngineWorld, EngineCommand>;
  result: Conformance;
  transitions: Cover<EngineCommand>;
  /** How often the cover walks each row. */
  rowHits: Record<string, number>;
  /** Which rows match a step. */
  rowsOn: (edge: Edge<EngineCommand>) => readonly string[];
}

/** `canHappen` filters out what another level cannot produce. */
export function survey<O extends Observation>(
  asked: DocumentCase<O>,
  canHappen: (offer: EngineOffer) => boolean = () => true,
): Survey {
  const subject = { ...asked, alphabet: (world: EngineWorld) => asked.alphabet(world).filter(canHappen) };
  const chart = chartOf(subject);
  const { machine, take } = watchTransitions(chart);
  const graph = explore(systemOf(subject, engineWith(subject.engine, subject.kind, machine), take));
  const ids = definitionsOf(chart).map(({ id }) => id);
  const spec = specOf(subject, subject.engine);
  const judge = edgeJudge(graph, spec);
  const rowsOn = (edge: Edge<EngineCommand>): readonly string[] => judge(edge).rows.map(({ id }) => id);
  const transitions = everyTransition([graph], ids, rowsOn);
  return {
    graph,
    result: conform(graph, spec),
    transitions,
    rowHits: rowHitsOf(graph, spec, transitions),
    rowsOn,
  };
}

/** The document type as a system to step through. */
export function systemOf<O extends Observation>(
  subject: DocumentCase<O>,
  engine: Engine,
  take?: () => string[],
): System<EngineWorld, EngineCommand> {
  const { kind, alphabet, observe } = subject;
  const situations = subject.situations();
  const plug = { kind, engine, situations, alphabet, observe };
  const system = documentSystem(enginePlug(take ? { ...plug, take } : plug));
  return { ...system, starts: situations.map(({ label, world }) => ({ label, state: world })) };
}

function specOf<O extends Observation>(
  subject: DocumentCase<O>,
  engine: Engine,
): Spec<EngineWorld, EngineCommand, O, Ask> {
  const { rows, starts } = subject;
  return { rows, starts, observe: (world) => subject.observe(world, engine), ask: (command) => command.ask };
}

function chartOf<O extends Observation>(subject: DocumentCase<O>): AnyStateMachine {
  const type = subject.engine.types.get(subject.kind);
  if (!type) throw new Error(`${subject.kind} is not registered`);
  return type.chart;
}

function coverPart(name: string, cover: Cover<EngineCommand>): ReportPart['covers'][number] {
  const walks = cover.paths.map((path) => [`(${path.start})`, ...path.edges.map((edge) => edge.offer.label)]);
  return { name, paths: cover.paths.length, steps: cover.steps, walks };
}
