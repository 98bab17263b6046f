import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { chartShape } from '#model/flows/chart-shape.ts';
import type { KeyProof } from '#model/flows/proof-report.ts';
import { shapeMark } from '#model/flows/shape-mark.ts';
import { bisimCheck } from '../kernel/bisim.ts';
import type { BisimVerdict } from '../kernel/bisim.ts';
import { conform } from '../kernel/conform.ts';
import type { Conformance, Observation, Spec } from '../kernel/conform.ts';
import { definitionsOf } from '../kernel/coverage/definitions.ts';
import { halfTested, watchGuards } from '../kernel/coverage/guards.ts';
import { everyPair, everyTransition } from '../kernel/cover.ts';
import type { Cover } from '../kernel/cover.ts';
import { explore, machineSystem, neverOffered, snapshotKey } from '../kernel/explore.ts';
import type { MachinePlug } from '../kernel/explore.ts';
import { withMoves } from '../kernel/graph.ts';
import type { Graph, Offer, System } from '../kernel/graph.ts';
import { mutantsOf, runMutants } from '../kernel/mutate.ts';
import type { MutationRun, SignedSurvivor } from '../kernel/mutate.ts';
import { notices } from '../kernel/notice.ts';
import { librarySimplePaths, missingFromTree, replayTree } from '../kernel/paths.ts';
import type { Divergence, PathTree } from '../kernel/paths.ts';
import { reportDefinitions, reportGuards, reportRows, rowHitsOf } from '../kernel/report.ts';
import { heardRows } from '../kernel/report-rows.ts';
import type { RowsOf, RowsOn } from '../kernel/report-rows.ts';
import { withSteps } from '../kernel/report-steps.ts';
import type { ReportPart } from '../kernel/report.ts';

type AppSystem = System<AnyMachineSnapshot, AnyEventObject>;

/** Everything that plugs an app chart into the path tests. */
export interface AppCase<O extends Observation, A> {
  machine: AnyStateMachine;
  plug: (machine: AnyStateMachine) => MachinePlug;
  spec: Spec<AnyMachineSnapshot, AnyEventObject, O, A>;
  /** The chart's effects in the words of the rows; null for an effect that the text does not mention. */
  effects: Readonly<Record<string, string | null>>;
  /** What the plug's key leaves out and why; empty where the whole context is the key. */
  bounds: string;
  /** Which moves the path tree takes if all would be too many; the covers take them all. */
  tree?: { keep: (offer: Offer<AnyEventObject>) => boolean; why: string };
  signed: readonly SignedSurvivor[];
}

export interface AppExamination {
  graph: Graph<AnyMachineSnapshot, AnyEventObject>;
  result: Conformance;
  tree: PathTree;
  divergences: Divergence[];
  /** Paths of xstate/graph that the tree lacks. */
  beyondTree: string[][];
  unreached: string[];
  neverOffered: string[];
  halfTested: string[];
  /** The proof of the key on the unreduced graph; undefined if nothing is reduced. */
  key: BisimVerdict | undefined;
  mutation: MutationRun;
  part: ReportPart;
}

