import { createActor, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import type { DecisionContext } from './document-type.ts';
import type { DocumentRow, StateValue } from './rows.ts';

interface Emitted {
  readonly type: string;
  readonly data: unknown;
}

export interface Step {
  readonly state: StateValue;
  readonly emitted: readonly Emitted[];
}

interface InertScope {
  readonly scope: Parameters<AnyStateMachine['transition']>[2];
  readonly actions: { type: string; params: unknown }[];
}

const scopes = new WeakMap<AnyStateMachine, InertScope>();

/** A chart's state value before anything has happened to its document. */
export function initialState(chart: AnyStateMachine): StateValue {
  const known = initials.get(chart);
  if (known !== undefined) return known;
  const value = chart.resolveState({
    value: chart.root.initial.target.map((t) => t.key)[0] ?? {},
    context: {},
  }).value as StateValue; // XState's own StateValue has the same shape
  initials.set(chart, value);
  return value;
}
const initials = new WeakMap<AnyStateMachine, StateValue>();

/**
 * One step of a chart from a state value: the state it leads to and what it emits; nothing emitted means it did not
 * move. XState's public `transition` builds an inert actor on every call (about 3 times slower); this keeps one per
 * chart.
 */
export function step(
  chart: AnyStateMachine,
  from: StateValue,
  context: DecisionContext<DocumentRow>,
  event: { readonly type: string; readonly data: unknown },
): Step {
  const inert = scopeOf(chart);
  inert.actions.length = 0;
  const snapshot = chart.resolveState({ value: from, context });
  const next: AnyMachineSnapshot = chart.transition(snapshot, event, inert.scope);
  if (context.thrown.length > 0) throw context.thrown[0];
  const emitted = inert.actions
    .filter((action) => action.type === 'xstate.emit')
    .map((action) => (action.params as { event: Emitted }).event); // the shape XState gives its emit action
  return { state: next.value as StateValue, emitted };
}

/** Whether the chart handles the command in this state at all, regardless of its rules. */
export function hasPlace(chart: AnyStateMachine, from: StateValue, command: string): boolean {
  const { _nodes: nodes } = chart.resolveState({ value: from, context: {} });
  return nodes.some((node) => node.ownEvents.includes(command));
}

function scopeOf(chart: AnyStateMachine): InertScope {
  const known = scopes.get(chart);
  if (known) return known;
  const actions: InertScope['actions'] = [];
  const self = createActor(chart, { input: undefined });
  const made: InertScope = {
    actions,
    scope: {
      self,
      system: self.system,
      id: self.id,
      sessionId: self.sessionId,
      logger: () => {},
      defer: () => {},
      stopChild: () => {},
      emit: () => {},
      actionExecutor: (action) => actions.push({ type: action.type, params: action.params }),
    } as InertScope['scope'],
  };
  scopes.set(chart, made);
  return made;
}
