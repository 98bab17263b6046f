import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

const NO_TARGET = '(internal)';
/** The event name used for eventless transitions. */
export const ALWAYS = 'always';

/** One transition at its place in a chart: the candidate at `position` of those for one event. */
export interface PlacedTransition {
  readonly id: string;
  readonly event: string;
  readonly position: number;
  readonly definition: AnyTransitionDefinition;
}

/** Every transition of a chart: `on`, `after`, actor outcomes, `onDone` and `always`, depth first. */
export function transitionsOf(machine: AnyStateMachine): PlacedTransition[] {
  const found: PlacedTransition[] = [];
  const add = (event: string, candidates: readonly AnyTransitionDefinition[]): void =>
    candidates.forEach((definition, position) =>
      found.push({ id: idOf(definition, event, position, candidates.length), event, position, definition }),
    );
  eachState(machine.root, (node) => {
    for (const [event, candidates] of node.transitions) add(event, candidates);
    add(ALWAYS, node.always ?? []);
  });
  return found;
}

/** The ids of a chart's transitions, keyed by the definitions that XState's inspection gives. */
export function transitionIds(machine: AnyStateMachine): ReadonlyMap<unknown, string> {
  const known =
    remembered.get(machine) ?? new Map(transitionsOf(machine).map(({ id, definition }) => [definition, id]));
  remembered.set(machine, known);
  return known;
}
const remembered = new WeakMap<AnyStateMachine, ReadonlyMap<unknown, string>>();

/** Visits a state and its descendants, depth first. */
export function eachState(node: AnyStateNode, visit: (node: AnyStateNode) => void): void {
  visit(node);
  for (const child of Object.values<AnyStateNode>(node.states)) eachState(child, visit);
}

/** The name of a chart's guard or action: `(inline)` if it has none. */
export function partName(part: unknown): string {
  if (typeof part === 'string') return part;
  if (typeof part === 'function') return part.name || '(inline)';
  return typeof part === 'object' && part !== null && 'type' in part ? String(part.type) : '(inline)';
}

/** An id that survives the reordering of unrelated parts of the chart. */
function idOf(
  definition: AnyTransitionDefinition,
  event: string,
  position: number,
  siblings: number,
): string {
  const targets = (definition.target ?? []).map((target) => target.id).join(', ');
  const branch = siblings > 1 ? `[${position}]` : '';
  return `${definition.source.id} --${event}${branch}--> ${targets || NO_TARGET}`;
}