/** Explores, judges, replays, covers and mutates one app chart; `clock` returns milliseconds. */
export function examineApp<O extends Observation, A>(
  subject: AppCase<O, A>,
  clock: () => number,
): AppExamination {
  const began = clock();
  const { machine, spec } = subject;
  const guarded = watchGuards(machine);
  const plug = subject.plug(guarded.machine);
  const system = renamed(subject, machineSystem(plug));
  const graph = explore(system);
  const result = conform(graph, spec);
  const kept = subject.tree?.keep ?? (() => true);
  const { tree, divergences } = replayTree(withMoves(graph, kept), system);
  const treePlug: MachinePlug = { ...plug, alphabet: (snapshot) => plug.alphabet(snapshot).filter(kept) };
  const definitions = definitionsOf(machine);
  const covers = {
    transitions: everyTransition(
      [graph],
      definitions.map(({ id }) => id),
    ),
    pairs: everyPair([graph]),
  };
  const mutation = runMutants(mutantsOf(machine), (mutant) =>
    notices(renamed(subject, machineSystem(subject.plug(mutant))), graph, spec),
  );
  const key = plug.key ? keyProof(plug, plug.key) : undefined;
  const part: ReportPart = {
    name: plug.name,
    kind: 'app',
    states: graph.nodes.length,
    edges: graph.edges.length,
    mark: shapeMark(chartShape(machine)),
    key: keyKind(key),
    guards: reportGuards(guarded.answers),
    bounds: [subject.bounds, subject.tree?.why ?? ''].join(' ').trim(),
    truncated: graph.truncated || tree.truncated,
    definitions: reportDefinitions(definitions, graph),
    rows: reportRows(spec.rows, result),
    checks: result.checks,
    failures: withSteps(graph, result.failures),
    invented: result.invented,
    tree,
    covers: Object.entries(covers).map(([name, cover]) => ({
      name,
      paths: cover.paths.length,
      steps: cover.steps,
      walks: cover.paths.map((path) => [`(${path.start})`, ...path.edges.map((edge) => edge.offer.label)]),
    })),
    mutation: { ...mutation, signed: subject.signed },
    ms: clock() - began,
  };
  return {
    graph,
    result,
    tree,
    divergences,
    beyondTree: missingFromTree(graph, librarySimplePaths(treePlug)),
    unreached: covers.transitions.unreached,
    neverOffered: neverOffered(machine, graph),
    halfTested: halfTested(guarded.answers),
    key,
    mutation,
    part,
  };
}

/** What a walk at another level needs: the chart as a system, its graph judged by the rows, and a cover. */
export interface AppSurvey {
  system: AppSystem;
  graph: Graph<AnyMachineSnapshot, AnyEventObject>;
  result: Conformance;
  transitions: Cover<AnyEventObject>;
  /** How often the cover walks each row. */
  rowHits: Record<string, number>;
  /** How often paths on a system based on this one walk each row. */
  rowsOf: RowsOf<AnyMachineSnapshot>;
  /** Which rows a move of such a system walks. */
  rowsOn: RowsOn<AnyMachineSnapshot>;
}

/** The chart with its whole context in the key: for random walks. */
export function unreduced<O extends Observation, A>(subject: AppCase<O, A>): AppSystem {
  return renamed(subject, machineSystem({ ...subject.plug(subject.machine), key: snapshotKey }));
}

/** `canHappen` filters out what another level cannot produce. */
export function surveyApp<O extends Observation, A>(
  subject: AppCase<O, A>,
  canHappen: (offer: Offer<AnyEventObject>) => boolean,
): AppSurvey {
  const plug = subject.plug(subject.machine);
  const alphabet: MachinePlug['alphabet'] = (snapshot) => plug.alphabet(snapshot).filter(canHappen);
  const { system, rowsOf, rowsOn } = heardRows(
    renamed(subject, machineSystem({ ...plug, alphabet })),
    subject.spec,
    machineSystem(plug).offers,
  );
  const graph = explore(system);
  const ids = definitionsOf(subject.machine).map(({ id }) => id);
  const transitions = everyTransition([graph], ids);
  const rowHits = rowHitsOf(graph, subject.spec, transitions);
  return { system, graph, result: conform(graph, subject.spec), transitions, rowHits, rowsOf, rowsOn };
}

const keyKind = (verdict: BisimVerdict | undefined): KeyProof => {
  if (!verdict) return 'whole';
  return verdict.unsound.length === 0 ? 'bisimulation' : 'unproven';
};

function keyProof(plug: MachinePlug, key: (snapshot: AnyMachineSnapshot) => string): BisimVerdict {
  return bisimCheck(explore(machineSystem({ ...plug, key: snapshotKey })), key);
}

/** Effects in the rows' words; an unmapped effect keeps its name and so fails. */
function renamed<O extends Observation, A>({ effects }: AppCase<O, A>, system: AppSystem): AppSystem {
  return {
    ...system,
    step: (snapshot, event) => {
      const step = system.step(snapshot, event);
      return {
        ...step,
        does: step.does.flatMap((name) => (effects[name] === null ? [] : [effects[name] ?? name])),
      };
    },
  };
}
