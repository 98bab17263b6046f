import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { everyTransition } from '../kernel/cover.ts';
import type { Cover } from '../kernel/cover.ts';
import { edgeAt } from '../kernel/graph.ts';
import type { Edge, Graph, Step } from '../kernel/graph.ts';
import type { AppSurvey } from '../model/app-case.ts';

/** Something that can be done to a browser, which the chart sees as this sequence of events. */
export interface Action {
  readonly word: string;
  readonly label: string;
  readonly events: readonly AnyEventObject[];
}

type AppSystem = AppSurvey['system'];

/** A few paths on which every definition fires and every action is done, and what they leave out. */
export function everyAction<S>(
  graph: Graph<S, AnyEventObject>,
  ids: readonly string[],
): Pick<Cover<AnyEventObject>, 'paths' | 'unreached'> {
  const named = graph.edges.map((edge) => ({ ...edge, fired: [...edge.fired, edge.offer.label] }));
  const labels = graph.edges.filter(({ accepted }) => accepted).map(({ offer }) => offer.label);
  const { paths, unreached } = everyTransition([{ ...graph, edges: named }], [...ids, ...labels]);
  const plain = (edge: Edge<AnyEventObject>): Edge<AnyEventObject> => edgeAt(graph, edge.index);
  return { paths: paths.map((path) => ({ ...path, edges: path.edges.map(plain) })), unreached };
}

/** A chart as a browser walks it: by actions, whose events cannot occur alone. */
export function actionSystem(
  system: AppSystem,
  actionsIn: (snapshot: AnyMachineSnapshot) => readonly Action[],
): AppSystem {
  return {
    ...system,
    offers: (snapshot) =>
      actionsIn(snapshot).map(({ word, label, events }) => ({ word, label, event: { type: label, events } })),
    step: (snapshot, { events }) => {
      const done: Step<AnyMachineSnapshot> = { next: snapshot, accepted: false, fired: [], does: [] };
      return (events as readonly AnyEventObject[]).reduce(
        (before, event) => joined(before, system.step(before.next, event)),
        done,
      ); // an action's own events
    },
  };
}

function joined(before: Step<AnyMachineSnapshot>, step: Step<AnyMachineSnapshot>): Step<AnyMachineSnapshot> {
  return {
    ...step,
    accepted: before.accepted || step.accepted,
    fired: [...before.fired, ...step.fired],
    does: [...before.does, ...step.does],
  };
}
