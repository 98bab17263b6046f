import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { eachState, partName, transitionsOf } from './transition-id.ts';

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

/** A state as drawn. `id` is its path, starting with the chart's name: `salesOrder.commercial.draft`. */
export interface ShapeState {
  readonly id: string;
  readonly key: string;
  readonly kind: StateKind;
  readonly parent: string | null;
  /** Its initial child; null for states without children and for parallel ones. */
  readonly initial: string | null;
  /** Ids of the actors invoked while in the state. */
  readonly actors: readonly string[];
}

/** A transition as drawn; `id` is the one used in reports and logs. */
export interface ShapeTransition {
  readonly id: string;
  readonly event: string;
  readonly source: string;
  /** Empty: it stays in its source state. */
  readonly targets: readonly string[];
  readonly guard: string | null;
  readonly actions: readonly string[];
}

/** A chart as data: the source of drawings, reports and tables. */
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
