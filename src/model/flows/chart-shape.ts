import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { eachState, partName, transitionsOf } from './transition-id.ts';

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

/** A state as it is drawn. `id` is the path with the chart's name first: `salesOrder.commercial.draft`. */
export interface ShapeState {
  readonly id: string;
  readonly key: string;
  readonly kind: StateKind;
  readonly parent: string | null;
  /** The child it begins in; null for states without children and for parallel ones. */
  readonly initial: string | null;
  /** Ids of the actors that live as long as the state. */
  readonly actors: readonly string[];
}

/** A transition as it is drawn; `id` is the one that reports and logs speak of. */
export interface ShapeTransition {
  readonly id: string;
  readonly event: string;
  readonly source: string;
  /** Empty: it stays where it is. */
  readonly targets: readonly string[];
  readonly guard: string | null;
  readonly actions: readonly string[];
}

/** A chart as data: what drawings, reports and tables are made of. */
export interface ChartShape {
  readonly id: string;
  readonly states: readonly ShapeState[];
  readonly transitions: readonly ShapeTransition[];
}

/** The shape of a running chart, states and transitions depth first, in the order of its definition. */
export function chartShape(machine: AnyStateMachine): ChartShape {
  const states: ShapeState[] = [];
  eachState(machine.root, (node) => states.push(stateOf(node)));
  const transitions = transitionsOf(machine).map(({ id, event, definition }) => ({
    id,
    event,
    source: definition.source.id,
    targets: (definition.target ?? []).map((target) => target.id),
    guard: definition.guard === undefined ? null : partName(definition.guard),
    actions: definition.actions.map(partName),
  }));
  return { id: machine.id, states, transitions };
}

function stateOf(node: AnyStateNode): ShapeState {
  const isCompound = node.type === 'compound';
  return {
    id: node.id,
    key: node.key,
    kind: node.type,
    parent: node.parent?.id ?? null,
    initial: isCompound ? (node.initial.target[0]?.id ?? null) : null,
    actors: node.invoke.map(({ id }) => id),
  };
}
